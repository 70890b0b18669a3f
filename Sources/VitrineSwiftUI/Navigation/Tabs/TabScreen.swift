/// A tab: a graph of its own, made when the tab is first shown.
final class TabScreen: UIViewController {
    weak var model: TabModel?
    private(set) var traits = TabTraits()
    private(set) var value: AnyHashable?
    private(set) var host: TabHost?
    private var row: Row
    /// What the item shows, and of what it was made.
    private var shownLabel: AnyView?

    init(_ row: Row, model: TabModel) {
        self.row = row
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func derive(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.navigationScreen = nil
        environment.leavePlace()
        return environment
    }

    override func loadView() {
        let host = loadHost()
        host.backgroundColor = model?.isPaged == true ? nil : .contentBackground
        view = host
    }

    override var prefersStatusBarHidden: Bool { host?.graph.hidesStatusBar ?? false }
    override var childForStatusBarHidden: UIViewController? {
        host?.graph.hidesStatusBar == nil ? children.last : nil
    }
    override var prefersHomeIndicatorAutoHidden: Bool { host?.graph.hidesHomeIndicator ?? false }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
        host?.graph.hidesHomeIndicator == nil ? children.last : nil
    }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { host?.graph.deferringEdges ?? [] }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
        host?.graph.deferringEdges == nil ? children.last : nil
    }

    @discardableResult
    private func loadHost() -> TabHost {
        if let host { return host }
        let made = ViewGraph.inside(row.place) {
            TabHost(AnyView(box: row.content), environment: Self.derive(row.environment))
        }
        made.hostingController = self
        made.screen = self
        host = made
        return made
    }

    /// Takes over the tab's view value, and what it says about its item.
    ///
    /// - Parameter id: What the loop around it knows it by.
    func show(_ row: Row, id: AnyHashable?, needsLabel: Bool, selection: TabSelection?) {
        self.row = row
        if let host {
            let environment = Self.derive(row.environment)
            if host.shownVersion != row.environment.version {
                host.shownVersion = row.environment.version
                host.inheritedEnvironment = environment
            }
            host.rootView = AnyView(box: row.content)
        }
        var traits = TabTraits.of(row.content.anyView)
        let known = traits.tag ?? id
        let lacksValue = selection.map { selection in known.map { !selection.isValue($0) } ?? true } ?? false
        // What is said inside of the tab's own body is known only when that is evaluated.
        if needsLabel && traits.label == nil || lacksValue { readInner(&traits) }
        self.traits = traits
        value =
            selection.map { selection in
                [traits.tag, id].compactMap { $0 }.first { selection.isValue($0) }
            } ?? nil
        if needsLabel { showItem() }
    }

    private func readInner(_ traits: inout TabTraits) {
        var found: [Any] = []
        var element = loadHost().graph.rootElement.children.first
        while let current = element {
            if let item = current as? TabItemElement { found.append(item.modifier) }
            if let trait = (current as? WrapperElement<ListTraitModifier>)?.modifier { found.append(trait) }
            element = current.wrapped
        }
        for modifier in found { traits.apply(modifier) }
    }

    private func showItem() {
        let item: UITabBarItem = tabBarItem
        if item.badgeValue != traits.badge { item.badgeValue = traits.badge }
        if item.isEnabled == traits.isDisabled { item.isEnabled = !traits.isDisabled }
        guard let label = traits.label else {
            shownLabel = nil
            return
        }
        if let shownLabel, shownLabel.isSameInput(as: label) { return }
        shownLabel = label
        var environment = Self.derive(row.environment)
        environment.symbolVariants = environment.symbolVariants.union(.fill)
        let host = _UIHostingView(rootView: label, inheriting: environment)
        let (title, image) = Self.parts(of: host.graph.rootElement)
        if item.title != title { item.title = title }
        if item.image != image { item.image = image }
    }

    /// The first text and the first image of a label.
    private static func parts(of root: Element) -> (title: String?, image: UIImage?) {
        var (title, image): (String?, UIImage?)
        func visit(_ element: Element) {
            if title == nil, let text = element as? any TextBearing { title = text.text }
            if image == nil, let found = element as? ImageElement { image = found.shown }
            for child in element.children { visit(child) }
        }
        visit(root)
        return (title, image)
    }
}

/// The view of a tab: tells the tab view when its content says something else.
final class TabHost: _UIHostingView<AnyView> {
    weak var screen: TabScreen?
    var shownVersion: Int?
    private var preferencesAreStale = false

    init(_ content: AnyView, environment: EnvironmentValues) {
        super.init(rootView: content, inheriting: environment)
        graph.preferenceObserver = { [weak self] in self?.preferencesMayHaveChanged() }
    }

    required init(rootView: AnyView) { fatalError("A tab needs the environment of its tab view.") }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// A tab that does not show is brought up to date, too.
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
            screen?.model?.screenDidChange?()
        }
    }
}
