/// The appearance of a text editor.
@MainActor @preconcurrency
public protocol TextEditorStyle: _BodyProvider {
    /// The look of a text editor.
    associatedtype Body: View
    /// The properties of a text editor.
    typealias Configuration = TextEditorStyleConfiguration
    /// Makes the look of a text editor.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a text editor. SwiftUI shows none of them: styles are its own.
public struct TextEditorStyleConfiguration {
    let editor: AnyView
}

/// The default style: on the background of the system.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// A style without decoration: whatever lies behind the editor shows.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.editor.scrollContentBackground(.hidden)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A style without decoration.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// Reads the style, so that only this body depends on it.
struct TextEditorResolver<Editor: View>: View {
    let editor: Editor
    @Environment(\.textEditorStyleBox) private var style
    var body: some View { style.makeBody(TextEditorStyleConfiguration(editor: AnyView(editor))) }
}

private struct TextEditorStyleBody<Style: TextEditorStyle>: StyledView {
    let style: Style
    let configuration: TextEditorStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension TextEditorStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(
        AutomaticTextEditorStyle(), TextEditorStyleBody<AutomaticTextEditorStyle>.self)
}

extension EnvironmentValues {
    var textEditorStyleBox: StyleBox<TextEditorStyleConfiguration> {
        self[styleOf: TextEditorStyleConfiguration.self]
    }
}

nonisolated extension View {
    /// Sets the style for text editors within this view.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, TextEditorStyleBody<S>.self))
    }
}
