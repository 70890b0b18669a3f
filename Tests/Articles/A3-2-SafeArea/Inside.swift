import SwiftUI

/// The approach that does not work.
private struct NotificationViewControllerWrapper<Content: View>: UIViewControllerRepresentable {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    // this approach doesn't work
    func makeUIViewController(context: Context) -> NotificationViewController {
        let content =
            content
            .ignoresSafeArea()  // <- ignoring safe area
        let contentController = UIHostingController(rootView: content)
        let controller = NotificationViewController(content: contentController)
        return controller
    }

    func updateUIViewController(_ uiViewController: NotificationViewController, context: Context) {}
}

struct IgnoringInside: View {
    var body: some View {
        NotificationViewControllerWrapper {
            FruitListView()
        }
    }
}
