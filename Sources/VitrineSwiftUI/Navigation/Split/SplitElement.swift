/// The element of a navigation split view: takes the size it is offered, and reaches through the safe area where it
/// touches it.
final class SplitElement: ControllerElement<SplitModel> {
    override init(_ node: _GraphNode, _ model: SplitModel) {
        super.init(node, model)
        model.screensDidChange = { [weak self] in
            guard let self, !isTornDown else { return }
            graph.preferencesDidChange()
            graph.host?.graphNeedsUpdate()
        }
    }

    /// What the screens say about their bars ends here; everything else goes on.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard !(key is any NavigationPreference.Type), key != BarSettingsKey.self else { return nil }
        return model.screens.preference(key)
    }
}
