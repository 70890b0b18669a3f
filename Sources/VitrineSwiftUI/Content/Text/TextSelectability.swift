/// Whether a person can select text.
public protocol TextSelectability {
    /// Whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// True.
    public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// False.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Opens the menus of texts that can be selected.
final class TextSelectionMenus: Sendable {
    /// Has the texts of a graph open menus.
    let attach: @MainActor @Sendable (ViewGraph) -> Void
    init(_ attach: @escaping @MainActor @Sendable (ViewGraph) -> Void) { self.attach = attach }
}

private struct TextSelectionMenusKey: EnvironmentKey {
    static var defaultValue: TextSelectionMenus? { nil }
}

extension EnvironmentValues {
    /// Nil where text cannot be selected.
    var textSelectionMenus: TextSelectionMenus? {
        get { self[TextSelectionMenusKey.self] }
        set { self[TextSelectionMenusKey.self] = newValue }
    }
}
