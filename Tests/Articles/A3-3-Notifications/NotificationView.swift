import SwiftUI

struct NotificationView<Root: View>: View {
    @Binding private var value: Any?
    private let root: () -> Root

    init(_ value: Binding<Any?>, @ViewBuilder root: @escaping () -> Root) {
        self._value = value
        self.root = root
    }

    var body: some View {
        NotificationViewControllerWrapper(value: value, content: root)
            .ignoresSafeArea()
    }
}

struct NotificationViewControllerWrapper<Content: View>: UIViewControllerRepresentable {
    class Coordinator {
        let registry = NotificationRegistry()
    }

    private var value: Any?
    private let content: Content

    init(value: Any?, @ViewBuilder content: () -> Content) {
        self.value = value
        self.content = content()
    }

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIViewController(context: Context) -> NotificationViewController {
        let content = self.content
            .environment(\.notificationRegistry, context.coordinator.registry)  // <- adding to hierarchy
        let contentController = UIHostingController(rootView: content)
        let controller = NotificationViewController(content: contentController)
        return controller
    }

    func updateUIViewController(_ uiViewController: NotificationViewController, context: Context) {
        if let value = value, let view = context.coordinator.registry.view(for: value) {
            let notificationViewController = UIHostingController(rootView: view)
            let size = notificationViewController.sizeThatFits(
                in: uiViewController.view.bounds.insetBy(dx: 20, dy: 100).size)
            uiViewController.showNotification(notificationViewController, size: size)
        } else {
            uiViewController.removeNotification()
        }
    }
}
