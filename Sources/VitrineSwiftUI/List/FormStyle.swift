/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle: _BodyProvider {
    /// The look of a form.
    associatedtype Body: View
    /// The properties of a form.
    typealias Configuration = FormStyleConfiguration
    /// Makes the look of a form.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form.
public struct FormStyleConfiguration {
    /// What is in the form.
    public struct Content: View {
        let view: AnyView
        /// The views.
        public var body: some View { view }
    }

    /// What is in the form.
    public let content: Content
}

/// The default style: a list of grouped rows.
public struct AutomaticFormStyle: FormStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// A style with grouped rows: on iOS the default.
public struct GroupedFormStyle: FormStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Grouped rows.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Reads the style, so that only this body depends on it.
struct FormResolver<Content: View>: View {
    let content: Content
    @Environment(\.formStyleBox) private var style

    var body: some View {
        if style === FormStyleConfiguration.standardStyle {
            List { content }
        } else {
            style.makeBody(FormStyleConfiguration(content: .init(view: AnyView(content))))
        }
    }
}

private struct FormStyleBody<Style: FormStyle>: StyledView {
    let style: Style
    let configuration: FormStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension FormStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(AutomaticFormStyle(), FormStyleBody<AutomaticFormStyle>.self)
}

extension EnvironmentValues {
    var formStyleBox: StyleBox<FormStyleConfiguration> { self[styleOf: FormStyleConfiguration.self] }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form of a style's configuration, in the style around that one.
    nonisolated public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

nonisolated extension View {
    /// Sets the style for forms within this view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, FormStyleBody<S>.self))
    }
}
