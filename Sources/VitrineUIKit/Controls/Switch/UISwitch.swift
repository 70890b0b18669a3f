public import Foundation
import VitrineCoreGraphics

/// A control that is on or off.
///
/// It sends `.valueChanged` and `.primaryActionTriggered` when the user turns it, not when ``isOn`` is set. Its size is
/// always 51 × 31 points, whatever frame it is given.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    /// How a switch looks.
    public enum Style: Int, Sendable {
        /// As the system thinks best; here that is sliding.
        case automatic = 0
        /// A box with a check mark, on a Mac alone.
        case checkbox = 1
        /// A thumb that slides.
        case sliding = 2
    }

    /// By measurement of iOS 13 to 18.
    static let size = CGSize(width: 51, height: 31)
    /// The thumb's diameter, in points; it is stretched while it is pressed.
    private static let thumb: CGFloat = 27
    private static let stretch: CGFloat = 7
    private static let margin: CGFloat = 2
    /// How long the thumb takes from one side to the other, in seconds.
    private static let duration: TimeInterval = 0.2

    private final let face = UIView()
    private final let track = UIView()
    private final let knob = UIView()
    private final var storedIsOn = false
    /// Whether the finger has turned the switch already, so that lifting it does not.
    private final var wasDragged = false
    private final lazy var pan = ControlPan { _ in true }

    /// Makes a switch at the frame's origin; its size is not the frame's.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UISwitch.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UISwitch.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? { switchNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeSwitch(nib)
    }

    private func setUp() {
        face.isUserInteractionEnabled = false
        track.layer.cornerRadius = Self.size.height / 2
        knob.layer.cornerRadius = Self.thumb / 2
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = 0.15
        knob.layer.shadowRadius = 4
        knob.layer.shadowOffset = CGSize(width: 0, height: 3)
        face.addSubview(track)
        face.addSubview(knob)
        addSubview(face)
        addGestureRecognizer(pan)
        layer.cornerRadius = Self.size.height / 2
        showColors()
    }

    // MARK: Value

    /// Whether the switch is on. False unless set; setting it neither animates nor sends events.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch, without sending events.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        move(animated: animated)
    }

    // MARK: Look

    /// The colour of the track while the switch is on; nil, the default, is the system's green.
    open var onTintColor: UIColor? {
        didSet {
            recordAppearance(\UISwitch.onTintColor, from: oldValue)
            if onTintColor != oldValue { showColors() }
        }
    }

    /// The colour of the thumb; nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet {
            recordAppearance(\UISwitch.thumbTintColor, from: oldValue)
            if thumbTintColor != oldValue { showColors() }
        }
    }

    /// Shown by iOS 6 alone; as on all systems since, it has no effect.
    open var onImage: UIImage?

    /// Shown by iOS 6 alone; as on all systems since, it has no effect.
    open var offImage: UIImage?

    /// The style that is wished for. A check box is a Mac's: the switch slides whatever is set.
    open var preferredStyle = Style.automatic

    /// The style in use: sliding.
    open var style: Style { .sliding }

    private func showColors() {
        track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        knob.backgroundColor = thumbTintColor ?? .white
    }

    // MARK: Layout

    override class var defaultHugging: (UILayoutPriority, UILayoutPriority) { (.defaultHigh, .defaultHigh) }

    /// 51 × 31 points.
    open override dynamic var intrinsicContentSize: CGSize { Self.size }
    /// 51 × 31 points.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = CGRect(origin: .zero, size: Self.size)
        face.frame = area
        track.frame = area
        let width = Self.thumb + (isHighlighted ? Self.stretch : 0)
        let isAtRight = storedIsOn != isMirrored
        knob.frame = CGRect(
            x: isAtRight ? area.width - Self.margin - width : Self.margin, y: Self.margin, width: width,
            height: Self.thumb)
        face.alpha = isEnabled ? 1 : 0.5
    }

    private func move(animated: Bool) {
        guard animated, window != nil else {
            showColors()
            setNeedsLayout()
            return
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
        ) {
            self.showColors()
            self.place()
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        move(animated: true)
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection { setNeedsLayout() }
    }

    // MARK: Tracking

    private func turn(with event: UIEvent?) {
        setOn(!storedIsOn, animated: true)
        sendValueChange(with: event)
    }

    open override dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    {
        gestureRecognizer === pan ? pan.mayBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        return super.beginTracking(touch, with: event)
    }

    /// The thumb follows a finger that crosses the middle or an edge towards the other side.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = touch.location(in: self).x
        let isAtRight = storedIsOn != isMirrored
        // A finger that wavers about the middle does not turn the switch to and fro.
        let limit = Self.size.width / 2 + (isAtRight ? -6 : 6)
        let start = touch.previousLocation(in: self).x
        if isAtRight ? place < limit && start >= limit : place > limit && start <= limit {
            wasDragged = true
            turn(with: event)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !wasDragged, isTouchInside { turn(with: event) }
    }

    // MARK: Keys

    /// Enabled switches can have the focus.
    open override dynamic var canBecomeFocused: Bool { isEnabled }

    /// Space and return turn the switch.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, presses.contains(where: { $0.type == .select }) else {
            super.pressesBegan(presses, with: event)
            return
        }
        isHighlighted = true
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isHighlighted, presses.contains(where: { $0.type == .select }) else {
            super.pressesEnded(presses, with: event)
            return
        }
        isHighlighted = false
        turn(with: event)
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isHighlighted else {
            super.pressesCancelled(presses, with: event)
            return
        }
        isHighlighted = false
    }

    // MARK: Accessibility

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        super.accessibilityTraitsOfKind.union([.button, .toggleButton])
    }

    /// "1" or "0", as UIKit's, unless another is set.
    open override dynamic var accessibilityValue: String? {
        get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        turn(with: nil)
        return true
    }
}
