public import Foundation
public import VitrineCoreGraphics

/// A control for choosing one of a range of values by dragging a thumb along a track.
///
/// It sends `.valueChanged` while the user drags, or at the end of it where ``isContinuous`` is false; setting ``value``
/// sends nothing. A touch beside the thumb does nothing.
@MainActor @preconcurrency
open class UISlider: UIControl {
    /// The thumb's diameter and the track's height, in points, by measurement of iOS.
    private static let thumb: CGFloat = 28
    private static let track: CGFloat = 4
    private static let height: CGFloat = 31
    /// How far beside the thumb a finger still takes it, in points; Vitrine's measure.
    private static let reach: CGFloat = 12
    /// The share of the range that an arrow or assistive technology moves the value by, as VoiceOver does.
    private static let stepShare: Float = 0.1

    private final let minimumTrack = UIImageView()
    private final let maximumTrack = UIImageView()
    private final let knob = UIImageView()
    private final var minimumImageView: UIImageView?
    private final var maximumImageView: UIImageView?
    private final var images = SliderImages()
    private final var storedValue: Float = 0
    /// From the finger to the middle of the thumb, in points.
    private final var grip: CGFloat = 0
    private final lazy var pan = ControlPan { [unowned self] in isOnThumb($0) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UISlider.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UISlider.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? { sliderNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeSlider(nib)
    }

    private func setUp() {
        for view in [maximumTrack, minimumTrack, knob] { addSubview(view) }
        addGestureRecognizer(pan)
        showParts()
    }

    // MARK: Value

    /// The value, within the limits. 0 unless set; setting it neither animates nor sends events.
    open var value: Float {
        get {
            noteRead(\UISlider.value)
            return storedValue
        }
        set {
            noteChange(\UISlider.value, from: storedValue, to: newValue) {
                setValue(newValue, animated: false)
            }
        }
    }

    override func ownObservablePath(named name: String) -> AnyKeyPath? {
        name == "value" ? \UISlider.value : super.ownObservablePath(named: name)
    }

    /// Sets the value, as near as the limits allow, without sending events. A value that is no number is ignored.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        let value = min(max(value, minimumValue), maximumValue)
        guard value != storedValue else { return }
        storedValue = value
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(
            withDuration: 0.25, delay: 0,
            options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
        ) { self.place() }
    }

    /// The smallest value. 0 unless set; a larger one than ``maximumValue`` takes that along.
    open var minimumValue: Float = 0 {
        didSet {
            guard minimumValue != oldValue else { return }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limitsDidChange()
        }
    }

    /// The largest value. 1 unless set; a smaller one than ``minimumValue`` takes that along.
    open var maximumValue: Float = 1 {
        didSet {
            guard maximumValue != oldValue else { return }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limitsDidChange()
        }
    }

    private func limitsDidChange() {
        setValue(storedValue, animated: false)
        setNeedsLayout()
    }

    /// Whether events are sent all the way, and not only at the end of a drag. True unless set.
    open var isContinuous = true

    // MARK: Look

    /// The colour of the track before the thumb; nil, the default, is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            recordAppearance(\UISlider.minimumTrackTintColor, from: oldValue)
            if minimumTrackTintColor != oldValue { showParts() }
        }
    }

    /// The colour of the track after the thumb; nil, the default, is the system's.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            recordAppearance(\UISlider.maximumTrackTintColor, from: oldValue)
            if maximumTrackTintColor != oldValue { showParts() }
        }
    }

    /// The colour of the thumb; nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet {
            recordAppearance(\UISlider.thumbTintColor, from: oldValue)
            if thumbTintColor != oldValue { showParts() }
        }
    }

    /// An image beside the smallest value. None unless set.
    open var minimumValueImage: UIImage? {
        didSet {
            if minimumValueImage != oldValue {
                minimumImageView = view(of: minimumValueImage, in: minimumImageView)
            }
        }
    }

    /// An image beside the largest value. None unless set.
    open var maximumValueImage: UIImage? {
        didSet {
            if maximumValueImage != oldValue {
                maximumImageView = view(of: maximumValueImage, in: maximumImageView)
            }
        }
    }

    private func view(of image: UIImage?, in old: UIImageView?) -> UIImageView? {
        setNeedsLayout()
        guard let image else {
            old?.removeFromSuperview()
            return nil
        }
        let view = old ?? UIImageView()
        view.image = image
        view.contentMode = .center
        if view.superview == nil { insertSubview(view, at: 0) }
        return view
    }

    /// Sets the thumb for a state. States without one show that of `.normal`.
    open func setThumbImage(_ image: UIImage?, for state: State) { set(image, .thumb, state) }
    /// Sets the track before the thumb for a state. States without one show that of `.normal`.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { set(image, .minimumTrack, state) }
    /// Sets the track after the thumb for a state. States without one show that of `.normal`.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { set(image, .maximumTrack, state) }

    /// The thumb for a state; nil if none was set for it.
    open func thumbImage(for state: State) -> UIImage? { images[.thumb, state] }
    /// The track before the thumb for a state; nil if none was set for it.
    open func minimumTrackImage(for state: State) -> UIImage? { images[.minimumTrack, state] }
    /// The track after the thumb for a state; nil if none was set for it.
    open func maximumTrackImage(for state: State) -> UIImage? { images[.maximumTrack, state] }

    /// The image of the thumb that is shown, of those set for states.
    open var currentThumbImage: UIImage? { images.current(.thumb, in: state) }
    /// The image of the track before the thumb that is shown, of those set for states.
    open var currentMinimumTrackImage: UIImage? { images.current(.minimumTrack, in: state) }
    /// The image of the track after the thumb that is shown, of those set for states.
    open var currentMaximumTrackImage: UIImage? { images.current(.maximumTrack, in: state) }

    private func set(_ image: UIImage?, _ part: SliderImages.Part, _ state: State) {
        images[part, state] = image
        showParts()
    }

    private func showParts() {
        let thumbImage = currentThumbImage
        knob.image = thumbImage
        knob.backgroundColor = thumbImage == nil ? thumbTintColor ?? .white : nil
        knob.layer.cornerRadius = thumbImage == nil ? Self.thumb / 2 : 0
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = thumbImage == nil ? 0.2 : 0
        knob.layer.shadowRadius = 4
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        show(currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, in: minimumTrack)
        show(currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, in: maximumTrack)
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, _ color: UIColor, in view: UIImageView) {
        view.image = image
        view.backgroundColor = image == nil ? color : nil
        view.layer.cornerRadius = image == nil ? Self.track / 2 : 0
    }

    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        showParts()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showParts()
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection { setNeedsLayout() }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    // MARK: Rectangles

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Where the image beside the smallest value goes.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: minimumValueImage, atLeft: !isMirrored, in: bounds)
    }

    /// Where the image beside the largest value goes.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: maximumValueImage, atLeft: isMirrored, in: bounds)
    }

    private func imageRect(of image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else {
            return CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: 0)
        }
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Where the track goes: between the images, 2 points inside the bounds, 4 points high.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let low = minimumValueImage == nil ? 0 : minimumValueImageRect(forBounds: bounds).width + 10
        let high = maximumValueImage == nil ? 0 : maximumValueImageRect(forBounds: bounds).width + 10
        let (left, right) = isMirrored ? (high, low) : (low, high)
        let height = currentMinimumTrackImage?.size.height ?? Self.track
        return CGRect(
            x: bounds.minX + left + 2, y: (bounds.midY - height / 2).rounded(.down),
            width: max(0, bounds.width - left - right - 4), height: height)
    }

    /// Where the thumb goes for a value. At the limits it ends where the bounds do.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumb, height: Self.thumb)
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let way = rect.width + 4 - size.width
        let x = rect.minX - 2 + (isMirrored ? 1 - share : share) * way
        return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    // MARK: Layout

    override class var defaultHugging: (UILayoutPriority, UILayoutPriority) { (.defaultLow, .defaultHigh) }

    /// 31 points high; of any width.
    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    /// As wide as it is, 31 points high.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: Self.height)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        let isMirrored = self.isMirrored
        let middle = min(max(thumb.midX, track.minX), track.maxX)
        let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        // Where the right part begins is below the thumb: it need not be changed with the value.
        minimumTrack.frame =
            isMirrored
            ? CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height) : left
        maximumTrack.frame = track
        knob.frame = thumb
        minimumImageView?.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView?.frame = maximumValueImageRect(forBounds: bounds)
        for view in [minimumTrack, maximumTrack] { view.alpha = isEnabled ? 1 : 0.5 }
        knob.alpha = isEnabled || currentThumbImage == nil ? 1 : 0.5
    }

    // MARK: Tracking

    private func isOnThumb(_ point: CGPoint) -> Bool {
        let track = trackRect(forBounds: bounds)
        return thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
            .insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    }

    /// Of a scroll view around it, and of everything but the thumb.
    open override dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    {
        gestureRecognizer === pan
            ? isEnabled && pan.mayBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Follows a touch on the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        guard isOnThumb(point) else { return false }
        let track = trackRect(forBounds: bounds)
        grip = thumbRect(forBounds: bounds, trackRect: track, value: storedValue).midX - point.x
        return true
    }

    /// Moves the thumb with the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let width = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).width
        let way = track.width + 4 - width
        guard way > 0 else { return true }
        let place = (touch.location(in: self).x + grip - (track.minX - 2) - width / 2) / way
        let share = Float(min(max(isMirrored ? 1 - place : place, 0), 1))
        let old = storedValue
        setValue(minimumValue + share * (maximumValue - minimumValue), animated: false)
        if storedValue != old, isContinuous { sendValueChange(with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendValueChange(with: event) }
    }

    // MARK: Keys

    /// Enabled sliders can have the focus.
    open override dynamic var canBecomeFocused: Bool { isEnabled }

    /// Left and right change the value by a tenth of the range.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let step = step(of: presses) else {
            super.pressesBegan(presses, with: event)
            return
        }
        change(by: Float(step), with: event)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !isEnabled || step(of: presses) == nil { super.pressesEnded(presses, with: event) }
    }

    /// How far an arrow moves the value, where the program says that values lie apart.
    package final var stepOfProgram: Float?

    private func change(by steps: Float, with event: UIEvent?) {
        let old = storedValue
        let step = max(stepOfProgram ?? 0, (maximumValue - minimumValue) * Self.stepShare)
        setValue(old + steps * step, animated: true)
        if storedValue != old { sendValueChange(with: event) }
    }

    // MARK: Accessibility

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        super.accessibilityTraitsOfKind.union(.adjustable)
    }

    /// The value as a percentage of the range, unless another is set.
    open override dynamic var accessibilityValue: String? {
        get {
            if let value = super.accessibilityValue { return value }
            let range = maximumValue - minimumValue
            return "\(Int((range > 0 ? (storedValue - minimumValue) / range * 100 : 0).rounded()))%"
        }
        set { super.accessibilityValue = newValue }
    }

    package override var accessibilityNumber: AccessibilityNode.Number? {
        guard maximumValue > minimumValue else { return nil }
        return .init(Double(storedValue), in: Double(minimumValue)...Double(maximumValue)) { [self] number in
            guard isEnabled else { return }
            let old = storedValue
            setValue(Float(number), animated: false)
            if storedValue != old { sendValueChange(with: nil) }
        }
    }

    open override func accessibilityIncrement() { if isEnabled { change(by: 1, with: nil) } }
    open override func accessibilityDecrement() { if isEnabled { change(by: -1, with: nil) } }
}
