/// Views that a controller of their own shows.
struct Cover: ModalContent {
    var style = UIModalPresentationStyle.fullScreen
    /// Sets up the presentation of a controller that was just made.
    var prepare: (@MainActor (ModalScreen, _GraphNode) -> Void)?
    let view: @MainActor () -> AnyView

    func makeController(_ environment: EnvironmentValues, _ link: ModalLink) -> UIViewController {
        // On a television a sheet is what it shows, over what it blurs; popovers have the colour of their balloon.
        let isClear = environment.interfaceIdiom == .tv && style != .fullScreen
        let screen = ModalScreen(
            view(), environment, link, color: isClear ? .clear : .systemBackground)
        screen.prepare(style)
        return screen
    }

    func willPresent(_ controller: UIViewController, from node: _GraphNode) {
        if let screen = controller as? ModalScreen { prepare?(screen, node) }
    }

    func update(_ controller: UIViewController, _ environment: EnvironmentValues, _ link: ModalLink) {
        (controller as? ModalScreen)?.show(view(), environment)
    }
}

/// Presents views while an item is there.
nonisolated struct CoverModifier<Item, Shown: View>: ViewModifier {
    let name: String
    var style = UIModalPresentationStyle.fullScreen
    var prepare: (@MainActor (ModalScreen, _GraphNode) -> Void)?
    let item: Binding<Item?>
    let identity: (Item) -> AnyHashable
    let onDismiss: (() -> Void)?
    let shown: (Item) -> Shown

    @MainActor func body(content: _ViewModifier_Content<Self>) -> some View {
        let value = item.wrappedValue
        return content.modifier(
            ModalModifier(
                identity: value.map(identity),
                content: value.map { value in
                    Cover(style: style, prepare: prepare) { AnyView(shown(value)) }
                },
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
