import VitrineCoreGraphics

/// Shows one controller at a time, or the two of an open book, with those before and after: a swipe turns to them.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// Like the leaves of a book; a touch at the edge turns, too.
        case pageCurl = 0
        /// Side by side.
        case scroll = 1
    }

    /// Where the spine of a book is, whose pages curl.
    public enum SpineLocation: Int, Sendable {
        /// Pages that scroll have none.
        case none = 0
        /// At the edge where reading begins, or at the top: one page shows.
        case min = 1
        /// In the middle: two pages show.
        case mid = 2
        /// At the edge where reading ends, or at the bottom: one page shows.
        case max = 3
    }

    /// Along which axis pages lie.
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side, in reading direction.
        case horizontal = 0
        /// One below the other.
        case vertical = 1
    }

    /// Where a page that is set comes from.
    public enum NavigationDirection: Int, Sendable {
        /// From after the page that shows.
        case forward = 0
        /// From before it.
        case reverse = 1
    }

    /// What can be said when a controller is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The distance between pages, in points: a number.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// Where the spine of a book is: a ``SpineLocation``, or its raw value.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// Makes a controller without pages; set the first with ``setViewControllers(_:direction:animated:completion:)``.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing = Self.number(options?[.interPageSpacing])
        spineLocation = style == .scroll ? .none : Self.spine(options?[.spineLocation])
        isDoubleSided = spineLocation == .mid
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a book that is bound where reading begins.
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

    /// Makes a controller as a storyboard says.
    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        transitionStyle = nib?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
        navigationOrientation = nib?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        spacing = nib?.number("pageSpacing") ?? 0
        let spines: [String: SpineLocation] = ["mid": .mid, "max": .max]
        spineLocation =
            transitionStyle == .scroll ? .none : nib?["spineLocation"].flatMap { spines[$0] } ?? .min
        isDoubleSided = spineLocation == .mid || nib?["doubleSided"] == "YES"
        super.init(coder: coder)
    }

    override func take(_ nib: NibCoder) {
        super.take(nib)
        nib.know("transitionStyle", "spineLocation", "doubleSided", "navigationOrientation", "pageSpacing")
    }

    override class func nibPath(_ key: String) -> AnyKeyPath? {
        switch key {
        case "delegate": \UIPageViewController.delegate
        case "dataSource": \UIPageViewController.dataSource
        default: super.nibPath(key)
        }
    }

    private static func spine(_ value: Any?) -> SpineLocation {
        if let value = value as? SpineLocation, value != .none { return value }
        return SpineLocation(rawValue: Int(number(value))).flatMap { $0 == .none ? nil : $0 } ?? .min
    }

    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: 0
        }
    }

    /// How pages are turned.
    public let transitionStyle: TransitionStyle
    /// Along which axis pages lie.
    public let navigationOrientation: NavigationOrientation
    /// Where the spine is; `none` where pages scroll. The delegate may move it when the orientation changes.
    public private(set) final var spineLocation: SpineLocation
    /// Whether leaves have a page on their back, too. Of those with a blank back the front shines through.
    ///
    /// Always true with the spine in the middle; traps when it is set to false then.
    open var isDoubleSided: Bool {
        didSet {
            demand(
                isDoubleSided || spineLocation != .mid || isChoosingSpine,
                "UIPageViewController: isDoubleSided cannot be false with the spine in the middle, where two pages show. Let the delegate's pageViewController(_:spineLocationFor:) give another place first."
            )
            turner.forgetNeighbours()
        }
    }
    /// Hears of the user's turning of pages.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        didSet { DelegateMethods.check(delegate) }
    }
    /// Says which controllers come before and after. Without one the user cannot turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            DelegateMethods.check(dataSource)
            turner.forgetNeighbours()
            reloadDots()
        }
    }
    /// The controller that shows; none before the first was set.
    ///
    /// Two with the spine in the middle.
    open var viewControllers: [UIViewController]? { turner.pages }
    /// The recognisers of the swipe, and of the touch at the edge of a book.
    open var gestureRecognizers: [UIGestureRecognizer] { turner.gestureRecognizers }

    /// Shows a controller, or the two of an open book.
    ///
    /// Traps when they are not as many as show. Where the spine is at an edge and leaves have two sides, an animated turn may
    /// be given the back of the leaf that is turned as a second one.
    ///
    /// - Parameters:
    ///   - direction: Where it comes from, with an animation.
    ///   - completion: Called when it shows; with false if another change came before.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        MainThread.demand(self)
        let controllers = viewControllers ?? []
        let required = spineLocation == .mid ? 2 : 1
        let allowsBack = isDoubleSided && spineLocation != .none && required == 1
        guard
            controllers.count == required || (allowsBack && controllers.count == 2)
                || (isChoosingSpine && (1...2).contains(controllers.count))
        else {
            return demand(
                false,
                "The number of view controllers provided (\(controllers.count)) doesn't match the number required (\(required)) for the requested transition"
            )
        }
        turner.show(controllers, direction, animated: animated && !isChoosingSpine, completion: completion)
        reloadDots()
    }

    // MARK: View

    final let spacing: CGFloat
    private final lazy var turner: any PageTurning =
        transitionStyle == .scroll ? PageScroller(self) : PageCurler(self)
    private final let dots = UIPageControl(frame: .zero)
    /// The height of the dots' place below the pages, in points; observed on iOS.
    private static let dotsHeight: CGFloat = 37

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        turner.load(into: view)
        view.addSubview(dots)
        dots.isHidden = true
        dots.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                turner.turn(dots.currentPage > shownDot ? .forward : .reverse)
            }, for: .valueChanged)
        reloadDots()
    }

    open override dynamic func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var area = view.bounds
        if !dots.isHidden {
            let height = Self.dotsHeight + view.safeAreaInsets.bottom
            area.size.height = max(0, area.height - height)
            dots.frame = CGRect(x: 0, y: area.height, width: area.width, height: Self.dotsHeight)
        }
        turner.layOut(in: area)
    }

    open override dynamic func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        turner.endAtOnce()
    }

    /// The delegate of a book says where the spine is in the new orientation.
    open override dynamic func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        let (old, new) = (view.bounds.width > view.bounds.height, size.width > size.height)
        guard transitionStyle == .pageCurl, old != new, let delegate else { return }
        turner.endAtOnce()
        isChoosingSpine = true
        let spine = delegate.pageViewController(self, spineLocationFor: new ? .landscapeRight : .portrait)
        isChoosingSpine = false
        if spine != .none { spineLocation = spine }
        if spineLocation == .mid { isDoubleSided = true }
        let required = spineLocation == .mid ? 2 : 1
        demand(
            turner.pages.isEmpty || turner.pages.count == required,
            "UIPageViewController: \(turner.pages.count) view controllers show with the spine at .\(spineLocation), which wants \(required). Call setViewControllers(_:direction:animated:completion:) in pageViewController(_:spineLocationFor:)."
        )
        view.setNeedsLayout()
    }

    /// The delegate may set pages for the place of the spine that it is about to give.
    private final var isChoosingSpine = false

    /// The page that shows.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        turner.pages.isEmpty ? super.preferredFocusEnvironments : turner.pages
    }

    override var pageForPresses: UIViewController? { turner.pages.first }
    open override dynamic var childForStatusBarStyle: UIViewController? { turner.pages.first }
    open override dynamic var childForStatusBarHidden: UIViewController? { turner.pages.first }

    // MARK: Dots

    private final var shownDot = 0

    private func reloadDots() {
        // The data source may look at what shows.
        guard isViewLoaded, !turner.pages.isEmpty else { return dots.isHidden = true }
        let hasDots = navigationOrientation == .horizontal && transitionStyle == .scroll
        let count = hasDots ? dataSource?.presentationCount(for: self) ?? 0 : 0
        let wasHidden = dots.isHidden
        dots.isHidden = count <= 0
        dots.numberOfPages = max(0, count)
        if count > 0 {
            shownDot = dataSource?.presentationIndex(for: self) ?? 0
            dots.currentPage = shownDot
        }
        if wasHidden != dots.isHidden { view.setNeedsLayout() }
    }

    /// The user turned a page on or back.
    func moveDot(_ direction: NavigationDirection) {
        guard !dots.isHidden else { return }
        shownDot = min(max(shownDot + (direction == .forward ? 1 : -1), 0), max(0, dots.numberOfPages - 1))
        dots.currentPage = shownDot
    }

    /// The turn to a dot that was touched did not happen.
    func restoreDot() { dots.currentPage = shownDot }
}
