public import Foundation

/// Makes the attributes of a text from others.
public struct UIConfigurationTextAttributesTransformer {
    /// Tells transformers apart, since closures cannot be compared.
    private final class Identity: Sendable {}

    /// The closure that makes the attributes.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = Identity()

    /// Makes a transformer from a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The attributes made from others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
    /// Whether both are the same transformer, or copies of one.
    public static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
