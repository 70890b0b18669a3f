/// A key for values that views tell the container around them.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// What a view tells the container that it is directly in, by keys.
///
/// Unlike the environment it goes up and unlike preferences it goes one container far. Add a property of your own with
/// `@Entry` in an extension, and set it with ``View/containerValue(_:_:)``.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// From the view outwards.
    private var tags: [AnyHashable] = []

    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value of a type that `tag(_:)` gave the view, if any did.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        for tag in tags.reversed() {
            if let value = tag.base as? V { return value }
        }
        return nil
    }

    /// Whether `tag(_:)` gave the view this value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    mutating func add(_ tag: AnyHashable) { tags.append(tag) }
}

/// An element that tells the container something of the view inside.
@MainActor
protocol ContainerValueSetting: Element {
    func apply(to values: inout ContainerValues)
}

struct ContainerValueModifier<Value>: ElementModifier {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value
    typealias Body = Never

    func makeElement(
        around child: Element, _ node: _GraphNode
    ) -> WrapperElement<ContainerValueModifier<Value>> {
        ContainerValueElement(self, around: child, node)
    }
}

private final class ContainerValueElement<Value>: WrapperElement<ContainerValueModifier<Value>>,
    ContainerValueSetting
{
    override var isRestartable: Bool { true }
    func apply(to values: inout ContainerValues) { values[keyPath: modifier.keyPath] = modifier.value }

    override func didUpdate(from old: ContainerValueModifier<Value>, isChanged: Bool) {
        if isChanged { node.elementsDidChange() }
    }
}

extension Element {
    /// What is told of the element by itself and the modifiers around it; of equal keys the outermost counts.
    ///
    /// - Parameter isMeant: Which of the elements with values count.
    final func containerValues(where isMeant: (Element) -> Bool = { _ in true }) -> ContainerValues {
        var settings: [any ContainerValueSetting] = []
        var element: Element? = self
        while let current = element {
            if let setting = current as? any ContainerValueSetting, isMeant(current) {
                settings.append(setting)
            }
            element = current.wrapped
        }
        var values = ContainerValues()
        for setting in settings.reversed() { setting.apply(to: &values) }
        return values
    }
}

nonisolated extension View {
    /// Sets a value that the container around the view can read of it: `ForEach(subviews:)`, `Group(subviews:)`, `Layout`.
    ///
    /// On a `Group` or a `Section` it is set for each of the views.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}
