public import Foundation
import VitrineCoreGraphics

/// A control of two buttons that lower and raise a value.
///
/// It sends `.valueChanged` and `.primaryActionTriggered` when the user changes the value, not when ``value`` is set. Its
/// size is 94 × 32 points.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    /// By measurement of iOS 13 to 18.
    private static let size = CGSize(width: 94, height: 32)
    private static let radius: CGFloat = 8
    /// How long a button is held before it repeats, and how often then, in seconds; Vitrine's measures.
    package static let delay: TimeInterval = 0.5
    package static let interval: TimeInterval = 0.1

    private final let minus = UIView()
    private final let plus = UIView()
    private final let plusBars = [UIView(), UIView()]
    private final let shade = UIView()
    private final let divider = UIView()
    private final let timer = IndicatorTimer()
    /// What the program has set in the place of these. Views for it are made when there is something.
    final var images = StepperImages() { didSet { imagesDidChange(from: oldValue) } }
    private final var slices: (left: ImageSliceView, right: ImageSliceView)?
    private final var dividerPicture: UIImageView?
    private final var minusPicture: UIImageView?
    private final var plusPicture: UIImageView?
    /// The stepper's own background, while the program has another.
    private final var ownBackground: UIColor?
    private final var storedValue: Double = 0
    /// What the finger is on: 1 the button that raises, -1 the one that lowers.
    private final var pressed: Int?
    private final var hasRepeated = false

    /// Makes a stepper at the frame's origin; its size is not the frame's.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UIStepper.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIStepper.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? { stepperNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeStepper(nib)
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.radius
        shade.backgroundColor = .systemFill
        shade.layer.cornerRadius = Self.radius
        divider.backgroundColor = .separator
        for view in [shade, divider, minus, plus] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for bar in plusBars { plus.addSubview(bar) }
        for bar in [minus] + plusBars {
            bar.backgroundColor = .label
            bar.layer.cornerRadius = 1
        }
        showState()
    }

    // MARK: Value

    /// The value, within the limits. 0 unless set; setting it sends no events.
    open var value: Double {
        get { storedValue }
        set {
            guard !newValue.isNaN else { return }
            storedValue = min(max(newValue, minimumValue), maximumValue)
            showState()
        }
    }

    /// The smallest value. 0 unless set; traps unless it is below ``maximumValue``, as in UIKit.
    open var minimumValue: Double = 0 {
        didSet {
            demand(
                minimumValue < maximumValue,
                "UIStepper: a minimumValue of \(minimumValue) is not below the maximumValue of \(maximumValue). Set the larger limit first."
            )
            value = storedValue
        }
    }

    /// The largest value. 100 unless set; traps unless it is above ``minimumValue``, as in UIKit.
    open var maximumValue: Double = 100 {
        didSet {
            demand(
                maximumValue > minimumValue,
                "UIStepper: a maximumValue of \(maximumValue) is not above the minimumValue of \(minimumValue). Set the smaller limit first."
            )
            value = storedValue
        }
    }

    /// How far a press changes the value. 1 unless set; traps unless it is positive, as in UIKit.
    open var stepValue: Double = 1 {
        didSet {
            demand(stepValue > 0, "UIStepper: a stepValue of \(stepValue) leads nowhere; set one above 0.")
        }
    }

    /// Whether events are sent while a button is held, and not only when it is let go. True unless set.
    open var isContinuous = true
    /// Whether a button that is held goes on changing the value. True unless set.
    open var autorepeat = true
    /// Whether the value goes from one limit to the other. False unless set.
    open var wraps = false {
        didSet { if wraps != oldValue { showState() } }
    }

    /// Whether a step in a direction leads somewhere.
    private func canStep(_ direction: Int) -> Bool {
        wraps || (direction > 0 ? storedValue < maximumValue : storedValue > minimumValue)
    }

    /// Changes the value by a step, as the user does.
    ///
    /// - Returns: Whether it is another value.
    @discardableResult
    private func step(_ direction: Int, with event: UIEvent?, tells: Bool) -> Bool {
        let (old, target) = (storedValue, storedValue + Double(direction) * stepValue)
        if wraps, target > maximumValue {
            value = minimumValue
        } else if wraps, target < minimumValue {
            value = maximumValue
        } else {
            value = target
        }
        guard storedValue != old else { return false }
        if tells { sendValueChange(with: event) }
        return true
    }

    // MARK: Look

    private func showState() {
        showSign(minus, minusPicture, images.decrement, -1)
        showSign(plus, plusPicture, images.increment, 1)
        let (left, right) = isMirrored ? (1, -1) : (-1, 1)
        slices?.left.image = images.background.shown(in: state(of: left))
        slices?.right.image = images.background.shown(in: state(of: right))
        dividerPicture?.image = images.divider.shown(state(of: left), state(of: right))
        shade.isHidden = slices != nil || pressed == nil || !isHighlighted
        setNeedsLayout()
    }

    private func showSign(_ own: UIView, _ picture: UIImageView?, _ images: StateImages, _ direction: Int) {
        let state = state(of: direction)
        own.isHidden = picture != nil
        (picture ?? own).alpha = state == .disabled && images[.disabled] == nil ? 0.3 : 1
        picture?.image = images.shown(in: state).map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
    }

    /// The state of one of the buttons.
    private func state(of direction: Int) -> State {
        guard isEnabled, canStep(direction) else { return .disabled }
        return pressed == direction && isHighlighted ? .highlighted : .normal
    }

    private func imagesDidChange(from old: StepperImages) {
        func picture(_ images: (StepperImages) -> Bool, _ made: UIImageView?) -> UIImageView? {
            guard !images(self.images) else {
                made?.removeFromSuperview()
                return nil
            }
            if let made { return made }
            let view = UIImageView()
            addSubview(view)
            return view
        }
        minusPicture = picture(\.decrement.isEmpty, minusPicture)
        plusPicture = picture(\.increment.isEmpty, plusPicture)
        dividerPicture = picture(\.divider.isEmpty, dividerPicture)
        divider.isHidden = dividerPicture != nil
        if images.background.isEmpty != old.background.isEmpty { backgroundsDidChange() }
        showState()
    }

    private func backgroundsDidChange() {
        if let slices {
            slices.left.removeFromSuperview()
            slices.right.removeFromSuperview()
            self.slices = nil
            backgroundColor = ownBackground
            layer.cornerRadius = Self.radius
        } else {
            let made = (left: ImageSliceView(), right: ImageSliceView())
            made.left.endsAtRight = false
            made.right.endsAtLeft = false
            insertSubview(made.left, at: 0)
            insertSubview(made.right, at: 0)
            slices = made
            ownBackground = backgroundColor
            backgroundColor = nil
            layer.cornerRadius = 0
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    // MARK: Layout

    override class var defaultHugging: (UILayoutPriority, UILayoutPriority) { (.defaultHigh, .defaultHigh) }

    /// 94 × 32 points.
    open override dynamic var intrinsicContentSize: CGSize { Self.size }
    /// 94 × 32 points.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        let (left, right) = (bounds.minX + half / 2, bounds.maxX - half / 2)
        let (low, high) = isMirrored ? (right, left) : (left, right)
        minus.frame = CGRect(x: low - 7, y: bounds.midY - 1, width: 14, height: 2)
        plus.frame = CGRect(x: high - 7, y: bounds.midY - 7, width: 14, height: 14)
        plusBars[0].frame = CGRect(x: 0, y: 6, width: 14, height: 2)
        plusBars[1].frame = CGRect(x: 6, y: 0, width: 2, height: 14)
        divider.frame = CGRect(
            x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: max(0, bounds.height - 14))
        let dividerWidth = dividerPicture?.image?.size.width ?? 0
        dividerPicture?.frame = CGRect(
            x: bounds.midX - dividerWidth / 2, y: bounds.minY, width: dividerWidth, height: bounds.height)
        // What is between the parts is not drawn over their images.
        let part = half - dividerWidth / 2
        slices?.left.frame = CGRect(x: bounds.minX, y: bounds.minY, width: part, height: bounds.height)
        slices?.right.frame = CGRect(
            x: bounds.maxX - part, y: bounds.minY, width: part, height: bounds.height)
        place(minusPicture, at: low)
        place(plusPicture, at: high)
        if let pressed {
            let isAtRight = (pressed > 0) != isMirrored
            shade.frame = CGRect(
                x: isAtRight ? bounds.midX : bounds.minX, y: bounds.minY, width: half, height: bounds.height)
        }
    }

    private func place(_ picture: UIImageView?, at x: CGFloat) {
        let size = picture?.image?.size ?? .zero
        picture?.frame = CGRect(
            x: (x - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
            width: size.width,
            height: size.height)
    }

    // MARK: Tracking

    private func direction(at point: CGPoint) -> Int { (point.x > bounds.midX) != isMirrored ? 1 : -1 }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let direction = direction(at: touch.location(in: self))
        guard canStep(direction) else { return false }
        pressed = direction
        hasRepeated = false
        if autorepeat { wait(Self.delay) }
        return true
    }

    private func wait(_ time: TimeInterval) {
        timer.schedule(after: time, in: runtimeContext) { [weak self] in
            guard let self, let pressed, isTracking else { return }
            if isTouchInside, step(pressed, with: nil, tells: isContinuous) { hasRepeated = true }
            wait(Self.interval)
        }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        timer.cancel()
        if let pressed, isTouchInside, !hasRepeated {
            step(pressed, with: event, tells: true)
        } else if hasRepeated, !isContinuous {
            sendValueChange(with: event)
        }
        pressed = nil
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        timer.cancel()
        pressed = nil
    }

    // MARK: Keys

    /// Enabled steppers can have the focus.
    open override dynamic var canBecomeFocused: Bool { isEnabled }

    /// Left and right change the value by a step.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let direction = step(of: presses), canStep(direction) else {
            super.pressesBegan(presses, with: event)
            return
        }
        step(direction, with: event, tells: true)
    }

    // MARK: Accessibility

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        super.accessibilityTraitsOfKind.union(.adjustable)
    }

    /// The value, unless another is set.
    open override dynamic var accessibilityValue: String? {
        get {
            super.accessibilityValue
                ?? (storedValue == storedValue.rounded() && abs(storedValue) < 1e15
                    ? "\(Int(storedValue))" : "\(storedValue)")
        }
        set { super.accessibilityValue = newValue }
    }

    package override var accessibilityNumber: AccessibilityNode.Number? {
        maximumValue > minimumValue ? .init(storedValue, in: minimumValue...maximumValue) : nil
    }

    open override func accessibilityIncrement() { if isEnabled { step(1, with: nil, tells: true) } }
    open override func accessibilityDecrement() { if isEnabled { step(-1, with: nil, tells: true) } }
}
