internal import VitrineUI

/// Puts a ``NotificationViewController`` into SwiftUI.
struct NotificationContainer<Content: View>: UIViewControllerRepresentable {
    let value: Any?
    let timeout: TimeInterval?
    var placement = NotificationPlacement.top
    let clear: (Any) -> Bool
    let queue: NotificationViewQueue?
    let content: Content

    /// The content, told where to register, in the environment around the container: hosted content has none of it.
    struct Root: View {
        let content: Content
        let scope: NotificationScope
        let environment: EnvironmentValues

        var body: some View {
            content
                .environment(\.notificationScope, scope)
                .environment(\.self, environment)
        }
    }

    /// Keeps what outlives one value of the container.
    @MainActor
    final class Coordinator {
        let registry = NotificationRegistry()
        fileprivate var hosting: UIHostingController<Root>?
    }

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIViewController(context: Context) -> NotificationViewController {
        let hosting = UIHostingController(rootView: root(context))
        context.coordinator.hosting = hosting
        return NotificationViewController(content: hosting, registry: context.coordinator.registry)
    }

    func updateUIViewController(_ controller: NotificationViewController, context: Context) {
        context.coordinator.hosting?.rootView = root(context)
        controller.timeout = timeout
        controller.placement = placement
        controller.clear = clear
        controller.queue = queue
        controller.setValue(value, animated: !context.transaction.disablesAnimations)
    }

    static func dismantleUIViewController(
        _ controller: NotificationViewController, coordinator: Coordinator
    ) {
        controller.invalidate()
    }

    private func root(_ context: Context) -> Root {
        Root(
            content: content, scope: NotificationScope(registry: context.coordinator.registry),
            environment: context.environment)
    }
}
