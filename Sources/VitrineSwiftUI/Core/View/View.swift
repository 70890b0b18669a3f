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

    /// How many views of its container a view of this type is, as far as the type alone says; nil if its value decides.
    ///
    /// Containers that make views when they show them (lists, lazy stacks) do so with those that are one, and need the values
    /// of all others beforehand.
    ///
    /// - Parameter placeholder: The number for the content that a view modifier's body is about.
    static func _viewCount(_ placeholder: Int?) -> Int?
}

extension View {
    /// Makes a node that evaluates `body`.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        BodyNode(view, context)
    }

    /// As many views as the body is.
    public static func _viewCount(_ placeholder: Int?) -> Int? { ViewCounts.count(of: Self.self) }
}

/// A view without a body: its node is its own. A view of a program's has a body, and without one does not compile.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Primitive views have no body; the graph never asks for it.
    public var body: Never {
        fatalError("body() should not be called on \(Self.self): it is a primitive view.")
    }

    /// A primitive view is one.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }
}

extension Never: View {
    /// `Never` is the body of primitive views.
    nonisolated public var body: Never { fatalError("A value of type Never cannot exist.") }
}
