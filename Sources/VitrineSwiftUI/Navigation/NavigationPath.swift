/// A type-erased list of data representing the content of a navigation stack.
public struct NavigationPath: Equatable {
    /// The values, each with its own type.
    var elements: [NavigationValue]

    /// The number of elements in the path.
    public var count: Int { elements.count }

    /// Whether the path is empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// Makes an empty path.
    public init() { elements = [] }

    /// Makes a path of the elements of a sequence.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { NavigationValue($0) }
    }

    /// Appends a value to the end of the path.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(NavigationValue(value)) }

    /// Removes values from the end of the path. Traps if there are fewer.
    ///
    /// - Parameter k: The number of values to remove.
    public mutating func removeLast(_ k: Int = 1) {
        demand(
            k <= elements.count,
            "NavigationPath.removeLast(\(k)): the path has \(elements.count) elements. Check count first.")
        elements.removeLast(k)
    }
}

/// A value of a path, and the type it was given as: equal numbers of different types are different values.
struct NavigationValue: Equatable {
    let base: AnyHashable
    let type: Any.Type

    init<V: Hashable>(_ value: V) {
        base = AnyHashable(value)
        // An erased value counts as what it was before.
        type = V.self == AnyHashable.self ? Swift.type(of: base.base) : V.self
    }

    static func == (a: Self, b: Self) -> Bool { a.type == b.type && a.base == b.base }
}

/// Where a stack's values are kept.
@MainActor
protocol NavigationStorage {
    var values: [NavigationValue] { get }
    /// Appends a value; false if the storage is of another type.
    func append(_ value: NavigationValue) -> Bool
    /// Keeps the first values only.
    func truncate(to count: Int)
}

/// A binding to a path of several types.
struct BoundPath: NavigationStorage {
    let binding: Binding<NavigationPath>
    var values: [NavigationValue] { binding.wrappedValue.elements }

    func append(_ value: NavigationValue) -> Bool {
        binding.wrappedValue.elements.append(value)
        return true
    }

    func truncate(to count: Int) {
        let path = binding.wrappedValue
        if path.count > count { binding.wrappedValue.removeLast(path.count - count) }
    }
}

/// A binding to a collection of one type.
struct BoundCollection<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>:
    NavigationStorage
where Data.Element: Hashable {
    let binding: Binding<Data>
    var values: [NavigationValue] { binding.wrappedValue.map { NavigationValue($0) } }

    func append(_ value: NavigationValue) -> Bool {
        guard let element = value.base.base as? Data.Element else { return false }
        binding.wrappedValue.append(element)
        return true
    }

    func truncate(to count: Int) {
        let path = binding.wrappedValue
        if path.count > count { binding.wrappedValue.removeLast(path.count - count) }
    }
}

/// The values of a stack that has no binding.
@MainActor
final class OwnPath: NavigationStorage {
    private(set) var values: [NavigationValue] = []
    var didChange: (() -> Void)?

    func append(_ value: NavigationValue) -> Bool {
        values.append(value)
        didChange?()
        return true
    }

    func truncate(to count: Int) { values = Array(values.prefix(count)) }
}
