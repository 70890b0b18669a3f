public import Foundation
import VitrineCoreGraphics

/// A bar that shows how much of a task is done.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    /// The place of a bar.
    public enum Style: Int, Sendable {
        /// 4 points high.
        case `default` = 0
        /// 2 points high, with square ends, below a bar.
        case bar = 1
    }

    private final let track = UIImageView()
    private final let fill = UIImageView()
    private final var storedProgress: Float = 0
    private final let timer = IndicatorTimer()

    /// Makes a bar of a style, 150 points wide.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style == .bar ? 2 : 4))
        progressViewStyle = style
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UIProgressView.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIProgressView.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        progressViewNibPaths[key] ?? super.nibPath(key)
    }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeProgressView(nib)
    }

    private func setUp() {
        addSubview(track)
        addSubview(fill)
        showParts()
    }

    // MARK: Value

    /// The share of the task that is done, from 0 to 1; what lies outside is the nearer of the two.
    open var progress: Float {
        get {
            noteRead(\UIProgressView.progress)
            return storedProgress
        }
        set {
            noteChange(\UIProgressView.progress, from: storedProgress, to: newValue) {
                setProgress(newValue, animated: false)
            }
        }
    }

    override func ownObservablePath(named name: String) -> AnyKeyPath? {
        name == "progress" ? \UIProgressView.progress : super.ownObservablePath(named: name)
    }

    /// Sets the share of the task that is done. A value that is no number is 0.
    open func setProgress(_ progress: Float, animated: Bool) {
        let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard progress != storedProgress else { return }
        storedProgress = progress
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            self.place()
        }
    }

    /// The object whose `fractionCompleted` is shown. Setting ``progress`` has no effect for long while it has one.
    ///
    /// Foundation tells nobody of its changes here, so it is looked at ten times a second while the bar is in a window
    /// and the task is neither finished nor cancelled.
    open var observedProgress: Progress? {
        didSet {
            timer.cancel()
            if observedProgress != nil { look(animated: false) }
        }
    }

    private func look(animated: Bool) {
        guard let observedProgress else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: animated)
        guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        timer.schedule(after: 0.1, in: runtimeContext) { [weak self] in self?.look(animated: true) }
    }

    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        timer.cancel()
        look(animated: false)
    }

    // MARK: Look

    /// The place of the bar. Its height follows from it.
    open var progressViewStyle = Style.default {
        didSet {
            guard progressViewStyle != oldValue else { return }
            noteLayoutChange("progressViewStyle")
            invalidateIntrinsicContentSize()
            showParts()
        }
    }

    /// The colour of what is done; nil, the default, is the tint colour.
    open var progressTintColor: UIColor? {
        didSet {
            recordAppearance(\UIProgressView.progressTintColor, from: oldValue)
            if progressTintColor != oldValue { showParts() }
        }
    }

    /// The colour of what is not done; nil, the default, is the system's.
    open var trackTintColor: UIColor? {
        didSet {
            recordAppearance(\UIProgressView.trackTintColor, from: oldValue)
            if trackTintColor != oldValue { showParts() }
        }
    }

    /// An image for what is done, in place of a colour.
    open var progressImage: UIImage? {
        didSet { if progressImage != oldValue { showParts() } }
    }

    /// An image for what is not done, in place of a colour.
    open var trackImage: UIImage? {
        didSet { if trackImage != oldValue { showParts() } }
    }

    private func showParts() {
        show(trackImage, trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill), in: track)
        show(progressImage, progressTintColor ?? tintColor, in: fill)
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, _ color: UIColor, in view: UIImageView) {
        view.image = image
        view.backgroundColor = image == nil ? color : nil
    }

    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        showParts()
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection { setNeedsLayout() }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    // MARK: Layout

    private var height: CGFloat { trackImage?.size.height ?? (progressViewStyle == .bar ? 2 : 4) }

    override class var defaultHugging: (UILayoutPriority, UILayoutPriority) { (.defaultLow, .defaultHigh) }

    /// Of any width; 4 points high, 2 in a bar, or as high as ``trackImage``.
    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    /// As wide as it is told, or 150 points.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : 150, height: height)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        track.layer.cornerRadius = trackImage == nil ? radius : 0
        fill.layer.cornerRadius = progressImage == nil ? radius : 0
        track.frame = bounds
        let width = bounds.width * CGFloat(storedProgress)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(
            x: isMirrored ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
            height: bounds.height)
        fill.isHidden = storedProgress == 0
    }

    // MARK: Accessibility

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits { .updatesFrequently }

    /// The progress as a percentage, unless another is set.
    open override dynamic var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    package override var accessibilityNumber: AccessibilityNode.Number? {
        .init(Double(storedProgress), in: 0...1)
    }

    /// "Progress", as UIKit's, unless another is set.
    open override dynamic var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? "Progress" }
        set { super.accessibilityLabel = newValue }
    }
}
