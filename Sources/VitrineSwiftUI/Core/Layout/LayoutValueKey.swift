/// A key for values that a view tells the layout around it.
nonisolated public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that tell none.
    static var defaultValue: Value { get }
}
