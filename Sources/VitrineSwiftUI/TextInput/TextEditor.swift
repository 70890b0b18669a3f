/// A view that can display and edit long-form text.
public struct TextEditor: View {
    private enum Content {
        case plain(Binding<String>, Binding<TextSelection?>?)
        case attributed(Binding<AttributedString>, Binding<AttributedTextSelection>?)
    }

    private let content: Content

    /// An editor of a text.
    nonisolated public init(text: Binding<String>) { content = .plain(text, nil) }

    /// An editor of a text, and what is selected in it.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        content = .plain(text, selection)
    }

    /// An editor of a text with attributes, and what is selected in it.
    ///
    /// Letters look as ``Text`` draws them, and keep all attributes that the text gives them.
    nonisolated public init(
        text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
    ) {
        content = .attributed(text, selection)
    }

    /// The editor in the style of the environment: as large as it may be.
    public var body: some View {
        switch content {
        case .plain(let text, let selection):
            TextEditorResolver(
                editor: TextInputArea(model: TextInputModel(text, selection: selection), growsWithText: false)
            )
        case .attributed(let text, let selection):
            TextEditorResolver(editor: AttributedInput(text: text, selection: selection))
        }
    }
}
