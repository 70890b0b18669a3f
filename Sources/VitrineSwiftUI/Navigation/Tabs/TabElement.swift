/// The element of a tab view: takes the size it is offered, and reaches through the safe area where it touches it.
final class TabElement: ControllerElement<TabModel> {
    private var needsUpdate = false

    override init(_ node: _GraphNode, _ model: TabModel) {
        super.init(node, model)
        model.screenDidChange = { [weak self] in
            guard let self, !isTornDown else { return }
            (self.model as? TabBarModel)?.readBar()
            graph.preferencesDidChange()
            graph.host?.graphNeedsUpdate()
        }
        model.selectionMayDiffer = { [weak self] in self?.tabsDidChange() }
    }

    /// The tabs may be others; they are brought up to date after the update under way.
    func tabsDidChange() {
        guard !needsUpdate, !isTornDown else { return }
        needsUpdate = true
        let transaction = graph.transaction
        graph.afterUpdate { [weak self] in
            guard let self, !isTornDown else { return }
            needsUpdate = false
            Transaction.perform(transaction) {
                self.model.update(animated: !transaction.disablesAnimations)
            }
            graph.preferencesDidChange()
        }
        graph.host?.graphNeedsUpdate()
    }

    /// What the tab that shows says; of the bar of tabs nobody outside hears.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let value = model.shownScreen?.host?.graph.rootElement.preference(key)
        guard key == BarSettingsKey.self, var bars = value as? [ToolbarPlacement.Bar: BarSettings] else {
            return value
        }
        bars[.tabBar] = nil
        return bars.isEmpty ? nil : (bars as! K.Value)
    }
}
