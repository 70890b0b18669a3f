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

    /// Pages belong to the hierarchy around them as rows do: where that ignores the safe area, they have none, whatever UIKit
    /// finds at their place.
    override var additionalInsets: EdgeInsets {
        guard model.isPaged, let host = graph.viewHost else { return super.additionalInsets }
        let wanted = SafeArea.insets(around: CGRect(origin: .zero, size: size), of: self)
        let place = viewport.offsetBy(dx: rootOrigin.x, dy: rootOrigin.y)
        let (found, area) = (host.safeAreaInsets, host.bounds.size)
        return EdgeInsets(
            top: wanted.top - max(0, found.top - place.minY),
            leading: wanted.leading - max(0, found.left - place.minX),
            bottom: wanted.bottom - max(0, place.maxY - area.height + found.bottom),
            trailing: wanted.trailing - max(0, place.maxX - area.width + found.right))
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
