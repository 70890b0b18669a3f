public import Foundation
import Synchronization

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// No from yes, and yes from no.
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    /// Whether there is nothing.
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    /// Whether there is something.
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    /// An object from its archive.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
        "NSSecureUnarchiveFromData")
    /// An object from its archive.
    public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
    /// An object from its archive.
    public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName(
        "NSKeyedUnarchiveFromData")
}

/// Makes other values of values. Foundation on Linux has none; this is Apple's.
open class ValueTransformer: NSObject, _NamedTransformer {
    /// Makes a transformer.
    public override init() { super.init() }

    /// The class of what it makes.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether it leads back. Default false.
    open class func allowsReverseTransformation() -> Bool { false }
    /// Makes a value of another one. The class's own makes the same.
    open func transformedValue(_ value: Any?) -> Any? { value }

    /// Makes the value that another one was made of.
    ///
    /// Traps where that is not possible.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        guard type(of: self).allowsReverseTransformation() else {
            fatalError("\(type(of: self)) does not transform back: allowsReverseTransformation() is false.")
        }
        return transformedValue(value)
    }

    // MARK: Names

    private final class Known: @unchecked Sendable {
        let lock = NSLock()
        var transformers: [NSValueTransformerName: ValueTransformer] = [
            .negateBooleanTransformerName: Negation(), .isNilTransformerName: Presence(isNil: true),
            .isNotNilTransformerName: Presence(isNil: false),
            .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
            .unarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
            .keyedUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
        ]
    }
    private static let known = Known()

    /// Gives a transformer a name; nil takes it away.
    public class func setValueTransformer(
        _ transformer: ValueTransformer?, forName name: NSValueTransformerName
    ) { known.lock.withLock { known.transformers[name] = transformer } }

    /// The names that transformers have.
    public class func valueTransformerNames() -> [NSValueTransformerName] {
        known.lock.withLock { Array(known.transformers.keys) }
    }

    /// The transformer of a name itself.
    package static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
        if let found = known.lock.withLock({ known.transformers[name] }) { return found }
        guard let type = NSClassFromString(name.rawValue) as? ValueTransformer.Type else { return nil }
        return _make(type)
    }
}

/// Something that a name stands for.
public protocol _NamedTransformer {}

extension _NamedTransformer where Self: ValueTransformer {
    /// The transformer of a name: one that was given it, or a new one of the class that has it; nil for none.
    public init?(forName name: NSValueTransformerName) {
        guard let found = ValueTransformer.named(name) as? Self else { return nil }
        self = found
    }
}

private final class Negation: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { !((value as? NSNumber)?.boolValue ?? false) }
}

private final class Presence: ValueTransformer {
    private let isNil: Bool
    init(isNil: Bool) { self.isNil = isNil }
    override func transformedValue(_ value: Any?) -> Any? { (PredicateValue.plain(value) == nil) == isNil }
}
