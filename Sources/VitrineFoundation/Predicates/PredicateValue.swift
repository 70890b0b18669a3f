import Foundation

/// Something whose values predicates find by their names.
package protocol KeyedReading {
    /// The value of a name; nil for none.
    func value(forKey key: String) -> Any?
    /// Whether it stands for the same as a value that a predicate has.
    func isSame(as other: Any) -> Bool
}

/// What may hold nothing.
private protocol OptionalValue {
    var held: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var held: Any? { self }
}

/// Values as predicates see them.
enum PredicateValue {
    /// A value that is no `Optional`; nil for one that is empty, and for `NSNull`.
    static func plain(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        guard let optional = value as? any OptionalValue else { return value }
        return plain(optional.held)
    }

    static func text(_ value: Any?) -> String? {
        guard let value = plain(value) else { return nil }
        return value as? String ?? (value as? Substring).map(String.init)
            ?? (value as? NSString).map { $0 as String }
    }

    static func number(_ value: Any?) -> Double? {
        switch plain(value) {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let flag as Bool: flag ? 1 : 0
        default: nil
        }
    }

    static func elements(_ value: Any?) -> [Any]? {
        switch plain(value) {
        case let list as [Any]: list
        case let list as NSArray: list.map { $0 }
        case let set as NSSet: set.map { $0 }
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSOrderedSet: set.map { $0 }
        case let range as ClosedRange<Int>: Array(range)
        default: nil
        }
    }

    static func isEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
        guard let left = plain(left), let right = plain(right) else {
            return plain(left) == nil && plain(right) == nil
        }
        if let order = order(left, right, options) { return order == .orderedSame }
        if let own = left as? any KeyedReading { return own.isSame(as: right) }
        if let own = right as? any KeyedReading { return own.isSame(as: left) }
        if let a = left as? NSObject, let b = right as? NSObject { return a.isEqual(b) }
        if let a = left as? AnyHashable, let b = right as? AnyHashable { return a == b }
        return (left as AnyObject) === (right as AnyObject)
    }

    /// The order of two values, in which nothing comes first.
    static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
        switch (plain(left), plain(right)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let left?, let right?): order(left, right, []) ?? .orderedSame
        }
    }

    /// The order of two numbers, texts or dates; nil for others.
    static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
        if let a = text(left), let b = text(right) { return a.compare(b, options: options) }
        if let a = number(left), let b = number(right) {
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        if let a = plain(left) as? Date, let b = plain(right) as? Date { return a.compare(b) }
        if let a = plain(left) as? UUID, let b = plain(right) as? UUID {
            return a == b
                ? .orderedSame : a.uuidString < b.uuidString ? .orderedAscending : .orderedDescending
        }
        return nil
    }

    /// Whether two values are lists of the same elements.
    static func isSameList(_ left: Any?, _ right: Any?) -> Bool {
        guard let a = elements(left), let b = elements(right), a.count == b.count else { return false }
        return zip(a, b).allSatisfy { isEqual($0, $1, []) }
    }

    // MARK: Keys

    static func value(at keys: [String], in object: Any?) -> Any? {
        var value = object
        for (index, key) in keys.enumerated() {
            guard let present = plain(value) else { return nil }
            if key.hasPrefix("@"), let elements = elements(present) {
                // `friends.@sum.age` is the sum of their ages.
                let rest = Array(keys[(index + 1)...])
                return collected(
                    key, rest.isEmpty ? elements : elements.map { Self.value(at: rest, in: $0) as Any })
            }
            value = Self.value(for: key, in: present)
        }
        return value
    }

    private static func value(for key: String, in object: Any) -> Any? {
        if key.lowercased() == "self" { return object }
        if let dictionary = object as? [String: Any] {
            return key == "@count" ? dictionary.count : dictionary[key]
        }
        if let dictionary = object as? NSDictionary {
            return key == "@count" ? dictionary.count : dictionary.object(forKey: key)
        }
        if let own = object as? any KeyedReading { return own.value(forKey: key) }
        if let own = object as? any _KeyedObject, own.knows(key) { return own.value(forKey: key) }
        if let elements = elements(object) {
            return elements.compactMap { value(for: key, in: $0) }
        }
        if let text = text(object) {
            switch key {
            case "length": return text.utf16.count
            case "uppercaseString": return text.uppercased()
            case "lowercaseString": return text.lowercased()
            default: break
            }
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            // A property with a wrapper is stored with a line before its name.
            for child in current.children where child.label == key || child.label == "_\(key)" {
                let wrapped = Mirror(reflecting: child.value).children.first { $0.label == "wrappedValue" }
                return child.label == key ? child.value : wrapped?.value ?? child.value
            }
            mirror = current.superclassMirror
        }
        fatalError(
            "[<\(type(of: object))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key). "
                + "A predicate finds stored properties only.")
    }

    /// The number of elements, their sum and the like.
    private static func collected(_ key: String, _ elements: [Any]) -> Any? {
        let numbers = elements.compactMap(number)
        switch key {
        case "@count": return elements.count
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return numbers.min()
        case "@max": return numbers.max()
        default:
            fatalError(
                "A predicate asks for \(key) of a collection; there are @count, @sum, @avg, @min and @max.")
        }
    }
}
