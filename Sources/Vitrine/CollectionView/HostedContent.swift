internal import VitrineUI

/// The root of what a cell or a supplementary view of a ``CollectionView`` hosts.
///
/// The builder runs in the body, so that what it reads (state, observable objects) brings it up to date. The
/// content's identity is that of what it shows: `@State` of a previous item never leaks into the next one
/// although controller and view stay.
struct HostedRoot<ID: Hashable, Content: View>: View {
    let identity: ID
    let build: () -> Content

    var body: some View {
        build().id(identity)
    }
}

/// What a cell or a supplementary view of a ``CollectionView`` holds: one hosting controller, made once and
/// updated in place when the view is reused. (Article A0 makes another one for each item.)
@MainActor
struct HostedContent<ID: Hashable, Content: View> {
    typealias Controller = UIHostingController<HostedRoot<ID, Content>>

    private var controller: Controller?
    /// What is shown; nil while nothing is.
    private(set) var identity: ID?
    /// The version of the collection's builders that it was shown with.
    private(set) var version = 0

    /// Shows content in `container`, filling it and following its size.
    mutating func show(
        _ identity: ID, version: Int, in container: UIView, build: @escaping () -> Content
    ) {
        self.identity = identity
        self.version = version
        let root = HostedRoot(identity: identity, build: build)
        if let controller {
            controller.rootView = root
            return
        }
        let controller = UIHostingController(rootView: root, ignoreSafeArea: true)
        controller.view.backgroundColor = .clear
        adopt(controller, showing: identity, in: container)
    }

    /// Takes a controller over, with its content and the content's state.
    mutating func adopt(_ controller: Controller, showing identity: ID, in container: UIView) {
        controller.view.frame = container.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(controller.view)
        self.controller = controller
        self.identity = identity
    }

    /// Gives the controller away. Its view leaves `container`, unless it has moved on to another one already.
    mutating func surrender(from container: UIView) -> Controller? {
        guard let controller else { return nil }
        if controller.view.superview === container { controller.view.removeFromSuperview() }
        self.controller = nil
        identity = nil
        return controller
    }
}
