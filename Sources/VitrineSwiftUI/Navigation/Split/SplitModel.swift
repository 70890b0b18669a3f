/// The columns of a navigation split view, as controllers: each a stack, and all of them one stack where there is room for
/// one column.
@MainActor
final class SplitModel: NSObject, ControllerModel {
    let models: [NavigationModel]
    private let kinds: [NavigationSplitViewColumn]
    private(set) var controllerIfMade: UISplitViewController?
    /// The stack of all columns.
    let compact = UINavigationController(nibName: nil, bundle: nil)
    /// How many columns are on that stack, less one.
    private var top = 0
    private var isCollapsed = false
    private var shownVisibility: NavigationSplitViewVisibility?
    private var shownColumn: NavigationSplitViewColumn?
    private var behavior = UISplitViewController.SplitBehavior.automatic
    /// The mode changes because the program says so.
    private var isFollowing = false
    var writeVisibility: (NavigationSplitViewVisibility) -> Void = { _ in }
    var writeCompactColumn: (NavigationSplitViewColumn) -> Void = { _ in }
    /// Called when screens came or went, or show something else.
    var screensDidChange: (() -> Void)? {
        didSet { for model in models { model.screensDidChange = screensDidChange } }
    }
    var environment: EnvironmentValues { didSet { passEnvironment() } }

    init(
        _ columns: [(NavigationSplitViewColumn, AnyView)], environment: EnvironmentValues,
        in node: _GraphNode
    ) {
        self.environment = environment
        kinds = columns.map(\.0)
        models = columns.map { kind, view in
            let path = OwnPath()
            let model = NavigationModel(
                root: view, storage: path,
                environment: Self.derive(environment, kind, isCollapsed: false), in: node)
            path.didChange = { [weak path, weak model] in
                guard let path else { return }
                model?.show(path.values, animated: !Transaction.current.disablesAnimations)
            }
            return model
        }
        super.init()
        for model in models { model.split = self }
        compact.navigationBar.prefersLargeTitles = true
        compact.delegate = self
    }

    private static func derive(
        _ environment: EnvironmentValues, _ kind: NavigationSplitViewColumn, isCollapsed: Bool
    ) -> EnvironmentValues {
        var environment = environment
        // A search around all columns is in the first one.
        if kind != .sidebar { environment.surroundingSearch = nil }
        environment.splitPlace =
            switch kind.kind {
            case _ where isCollapsed: .collapsed
            case .sidebar: .sidebar
            case .content: .content
            case .detail: .detail
            }
        return environment
    }

    private func passEnvironment() {
        for (model, kind) in zip(models, kinds) {
            model.environment = Self.derive(environment, kind, isCollapsed: isCollapsed)
        }
    }

    /// The screens that show or can be gone back to.
    var screens: [NavigationScreen] { models.flatMap(\.screens) }

    var controller: UISplitViewController {
        if let controllerIfMade { return controllerIfMade }
        let made = UISplitViewController(style: models.count == 3 ? .tripleColumn : .doubleColumn)
        controllerIfMade = made
        made.delegate = self
        for (model, kind) in zip(models, kinds) {
            made.setViewController(model.controller, for: Self.column(kind))
            readWidth(of: model)
        }
        made.setViewController(compact, for: .compact)
        follow(animated: false)
        return made
    }

    private static func column(_ kind: NavigationSplitViewColumn) -> UISplitViewController.Column {
        switch kind.kind {
        case .sidebar: .primary
        case .content: .supplementary
        case .detail: .secondary
        }
    }

    // MARK: From the program

    /// Shows other view values in the columns.
    func show(_ views: [AnyView]) {
        for (model, view) in zip(models, views) where model.linkedRoot == nil { model.root.show(view) }
    }

    /// Takes over what the bindings say.
    func show(
        _ visibility: NavigationSplitViewVisibility?, _ column: NavigationSplitViewColumn?,
        _ behavior: UISplitViewController.SplitBehavior, animated: Bool
    ) {
        let isOther = visibility != shownVisibility || behavior != self.behavior
        shownVisibility = visibility
        self.behavior = behavior
        if isOther { follow(animated: animated) }
        guard column != shownColumn else { return }
        shownColumn = column
        guard let column, let index = kinds.firstIndex(of: column) else { return }
        go(to: index, animated: animated)
    }

    private func follow(animated: Bool) {
        guard let controller = controllerIfMade else { return }
        isFollowing = true
        defer { isFollowing = false }
        let change = { [self] in
            controller.preferredSplitBehavior = behavior
            controller.preferredDisplayMode = mode(shownVisibility ?? .automatic)
        }
        if animated, controller.viewIfLoaded?.window != nil {
            UIView.animate(withDuration: 0.35, animations: change)
        } else {
            change()
        }
    }

    private func mode(_ visibility: NavigationSplitViewVisibility) -> UISplitViewController.DisplayMode {
        let isOver = behavior == .overlay
        switch visibility.kind {
        case .automatic: return .automatic
        case .detailOnly: return .secondaryOnly
        case .all where models.count == 3: return isOver ? .twoOverSecondary : .twoBesideSecondary
        case .all, .doubleColumn: return isOver ? .oneOverSecondary : .oneBesideSecondary
        }
    }

    /// A screen says another width of its column.
    func readWidth(of model: NavigationModel) {
        guard let controller = controllerIfMade, let index = models.firstIndex(where: { $0 === model })
        else { return }
        let request = model.root.columnWidth
        let none = UISplitViewController.automaticDimension
        let (minimum, ideal, maximum) = (
            request?.minimum ?? none, request?.ideal ?? none, request?.maximum ?? none
        )
        switch kinds[index].kind {
        case .sidebar:
            guard controller.preferredPrimaryColumnWidth != ideal || request != nil else { return }
            controller.minimumPrimaryColumnWidth = minimum
            controller.preferredPrimaryColumnWidth = ideal
            controller.maximumPrimaryColumnWidth = maximum
        case .content:
            guard controller.preferredSupplementaryColumnWidth != ideal || request != nil else { return }
            controller.minimumSupplementaryColumnWidth = minimum
            controller.preferredSupplementaryColumnWidth = ideal
            controller.maximumSupplementaryColumnWidth = maximum
        case .detail: break
        }
    }

    // MARK: Links and selections

    /// The column after another.
    func next(after model: NavigationModel) -> NavigationModel? {
        guard let index = models.firstIndex(where: { $0 === model }), index + 1 < models.count else {
            return nil
        }
        return models[index + 1]
    }

    /// A link in a column shows its view in the next one.
    func open(_ view: AnyView, from model: NavigationModel) {
        guard let index = models.firstIndex(where: { $0 === model }) else { return }
        models[index + 1].showRoot(view)
        go(to: index + 1, animated: !Transaction.current.disablesAnimations)
    }

    /// What a list in a column has selected is another value, or none.
    func selectionDidChange(in model: NavigationModel, hasSelection: Bool) {
        guard let index = models.firstIndex(where: { $0 === model }), index + 1 < models.count else { return }
        if hasSelection {
            models[index + 1].endLinkedRoot()
            go(to: max(top, index + 1), animated: !Transaction.current.disablesAnimations)
        } else if top > index {
            go(to: index, animated: !Transaction.current.disablesAnimations)
        }
    }

    // MARK: One column

    private var stack: [NavigationScreen] { models.prefix(top + 1).flatMap(\.screens) }

    private func go(to index: Int, animated: Bool) {
        guard top != index else { return }
        top = index
        guard isCollapsed else { return }
        showStack(animated: animated)
        tellColumn()
    }

    private func tellColumn() {
        guard shownColumn != nil, shownColumn != kinds[top] else { return }
        shownColumn = kinds[top]
        writeCompactColumn(kinds[top])
    }

    func showStack(animated: Bool) {
        guard isCollapsed else { return }
        compact.setViewControllers(stack, animated: animated)
        screensDidChange?()
    }

    /// The stack of which a column is part, for its bars.
    func stack(of model: NavigationModel) -> UINavigationController? {
        isCollapsed ? compact : model.controllerIfMade
    }

    /// A stack within a column has the bar of that, and its way back.
    func innerStackDidChange(in screen: NavigationScreen) {
        controllerIfMade?.updateButtons()
        guard let inner = screen.fillingChild as? UINavigationController else { return }
        let index = models.firstIndex { $0.root === screen } ?? 0
        guard isCollapsed, index > 0 else {
            if inner.navigationBar.leadingSystemItem === backItem {
                inner.navigationBar.leadingSystemItem = nil
            }
            controllerIfMade?.updateButtons()
            return
        }
        inner.navigationBar.leadingSystemItem = backItem
    }

    private lazy var backItem: UIBarButtonItem = {
        let item = UIBarButtonItem(
            primaryAction: UIAction(image: UIImage(systemName: "chevron.backward")) { [weak self] _ in
                self?.compact.popViewController(animated: true)
            })
        item.accessibilityLabel = "Back"
        return item
    }()
}

extension SplitModel: UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        guard !isFollowing, shownVisibility != nil else { return }
        let count: Int =
            switch displayMode {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            default: 2
            }
        let visibility: NavigationSplitViewVisibility =
            count == 0 ? .detailOnly : count == models.count - 1 ? .all : .doubleColumn
        guard visibility != shownVisibility else { return }
        shownVisibility = visibility
        writeVisibility(visibility)
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        isCollapsed = true
        for model in models { model.controllerIfMade?.setViewControllers([], animated: false) }
        passEnvironment()
        showStack(animated: false)
        for model in models { innerStackDidChange(in: model.root) }
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        isCollapsed = false
        compact.setViewControllers([], animated: false)
        passEnvironment()
        for model in models {
            model.controllerIfMade?.setViewControllers(model.screens, animated: false)
            innerStackDidChange(in: model.root)
        }
        screensDidChange?()
    }
}

extension SplitModel: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        guard let screen = viewController as? NavigationScreen else { return }
        screen.model?.showBars(of: screen, in: navigationController, animated: animated)
    }

    /// The user has gone back when the stack is shorter than what the program asked for.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        guard isCollapsed else { return }
        let shown = navigationController.viewControllers
        for model in models.prefix(top + 1) { model.cutWhatIsNotIn(shown) }
        let last = models.lastIndex { model in shown.contains { $0 === model.root } } ?? 0
        guard last < top else { return }
        top = last
        // What led to the columns that are gone is not selected any more.
        for screen in models[last].screens { screen.endSelections() }
        tellColumn()
        screensDidChange?()
    }
}
