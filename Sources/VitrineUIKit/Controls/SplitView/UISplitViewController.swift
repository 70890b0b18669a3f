import VitrineCoreGraphics

/// Shows controllers in columns beside each other, and one of them at a time where there is no room.
///
/// With columns (``init(style:)``) each has a controller, in a navigation controller that is made if need be. Where the
/// width is compact, the stacks of all columns are one, in the navigation controller of the first, unless there is a
/// controller for the compact column. Without columns there are two controllers, ``viewControllers``.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    /// The system's choice of a width.
    public class var automaticDimension: CGFloat { -CGFloat(Float.greatestFiniteMagnitude) }

    /// The columns that there are.
    open private(set) var style: Style

    /// Makes a controller with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of two controllers, which are set as ``viewControllers``.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        switch (coder as? NibCoder)?["style"] {
        case "doubleColumn": style = .doubleColumn
        case "tripleColumn": style = .tripleColumn
        default: style = .unspecified
        }
        super.init(coder: coder)
    }

    override class func nibPath(_ key: String) -> AnyKeyPath? {
        key == "delegate" ? \UISplitViewController.delegate : super.nibPath(key)
    }
    override func takeRelated(_ related: [(name: String, controllers: [UIViewController])]) {
        takeColumns(related)
    }

    /// Decides what shows, and hears of it.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet { DelegateMethods.check(delegate) }
    }

    // MARK: State

    final let columns = [
        SplitColumn(.primary), SplitColumn(.supplementary), SplitColumn(.secondary), SplitColumn(.compact),
    ]
    /// What shows all that there is while there is one column.
    final let collapsedPane = SplitPane()
    final let dimming = UIView(frame: .zero)
    /// The controller in ``collapsedPane``.
    final var base: UIViewController?
    /// Whether the columns have taken their places: from the first appearance on.
    final var isArranged = false
    final var isStoredCollapsed = false
    /// How columns show while there are several; `automatic` until that is known.
    final var shownMode = DisplayMode.automatic
    /// What the user, or ``show(_:)-(Column)`` and ``hide(_:)``, chose since.
    final var chosenMode: DisplayMode?
    final var arrangedSize = CGSize.zero
    final var arrangedBehavior = SplitBehavior.automatic
    final var keptEdgeGuard: SplitEdgeGuard?
    final lazy var edgeGesture = UIScreenEdgePanGestureRecognizer()
    final let systemItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
    final var madeModeItem: UIBarButtonItem?

    final func slot(_ column: Column) -> SplitColumn { columns[column.rawValue] }

    /// Whether there is room for one column only, as the width is compact.
    open var isCollapsed: Bool { isStoredCollapsed }

    // MARK: Modes

    /// How the columns should show. `automatic` unless set.
    open var preferredDisplayMode: DisplayMode = .automatic {
        didSet {
            chosenMode = nil
            updateMode(animated: UIView.inheritedAnimationDuration > 0)
        }
    }
    /// How the columns show. Never `automatic`.
    open var displayMode: DisplayMode {
        shownMode == .automatic
            ? geometry.resolve(preferredDisplayMode, preferredSplitBehavior).mode : shownMode
    }
    /// How columns should stand to the secondary. `automatic` unless set; for columns only.
    open var preferredSplitBehavior: SplitBehavior = .automatic {
        didSet {
            guard preferredSplitBehavior != oldValue else { return }
            chosenMode = nil
            updateMode(animated: UIView.inheritedAnimationDuration > 0)
        }
    }
    /// How columns stand to the secondary. Never `automatic`.
    open var splitBehavior: SplitBehavior {
        geometry.resolve(chosenMode ?? preferredDisplayMode, preferredSplitBehavior).behavior
    }
    /// Whether a swipe from the edge shows a column, and bars have a button for it. True unless set.
    open var presentsWithGesture = true { didSet { updateButtons() } }
    /// Whether the bar of the first column has a button that hides and shows columns. For columns only.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic {
        didSet { updateButtons() }
    }
    /// A button that shows and hides the first column, for the program to put into a bar. It is hidden where there is one
    /// column.
    open var displayModeButtonItem: UIBarButtonItem {
        if let madeModeItem { return madeModeItem }
        let item = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
        madeModeItem = item
        setUp(item)
        updateButtons()
        return item
    }
    /// The side of the primary column. Leading unless set.
    open var primaryEdge: PrimaryEdge = .leading { didSet { setNeedsColumns() } }
    /// What is behind the primary column. Nothing unless set.
    open var primaryBackgroundStyle: BackgroundStyle = .none { didSet { showBackground() } }

    // MARK: Widths

    final var primaryWidth = SplitColumnWidth() { didSet { setNeedsColumns() } }
    final var supplementaryWidth = SplitColumnWidth() { didSet { setNeedsColumns() } }

    /// The share of the width that the primary column should have; `automaticDimension` unless set.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidth.fraction ?? Self.automaticDimension }
        set { primaryWidth.fraction = newValue < 0 ? nil : newValue }
    }
    /// The width that the primary column should have, in points; `automaticDimension` unless set.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidth.preferred ?? Self.automaticDimension }
        set { primaryWidth.preferred = newValue < 0 ? nil : newValue }
    }
    /// The least width of the primary column in points; `automaticDimension` unless set.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.minimum ?? Self.automaticDimension }
        set { primaryWidth.minimum = newValue < 0 ? nil : newValue }
    }
    /// The greatest width of the primary column in points; `automaticDimension` unless set.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.maximum ?? Self.automaticDimension }
        set { primaryWidth.maximum = newValue < 0 ? nil : newValue }
    }
    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { geometry.primary }
    /// The share of the width that the supplementary column should have; `automaticDimension` unless set.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidth.fraction ?? Self.automaticDimension }
        set { supplementaryWidth.fraction = newValue < 0 ? nil : newValue }
    }
    /// The width that the supplementary column should have, in points; `automaticDimension` unless set.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.preferred ?? Self.automaticDimension }
        set { supplementaryWidth.preferred = newValue < 0 ? nil : newValue }
    }
    /// The least width of the supplementary column in points; `automaticDimension` unless set.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.minimum ?? Self.automaticDimension }
        set { supplementaryWidth.minimum = newValue < 0 ? nil : newValue }
    }
    /// The greatest width of the supplementary column in points; `automaticDimension` unless set.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.maximum ?? Self.automaticDimension }
        set { supplementaryWidth.maximum = newValue < 0 ? nil : newValue }
    }
    /// The width of the supplementary column, in points; 0 where there is none.
    open var supplementaryColumnWidth: CGFloat { geometry.supplementary }

    // MARK: Controllers

    /// The controllers that show. Without columns, primary and secondary, or one where there is room for one only; setting
    /// them is for these. With columns the navigation controllers of the columns.
    open var viewControllers: [UIViewController] {
        get {
            if isStoredCollapsed { return base.map { [$0] } ?? [] }
            return columns.prefix(3).compactMap(\.container)
        }
        set {
            MainThread.demand(self)
            demand(
                style == .unspecified,
                "UISplitViewController.viewControllers was set for a controller with columns; use setViewController(_:for:)."
            )
            demand(
                newValue.count <= 2,
                "UISplitViewController.viewControllers was set to \(newValue.count) controllers; it has two: primary and secondary."
            )
            setContainers(newValue)
        }
    }

    /// Gives a column its controller. One that is no navigation controller gets one around it, except in the compact
    /// column.
    ///
    /// Traps without columns.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        MainThread.demand(self)
        demand(
            style != .unspecified,
            "UISplitViewController.setViewController(_:for:) is for controllers made with init(style:); set viewControllers."
        )
        demand(
            column != .supplementary || style == .tripleColumn,
            "A UISplitViewController of two columns has no supplementary column; use the style tripleColumn.")
        set(vc, in: slot(column))
    }

    /// The controller that a column was given.
    open func viewController(for column: Column) -> UIViewController? { slot(column).given }

    /// Shows a column: beside or over the others, or, where there is one column, on top of those before it.
    open func show(_ column: Column) {
        MainThread.demand(self)
        isStoredCollapsed ? showInStack(column) : changeVisibility(of: column, isShown: true)
    }

    /// Hides a column; where there is one, goes back to what is below it.
    open func hide(_ column: Column) {
        MainThread.demand(self)
        isStoredCollapsed ? hideInStack(column) : changeVisibility(of: column, isShown: false)
    }

    /// Shows a controller in the primary column; where there is one column, over it.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if style != .unspecified {
            setViewController(vc, for: .primary)
        } else if isStoredCollapsed {
            present(vc, animated: true)
        } else {
            setContainers([vc] + [slot(.secondary).container].compactMap { $0 })
        }
    }

    /// Shows a controller in the secondary column; where there is one column, on top.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if style != .unspecified {
            setViewController(vc, for: .secondary)
            show(.secondary)
        } else {
            showDetailWithoutColumns(vc)
        }
    }

    // MARK: View

    open override func loadView() {
        let view = SplitControllerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        view.controller = self
        self.view = view
        setUpViews()
    }

    open override dynamic func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !isArranged { arrange() }
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isArranged { updateCollapse() }
    }

    override var pageForPresses: UIViewController? { isStoredCollapsed ? base : nil }

    // MARK: Focus

    /// The columns that show, the first of them first.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        if isStoredCollapsed, let base { return [base] }
        let shown = visibleColumns.compactMap { slot($0).container as (any UIFocusEnvironment)? }
        return shown.isEmpty ? super.preferredFocusEnvironments : shown
    }
}
