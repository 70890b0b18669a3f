/// A value attached to a part of a text, which a renderer of the text finds there.
public protocol TextAttribute {}

extension Text {
    /// Attaches a value to the text. A part that has one of the same type keeps it.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        mapping { style in
            if style.attributes[T.self] == nil { style.attributes[T.self] = value }
        }
    }
}

/// The values attached to a run, one of a type.
struct TextAttributes: Equatable, @unchecked Sendable {
    private var values: [ObjectIdentifier: any TextAttribute] = [:]

    subscript<T: TextAttribute>(type: T.Type) -> T? {
        get { values[ObjectIdentifier(type)] as? T }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    var isEmpty: Bool { values.isEmpty }

    /// With what another one has besides.
    func merging(_ outer: TextAttributes) -> TextAttributes {
        guard !outer.isEmpty else { return self }
        var result = self
        result.values.merge(outer.values) { own, _ in own }
        return result
    }

    /// Values that cannot be compared count as others, unless there is nothing in them.
    static func == (one: TextAttributes, other: TextAttributes) -> Bool {
        guard one.values.count == other.values.count else { return false }
        return one.values.allSatisfy { type, value in
            guard let second = other.values[type] else { return false }
            guard let first = value as? any Equatable else { return isEmpty(value) }
            return isEqual(first, second)
        }
    }

    private static func isEmpty<T: TextAttribute>(_ value: T) -> Bool { MemoryLayout<T>.size == 0 }

    private static func isEqual<E: Equatable>(_ one: E, _ other: Any) -> Bool { other as? E == one }
}
