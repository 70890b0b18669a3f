import VitrineCoreGraphics

/// A field on which a colour is chosen by a touch or a drag, and by arrows while it has the focus.
class ColorSurface: UIControl {
    static let radius: CGFloat = 8

    /// The colour that is shown as chosen.
    final private(set) var shown = PickedColor(red: 1, green: 1, blue: 1)
    /// What to do with a colour that the user chose. Its opacity is not the surface's.
    final var onChoice: (_ color: PickedColor, _ continuously: Bool) -> Void = { _, _ in }

    /// Keeps the drag from scroll views and sheets around.
    private final lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.cancelsTouchesInView = false
        pan.maximumNumberOfTouches = 1
        return pan
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    final func show(_ color: PickedColor) {
        guard color != shown else { return }
        shown = color
        colorDidChange()
    }

    final func choose(_ color: PickedColor, continuously: Bool) {
        var color = color
        color.alpha = shown.alpha
        show(color)
        onChoice(color, continuously)
    }

    /// Shows the colour as it is now.
    func colorDidChange() {}
    /// The colour at a point, which may be outside.
    func color(at point: CGPoint) -> PickedColor { shown }
    /// The colour that some arrows lead to; nil where there is none.
    func color(beside steps: (x: Int, y: Int)) -> PickedColor? { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(color(at: touch.location(in: self)), continuously: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let color = color(at: touch.location(in: self))
        if !color.hasBytes(of: shown) { choose(color, continuously: true) }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        choose(shown, continuously: false)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        choose(shown, continuously: false)
    }

    override var canBecomeFocused: Bool { isEnabled }

    private func steps(of presses: Set<UIPress>) -> (x: Int, y: Int)? {
        for press in presses {
            switch press.type {
            case .leftArrow: return (-1, 0)
            case .rightArrow: return (1, 0)
            case .upArrow: return (0, -1)
            case .downArrow: return (0, 1)
            default: continue
            }
        }
        return nil
    }

    /// Arrows move the choice; at an edge they move the focus.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let steps = steps(of: presses), let color = color(beside: steps),
            !color.hasBytes(of: shown)
        else {
            super.pressesBegan(presses, with: event)
            return
        }
        choose(color, continuously: false)
    }

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        super.accessibilityTraitsOfKind.union(.adjustable)
    }
    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? shown.spoken }
        set { super.accessibilityValue = newValue }
    }
}
