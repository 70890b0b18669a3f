/// The element of a navigation stack: takes the size it is offered, and reaches through the safe area where it
/// touches it.
final class NavigationElement: Element, PlatformViewElement {
    private let model: NavigationModel
    private var isAttached = false

    init(_ node: _GraphNode, _ model: NavigationModel) {
        self.model = model
        super.init(node)
        positionDependence = .safeArea
        model.screensDidChange = { [weak self] in
            guard let self, !isTornDown else { return }
            graph.preferencesDidChange()
            graph.host?.graphNeedsUpdate()
        }
    }

    var platformView: UIView? { model.controllerIfMade?.viewIfLoaded }
    override var containsPlatformView: Bool { true }
    override var drawnReach: CGRect { .infinite }
    override func didPlace() { setNeedsDisplay() }
    /// The controller has the appearance of its environment.
    override var environment: EnvironmentValues {
        didSet { if environment.colorScheme != oldValue.colorScheme { setNeedsDisplay() } }
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
                graph.afterUpdate { [weak controller, weak host] in
                    controller?.didMove(toParent: host)
                    (host as? NavigationScreen)?.innerStackDidCome()
                }
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

    /// What the screens say about the bar ends here; everything else goes on.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard !(key is any NavigationPreference.Type) else { return nil }
        if key == BarSettingsKey.self {
            // What the screen on top says about bars around the stack.
            let top = model.screens.last?.host.graph.rootElement.preference(BarSettingsKey.self)
            return top?[.tabBar].map { [ToolbarPlacement.Bar.tabBar: $0] as! K.Value }
        }
        var result: K.Value?
        for screen in model.screens {
            guard let value = screen.host.graph.rootElement.preference(key) else { continue }
            if var combined = result {
                K.reduce(value: &combined) { value }
                result = combined
            } else {
                result = value
            }
        }
        return result
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
