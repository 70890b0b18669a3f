internal import VitrineUI

/// The root of what a cell or a supplementary view of a ``CollectionView`` hosts.
///
/// The builder runs in the body, so that what it reads (state, observable objects) brings it up to date. The
/// content's identity is that of what it shows: `@State` of a previous item never leaks into the next one
/// although controller and view stay.
///
/// The content is hosted apart from the collection, and would see nothing of the environment around that: it is
/// handed on here, whole, with its objects and with the way to the navigation stack.
struct HostedRoot<ID: Hashable, Content: View>: View {
    let identity: ID
    let environment: EnvironmentValues
    /// Where the content's preferences are reported from; nil where nobody asks for any.
    let preferences: CellPreferenceSource?
    let build: () -> Content

    var body: some View {
        // The identity is outermost, directly in the root: Vitrine's runtime starts the content anew in place there.
        content.environment(\.self, environment).id(identity)
    }

    @ViewBuilder private var content: some View {
        if let preferences {
            preferences.read(build(), for: environment.cellPreferencePorts)
        } else {
            build()
        }
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
    /// The version of the collection's builders and environment that it was shown with.
    private(set) var version = 0
    /// Where the content's preferences are reported from; nil as long as nobody has asked for any.
    private(set) var preferences: CellPreferenceSource?

    /// Shows content in `container`, filling it and following its size, in the environment around the collection.
    mutating func show(
        _ identity: ID, version: Int, environment: EnvironmentValues, in container: UIView,
        build: @escaping () -> Content
    ) {
        self.identity = identity
        self.version = version
        if preferences == nil, !environment.cellPreferencePorts.isEmpty {
            preferences = CellPreferenceSource()
        }
        let root = HostedRoot(
            identity: identity, environment: environment, preferences: preferences, build: build)
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

    /// Makes the controller a child of the one around the collection, so that controllers in the content find their
    /// way to the navigation controller, and to who presents.
    func attach(to parent: UIViewController?) {
        guard let controller, let parent, controller.parent !== parent else { return }
        parent.addChild(controller)
        controller.didMove(toParent: parent)
    }

    /// Ends `attach(to:)`: the parent would keep the controller of a cell that is gone.
    func detach() {
        guard let controller, controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
    }

    /// Gives the controller away. Its view leaves `container`, unless it has moved on to another one already.
    mutating func surrender(from container: UIView) -> Controller? {
        guard let controller else { return nil }
        detach()
        if controller.view.superview === container { controller.view.removeFromSuperview() }
        self.controller = nil
        identity = nil
        return controller
    }
}
