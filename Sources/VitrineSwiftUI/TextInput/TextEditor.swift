/// A view that can display and edit long-form text.
public struct TextEditor: View {
    private let text: Binding<String>

    /// An editor of a text.
    @MainActor
    public init(text: Binding<String>) { self.text = text }

    /// The editor: as large as it may be.
    public var body: some View { TextInputArea(model: TextInputModel(text), growsWithText: false) }
}
