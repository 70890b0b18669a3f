/// The appearance of labelled values.
@MainActor @preconcurrency
public protocol LabeledContentStyle: _BodyProvider {
    /// The look of a labelled value.
    associatedtype Body: View
    /// The properties of a labelled value.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Makes the look of a labelled value.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a labelled value.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        let view: AnyView
        /// The label.
        public var body: some View { view }
    }

    /// The value.
    public struct Content: View {
        let view: AnyView
        /// The value.
        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The value.
    public let content: Content
}

/// The default style: the label at the leading edge, the value at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContentFace(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The look of the default style.
struct LabeledContentFace<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    var body: some View {
        HStack(spacing: 0) {
            ControlLabel(content: label, isText: Label.self == Text.self)
            Spacer(minLength: 8)
            content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
        }
    }
}

/// Reads the style, so that only this body depends on it.
struct LabeledContentResolver<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.labeledContentStyleBox) private var style

    var body: some View {
        if style === LabeledContentStyleConfiguration.standardStyle {
            LabeledContentFace(label: label, content: content)
        } else {
            style.makeBody(
                LabeledContentStyleConfiguration(
                    label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
        }
    }
}

private struct LabeledContentStyleBody<Style: LabeledContentStyle>: StyledView {
    let style: Style
    let configuration: LabeledContentStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension LabeledContentStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(
        AutomaticLabeledContentStyle(), LabeledContentStyleBody<AutomaticLabeledContentStyle>.self)
}

extension EnvironmentValues {
    var labeledContentStyleBox: StyleBox<LabeledContentStyleConfiguration> {
        self[styleOf: LabeledContentStyleConfiguration.self]
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labelled value of a style's configuration, in the style around that one.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        label = configuration.label
        content = configuration.content
    }
}

nonisolated extension View {
    /// Sets the style for labelled values within this view.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, LabeledContentStyleBody<S>.self))
    }
}
