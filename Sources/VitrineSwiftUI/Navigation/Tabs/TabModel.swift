/// The tabs of a tab view, as controllers, and which of them is chosen.
@MainActor
class TabModel: NSObject, ControllerModel {
    weak var source: _GraphNode?
    var environment = EnvironmentValues()
    /// Nil where the tab view itself keeps what is chosen.
    var selection: TabSelection?
    private(set) var screens: [TabScreen] = []
    private var identities: [RowIdentity] = []
    /// What is chosen, where nothing says.
    private var ownIndex: RowIdentity?
    /// Called when a screen says something else about bars, or shows something else.
    var screenDidChange: (() -> Void)?
    /// Called when the user chose a tab, which the program may not have taken over.
    var selectionMayDiffer: (() -> Void)?

    var isPaged: Bool { false }
    var controllerIfMade: UIViewController? { nil }
    var controller: UIViewController { fatalError("TabModel is abstract.") }
    /// Shows the screens as they are now.
    func show(_ index: Int, listChanged: Bool, animated: Bool) {}

    /// Brings the tabs in line with the views that are listed.
    func update(animated: Bool) {
        guard let source else { return }
        var rows = RowCollection()
        source.collect(&rows)
        rows.count()
        rows.commit()
        var known: [RowIdentity: TabScreen] = [:]
        for (identity, screen) in zip(identities, screens) { known[identity] = screen }
        var (newScreens, newIdentities): ([TabScreen], [RowIdentity]) = ([], [])
        for section in rows.sections {
            for run in section.runs {
                for index in 0..<run.nextCount {
                    let row = run.shownRow(at: index)
                    let screen =
                        known[row.identity] ?? TabScreen(row, model: self)
                    screen.show(
                        row, id: run.loopIdentifier(at: index), needsLabel: !isPaged, selection: selection)
                    guard !screen.traits.isHidden else { continue }
                    newScreens.append(screen)
                    newIdentities.append(row.identity)
                }
            }
        }
        let listChanged = newIdentities != identities
        screens = newScreens
        identities = newIdentities
        guard !screens.isEmpty else { return show(0, listChanged: listChanged, animated: false) }
        show(chosenIndex, listChanged: listChanged, animated: animated)
    }

    /// The place of the tab that is chosen; the first where the value is none of theirs.
    var chosenIndex: Int {
        if let selection { return screens.firstIndex { $0.value == selection.value } ?? 0 }
        return ownIndex.flatMap { identities.firstIndex(of: $0) } ?? 0
    }

    /// The user chose a tab.
    func userDidChoose(_ index: Int) {
        guard screens.indices.contains(index) else { return }
        ownIndex = identities[index]
        guard let selection else {
            screenDidChange?()
            return
        }
        if let value = screens[index].value { selection.select(value) }
        selectionMayDiffer?()
    }

    var shownScreen: TabScreen? {
        screens.indices.contains(chosenIndex) ? screens[chosenIndex] : nil
    }
}

extension RowRun {
    /// What a loop knows a row by; nil where there is none.
    func loopIdentifier(at index: Int) -> AnyHashable? {
        if !(self is any SoleRow) { return shownIdentifier(at: index) }
        var node: _GraphNode = self
        while let parent = node.parent, !(parent is any RowsOwner) {
            if let id = (parent as? any IdentifyingNode)?.identifier(of: node) { return id }
            node = parent
        }
        return nil
    }
}

/// A run of one row that is none of a loop.
protocol SoleRow {}
extension SingleRowNode: SoleRow {}

/// Tabs with a bar.
final class TabBarModel: TabModel, UITabBarControllerDelegate {
    private var made: UITabBarController?
    private var shownTint: Color?
    override var controllerIfMade: UIViewController? { made }

    override var controller: UIViewController {
        if let made { return made }
        let controller = UITabBarController(nibName: nil, bundle: nil)
        controller.delegate = self
        made = controller
        show(chosenIndex, listChanged: true, animated: false)
        return controller
    }

    override func show(_ index: Int, listChanged: Bool, animated: Bool) {
        guard let made else { return }
        if listChanged { made.setViewControllers(screens, animated: false) }
        if screens.indices.contains(index), made.selectedIndex != index { made.selectedIndex = index }
        // What proxies of the bar say of its tint does not count in SwiftUI.
        let tint = environment.tintColor ?? .accentColor
        if tint != shownTint {
            shownTint = tint
            made.tabBar.tintColor = UIColor(tint)
        }
        readBar()
    }

    /// Takes over what the shown screen says about the bar.
    func readBar() {
        guard let made else { return }
        let settings = shownScreen?.host?.graph.rootElement.preference(BarSettingsKey.self)?[.tabBar]
        made.setTabBarHidden(settings?.visibility == .hidden, animated: made.viewIfLoaded?.window != nil)
        settings.apply(to: made.tabBar, environment)
    }

    func tabBarController(_ controller: UITabBarController, didSelect page: UIViewController) {
        if let index = screens.firstIndex(where: { $0 === page }) { userDidChoose(index) }
    }
}

/// Tabs as pages, with dots.
final class TabPagesModel: TabModel, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var display = PageTabViewStyle.IndexDisplayMode.automatic
    override var isPaged: Bool { true }
    private var made: TabPagesController?
    override var controllerIfMade: UIViewController? { made }

    override var controller: UIViewController {
        if let made { return made }
        let controller = TabPagesController()
        controller.pages.dataSource = self
        controller.pages.delegate = self
        controller.dots.addAction(
            UIAction { [weak self] _ in
                guard let self, let made else { return }
                turn(to: made.dots.currentPage, animated: true)
                userDidChoose(made.dots.currentPage)
            }, for: .valueChanged)
        made = controller
        show(chosenIndex, listChanged: true, animated: false)
        return controller
    }

    override func show(_ index: Int, listChanged: Bool, animated: Bool) {
        guard let made else { return }
        let dots = made.dots
        dots.numberOfPages = screens.count
        dots.currentPage = index
        dots.backgroundStyle = environment.indexBackground.style
        dots.isHidden = display == .never || display == .automatic && screens.count < 2
        if listChanged {
            // Its neighbours may be others.
            made.pages.dataSource = nil
            made.pages.dataSource = self
        }
        turn(to: index, animated: animated && !listChanged)
    }

    private func turn(to index: Int, animated: Bool) {
        guard let made, screens.indices.contains(index) else { return }
        let shown = made.pages.viewControllers?.first
        guard shown !== screens[index] else { return }
        let old = screens.firstIndex { $0 === shown } ?? 0
        made.pages.setViewControllers(
            [screens[index]], direction: index >= old ? .forward : .reverse, animated: animated)
    }

    private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
        guard let index = screens.firstIndex(where: { $0 === page }), screens.indices.contains(index + step)
        else { return nil }
        return screens[index + step]
    }

    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
    { neighbour(of: page, -1) }

    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
    { neighbour(of: page, 1) }

    func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let page = controller.viewControllers?.first,
            let index = screens.firstIndex(where: { $0 === page })
        else { return }
        made?.dots.currentPage = index
        userDidChoose(index)
    }
}

/// Pages, and dots over their lower edge.
final class TabPagesController: UIViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let dots = UIPageControl(frame: .zero)
    /// Of the dots' middle from the safe area's lower edge, in points; observed on iOS.
    private static let rise: CGFloat = 20

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        view.addSubview(dots)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = dots.size(forNumberOfPages: dots.numberOfPages)
        dots.bounds = CGRect(origin: .zero, size: CGSize(width: max(size.width, 1), height: size.height))
        dots.center = CGPoint(
            x: view.bounds.midX, y: view.bounds.height - view.safeAreaInsets.bottom - Self.rise)
    }
}
