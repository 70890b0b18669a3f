/// A type that represents part of an app's user interface and provides modifiers to configure it.
///
/// A view value is a recipe: cheap, made again at every evaluation of its parent's body. What lasts — state,
/// layers, measured sizes — lives in the graph node that the static requirement makes for it.
@MainActor @preconcurrency
public protocol View {
    /// The type of view representing the body of this view.
    associatedtype Body: View

    /// The content and behaviour of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the graph node of a view value; views with a body use the default.
    ///
    /// Being a requirement (not an extension method) lets a primitive type supply its own node with no
    /// dynamic cast on the update path.
    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self>

    /// How many rows of a list a view of this type is, as far as the type alone says; nil if its value decides.
    ///
    /// Lists make rows of a known number when they come on screen, and need the values of all others beforehand.
    ///
    /// - Parameter placeholder: The number for the content that a view modifier's body is about.
    static func _rowCount(_ placeholder: Int?) -> Int?

    /// Makes the node that lists the rows of a view value; views with a body use the default.
    static func _makeRows(_ view: Self, _ context: _NodeContext) -> _RowsNode<Self>
}

extension View {
    /// Makes a node that evaluates `body`.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        BodyNode(view, context)
    }

    /// As many rows as the body has.
    public static func _rowCount(_ placeholder: Int?) -> Int? { RowCounts.count(of: Self.self) }

    /// One row, or the rows of the body.
    public static func _makeRows(_ view: Self, _ context: _NodeContext) -> _RowsNode<Self> {
        _rowCount(nil) == 1 ? SingleRowNode(view, context) : BodyRowsNode(view, context)
    }
}

/// A view without a body: its node is its own. A view of a program's has a body, and without one does not compile.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Primitive views have no body; the graph never asks for it.
    public var body: Never {
        fatalError("body() should not be called on \(Self.self): it is a primitive view.")
    }

    /// A primitive view is one row.
    public static func _rowCount(_ placeholder: Int?) -> Int? { 1 }

    /// One row.
    public static func _makeRows(_ view: Self, _ context: _NodeContext) -> _RowsNode<Self> {
        SingleRowNode(view, context)
    }
}

extension Never: View {
    /// `Never` is the body of primitive views.
    public var body: Never { fatalError("A value of type Never cannot exist.") }
}
