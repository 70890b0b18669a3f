/// The element of a navigation stack: takes the size it is offered, and reaches through the safe area where it
/// touches it.
final class NavigationElement: ControllerElement<NavigationModel> {
    override init(_ node: _GraphNode, _ model: NavigationModel) {
        super.init(node, model)
        model.screensDidChange = { [weak self] in
            guard let self, !isTornDown else { return }
            graph.preferencesDidChange()
            graph.host?.graphNeedsUpdate()
        }
    }

    override func didAttach(to host: UIViewController) {
        (host as? NavigationScreen)?.innerStackDidCome()
    }

    /// What the screens say about the bar ends here; everything else goes on.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard !(key is any NavigationPreference.Type) else { return nil }
        if key == BarSettingsKey.self {
            // What the screen on top says about bars around the stack.
            let top = model.screens.last?.host.graph.rootElement.preference(BarSettingsKey.self)
            return top?[.tabBar].map { [ToolbarPlacement.Bar.tabBar: $0] as! K.Value }
        }
        return model.screens.preference(key)
    }
}
