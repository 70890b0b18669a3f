/// What is shown by a controller of UIKit's that contains others: a stack, tabs, columns.
@MainActor
protocol ControllerModel: AnyObject {
    associatedtype Controller: UIViewController
    /// The controller, made with the first question.
    var controller: Controller { get }
    var controllerIfMade: Controller? { get }
}

/// The element of a container: takes the size it is offered, and reaches through the safe area where it touches it.
class ControllerElement<Model: ControllerModel>: Element, PlatformViewElement {
    let model: Model
    private var isAttached = false
    private var traits = ImposedTraits()

    init(_ node: _GraphNode, _ model: Model) {
        self.model = model
        super.init(node)
        positionDependence = .safeArea
    }

    /// The controller has become a child of the one whose view this is.
    func didAttach(to host: UIViewController) {}

    var platformView: UIView? { model.controllerIfMade?.viewIfLoaded }
    override var containsPlatformView: Bool { true }
    override var drawnReach: CGRect { .infinite }
    override func didPlace() { setNeedsDisplay() }
    /// The controller has the traits of its environment.
    override var environment: EnvironmentValues {
        didSet { if environment.version != oldValue.version { setNeedsDisplay() } }
    }

    /// The rectangle of the controller's view, in the element's coordinates.
    final var viewport: CGRect {
        let insets = SafeArea.insets(around: CGRect(origin: .zero, size: size), of: self)
        return CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
    }

    /// What the safe area has for the controller that UIKit does not find by itself, in points.
    var additionalInsets: EdgeInsets {
        SafeArea.insetsOfModifiers(around: CGRect(origin: .zero, size: size), of: self)
    }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        let controller = model.controller
        if !isAttached {
            isAttached = true
            attach(controller)
        }
        traits.impose(environment, in: graph.viewHost) { $0(&controller.traitOverrides) }
        let added = additionalInsets
        controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: added.top, left: added.leading, bottom: added.bottom, right: added.trailing)
        let view: UIView = controller.view
        pass.add(view.layer, view: view, frame: viewport.offsetBy(dx: origin.x, dy: origin.y))
    }

    private func attach(_ controller: UIViewController) {
        guard let host = graph.viewHost?.hostingController else { return }
        host.addChild(controller)
        host.fillingChild = controller
        graph.afterUpdate { [weak self, weak controller, weak host] in
            controller?.didMove(toParent: host)
            if let host { self?.didAttach(to: host) }
        }
    }

    override func hitTest(_ point: CGPoint) -> Element? { viewport.contains(point) ? self : nil }

    override func teardown() {
        if let controller = model.controllerIfMade {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        super.teardown()
    }
}

extension [NavigationScreen] {
    /// What all of the screens say together.
    @MainActor func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for screen in self {
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
}
