public import Foundation
import VitrineCoreGraphics

/// A control that shows a colour, and opens a picker for another one.
///
/// It sends `.valueChanged` as the user chooses, not when ``selectedColor`` is set. The picker is a popover, or a sheet where
/// the screen is narrow.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
    // By eye, in points.
    private static let side: CGFloat = 28
    private static let ring: CGFloat = 3
    private static let gap: CGFloat = 2

    private final let hues = GradientView()
    private final let hole = UIView()
    private final let squares = UIView()
    private final let disc = UIView()
    private final lazy var listener = WellListener(self)
    private final weak var picker: UIColorPickerViewController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UIColorWell.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIColorWell.self }

    private func setUp() {
        let colors = (0...12).map {
            UIColor(hue: CGFloat($0) / 12, saturation: 0.85, brightness: 1, alpha: 1)
        }
        hues.show(
            colors, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.5, y: 0), type: .conic)
        hole.backgroundColor = .systemBackground
        squares.backgroundColor = Checkers.color
        for view in [hues, hole, squares, disc] {
            view.isUserInteractionEnabled = false
            view.clipsToBounds = true
            addSubview(view)
        }
        showColor()
    }

    // MARK: Value

    private final var storedColor: UIColor?

    /// The chosen colour; nil, as unless set, is none. It can be observed.
    open var selectedColor: UIColor? {
        get {
            noteRead(\UIColorWell.selectedColor)
            return storedColor
        }
        set {
            store(newValue)
            if let newValue { picker?.selectedColor = newValue }
        }
    }

    private func store(_ color: UIColor?) {
        noteChange(\UIColorWell.selectedColor, from: storedColor, to: color) { storedColor = color }
        showColor()
    }

    override func ownObservablePath(named name: String) -> AnyKeyPath? {
        name == "selectedColor" ? \UIColorWell.selectedColor : super.ownObservablePath(named: name)
    }

    /// Whether the user chooses an opacity, too. True unless set.
    open var supportsAlpha = true {
        didSet { picker?.supportsAlpha = supportsAlpha }
    }

    /// The title of the picker, and the control's name for assistive technology. None unless set.
    open var title: String? {
        didSet { picker?.title = title }
    }

    private func showColor() {
        disc.backgroundColor = storedColor
        squares.isHidden = storedColor == nil
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = !isEnabled ? 0.5 : isHighlighted ? 0.6 : 1
    }

    // MARK: Layout

    /// 28 × 28 points.
    open override dynamic var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    /// 28 × 28 points.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let whole = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        func put(_ view: UIView, _ inset: CGFloat) {
            view.frame = whole.insetBy(dx: min(inset, side / 2), dy: min(inset, side / 2))
            view.layer.cornerRadius = view.frame.width / 2
        }
        put(hues, 0)
        put(hole, Self.ring)
        put(squares, Self.ring + Self.gap)
        put(disc, Self.ring + Self.gap)
    }

    /// A finger takes it 8 points around, too.
    open override dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2))
            .contains(point)
    }

    // MARK: Picking

    private func open() {
        guard isEnabled, picker == nil, let presenter = nearestController,
            presenter.presentedViewController == nil
        else { return }
        let made = UIColorPickerViewController()
        made.title = title
        made.supportsAlpha = supportsAlpha
        if let storedColor { made.selectedColor = storedColor }
        made.delegate = listener
        made.modalPresentationStyle = .popover
        made.popoverPresentationController?.sourceView = self
        if let sheet = made.popoverPresentationController?.adaptiveSheetPresentationController {
            sheet.detents = [
                .custom { [weak made] context in
                    min(made?.preferredContentSize.height ?? 0, context.maximumDetentValue)
                }
            ]
        }
        picker = made
        presenter.present(made, animated: true)
    }

    private var nearestController: UIViewController? {
        var responder: UIResponder? = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return window?.rootViewController
    }

    fileprivate func choose(_ color: UIColor) {
        guard color != storedColor else { return }
        store(color)
        sendValueChange(with: nil)
    }

    override func primaryTouchEnded(with event: UIEvent?) { open() }

    open override dynamic var canBecomeFocused: Bool { isEnabled }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.contains(where: { $0.type == .select }) { super.pressesBegan(presses, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, presses.contains(where: { $0.type == .select }) else {
            super.pressesEnded(presses, with: event)
            return
        }
        open()
    }

    // MARK: Accessibility

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        super.accessibilityTraitsOfKind.union(.button)
    }
    /// The title, unless another is set.
    open override dynamic var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title ?? "Color" }
        set { super.accessibilityLabel = newValue }
    }
    /// The colour, unless another is set.
    open override dynamic var accessibilityValue: String? {
        get { super.accessibilityValue ?? storedColor.map { PickedColor($0, traitCollection).spoken } }
        set { super.accessibilityValue = newValue }
    }
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        open()
        return true
    }
}

/// Hears for a well what is chosen in its picker.
private final class WellListener: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) { self.well = well }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        well?.choose(color)
    }
}
