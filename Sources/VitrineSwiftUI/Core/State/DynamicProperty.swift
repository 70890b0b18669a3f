/// A stored variable that updates an external property of a view.
///
/// Structs that conform may hold `@State`, `@Environment` and the like themselves; the graph connects them and
/// then calls `update()` before each evaluation of the body.
public protocol DynamicProperty: _GraphField {
    /// Called before the body of the view that holds the property is evaluated.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing: most properties need only be connected.
    public mutating func update() {}
}
