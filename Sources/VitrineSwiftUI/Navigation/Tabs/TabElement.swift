/// The element of a tab view: takes the size it is offered, and reaches through the safe area where it touches it.
final class TabElement: Element, PlatformViewElement {
    private let model: TabModel
    private var isAttached = false
    private var needsUpdate = false

    init(_ node: _GraphNode, _ model: TabModel) {
        self.model = model
        super.init(node)
        positionDependence = .safeArea
        model.screenDidChange = { [weak self] in
            guard let self, !isTornDown else { return }
            (self.model as? TabBarModel)?.readBar()
            graph.preferencesDidChange()
            graph.host?.graphNeedsUpdate()
        }
        model.selectionMayDiffer = { [weak self] in self?.tabsDidChange() }
    }

    var platformView: UIView? { model.controllerIfMade?.viewIfLoaded }
    override var containsPlatformView: Bool { true }
    override var drawnReach: CGRect { .infinite }
    override func didPlace() { setNeedsDisplay() }
    /// The controller has the appearance of its environment.
    override var environment: EnvironmentValues {
        didSet { if environment.colorScheme != oldValue.colorScheme { setNeedsDisplay() } }
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

    private var viewport: CGRect {
        let insets = SafeArea.insets(around: CGRect(origin: .zero, size: size), of: self)
        return CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
    }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        let controller = model.controller
        if !isAttached {
            isAttached = true
            if let host = graph.viewHost?.hostingController {
                host.addChild(controller)
                host.fillingChild = controller
                graph.afterUpdate { [weak controller, weak host] in controller?.didMove(toParent: host) }
            }
        }
        controller.overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        let bars = SafeArea.insetsOfModifiers(around: CGRect(origin: .zero, size: size), of: self)
        controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: bars.top, left: bars.leading, bottom: bars.bottom, right: bars.trailing)
        let view: UIView = controller.view
        pass.add(view.layer, view: view, frame: viewport.offsetBy(dx: origin.x, dy: origin.y))
    }

    override func hitTest(_ point: CGPoint) -> Element? { viewport.contains(point) ? self : nil }

    /// What the tab that shows says; of the bar of tabs nobody outside hears.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let value = model.shownScreen?.host?.graph.rootElement.preference(key)
        guard key == BarSettingsKey.self, var bars = value as? [ToolbarPlacement.Bar: BarSettings] else {
            return value
        }
        bars[.tabBar] = nil
        return bars.isEmpty ? nil : (bars as! K.Value)
    }

    override func teardown() {
        if let controller = model.controllerIfMade {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        super.teardown()
    }
}
