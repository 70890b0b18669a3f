/// A tint of what is in a list: of the icons of its labels.
public struct ListItemTint: Sendable {
    enum Kind: Sendable {
        case fixed(Color)
        case preferred(Color)
        case monochrome
    }
    let kind: Kind

    /// A colour that stays as it is.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
    /// A colour that the system may override, which it does not, as on iOS.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }
    /// A grey.
    public static let monochrome = ListItemTint(kind: .monochrome)

    var color: Color {
        switch kind {
        case .fixed(let color), .preferred(let color): color
        case .monochrome: Color(uiColor: .secondaryLabel)
        }
    }
}

private struct ListItemTintKey: EnvironmentKey { static let defaultValue: ListItemTint? = nil }

extension EnvironmentValues {
    /// The tint of what is in a list.
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the tint of what is in a list; nil is the list's own.
    public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

    /// Sets a fixed colour as the tint of what is in a list; nil is the list's own.
    public func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint.map { .fixed($0) })
    }
}
