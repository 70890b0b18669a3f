public import Foundation
import VitrineCoreGraphics

/// A wheel of spokes that turns while something takes time.
///
/// It takes a step eight times a second by the clock of its window, and nothing while it is in none; so a picture of it
/// depends on the time alone.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// The size of an indicator.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// 37 points and white: the name of `large` before iOS 13.
        case whiteLarge = 0
        /// 20 points and white: a name of `medium` before iOS 13.
        case white = 1
        /// 20 points and gray: a name of `medium` before iOS 13.
        case gray = 2
    }

    /// By measurement of iOS: eight spokes, one turn a second.
    private static let count = 8
    private static let turn: TimeInterval = 1

    private final let wheel = UIView()
    private final let timer = IndicatorTimer()
    private final var beginning: TimeInterval?

    /// Makes an indicator of a style, as large as that.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        setUp()
    }

    /// Makes an indicator of medium size.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)!
        setUp()
        takeNib(coder, UIActivityIndicatorView.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIActivityIndicatorView.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        activityIndicatorViewNibPaths[key] ?? super.nibPath(key)
    }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeActivityIndicatorView(nib)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        wheel.isUserInteractionEnabled = false
        for index in 0..<Self.count {
            let spoke = UIView()
            // The brightest is the one that turns first, the others fade behind it.
            spoke.alpha = 1 - 0.75 * CGFloat(index) / CGFloat(Self.count - 1)
            wheel.addSubview(spoke)
        }
        addSubview(wheel)
        isHidden = hidesWhenStopped
        showColor()
    }

    // MARK: Look

    /// How large the indicator is. Old styles set ``color``, too.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            noteLayoutChange("style")
            invalidateIntrinsicContentSize()
            showColor()
            setNeedsLayout()
        }
    }

    /// The colour of the spokes; nil is that of the style, the default.
    open var color: UIColor! {
        get { storedColor ?? defaultColor }
        set {
            recordAppearance("color") { (view: UIActivityIndicatorView) in
                if view.storedColor == nil { view.color = newValue }
            }
            guard storedColor != newValue else { return }
            storedColor = newValue
            showColor()
        }
    }
    private final var storedColor: UIColor?

    private var defaultColor: UIColor {
        switch style {
        case .white, .whiteLarge: .white
        default: .secondaryLabel
        }
    }

    private func showColor() { for spoke in wheel.subviews { spoke.backgroundColor = color } }

    private static func size(of style: Style) -> CGSize {
        switch style {
        case .large, .whiteLarge: CGSize(width: 37, height: 37)
        default: CGSize(width: 20, height: 20)
        }
    }

    // MARK: Animation

    /// Whether the indicator is hidden while it does not turn. True unless set.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    /// Whether the indicator turns.
    open var isAnimating: Bool { beginning != nil }

    /// Shows the indicator, and has it turn.
    open func startAnimating() {
        guard beginning == nil else { return }
        beginning = runtimeContext.now
        if hidesWhenStopped { isHidden = false }
        step()
    }

    /// Has the indicator stand still, and hides it where ``hidesWhenStopped``.
    open func stopAnimating() {
        guard beginning != nil else { return }
        timer.cancel()
        beginning = nil
        if hidesWhenStopped { isHidden = true }
    }

    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        timer.cancel()
        if isAnimating, window != nil { step() }
    }

    /// Shows the wheel as it is now, and waits for the next step.
    private func step() {
        guard let beginning else { return }
        let (now, interval) = (runtimeContext.now, Self.turn / Double(Self.count))
        // A hair late is on time: instants are sums of intervals.
        let passed = ((now - beginning) / interval + 1e-6).rounded(.down)
        let index = passed.truncatingRemainder(dividingBy: Double(Self.count))
        UIView.performWithoutAnimation {
            wheel.transform = CGAffineTransform(rotationAngle: index * 2 * .pi / Double(Self.count))
        }
        guard window != nil else { return }
        let next = beginning + (passed + 1) * interval
        timer.schedule(after: max(0, next - now), in: runtimeContext) { [weak self] in self?.step() }
    }

    // MARK: Layout

    override class var defaultHugging: (UILayoutPriority, UILayoutPriority) { (.defaultHigh, .defaultHigh) }

    /// 20 or 37 points each way, by ``style``.
    open override dynamic var intrinsicContentSize: CGSize { Self.size(of: style) }
    /// 20 or 37 points each way, by ``style``.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.size(of: style).width
        wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        // A spoke takes the outer half of the radius.
        let (length, width) = (side * 0.26, side * 0.12)
        for (index, spoke) in wheel.subviews.enumerated() {
            spoke.layer.cornerRadius = width / 2
            spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
            let angle = -2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.count)
            let radius = side / 2 - length / 2 - side * 0.02
            spoke.center = CGPoint(x: side / 2 + radius * sin(angle), y: side / 2 - radius * cos(angle))
            spoke.transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    // MARK: Accessibility

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits { .updatesFrequently }

    /// "In progress" or "Progress halted", as UIKit's, unless another is set.
    open override dynamic var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }

    /// "1" while it turns, else "0", unless another is set.
    open override dynamic var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isAnimating ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
}
