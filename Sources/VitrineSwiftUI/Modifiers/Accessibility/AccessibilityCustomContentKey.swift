/// Key used to specify the identifier and label associated with an entry of additional accessibility information.
///
/// Entries of a view are told apart by what they are called.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    private let id: String

    /// A key of a label, which is told apart from others by an identifier.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// A key of a label, which is told apart from others by an identifier.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// A key of a label, which it is told apart from others by.
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }

    public static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.label == b.label }
}
