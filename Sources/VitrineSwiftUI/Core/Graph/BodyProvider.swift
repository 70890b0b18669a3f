/// What the graph looks for in the fields of views: a dynamic property, or something whose body a node evaluates. One
/// question for both, as each costs Swift's runtime a look through all conformances of the program, once for a type.
public protocol _GraphField {
    /// What a field of this type means for the node of the view that has it.
    nonisolated static var _graphField: _GraphFieldMeaning { get }
}

extension _GraphField {
    /// The properties in it belong to the node, which evaluates its body.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.style) }
}

extension DynamicProperty {
    /// A property of the program's, unless its type says more.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.custom(Self.self)) }
}

/// What a field of a view means for the view's node.
public struct _GraphFieldMeaning {
    let field: PropertyField
    init(_ field: PropertyField) { self.field = field }
}

/// A style or an app: what a node evaluates the body of without its being a view. The dynamic properties in it belong to
/// that node.
public protocol _BodyProvider: _GraphField {}
