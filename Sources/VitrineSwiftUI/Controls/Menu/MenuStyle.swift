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

/// A menu style of any type, as an environment value compared by reference.
///
/// Unchecked: styles are values that only the main actor reads.
class MenuStyleBox: @unchecked Sendable {
    init() {}
    @MainActor func makeBody(_ configuration: MenuStyleConfiguration) -> AnyView { AnyView(EmptyView()) }
}

private final class TypedMenuStyleBox<Style: MenuStyle>: MenuStyleBox, @unchecked Sendable {
    let style: Style
    init(_ style: Style) { self.style = style }
    override func makeBody(_ configuration: MenuStyleConfiguration) -> AnyView {
        // A menu in a style's body is the system's.
        AnyView(
            MenuStyleBody(style: style, configuration: configuration).environment(\.menuStyleBox, .standard))
    }
}

extension MenuStyleBox {
    static let standard: MenuStyleBox = TypedMenuStyleBox(DefaultMenuStyle())
}

/// Gives a style's dynamic properties a node to live in.
private struct MenuStyleBody<Style: MenuStyle>: View {
    let style: Style
    let configuration: MenuStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

private struct MenuStyleKey: EnvironmentKey {
    static let defaultValue: MenuStyleBox = .standard
}

extension EnvironmentValues {
    var menuStyleBox: MenuStyleBox {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style for menus within this view.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuStyleBox, TypedMenuStyleBox(style))
    }
}
