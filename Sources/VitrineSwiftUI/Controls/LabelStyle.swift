/// A type that applies a custom appearance to all labels within a view.
@MainActor @preconcurrency
public protocol LabelStyle: _BodyProvider {
    /// The look of a label.
    associatedtype Body: View
    /// The properties of a label.
    typealias Configuration = LabelStyleConfiguration
    /// Makes the look of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
public struct LabelStyleConfiguration {
    /// The title of a label.
    public struct Title: View {
        let content: AnyView
        /// The title.
        public var body: some View { content }
    }

    /// The icon of a label. Beside the title it says nothing to assistive technology.
    public struct Icon: View, AccessibilityDecoration {
        let content: AnyView
        /// The icon.
        public var body: some View { content }
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

/// The default label style: icon and title; in lists the icons share a column and have the tint colour, and in bars they
/// stand alone.
public struct DefaultLabelStyle: LabelStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        PlacedLabel(configuration: configuration)
    }
}

private struct PlacedLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isBarItem) private var isBarItem

    var body: some View {
        if isBarItem {
            IconOnlyLabelStyle().makeBody(configuration: configuration)
        } else {
            AutomaticLabel(configuration: configuration)
        }
    }
}

private struct AutomaticLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isListRow) private var isListRow
    @Environment(\.tintColor) private var tint
    @Environment(\.listItemTint) private var itemTint

    var body: some View {
        if isListRow {
            // 29 points are the icons of settings by observation, 16 the distance to the text.
            HStack(spacing: 16) {
                configuration.icon.foregroundStyle(itemTint?.color ?? tint ?? .accentColor).frame(
                    minWidth: 29)
                configuration.title
            }
        } else {
            HStack(spacing: 8) {
                configuration.icon
                configuration.title
            }
        }
    }
}

/// A label style that shows both the title and icon of the label.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabel(configuration: configuration)
    }
}

/// A label style that only displays the title of the label.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that only displays the icon of the label. For assistive technology the title stands.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.accessibilityRepresentation { configuration.title }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Title and icon.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleBody<Style: LabelStyle>: StyledView {
    let style: Style
    let configuration: LabelStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension LabelStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(DefaultLabelStyle(), LabelStyleBody<DefaultLabelStyle>.self)
}

extension EnvironmentValues {
    var labelStyleBox: StyleBox<LabelStyleConfiguration> { self[styleOf: LabelStyleConfiguration.self] }
}

nonisolated extension View {
    /// Sets the style for labels within this view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, LabelStyleBody<S>.self))
    }
}
