/// What a predicate looks for, to be compared: predicates cannot be, and each has variables of its own.
struct PredicateMeaning: Equatable {
    private var parts: [AnyHashable] = []

    init<T>(_ predicate: Predicate<T>?) {
        if let predicate { add(predicate.expression) }
    }

    private mutating func add(_ value: Any) {
        let type = type(of: value)
        let name = "\(type)"
        parts.append(name)
        // The variable of the predicate: which one it is says nothing.
        if name.hasPrefix("Variable<") { return }
        if let value = value as? any Hashable {
            parts.append(AnyHashable(value))
            return
        }
        let mirror = Mirror(reflecting: value)
        // What cannot be looked into is another one each time.
        if mirror.children.isEmpty, !(mirror.displayStyle == .struct || mirror.displayStyle == .optional) {
            parts.append(UUID())
        }
        for child in mirror.children { add(child.value) }
    }
}
