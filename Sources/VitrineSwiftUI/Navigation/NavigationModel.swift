/// The screens of a navigation stack, and what brought each of them there.
@MainActor
final class NavigationModel: NSObject, ControllerModel {
    /// Why a screen is on the stack.
    enum Source {
        /// A value of the path.
        case value(NavigationValue)
        /// A link with a view of its own.
        case link
        /// A binding; told when the user goes back.
        case binding(ObjectIdentifier, end: () -> Void)
    }

    struct Entry {
        var source: Source
        let screen: NavigationScreen
    }

    var storage: any NavigationStorage
    let root: NavigationScreen
    private let place: RowPlace
    private(set) var entries: [Entry] = []
    private(set) var controllerIfMade: UINavigationController?
    /// The split view that the stack is a column of.
    weak var split: SplitModel?
    /// What a link of the column before shows here, in place of the column's own view; and that view.
    private(set) var linkedRoot: AnyView?
    private var ownRoot: AnyView?
    /// Whether the toolbar looks as some screen says.
    private var hasToolbarLooks = false
    /// Called when screens came or went, or show something else.
    var screensDidChange: (() -> Void)?
    var environment: EnvironmentValues {
        didSet { for screen in screens { screen.environment = environment } }
    }

    /// - Parameter node: That of the stack, which screens are said to be in.
    init(
        root: AnyView, storage: any NavigationStorage, environment: EnvironmentValues, in node: _GraphNode
    ) {
        place = RowPlace(node: node)
        self.storage = storage
        self.environment = environment
        self.root = ViewGraph.inside(place) {
            NavigationScreen(root, environment: environment, model: nil)
        }
        super.init()
        self.root.model = self
    }

    var screens: [NavigationScreen] { [root] + entries.map(\.screen) }

    var controller: UINavigationController {
        if let controllerIfMade { return controllerIfMade }
        let made = UINavigationController(nibName: nil, bundle: nil)
        made.navigationBar.prefersLargeTitles = true
        made.delegate = self
        made.setViewControllers(screens, animated: false)
        controllerIfMade = made
        if let top = screens.last { showBars(of: top, in: made, animated: false) }
        return made
    }

    // MARK: Going there

    /// Brings the stack in line with the values of its path. Screens of links and bindings stay while the values
    /// below and above them do.
    func show(_ values: [NavigationValue], animated: Bool) {
        var matched = 0
        var kept = entries.count
        for (index, entry) in entries.enumerated() {
            guard case .value(let value) = entry.source else { continue }
            if matched < values.count, values[matched] == value {
                matched += 1
            } else {
                kept = index
                break
            }
        }
        guard kept < entries.count || matched < values.count else { return }
        let removed = Array(entries[kept...])
        entries.removeSubrange(kept...)
        for value in values[matched...] { push(.value(value), view(for: value)) }
        end(removed)
        showStack(animated: animated)
    }

    /// Opens a link with a value.
    func open(_ value: NavigationValue) {
        guard let destination = destination(for: value) else { return report(value, link: true) }
        if let split, split.next(after: self) != nil {
            if let view = destination.build(value.base.base) { split.open(view, from: self) }
            return
        }
        if !storage.append(value) {
            RuntimeIssue.report(
                "A NavigationLink presents a value of type \"\(value.type)\", which the path of its NavigationStack "
                    + "cannot hold. The link cannot be activated; use NavigationPath for values of several types."
            )
        }
    }

    /// Shows another view than the column's own.
    func showRoot(_ view: AnyView) {
        if linkedRoot == nil { ownRoot = root.host.rootView }
        linkedRoot = view
        cut(to: 0)
        root.show(view)
    }

    /// Shows the column's own view again.
    func endLinkedRoot() {
        guard linkedRoot != nil, let ownRoot else { return }
        linkedRoot = nil
        self.ownRoot = nil
        root.show(ownRoot)
    }

    /// Opens a link with a view.
    func open(_ view: AnyView) {
        if let split, split.next(after: self) != nil { return split.open(view, from: self) }
        push(.link, view)
        showStack(animated: !Transaction.current.disablesAnimations)
    }

    /// Shows, changes or ends the screen of a binding.
    func present(_ key: ObjectIdentifier, _ view: AnyView?, end: @escaping () -> Void) {
        let index = entries.firstIndex {
            if case .binding(key, _) = $0.source { return true }
            return false
        }
        switch (index, view) {
        case (let index?, let view?):
            entries[index].source = .binding(key, end: end)
            entries[index].screen.show(view)
        case (nil, let view?):
            push(.binding(key, end: end), view)
            showStack(animated: !Transaction.current.disablesAnimations)
        case (let index?, nil):
            cut(to: index)
            showStack(animated: !Transaction.current.disablesAnimations)
        case (nil, nil):
            break
        }
    }

    /// Goes back from a screen to the one below it.
    func dismiss(_ screen: NavigationScreen) {
        guard let index = entries.firstIndex(where: { $0.screen === screen }) else { return }
        cut(to: index)
        showStack(animated: !Transaction.current.disablesAnimations)
    }

    private func push(_ source: Source, _ view: AnyView) {
        let screen = ViewGraph.inside(place) {
            NavigationScreen(view, environment: environment, model: self)
        }
        entries.append(Entry(source: source, screen: screen))
    }

    private func showStack(animated: Bool) {
        if let split, split.stack(of: self) !== controllerIfMade {
            split.showStack(animated: animated)
        } else {
            controllerIfMade?.setViewControllers(screens, animated: animated)
        }
        screensDidChange?()
    }

    // MARK: Going back

    /// Removes the screens from an index on, and tells the path.
    private func cut(to index: Int) {
        let removed = Array(entries[index...])
        entries.removeSubrange(index...)
        end(removed)
        let count = entries.count {
            if case .value = $0.source { return true }
            return false
        }
        if storage.values.count > count { storage.truncate(to: count) }
    }

    private func end(_ removed: [Entry]) {
        for entry in removed.reversed() {
            if case .binding(_, let end) = entry.source { end() }
        }
    }

    // MARK: Destinations

    /// The nearest to the root counts, as in SwiftUI.
    private func destination(for value: NavigationValue) -> NavigationDestinations.Builder? {
        for screen in screens {
            if let builder = screen.destinations.builders[ObjectIdentifier(value.type)] { return builder }
        }
        return nil
    }

    private func view(for value: NavigationValue) -> AnyView {
        if let view = destination(for: value)?.build(value.base.base) { return view }
        report(value, link: false)
        return AnyView(MissingDestination())
    }

    private func report(_ value: NavigationValue, link: Bool) {
        var names: [String] = []
        for screen in screens {
            for builder in screen.destinations.builders.values where !names.contains(builder.name) {
                names.append(builder.name)
            }
        }
        let registered = names.isEmpty ? "none" : names.sorted().joined(separator: ", ")
        RuntimeIssue.report(
            (link
                ? "A NavigationLink is presenting a value of type \"\(value.type)\" but there is no matching "
                    + "navigation destination visible from the location of the link. The link cannot be activated."
                : "A NavigationStack's path has a value of type \"\(value.type)\" but there is no matching navigation "
                    + "destination in its screens.")
                + " Registered types: \(registered). Add navigationDestination(for: \(value.type).self) { … } to a "
                + "view inside the stack, outside of lists.")
    }

    /// A screen's destinations are others: what they made is made again.
    func destinationsDidChange() {
        for entry in entries {
            guard case .value(let value) = entry.source,
                let view = destination(for: value)?.build(value.base.base)
            else { continue }
            entry.screen.show(view)
        }
    }

    /// What a screen says about the bar is different.
    func barDidChange(_ screen: NavigationScreen) {
        split?.readWidth(of: self)
        guard let controller = split?.stack(of: self) ?? controllerIfMade,
            controller.topViewController === screen
        else { return }
        showBars(of: screen, in: controller, animated: screen.viewIfLoaded?.window != nil)
    }

    /// Has the bars look as a screen says.
    func showBars(
        of screen: NavigationScreen, in controller: UINavigationController, animated: Bool
    ) {
        controller.setNavigationBarHidden(screen.hidesBar, animated: animated)
        screen.barSettings[.navigationBar].apply(
            to: controller.navigationBar, screen.navigationItem, environment)
        controller.setToolbarHidden(screen.hidesToolbar, animated: animated)
        let bottom = screen.barSettings[.bottomBar]
        if bottom != nil || hasToolbarLooks {
            hasToolbarLooks = bottom != nil
            bottom.apply(to: controller.toolbar, environment)
        }
    }
}

extension NavigationModel: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        guard let screen = viewController as? NavigationScreen else { return }
        showBars(of: screen, in: navigationController, animated: animated)
    }

    /// The user has gone back when the stack is shorter than what the program asked for.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        // A column whose screens are on the stack of all columns has none.
        guard split == nil || split?.stack(of: self) === navigationController else { return }
        cutWhatIsNotIn(navigationController.viewControllers)
    }

    /// Takes leave of the screens that somebody went back from.
    func cutWhatIsNotIn(_ shown: [UIViewController]) {
        guard let kept = entries.firstIndex(where: { entry in !shown.contains { $0 === entry.screen } })
        else {
            return
        }
        cut(to: kept)
        screensDidChange?()
    }
}

/// What SwiftUI shows for a value without destination.
private struct MissingDestination: View {
    var body: some View { Text("⚠︎").font(.largeTitle).foregroundColor(.yellow) }
}
