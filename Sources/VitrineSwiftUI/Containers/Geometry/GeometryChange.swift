/// Watches a value made from where a view is.
struct GeometryChangeModifier<Value: Equatable>: ElementModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
    typealias Body = Never

    func makeElement(
        around child: Element, _ node: _GraphNode
    ) -> WrapperElement<GeometryChangeModifier<Value>> {
        GeometryChangeElement(self, around: child, node)
    }
}

private final class GeometryChangeElement<Value: Equatable>: WrapperElement<GeometryChangeModifier<Value>>,
    PositionReader
{
    private var value: Value?
    var reads: PositionDependence = [] { didSet { if reads != oldValue { positionDependence = reads } } }

    override func didUpdate(from old: GeometryChangeModifier<Value>, isChanged: Bool) {
        invalidatePlacement()
    }

    override func didPlace() {
        super.didPlace()
        let new = modifier.transform(GeometryProxy(element: self))
        guard value != new else { return }
        let old = value ?? new
        value = new
        let action = ViewAction(name: "onGeometryChange", value: Value.self, node: node)
        graph.afterUpdate(action) { [modifier] in modifier.action(old, new) }
    }
}

nonisolated extension View {
    /// Adds an action to be performed when a value, created from a geometry proxy, changes; also for the first value.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { action($1) })
    }

    /// Adds an action to be performed when a value, created from a geometry proxy, changes; also for the first value.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
