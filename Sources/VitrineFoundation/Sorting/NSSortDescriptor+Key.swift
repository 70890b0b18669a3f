public import Foundation

extension NSObject {
    /// What a sort descriptor reads by the name of a property.
    fileprivate subscript(_sorting path: String) -> Any? {
        PredicateValue.value(
            at: path.utf8.contains(UInt8(ascii: ".")) ? path.split(separator: ".").map(String.init) : [path],
            in: self)
    }
}

// Foundation on Linux orders by paths of Swift alone, and only what is `Comparable`.
extension NSSortDescriptor {
    /// Orders by the values of a property, found by its name; what has none comes first.
    ///
    /// Complexity: O(1).
    ///
    /// - Parameter key: Of the property, or of a property's property with dots between them; nil for the objects themselves.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, comparing: PredicateValue.compare)
    }

    /// Orders by the values of a property, found by its name, as a method of theirs compares them.
    ///
    /// - Parameter selector: One of the comparing methods of `NSString`, or `compare(_:)`; nil for that.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending, comparing: TextComparison.of(selector))
        record(selector: selector)
    }

    /// Orders by the values of a property, found by its name, as a function compares them.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(key: key, ascending: ascending, comparing: { cmptr($0 ?? NSNull(), $1 ?? NSNull()) })
    }

    private convenience init(
        key: String?, ascending: Bool, comparing: @escaping (Any?, Any?) -> ComparisonResult
    ) {
        nonisolated(unsafe) let comparing = comparing
        let comparator: Comparator = { comparing(PredicateValue.plain($0), PredicateValue.plain($1)) }
        if let key {
            self.init(keyPath: \NSObject[_sorting: key], ascending: ascending, comparator: comparator)
        } else {
            self.init(keyPath: \NSObject.self, ascending: ascending, comparator: comparator)
        }
        record(key: key)
    }

    /// Orders by the values of a property, whichever type they have; what has none comes first.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) {
            PredicateValue.compare(PredicateValue.plain($0), PredicateValue.plain($1))
        }
    }

    /// Orders as a sort descriptor of Swift does.
    public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
        nonisolated(unsafe) let descriptor = sortDescriptor
        self.init(keyPath: \Compared.self, ascending: true) {
            guard let first = $0 as? Compared, let second = $1 as? Compared else { return .orderedSame }
            return descriptor.compare(first, second)
        }
        record(swift: sortDescriptor)
    }

    // MARK: What it was made of

    private struct Record {
        var key: String?
        var selector: Selector?
        var swift: Any?
    }

    private nonisolated(unsafe) static let recordKey = UnsafeMutableRawPointer.allocate(
        byteCount: 1, alignment: 1)

    private var record: Record {
        get { AssociatedObjects.shared.value(of: self, for: Self.recordKey) as? Record ?? Record() }
        set { AssociatedObjects.shared.set(.strong(newValue), of: self, for: Self.recordKey) }
    }

    private func record(key: String?) { record.key = key }
    private func record(selector: Selector?) { record.selector = selector }
    private func record(swift: Any) { record.swift = swift }

    /// The name of the property; nil where it is not known by its name.
    public var key: String? { record.key }

    /// The method that compares; nil where none was named.
    public var selector: Selector? { record.selector }

    /// The sort descriptor of Swift that it was made of.
    package var swiftDescriptor: Any? { record.swift }

    /// Whether another descriptor orders the same way, as far as that can be told.
    package func isSameOrder(as other: NSSortDescriptor) -> Bool {
        guard ascending == other.ascending else { return false }
        let (own, its) = (record, other.record)
        if let swift = own.swift as? AnyHashable { return swift == its.swift as? AnyHashable }
        if own.key != nil || its.key != nil { return own.key == its.key && own.selector == its.selector }
        return its.swift == nil && keyPath == other.keyPath
    }
}

/// How methods of `NSString` compare.
private enum TextComparison {
    static func of(_ selector: Selector?) -> (Any?, Any?) -> ComparisonResult {
        let compare: (String, String) -> ComparisonResult
        switch selector.map({ "\($0)" }) {
        case nil, "compare:": return PredicateValue.compare
        case "localizedStandardCompare:": compare = { $0.localizedStandardCompare($1) }
        case "localizedCaseInsensitiveCompare:": compare = { $0.localizedCaseInsensitiveCompare($1) }
        case "localizedCompare:": compare = { $0.localizedCompare($1) }
        case "caseInsensitiveCompare:": compare = { $0.caseInsensitiveCompare($1) }
        case let name?:
            fatalError(
                "NSSortDescriptor: \(name) is no method that compares texts; there are compare:, caseInsensitiveCompare:, "
                    + "localizedCompare:, localizedCaseInsensitiveCompare: and localizedStandardCompare:.")
        }
        return { first, second in
            guard let a = PredicateValue.text(first), let b = PredicateValue.text(second) else {
                return PredicateValue.compare(first, second)
            }
            return compare(a, b)
        }
    }
}
