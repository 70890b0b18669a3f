public import Foundation
import VitrineCoreGraphics

/// Lets the user choose a colour: on a grid, in a spectrum, with sliders or by a code.
///
/// Present it as a sheet or, with a source, as a popover. Colours are of the standard colour space; there is no eyedropper.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
    /// Makes a picker.
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() { sizeDidChange() }

    /// Hears what the user chooses.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    private final var storedColor = UIColor.white

    /// The chosen colour. White unless set; setting it tells the delegate nothing. It can be observed.
    open var selectedColor: UIColor {
        get {
            noteRead(\UIColorPickerViewController.selectedColor)
            return storedColor
        }
        set {
            store(newValue)
            picker?.show(PickedColor(newValue, traitCollection))
        }
    }

    private func store(_ color: UIColor) {
        noteChange(\UIColorPickerViewController.selectedColor, from: storedColor, to: color) {
            storedColor = color
        }
    }

    override func ownObservablePath(named name: String) -> AnyKeyPath? {
        name == "selectedColor"
            ? \UIColorPickerViewController.selectedColor : super.ownObservablePath(named: name)
    }

    /// Whether the user chooses an opacity, too. True unless set.
    open var supportsAlpha = true {
        didSet {
            guard supportsAlpha != oldValue else { return }
            picker?.supportsAlpha = supportsAlpha
            sizeDidChange()
        }
    }

    private func sizeDidChange() {
        preferredContentSize = CGSize(
            width: ColorPickerView.width, height: ColorPickerView.naturalHeight(supportsAlpha: supportsAlpha))
    }

    open override var title: String? {
        didSet { if title != oldValue { picker?.titleText = title ?? Self.standardTitle } }
    }

    private static let standardTitle = "Colors"

    private final var picker: ColorPickerView? { viewIfLoaded as? ColorPickerView }

    open override func loadView() {
        let made = ColorPickerView(
            title: title ?? Self.standardTitle, color: PickedColor(storedColor, traitCollection))
        made.backgroundColor = .systemBackground
        made.supportsAlpha = supportsAlpha
        made.onChoice = { [weak self] color, continuously in
            guard let self else { return }
            store(color.color)
            delegate?.colorPickerViewController(self, didSelect: color.color, continuously: continuously)
        }
        made.onClose = { [weak self] in self?.close() }
        view = made
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle {
            picker?.show(PickedColor(storedColor, traitCollection))
        }
    }

    private func close() {
        guard !isBeingDismissed else { return }
        isClosed = true
        dismiss(animated: true)
    }

    private final var isClosed = false

    /// The user has dismissed it with the button, or by dragging or touching what is outside.
    open override dynamic func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isClosed || runningPresentation?.isDismissedByUser == true else { return }
        isClosed = false
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.type == .menu || $0.key?.keyCode == .keyboardEscape }) {
            close()
        } else {
            super.pressesBegan(presses, with: event)
        }
    }
}

/// Hears what the user chooses in a colour picker. Every method is optional.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// The user has chosen a colour.
    ///
    /// - Parameter continuously: Whether the finger is still moving; the same colour comes again with false at the end.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The user has chosen a colour: the older form, which is called where the other one is not there.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The user has dismissed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        colorPickerViewControllerDidSelectColor(viewController)
    }
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
