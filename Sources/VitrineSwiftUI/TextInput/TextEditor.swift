/// A view that can display and edit long-form text.
public struct TextEditor: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?

    /// An editor of a text.
    @MainActor
    public init(text: Binding<String>) { (self.text, selection) = (text, nil) }

    /// An editor of a text, and what is selected in it.
    @MainActor
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        (self.text, self.selection) = (text, selection)
    }

    /// The editor: as large as it may be.
    public var body: some View {
        TextInputArea(model: TextInputModel(text, selection: selection), growsWithText: false)
    }
}
