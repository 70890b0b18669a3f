/// Keeps the views of a menu while it is closed, and with them the state that they hold.
@MainActor
final class MenuMemory {
    private var host: _UIHostingView<AnyView>?
    /// Menus inside, by their place among the entries.
    private var children: [Int: MenuMemory] = [:]

    func child(_ index: Int) -> MenuMemory {
        if let known = children[index] { return known }
        let made = MenuMemory()
        children[index] = made
        return made
    }

    /// Has all views say anew what they are.
    func show(_ root: AnyView, _ environment: EnvironmentValues) {
        guard let host else {
            self.host = _UIHostingView(rootView: root, inheriting: environment)
            return
        }
        // What was written meanwhile is there first, so that each view says once what it is.
        host.updateGraph()
        // The views that are left first: those that go would say what they were in the new environment, too.
        host.rootView = root
        host.inheritedEnvironment = environment
        host.updateGraph()
    }
}
