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
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth

    var body: some View {
        if isListRow {
            // 29 points are the icons of settings by observation, 16 the distance to the text.
            HStack(spacing: spacing ?? 16) {
                configuration.icon.foregroundStyle(itemTint?.color ?? tint ?? .accentColor).frame(
                    minWidth: iconWidth ?? 29)
                configuration.title
            }
        } else if let iconWidth {
            HStack(spacing: spacing ?? 8) {
                configuration.icon.frame(minWidth: iconWidth)
                configuration.title
            }
        } else {
            HStack(spacing: spacing ?? 8) {
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

private struct IconToTitleSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct ReservedIconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// The distance between the icon and the title of labels, in points; nil is that of their style.
    public var labelIconToTitleSpacing: CGFloat? {
        get { self[IconToTitleSpacingKey.self] }
        set { self[IconToTitleSpacingKey.self] = newValue }
    }

    /// The least width that the icons of labels have, in points; nil is that of their style.
    public var labelReservedIconWidth: CGFloat? {
        get { self[ReservedIconWidthKey.self] }
        set { self[ReservedIconWidthKey.self] = newValue }
    }
}

extension EnvironmentValues {
    var labelStyleBox: StyleBox<LabelStyleConfiguration> { self[styleOf: LabelStyleConfiguration.self] }
}

nonisolated extension View {
    /// Sets the style for labels within this view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, LabelStyleBody<S>.self))
    }

    /// Sets the distance between the icon and the title of labels within this view, in points.
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }

    /// Sets the width that the icons of labels within this view have at least, in points: titles below each other begin at
    /// the same place.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}
