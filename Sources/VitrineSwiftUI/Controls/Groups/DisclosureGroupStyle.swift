/// The appearance of a disclosure group.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _BodyProvider {
    /// The look of a disclosure group.
    associatedtype Body: View
    /// The properties of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Makes the look of a disclosure group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// What is disclosed.
    public struct Content: View {
        /// Made only once it is shown.
        let make: () -> AnyView
        /// The views.
        public var body: some View { make() }
    }

    /// The label.
    public let label: Label
    /// What is disclosed.
    public let content: Content
    /// Whether the group is open.
    @Binding public var isExpanded: Bool
}

/// The default style: a label with a chevron, and what is disclosed below it, in a list as rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureFace(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureFace: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isListContent) private var isListContent
    @Environment(\.isListRow) private var isListRow

    var body: some View {
        let label = DisclosureLabel(
            isExpanded: configuration.$isExpanded, label: configuration.label.content)
        if isListContent && !isListRow {
            label
            // A level is indented as rows of outlines are.
            if configuration.isExpanded { configuration.content.padding(.leading, 16) }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                label
                if configuration.isExpanded { configuration.content }
            }
        }
    }
}

private struct DisclosureGroupStyleBody<Style: DisclosureGroupStyle>: StyledView {
    let style: Style
    let configuration: DisclosureGroupStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension DisclosureGroupStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(
        AutomaticDisclosureGroupStyle(), DisclosureGroupStyleBody<AutomaticDisclosureGroupStyle>.self)
}

extension EnvironmentValues {
    var disclosureGroupStyleBox: StyleBox<DisclosureGroupStyleConfiguration> {
        self[styleOf: DisclosureGroupStyleConfiguration.self]
    }
}

nonisolated extension View {
    /// Sets the style for disclosure groups within this view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, DisclosureGroupStyleBody<S>.self))
    }
}
