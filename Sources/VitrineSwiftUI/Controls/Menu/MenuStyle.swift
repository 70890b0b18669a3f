/// The appearance and behaviour of a menu's button.
@MainActor @preconcurrency
public protocol MenuStyle: _BodyProvider {
    /// The look of a menu's button.
    associatedtype Body: View
    /// The properties of a menu.
    typealias Configuration = MenuStyleConfiguration
    /// Makes the look of a menu's button, of a `Menu` made with the configuration.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu.
public struct MenuStyleConfiguration {
    /// What describes the menu.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// The entries of the menu.
    public struct Content: View {
        let content: AnyView
        /// The entries.
        public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

/// The default menu style: a button in the style of the environment.
public struct DefaultMenuStyle: MenuStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View { MenuFace(configuration: configuration) }
}

/// A style whose button has the style of buttons of the environment.
public struct ButtonMenuStyle: MenuStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View { MenuFace(configuration: configuration) }
}

/// A style whose button has no border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        MenuFace(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the style of the environment.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The button of a menu.
private struct MenuFace: View {
    let configuration: MenuStyleConfiguration
    @State private var anchor = MenuAnchor()
    @Environment(\.menuOrder) private var order

    var body: some View {
        let content = configuration.content.content
        if let primaryAction = configuration.primaryAction {
            Button(action: primaryAction) { configuration.label }
                .modifier(ContextMenuModifier(content: content, preview: nil, isCompact: true))
        } else {
            Button {
                anchor.open(content, order: order)
            } label: {
                configuration.label
            }
            .modifier(MenuAnchorModifier(anchor: anchor))
        }
    }
}

private struct MenuStyleBody<Style: MenuStyle>: StyledView {
    let style: Style
    let configuration: MenuStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension MenuStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(DefaultMenuStyle(), MenuStyleBody<DefaultMenuStyle>.self)
}

extension EnvironmentValues {
    var menuStyleBox: StyleBox<MenuStyleConfiguration> { self[styleOf: MenuStyleConfiguration.self] }
}

nonisolated extension View {
    /// Sets the style for menus within this view.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, MenuStyleBody<S>.self))
    }
}
