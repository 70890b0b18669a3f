/// A screen of a navigation stack: a graph of its own, and what it says about the bar.
final class NavigationScreen: UIViewController {
    let host: ScreenHost
    weak var model: NavigationModel?
    private(set) var destinations = NavigationDestinations()
    /// Whether there is no navigation bar: it is not wanted, or what fills a column is a stack with its own.
    var hidesBar: Bool {
        barSettings[.navigationBar]?.visibility == .hidden
            || model?.split != nil && model?.root === self && fillingChild is UINavigationController
    }
    /// The width that the screen asks for its column.
    private(set) var columnWidth: SplitColumnWidthRequest?
    private(set) var barSettings: [ToolbarPlacement.Bar: BarSettings] = [:]
    private var leadingItems = ToolbarHosts()
    private var trailingItems = ToolbarHosts()
    private var principalItem = ToolbarHosts()
    private var centerItems = ToolbarHosts()
    private var bottomItems = ToolbarHosts()
    private var search: ScreenSearch?
    private var background: ContainerBackgroundHost?
    /// What the title opens now.
    private var titleMenu: NavigationTitleMenu?
    /// What a new title is written to.
    private var renaming: NavigationRenaming?
    /// Whether the bar leaves the title out.
    private var removesTitle = false
    private lazy var noTitle = UIView()
    /// The environment of the stack.
    var environment: EnvironmentValues {
        didSet {
            guard environment.version != oldValue.version else { return }
            host.inheritedEnvironment = derived()
            if isRoot, environment.surroundingSearch != nil || oldValue.surroundingSearch != nil {
                readSearch()
            }
        }
    }
    private var isRoot: Bool { screenLink.isRoot }

    init(_ content: AnyView, environment: EnvironmentValues, model: NavigationModel?) {
        self.environment = environment
        self.model = model
        let link = NavigationScreenLink(isRoot: model == nil)
        host = ScreenHost(content, environment: Self.derive(environment, link))
        screenLink = link
        super.init(nibName: nil, bundle: nil)
        link.screen = self
        host.hostingController = self
        link.editMode.graph = host.graph
        host.screen = self
        readPreferences()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private let screenLink: NavigationScreenLink

    private func derived() -> EnvironmentValues { Self.derive(environment, screenLink) }

    private static func derive(_ environment: EnvironmentValues, _ link: NavigationScreenLink)
        -> EnvironmentValues
    {
        var environment = environment
        environment.navigationScreen = link
        // Stacks within this one are not searched by the search around it.
        environment.surroundingSearch = nil
        environment.leavePlace()
        environment.editMode = link.editMode.binding
        guard !link.isRoot else { return environment }
        environment.isPresented = true
        environment.dismiss = DismissAction {
            guard let screen = link.screen, let model = screen.model else { return }
            model.dismiss(screen)
        }
        return environment
    }

    override func loadView() {
        if background == nil { host.backgroundColor = .contentBackground }
        view = host
    }

    /// Shows another view value.
    func show(_ content: AnyView) { host.rootView = content }

    // MARK: Preferences

    /// Takes over what the views on the screen say about the bar and about destinations.
    func readPreferences() {
        let root = host.graph.rootElement
        takeTransition(of: root)
        readTitle(root)
        barSettings = root.preference(BarSettingsKey.self) ?? [:]
        columnWidth = root.preference(SplitColumnWidthKey.self) ?? nil
        readToolbar(root.preference(ToolbarKey.self) ?? [])
        readBackground(root.preference(ContainerBackgroundKey.self) ?? [:])
        model?.barDidChange(self)
        readSearch()
        let new = root.preference(NavigationDestinationKey.self) ?? NavigationDestinations()
        if new.isEmpty, destinations.isEmpty { return }
        destinations = new
        model?.destinationsDidChange()
    }

    private func readTitle(_ root: Element) {
        let title = root.preference(NavigationTitleKey.self) ?? nil
        if title != navigationItem.title { navigationItem.title = title }
        titleMenu = root.preference(NavigationTitleMenuKey.self) ?? nil
        if (titleMenu == nil) != (navigationItem.titleMenuProvider == nil) {
            navigationItem.titleMenuProvider =
                titleMenu == nil
                ? nil
                : { [weak self] suggested in
                    guard let menu = self?.titleMenu?.menu() else { return nil }
                    return suggested.isEmpty ? menu : UIMenu(children: menu.children + suggested)
                }
        }
        renaming = root.preference(NavigationRenamingKey.self) ?? nil
        let renamer = renaming == nil ? nil : self
        if navigationItem.renameDelegate !== renamer { navigationItem.renameDelegate = renamer }
        removesTitle = root.preference(ToolbarRemovalKey.self)?.contains(.title) ?? false
        let style = (root.preference(ToolbarRoleKey.self) ?? nil)?.style ?? .navigator
        if navigationItem.style != style { navigationItem.style = style }
        let mode = root.preference(NavigationTitleModeKey.self) ?? .automatic
        let display: UINavigationItem.LargeTitleDisplayMode =
            switch mode {
            case .large: removesTitle ? .never : .always
            case .inline: .never
            // Without a title there is nothing to give so much room to.
            case .automatic: title == nil || removesTitle ? .never : .automatic
            }
        if navigationItem.largeTitleDisplayMode != display { navigationItem.largeTitleDisplayMode = display }
        let hidesBack = root.preference(NavigationBackHiddenKey.self) ?? false
        if navigationItem.hidesBackButton != hidesBack { navigationItem.hidesBackButton = hidesBack }
    }

    /// What the views want behind them, in the place of the screen's own colour.
    private func readBackground(_ all: [ContainerBackgroundPlacement: ContainerBackground]) {
        let wanted = (model?.split == nil ? nil : all[.navigationSplitView]) ?? all[.navigation]
        if (wanted == nil) != (background == nil) {
            host.backgroundColor = wanted == nil ? .contentBackground : nil
        }
        guard let wanted else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        if let background { return background.show(wanted) }
        let background = ContainerBackgroundHost(wanted)
        background.frame = host.bounds
        host.insertSubview(background, at: 0)
        self.background = background
    }

    /// The search of the views on the screen, else, on the first screen, the one that the stack stands in.
    private func readSearch() {
        let own = host.graph.rootElement.preference(SearchKey.self) ?? nil
        guard let request = own ?? (isRoot ? environment.surroundingSearch?.request : nil) else {
            guard let search else { return }
            search.controller.isActive = false
            navigationItem.searchController = nil
            self.search = nil
            return
        }
        let search = self.search ?? ScreenSearch(request)
        self.search = search
        if navigationItem.searchController !== search.controller {
            navigationItem.searchController = search.controller
        }
        if navigationItem.hidesSearchBarWhenScrolling == request.staysInPlace {
            navigationItem.hidesSearchBarWhenScrolling = !request.staysInPlace
        }
        search.show(request, derived())
    }

    private func readToolbar(_ items: [ToolbarEntry]) {
        if leadingItems.show(items.on(.leading), self) {
            let buttons = leadingItems.barItems
            navigationItem.leftBarButtonItems = buttons.isEmpty ? nil : buttons
            // In SwiftUI leading items stand beside the back button.
            navigationItem.leftItemsSupplementBackButton = true
        }
        // The outermost comes first in UIKit, last in the reading order of SwiftUI.
        if trailingItems.show(items.on(.trailing).reversed(), self) {
            let buttons = trailingItems.barItems
            navigationItem.rightBarButtonItems = buttons.isEmpty ? nil : buttons
        }
        if centerItems.show(items.on(.secondary), self) {
            let buttons = centerItems.barItems
            navigationItem.centerItemGroups = buttons.isEmpty ? [] : [.fixedGroup(items: buttons)]
        }
        _ = principalItem.show(Array(items.on(.principal).suffix(1)), self)
        let titleView = principalItem.barItems.first?.customView ?? (removesTitle ? noTitle : nil)
        if navigationItem.titleView !== titleView { navigationItem.titleView = titleView }
        if bottomItems.show(items.on(.bottom), self) {
            let buttons = bottomItems.bottomItems(width: bottomWidth)
            toolbarItems = buttons.isEmpty ? nil : buttons
        }
    }

    /// Whether there is no bar at the bottom: nothing is in it, or it is not wanted.
    var hidesToolbar: Bool { toolbarItems == nil || barSettings[.bottomBar]?.visibility == .hidden }

    /// A stack fills the screen from now on.
    func innerStackDidCome() {
        guard let model, let split = model.split else { return }
        model.barDidChange(self)
        split.innerStackDidChange(in: self)
    }

    /// Nothing is selected any more in the lists of the screen.
    func endSelections() {
        func visit(_ element: Element) {
            if let list = element as? ListElement { list.controller.selection?.clear() }
            for child in element.children { visit(child) }
        }
        visit(host.graph.rootElement)
    }

    private var bottomWidth: CGFloat {
        let size = viewIfLoaded?.bounds.size ?? navigationController?.viewIfLoaded?.bounds.size ?? .zero
        let margins = systemMinimumLayoutMargins
        return max(0, size.width - margins.leading - margins.trailing)
    }

    override var prefersStatusBarHidden: Bool { host.graph.hidesStatusBar ?? false }
    override var prefersHomeIndicatorAutoHidden: Bool { host.graph.hidesHomeIndicator ?? false }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { host.graph.deferringEdges ?? [] }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bottomItems.fill(width: bottomWidth)
    }
}

/// The way from a screen's environment to the screen.
final class NavigationScreenLink: @unchecked Sendable {
    @MainActor weak var screen: NavigationScreen?
    /// Whether it is the bottom of the stack, from which there is no way back.
    let isRoot: Bool
    /// Whether the user edits what is on the screen.
    @MainActor lazy var editMode = EditModeStorage()
    init(isRoot: Bool) { self.isRoot = isRoot }
}

private struct NavigationScreenKey: EnvironmentKey {
    static let defaultValue: NavigationScreenLink? = nil
}

extension EnvironmentValues {
    /// The screen of a navigation stack that the view is on.
    var navigationScreen: NavigationScreenLink? {
        get { self[NavigationScreenKey.self] }
        set { self[NavigationScreenKey.self] = newValue }
    }
}

/// The view of a screen: reads what its content says after each update.
final class ScreenHost: _UIHostingView<AnyView> {
    weak var screen: NavigationScreen?
    private var preferencesAreStale = false

    init(_ content: AnyView, environment: EnvironmentValues) {
        super.init(rootView: content, inheriting: environment)
        graph.preferenceObserver = { [weak self] in self?.preferencesMayHaveChanged() }
    }

    required init(rootView: AnyView) { fatalError("A screen needs the environment of its stack.") }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// A screen below others is brought up to date, too: what it presents may end, and what it registers change.
    package override func frameUpdate(at time: TimeInterval) {
        super.frameUpdate(at: time)
        if window == nil, screen?.parent != nil { updateGraph() }
    }

    private func preferencesMayHaveChanged() {
        guard !preferencesAreStale else { return }
        preferencesAreStale = true
        graph.afterUpdate { [weak self] in
            guard let self else { return }
            preferencesAreStale = false
            screen?.readPreferences()
            screen?.model?.screensDidChange?()
        }
    }
}

extension NavigationScreen: UINavigationItemRenameDelegate {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
        renaming?.title.wrappedValue = title
    }
}
