import VitrineGraphics
import VitrineUIKit

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

/// Makes what lets texts be selected.
final class TextSelecting: Sendable {
    let make: @MainActor @Sendable (TextElement, TextLayout) -> LaidOutText
    init(_ make: @escaping @MainActor @Sendable (TextElement, TextLayout) -> LaidOutText) { self.make = make }
}

private struct TextSelectingKey: EnvironmentKey {
    static var defaultValue: TextSelecting? { nil }
}

extension EnvironmentValues {
    /// Nil where text cannot be selected.
    var textSelecting: TextSelecting? {
        get { self[TextSelectingKey.self] }
        set { self[TextSelectingKey.self] = newValue }
    }
}
