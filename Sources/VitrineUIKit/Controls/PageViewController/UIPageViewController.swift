import VitrineCoreGraphics

/// Shows one controller at a time, with those before and after it beside it: a swipe turns to them.
///
/// Pages scroll; there is no curl, and so neither a spine nor pages with two sides.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// Side by side.
        case scroll = 1
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
    }

    /// Makes a controller without pages; set the first with ``setViewControllers(_:direction:animated:completion:)``.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing = Self.number(options?[.interPageSpacing])
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose pages scroll sideways.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        let nib = coder as? NibCoder
        navigationOrientation = nib?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        spacing = nib?.number("pageSpacing") ?? 0
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

    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        default: 0
        }
    }

    /// How pages are turned.
    public let transitionStyle: TransitionStyle
    /// Along which axis pages lie.
    public let navigationOrientation: NavigationOrientation
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
    open var viewControllers: [UIViewController]? { turner.current.map { [$0] } ?? [] }
    /// The recognisers of the swipe.
    open var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }

    /// Shows a controller.
    ///
    /// Traps when there is not exactly one: two would be sides of a book with a spine.
    ///
    /// - Parameters:
    ///   - direction: Where it comes from, with an animation.
    ///   - completion: Called when it shows; with false if another change came before.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        MainThread.demand(self)
        guard let controller = viewControllers?.first, viewControllers?.count == 1 else {
            return demand(
                false,
                "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required (1) for the requested transition"
            )
        }
        turner.show(controller, direction, animated: animated, completion: completion)
        reloadDots()
    }

    // MARK: View

    final let spacing: CGFloat
    final let scrollView = PageScrollView(frame: .zero)
    final lazy var turner = PageTurner(self)
    private final let dots = UIPageControl(frame: .zero)
    /// The height of the dots' place below the pages, in points; observed on iOS.
    private static let dotsHeight: CGFloat = 37

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        scrollView.clipsToBounds = false
        scrollView.delegate = turner
        view.clipsToBounds = true
        view.addSubview(scrollView)
        view.addSubview(dots)
        dots.isHidden = true
        dots.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                turner.turn(dots.currentPage > shownDot ? .forward : .reverse)
            }, for: .valueChanged)
        turner.placeFirst()
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
        let frame =
            navigationOrientation == .horizontal
            ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
        if scrollView.frame != frame { scrollView.frame = frame }
        turner.layOut()
    }

    open override dynamic func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        turner.endAtOnce()
    }

    /// The page that shows.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        turner.current.map { [$0] } ?? super.preferredFocusEnvironments
    }

    override var pageForPresses: UIViewController? { turner.current }
    open override dynamic var childForStatusBarStyle: UIViewController? { turner.current }
    open override dynamic var childForStatusBarHidden: UIViewController? { turner.current }

    // MARK: Dots

    private final var shownDot = 0

    private func reloadDots() {
        // The data source may look at what shows.
        guard isViewLoaded, turner.current != nil else { return dots.isHidden = true }
        let count = navigationOrientation == .horizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
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

/// What the pages of a page view controller scroll in.
@MainActor
final class PageScrollView: UIScrollView {
    /// Focus goes to the page that shows only.
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        super.focusItems(in: rect.intersection(bounds))
    }
}
