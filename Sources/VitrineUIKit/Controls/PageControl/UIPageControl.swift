public import Foundation
public import VitrineCoreGraphics

/// A row of dots, one for each page; that of the current page stands out.
///
/// A tap on the half before or after the middle goes to the neighbouring page and sends `.valueChanged`; setting
/// ``currentPage`` sends nothing. Dots that do not fit are left out at the ends.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    /// When a background is shown behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// While the user touches them.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// What the user is doing.
    public enum InteractionState: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A single step.
        case discrete = 1
        /// Dragging along the dots.
        case continuous = 2
    }

    // By measurement of iOS 14 to 18, in points.
    private static let dot: CGFloat = 7
    private static let pitch: CGFloat = 16
    private static let height: CGFloat = 26

    private final let backdrop = UIView()
    private final var dots: [UIImageView] = []
    private final var images: [Int: UIImage] = [:]
    private final var currentImages: [Int: UIImage] = [:]
    private final var storedPage = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UIPageControl.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIPageControl.self }
    override class var isOpaqueAtFirst: Bool { false }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takePageControl(nib)
    }

    private func setUp() {
        backdrop.backgroundColor = .tertiarySystemFill
        backdrop.isUserInteractionEnabled = false
        addSubview(backdrop)
        showState()
    }

    // MARK: Pages

    /// How many pages there are. 0 unless set.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            guard numberOfPages != oldValue else { return }
            storedPage = min(storedPage, max(numberOfPages - 1, 0))
            noteLayoutChange("numberOfPages")
            invalidateIntrinsicContentSize()
            showState()
        }
    }

    /// The current page, of those there are.
    open var currentPage: Int {
        get { storedPage }
        set {
            let page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            guard page != storedPage else { return }
            storedPage = page
            showState()
        }
    }

    /// Whether a single page shows nothing. False unless set.
    open var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { showState() } }
    }

    // MARK: Look

    /// The colour of the other pages' dots; nil, the default, is a light white.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            recordAppearance(\UIPageControl.pageIndicatorTintColor, from: oldValue)
            if pageIndicatorTintColor != oldValue { showState() }
        }
    }

    /// The colour of the current page's dot; nil, the default, is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            recordAppearance(\UIPageControl.currentPageIndicatorTintColor, from: oldValue)
            if currentPageIndicatorTintColor != oldValue { showState() }
        }
    }

    /// When there is a background. Automatic unless set.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { if backgroundStyle != oldValue { showState() } }
    }

    /// Whether a drag along the dots goes from page to page. True unless set.
    open var allowsContinuousInteraction = true

    /// What the user is doing.
    open private(set) var interactionState = InteractionState.none

    /// An image for all dots; nil, the default, is a disc.
    open var preferredIndicatorImage: UIImage? {
        didSet { if preferredIndicatorImage != oldValue { showState() } }
    }

    /// Sets an image for a page's dot; nil is ``preferredIndicatorImage``.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        demandPage(page)
        images[page] = image
        showState()
    }

    /// The image of a page's dot; nil if none was set for it.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// An image for the current page's dot; nil, the default, is the one that it has among the others.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { if preferredCurrentPageIndicatorImage != oldValue { showState() } }
    }

    /// Sets an image for a page's dot while the page is the current one; nil is ``preferredCurrentPageIndicatorImage``.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        demandPage(page)
        currentImages[page] = image
        showState()
    }

    /// The image of a page's dot while the page is the current one; nil if none was set for it.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    private func demandPage(_ page: Int) {
        demand(
            (0..<numberOfPages).contains(page),
            "UIPageControl: there is no page \(page) to set an image for, only \(numberOfPages).")
    }

    /// The image of a page's dot as it is now; nil for a disc.
    private func shownImage(ofPage page: Int) -> UIImage? {
        let current =
            page == storedPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage : nil
        return current ?? images[page] ?? preferredIndicatorImage
    }

    private func showState() {
        let shown = numberOfPages < 2 && hidesForSinglePage ? 0 : numberOfPages
        while dots.count > shown { dots.removeLast().removeFromSuperview() }
        while dots.count < shown {
            let dot = UIImageView()
            dots.append(dot)
            addSubview(dot)
        }
        for (page, dot) in dots.enumerated() {
            let image = shownImage(ofPage: page)
            let color =
                page == storedPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
            dot.image = image?.withRenderingMode(.alwaysTemplate)
            dot.tintColor = color
            dot.backgroundColor = image == nil ? color : nil
            dot.layer.cornerRadius = image == nil ? Self.dot / 2 : 0
        }
        backdrop.isHidden =
            shown == 0 || backgroundStyle == .minimal
            || backgroundStyle == .automatic && interactionState == .none
        setNeedsLayout()
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection { setNeedsLayout() }
    }

    // MARK: Layout

    /// The size of so many dots, with the space around them.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 1)) * Self.pitch + 2 * 8, height: Self.height)
    }

    override class var defaultHugging: (UILayoutPriority, UILayoutPriority) { (.defaultLow, .defaultHigh) }

    /// The size of the dots, with the space around them.
    open override dynamic var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    /// The size of the dots, with the space around them.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The pages whose dots fit, around the current one.
    private var visiblePages: Range<Int> {
        let room = max(1, Int((bounds.width - 16) / Self.pitch))
        guard dots.count > room else { return 0..<dots.count }
        let first = min(max(storedPage - room / 2, 0), dots.count - room)
        return first..<(first + room)
    }

    private func middle(of page: Int, in pages: Range<Int>) -> CGFloat {
        let place = CGFloat(page - pages.lowerBound) - CGFloat(pages.count - 1) / 2
        return bounds.midX + (isMirrored ? -place : place) * Self.pitch
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let pages = visiblePages
        for (page, dot) in dots.enumerated() {
            dot.isHidden = !pages.contains(page)
            let size = dot.image?.size ?? CGSize(width: Self.dot, height: Self.dot)
            dot.bounds = CGRect(origin: .zero, size: size)
            dot.center = CGPoint(x: middle(of: page, in: pages), y: bounds.midY)
        }
        let size = size(forNumberOfPages: pages.count)
        backdrop.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        backdrop.layer.cornerRadius = size.height / 2
    }

    // MARK: Tracking

    private func go(to page: Int, with event: UIEvent?) {
        let old = storedPage
        currentPage = page
        if storedPage != old { sendValueChange(with: event) }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard numberOfPages > 1 else { return false }
        interactionState = .discrete
        showState()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let way = touch.location(in: self).x - touch.previousLocation(in: self).x
        guard allowsContinuousInteraction, interactionState == .continuous || way != 0 else { return true }
        interactionState = .continuous
        let pages = visiblePages
        let place = (touch.location(in: self).x - bounds.midX) / Self.pitch * (isMirrored ? -1 : 1)
        let page = pages.lowerBound + Int((place + CGFloat(pages.count - 1) / 2).rounded())
        go(to: min(max(page, pages.lowerBound), pages.upperBound - 1), with: event)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if interactionState == .discrete, let touch, isTouchInside {
            let isAfter = (touch.location(in: self).x > bounds.midX) != isMirrored
            go(to: storedPage + (isAfter ? 1 : -1), with: event)
        }
        interactionState = .none
        showState()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        interactionState = .none
        showState()
    }

    // MARK: Keys

    /// Enabled controls with pages to choose from can have the focus.
    open override dynamic var canBecomeFocused: Bool { isEnabled && numberOfPages > 1 }

    /// Left and right go to the neighbouring page; from the last one the focus goes on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, let step = step(of: presses), (0..<numberOfPages).contains(storedPage + step) else {
            super.pressesBegan(presses, with: event)
            return
        }
        go(to: storedPage + step, with: event)
    }

    // MARK: Accessibility

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        super.accessibilityTraitsOfKind.union(.adjustable)
    }

    /// "page 1 of 3", as UIKit's, unless another is set.
    open override dynamic var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(storedPage + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityIncrement() { if isEnabled { go(to: storedPage + 1, with: nil) } }
    open override func accessibilityDecrement() { if isEnabled { go(to: storedPage - 1, with: nil) } }
}
