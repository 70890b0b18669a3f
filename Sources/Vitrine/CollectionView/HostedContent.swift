internal import VitrineUI

/// What a cell or a supplementary view of a ``CollectionView`` holds: one hosting controller, made once
/// and updated in place when the view is reused.
///
/// The content's identity is that of the item it shows, so `@State` of a previous item never leaks into
/// the next one although the controller stays. (Article A0 rebuilds the controller instead.)
@MainActor
struct HostedContent<ID: Hashable, Content: View> {
    private var controller: UIHostingController<ModifiedIdentity>?

    /// The root of a hosted hierarchy: the content under the identity of what it shows.
    struct ModifiedIdentity: View {
        let identifier: ID
        let content: Content

        var body: some View {
            content.id(identifier)
        }
    }

    /// Shows `content` in `container`, filling it and following its size.
    mutating func show(_ content: Content, identifiedBy identifier: ID, in container: UIView) {
        let root = ModifiedIdentity(identifier: identifier, content: content)
        if let controller {
            controller.rootView = root
            return
        }
        let controller = UIHostingController(rootView: root, ignoreSafeArea: true)
        controller.view.frame = container.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.backgroundColor = .clear
        container.addSubview(controller.view)
        self.controller = controller
    }
}
