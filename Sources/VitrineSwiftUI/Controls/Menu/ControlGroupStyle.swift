/// The appearance and behaviour of a control group.
@MainActor @preconcurrency
public protocol ControlGroupStyle: _BodyProvider {
    /// The look of a control group.
    associatedtype Body: View
    /// The properties of a control group.
    typealias Configuration = ControlGroupStyleConfiguration
    /// Makes the look of a control group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: View {
        let content: AnyView
        /// The controls.
        public var body: some View { content }
    }

    /// The label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// The controls.
    public let content: Content
    /// The label; empty where the group has none.
    public let label: Label
}

/// The default style: controls side by side; in a menu, images side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupFace(content: configuration.content)
    }
}

/// A style for bars: controls side by side, without a face of the group.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }
    }
}

/// A style of images side by side in a menu; elsewhere a menu of them.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupMenu(configuration: configuration, isRowInMenus: true)
    }
}

/// A style of small images side by side in a menu; elsewhere a menu of them.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupMenu(configuration: configuration, isRowInMenus: true)
    }
}

/// A style of a menu, or of one within another.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupMenu(configuration: configuration, isRowInMenus: false)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// For bars.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// Images side by side in a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Small images side by side in a menu.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

private struct ControlGroupFace: View {
    let content: ControlGroupStyleConfiguration.Content
    @Environment(\.self) private var environment

    var body: some View {
        if let collector = environment.menuCollector {
            let _ = collector.add(.palette(content: content.content), environment)
        } else {
            Group(subviews: content) { subviews in
                HStack(spacing: 0) {
                    ForEach(subviews: subviews) { subview in
                        if subview.id != subviews.first?.id { Divider().frame(height: 20) }
                        subview.padding(.horizontal, 12).padding(.vertical, 7)
                    }
                }
                .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
            }
        }
    }
}

private struct ControlGroupMenu: View {
    let configuration: ControlGroupStyleConfiguration
    /// Whether the controls are a row where the group is in a menu.
    let isRowInMenus: Bool
    @Environment(\.menuCollector) private var collector

    var body: some View {
        if isRowInMenus, collector != nil {
            ControlGroupFace(content: configuration.content)
        } else {
            Menu {
                configuration.content
            } label: {
                configuration.label
            }
        }
    }
}

private struct ControlGroupStyleBody<Style: ControlGroupStyle>: StyledView {
    let style: Style
    let configuration: ControlGroupStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension ControlGroupStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(
        AutomaticControlGroupStyle(), ControlGroupStyleBody<AutomaticControlGroupStyle>.self)
}

extension EnvironmentValues {
    var controlGroupStyleBox: StyleBox<ControlGroupStyleConfiguration> {
        self[styleOf: ControlGroupStyleConfiguration.self]
    }
}

nonisolated extension View {
    /// Sets the style for control groups within this view.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, ControlGroupStyleBody<S>.self))
    }
}
