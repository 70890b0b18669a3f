/// Presents an alert or a confirmation dialog of views.
nonisolated struct DialogModifier<Actions: View, Message: View>: ViewModifier {
    let name: String
    let style: UIAlertController.Style
    let isPresented: Binding<Bool>
    let title: String?
    let actions: Actions
    let message: Message

    init(
        _ name: String, _ style: UIAlertController.Style, _ isPresented: Binding<Bool>, _ title: String?,
        _ actions: Actions, _ message: Message
    ) {
        self.name = name
        self.style = style
        self.isPresented = isPresented
        self.title = title
        self.actions = actions
        self.message = message
    }

    @MainActor func body(content: _ViewModifier_Content<Self>) -> some View {
        let (actions, message) = (actions, message)
        return content.modifier(
            ModalModifier(
                identity: isPresented.wrappedValue ? AnyHashable(true) : nil,
                content: DialogContent(
                    style: style, title: title, message: { FoundLabel(of: message, $0).text },
                    actions: { FoundButton.all(in: actions, $0) },
                    fields: { DialogContent.fields(of: actions, $0) },
                    standardCancel: style == .actionSheet ? "Cancel" : nil),
                name: name, end: { isPresented.wrappedValue = false }))
    }
}
