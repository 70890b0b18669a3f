/// A controller that shows views in the environment of those that presented them.
final class ModalScreen: UIViewController {
    private let host: _UIHostingView<AnyView>

    init(_ view: AnyView, _ environment: EnvironmentValues) {
        host = _UIHostingView(rootView: view, inheriting: environment)
        super.init(nibName: nil, bundle: nil)
        host.hostingController = self
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        host.backgroundColor = .systemBackground
        view = host
    }

    func show(_ view: AnyView, _ environment: EnvironmentValues) {
        host.inheritedEnvironment = environment
        host.rootView = view
    }
}

/// Views that cover the screen.
private struct Cover: ModalContent {
    let view: @MainActor () -> AnyView

    private func derive(_ environment: EnvironmentValues, _ link: ModalLink) -> EnvironmentValues {
        var derived = environment
        derived.navigationScreen = nil
        derived.isListRow = false
        derived.isPresented = true
        derived.dismiss = DismissAction { [weak link] in link?.endFromWithin() }
        return derived
    }

    func makeController(_ environment: EnvironmentValues, _ link: ModalLink) -> UIViewController {
        let screen = ModalScreen(view(), derive(environment, link))
        screen.modalPresentationStyle = .fullScreen
        return screen
    }

    func update(_ controller: UIViewController, _ environment: EnvironmentValues, _ link: ModalLink) {
        (controller as? ModalScreen)?.show(view(), derive(environment, link))
    }
}

private nonisolated struct CoverModifier<Item, Shown: View>: ViewModifier {
    let name: String
    let item: Binding<Item?>
    let identity: (Item) -> AnyHashable
    let onDismiss: (() -> Void)?
    let shown: (Item) -> Shown

    @MainActor func body(content: _ViewModifier_Content<Self>) -> some View {
        let value = item.wrappedValue
        return content.modifier(
            ModalModifier(
                identity: value.map(identity),
                content: value.map { value in Cover { AnyView(shown(value)) } },
                name: name, end: { item.wrappedValue = nil }, onDismiss: { onDismiss?() }))
    }
}

nonisolated extension View {
    /// Presents a modal view that covers as much of the screen as possible when a binding is true.
    ///
    /// - Parameter onDismiss: Called once the view is gone.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            CoverModifier(
                name: "fullScreenCover(isPresented:onDismiss:content:)", item: isPresented.item,
                identity: { _ in true }, onDismiss: onDismiss, shown: { _ in content() }))
    }

    /// Presents a modal view that covers as much of the screen as possible, for the item of a binding.
    ///
    /// - Parameter onDismiss: Called once the view is gone.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            CoverModifier(
                name: "fullScreenCover(item:onDismiss:content:)", item: item,
                identity: { AnyHashable($0.id) }, onDismiss: onDismiss, shown: content))
    }
}
