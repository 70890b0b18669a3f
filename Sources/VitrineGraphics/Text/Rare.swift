/// Something large that most values have none of: kept beside them, so that they stay small to copy and compare.
@propertyWrapper
package struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
    private final class Box: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private var box: Box?

    package init() {}
    package init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    package var wrappedValue: Value? {
        get { box?.value }
        set { box = newValue.map(Box.init) }
    }

    package static func == (left: Rare, right: Rare) -> Bool {
        left.box === right.box || left.box?.value == right.box?.value
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(box?.value) }
}
