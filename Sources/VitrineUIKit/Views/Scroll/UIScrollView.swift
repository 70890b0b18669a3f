import VitrineFoundation
import VitrinePlatform
import VitrineQuartzCore

/// Shows a part of its content and lets the user move it.
///
/// The content is what lies in the view's bounds: ``contentOffset`` is the origin of the bounds, and every change of
/// it calls `layoutSubviews`. All motion is a closed form of time, so it is the same at any frame rate. What the delegate
/// names can be zoomed: by two fingers, by a wheel with Control held, and by the program.
@MainActor @preconcurrency
open class UIScrollView: UIView {
    /// How quickly scrolling slows down: the factor of the speed per millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// .998 per millisecond: 1000 points per second travel 499.5 points.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// .99 per millisecond: 1000 points per second travel 99.5 points.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// When titles at the edge are shown that lead to sections.
    public enum IndexDisplayMode: Int, Sendable {
        /// Where the data source has some.
        case automatic = 0
        /// Never.
        case alwaysHidden = 1
    }

    /// When the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along axes that scroll, and vertically for what scrolls under a navigation bar.
        case automatic = 0
        /// Along axes that scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Always.
        case always = 3
    }

    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light appearance, light on dark.
        case `default` = 0
        /// Dark, for light content.
        case black = 1
        /// Light, for dark content.
        case white = 2
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UIScrollView.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIScrollView.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        scrollViewNibPaths[key] ?? super.nibPath(key)
    }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeScrollView(nib)
    }

    private func setUp() {
        clipsToBounds = true
        pan.scrollView = self
        addGestureRecognizer(touchDelay)
        addGestureRecognizer(pan)
        touchDelay.scrollView = self
    }

    override func ownObservablePath(named name: String) -> AnyKeyPath? {
        Self.scrollPaths[name] ?? super.ownObservablePath(named: name)
    }

    // MARK: Content

    /// The delegate.
    // Subclasses declare a delegate of a narrower type, as Apple's do; theirs is preferred.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { DelegateMethods.check(delegate) }
    }

    /// The point of the content at the top left of the view, in points. Rounded to whole pixels, as in UIKit.
    open var contentOffset: CGPoint {
        get {
            noteRead(\UIScrollView.contentOffset)
            return bounds.origin
        }
        set {
            MainThread.demand(self)
            demandOffset(newValue)
            bounds.origin = roundedToPixels(newValue)
        }
    }

    /// The size of the content, in points.
    open var contentSize: CGSize {
        get {
            noteRead(\UIScrollView.contentSize)
            return storedContentSize
        }
        set {
            MainThread.demand(self)
            guard newValue != storedContentSize else { return }
            noteChange(\UIScrollView.contentSize, from: storedContentSize, to: newValue) {
                storedContentSize = newValue
                updateAdjustedInset()
                returnIntoRangeIfIdle()
                indicators.update()
                // Content that goes on under a bar is seen through it, whether it is scrolled or not.
                barObserver?.contentDidMove(in: self)
                bottomBarObserver?.contentDidMove(in: self)
            }
        }
    }
    final var storedContentSize = CGSize.zero
    /// The scale of the content.
    final lazy var zoom = ScrollZoom(self)

    /// Whether the offset stays where it is although it may be out of range: the content is about to be moved, too.
    var holdsOffset = false

    /// Whether a change of the offset asks for a layout pass. Not within the one that makes it.
    var followsOffset = true

    /// The size of the visible part is about to have consequences for the offset.
    func visibleSizeDidChange(from old: CGRect) {}

    /// Space around the content, in points.
    open var contentInset: UIEdgeInsets {
        get {
            noteRead(\UIScrollView.contentInset)
            return storedContentInset
        }
        set {
            MainThread.demand(self)
            guard newValue != storedContentInset else { return }
            demand(
                !(newValue.top + newValue.left + newValue.bottom + newValue.right).isNaN,
                "UIScrollView: contentInset contains NaN: \(newValue). View: \(self). Look for a division by zero, or infinite numbers subtracted from each other."
            )
            noteChange(\UIScrollView.contentInset, from: storedContentInset, to: newValue) {
                storedContentInset = newValue
                updateAdjustedInset()
            }
        }
    }
    private final var storedContentInset = UIEdgeInsets.zero

    /// ``contentInset`` plus what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets { storedAdjustedInset }
    private var storedAdjustedInset: UIEdgeInsets = .zero
    func setAdjustedInset(_ inset: UIEdgeInsets) { storedAdjustedInset = inset }

    /// When the safe area is added to ``contentInset``.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet {
            recordAppearance(\UIScrollView.contentInsetAdjustmentBehavior, from: oldValue)
            updateAdjustedInset()
        }
    }

    /// ``adjustedContentInset`` changed. Override and call `super`.
    open func adjustedContentInsetDidChange() {}

    /// The size of the visible part.
    open var visibleSize: CGSize { bounds.size }

    // MARK: For Auto Layout

    override var describedState: [String] {
        let (offset, size, insets) = (contentOffset, contentSize, adjustedContentInset)
        func list(_ numbers: CGFloat...) -> String {
            "{\(numbers.map(UIView.text(of:)).joined(separator: ", "))}"
        }
        return [
            "contentOffset: \(list(offset.x, offset.y))", "contentSize: \(list(size.width, size.height))",
            "adjustedContentInset: \(list(insets.top, insets.left, insets.bottom, insets.right))",
        ]
    }

    override var scrollsContent: Bool { true }
    override var contentLayoutItem: LayoutItem? { contentLayoutGuide.madeLayoutItem }
    override func takeContentSize(_ size: CGSize) { contentSize = size }
    // The content of a scroll view says nothing about the scroll view.
    override func isSized(by subview: UIView) -> Bool { false }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            guard newValue != old else { return }
            noteChange(\UIScrollView.contentOffset, from: old.origin, to: newValue.origin) {
                boundsWillChange(to: newValue)
                super.bounds = newValue
                boundsDidChange(from: old)
            }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            if newValue.size != old.size, CATransform3DIsIdentity(layer.transform) {
                boundsWillChange(to: CGRect(origin: old.origin, size: newValue.size))
            }
            super.frame = newValue
            if super.bounds != old { boundsDidChange(from: old) }
        }
    }

    /// The bounds are about to be others; they are the old ones still.
    func boundsWillChange(to newBounds: CGRect) {}

    /// Where content comes to rest that would by itself come to rest at an offset. Velocity in points per millisecond.
    func restingOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// The bounds are others now.
    func boundsDidChange(from old: CGRect) {
        let now = super.bounds
        // Setting one through the other reports once.
        guard now != reportedBounds else { return }
        reportedBounds = now
        if now.origin != old.origin {
            let delta = CGPoint(x: now.origin.x - old.origin.x, y: now.origin.y - old.origin.y)
            if !physics.isApplying { physics.contentWasMoved(by: delta) }
            if followsOffset { setNeedsLayout() }
            runningReports += 1
            demand(
                runningReports <= Self.mostRunningReports,
                "UIScrollView: scrollViewDidScroll(_:) of \(delegate.map { "\(type(of: $0))" } ?? "the delegate") sets contentOffset to something else whenever it is called, \(Self.mostRunningReports) calls deep. View: \(self). Set it only if it is not yet what it should be."
            )
            runtimeContext.enter { delegate?.scrollViewDidScroll(self) }
            runningReports -= 1
        }
        if now.size != old.size {
            visibleSizeDidChange(from: old)
            updateAdjustedInset()
            returnIntoRangeIfIdle()
        }
        indicators.update()
        barObserver?.contentDidMove(in: self)
        bottomBarObserver?.contentDidMove(in: self)
        topAccessory?.contentDidMove()
    }
    private var reportedBounds: CGRect?
    /// How many calls of `scrollViewDidScroll(_:)` are running now, one in the other.
    private final var runningReports = 0
    private static let mostRunningReports = 200

    /// What stands above the content and is pulled into view.
    final var topAccessory: (any ScrollTopAccessory)?
    /// The bar that moves with the content.
    weak var barObserver: (any ScrollBarObserver)?
    /// The bar that lies over the end of the content.
    final weak var bottomBarObserver: (any ScrollBarObserver)?
    /// Whether the view is what scrolls under a navigation bar: then the safe area counts vertically by itself.
    var isUnderBar = false {
        didSet { if isUnderBar != oldValue { updateAdjustedInset() } }
    }

    /// Whether the scroll view is what a controller made for it shows, as a collection view controller does.
    var isContentOfController = false {
        didSet {
            guard isContentOfController != oldValue else { return }
            keyboardAvoidance?.end()
            keyboardAvoidance = isContentOfController ? KeyboardAvoidance(self) : nil
            keyboardAvoidance?.makeRoom()
        }
    }
    /// Makes room for the keyboard in the content of a controller.
    private final var keyboardAvoidance: KeyboardAvoidance?

    /// Whether that controller is the root of a window: then, with automatic adjustment, the content keeps clear of the
    /// safe area at top and bottom although it is too short to scroll. (Seen on iOS 14 and 17.)
    var isContentOfRootController: Bool {
        isContentOfController && superview?.superview?.isWindow == true
    }
    /// Whether the controller around it lets its bars count although nothing scrolls.
    var isAdjustedByController: Bool {
        var responder = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller.adjustsScrollViewInsets }
            responder = current.next
        }
        return true
    }
    /// What a large title has given up of its height by scrolling. The content keeps its range meanwhile, so it is in
    /// ``adjustedContentInset``; set before the safe area changes by as much.
    package var collapsedTitleHeight: CGFloat = 0

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
    }

    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        keyboardAvoidance?.makeRoom()
        if window == nil {
            let wasMoving = physics.isMoving
            physics.stop()
            // What was beyond an edge would have come back.
            if wasMoving { contentOffset = withinRange(contentOffset) }
            indicators.hideNow()
        }
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        indicators.update()
    }

    // MARK: Behaviour

    /// Whether the user can scroll. Setting the offset works all the same.
    open var isScrollEnabled = true {
        didSet {
            recordAppearance(\UIScrollView.isScrollEnabled, from: oldValue)
            pan.isEnabled = isScrollEnabled
        }
    }
    /// How scrolling ends the entry of text.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all.
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// When a finger comes to the keyboard, or what covers the bottom in its place, and pulls it away.
        case interactive = 2
        /// As `onDrag`, and with what belongs to the keyboard.
        case onDragWithAccessory = 3
        /// As `interactive`, and with what belongs to the keyboard.
        case interactiveWithAccessory = 4
    }
    /// How scrolling ends the entry of text. `none` unless set.
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet { recordAppearance(\UIScrollView.keyboardDismissMode, from: oldValue) }
    }

    /// Whether a drag that starts along one axis stays on it.
    open var isDirectionalLockEnabled = false
    /// Whether scrolling stops at multiples of the view's size.
    open var isPagingEnabled = false {
        didSet { recordAppearance(\UIScrollView.isPagingEnabled, from: oldValue) }
    }
    /// Whether the content can be pulled beyond its edges.
    open var bounces = true {
        didSet { recordAppearance(\UIScrollView.bounces, from: oldValue) }
    }
    /// Whether the content can be pulled vertically although it fits.
    open var alwaysBounceVertical = false {
        didSet {
            recordAppearance(\UIScrollView.alwaysBounceVertical, from: oldValue)
            updateAdjustedInset()
        }
    }
    /// Whether the content can be pulled horizontally although it fits.
    open var alwaysBounceHorizontal = false {
        didSet {
            recordAppearance(\UIScrollView.alwaysBounceHorizontal, from: oldValue)
            updateAdjustedInset()
        }
    }
    /// How quickly scrolling slows down.
    open var decelerationRate: DecelerationRate = .normal
    /// Whether touches wait 0.15 s for scrolling before they reach the content.
    open var delaysContentTouches = true {
        didSet { recordAppearance(\UIScrollView.delaysContentTouches, from: oldValue) }
    }
    /// Whether scrolling may take touches away from the content.
    open var canCancelContentTouches = true
    /// Whether Home, in place of the status bar, scrolls to the top.
    open var scrollsToTop = true

    /// Whether scrolling may take touches away from a view: from everything but controls. Override.
    open dynamic func touchesShouldCancel(in view: UIView) -> Bool {
        !view.keepsTouches
    }

    // MARK: State

    /// Whether a finger is on the content, moving or not.
    open internal(set) var isTracking = false
    /// Whether the finger has moved far enough to scroll.
    open internal(set) var isDragging = false
    /// Whether the content moves on after the finger has left.
    open internal(set) var isDecelerating = false
    /// Whether ``setContentOffset(_:animated:)`` is moving the content.
    open var isScrollAnimating: Bool { physics.isAnimating }

    /// The recogniser that scrolls. Its delegate is the scroll view's own business.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    let pan = ScrollPanGestureRecognizer()
    let touchDelay = ContentTouchDelay()
    /// What moves the content. A view whose content another scroll view scrolls has that one's.
    var physics: ScrollPhysics { ownPhysics }
    private final lazy var ownPhysics = ScrollPhysics(scrollView: self)
    private(set) lazy var indicators = ScrollIndicators(scrollView: self)

    // MARK: Indicators

    /// Whether the vertical indicator shows during scrolling.
    open var showsVerticalScrollIndicator = true {
        didSet {
            recordAppearance(\UIScrollView.showsVerticalScrollIndicator, from: oldValue)
            indicators.update()
        }
    }
    /// Whether the horizontal indicator shows during scrolling.
    open var showsHorizontalScrollIndicator = true {
        didSet {
            recordAppearance(\UIScrollView.showsHorizontalScrollIndicator, from: oldValue)
            indicators.update()
        }
    }
    /// When titles at the edge are shown that lead to sections. Of a table or a collection view.
    open var indexDisplayMode = IndexDisplayMode.automatic {
        didSet { if indexDisplayMode != oldValue { indexDisplayModeDidChange() } }
    }
    /// ``indexDisplayMode`` is another. Views with titles at their edge override it.
    func indexDisplayModeDidChange() {}
    /// The colour of the indicators.
    open var indicatorStyle: IndicatorStyle = .default {
        didSet { indicators.update() }
    }
    /// Space that the vertical indicator leaves.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { indicators.update() }
    }
    /// Space that the horizontal indicator leaves.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { indicators.update() }
    }
    /// Space that both indicators leave; reads the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the safe area is added to the indicators' insets.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.update() }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        indicators.show()
        indicators.hideLater()
    }

    // MARK: Moving

    /// Ends what moves the content, and what zooms it, where it is; a finger on it goes on.
    public final func stopScrollingAndZooming() {
        physics.stop()
        zoom.stop()
    }

    /// Moves the content, animated in 0.3 s or at once. Ends any other motion.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        demandOffset(contentOffset)
        physics.stop()
        // There is no way to where there is no end.
        guard animated, window != nil, contentOffset.x.isFinite, contentOffset.y.isFinite else {
            self.contentOffset = contentOffset
            return
        }
        physics.animate(to: roundedToPixels(contentOffset))
    }

    /// Moves the content just enough for a rectangle of it to be visible inside the insets.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let x = Self.reveal(
            rect.minX, rect.maxX, offset: contentOffset.x, length: bounds.width, inset.left, inset.right)
        let y = Self.reveal(
            rect.minY, rect.maxY, offset: contentOffset.y, length: bounds.height, inset.top, inset.bottom)
        let target = CGPoint(
            x: min(max(x, range(.horizontal).lowerBound), range(.horizontal).upperBound),
            y: min(max(y, range(.vertical).lowerBound), range(.vertical).upperBound))
        guard target != contentOffset else { return }
        setContentOffset(target, animated: animated)
    }

    private static func reveal(
        _ low: CGFloat, _ high: CGFloat, offset: CGFloat, length: CGFloat, _ before: CGFloat, _ after: CGFloat
    ) -> CGFloat {
        let visible = (offset + before, offset + length - after)
        if high - low > visible.1 - visible.0 {
            // Too long to fit: nothing moves while it fills the view, else its nearer edge is shown.
            if low <= visible.0, high >= visible.1 { return offset }
            return low > visible.0 ? low - before : high + after - length
        }
        if low < visible.0 { return low - before }
        if high > visible.1 { return high + after - length }
        return offset
    }

    /// Takes the content back into its range when it shrank and nothing moves it.
    func returnIntoRangeIfIdle() {
        guard !holdsOffset else { return }
        physics.endWithContent()
        guard !isTracking, !isDragging, !physics.isMoving else { return }
        // Before the offset is read: asking how long the content is may work that out, and move it.
        _ = contentSize
        let offset = withinEnd(contentOffset)
        if offset != contentOffset { contentOffset = offset }
    }

    // MARK: Events

    open override dynamic func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return pan.mayScroll(self)
    }
}
