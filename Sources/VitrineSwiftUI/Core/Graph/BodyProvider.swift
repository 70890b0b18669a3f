/// What the graph looks for in the fields of views: a dynamic property, or something whose body a node evaluates. One
/// question for both, as each costs Swift's runtime a look through all conformances of the program, once for a type.
public protocol _GraphField {}

/// A style or an app: what a node evaluates the body of without its being a view. The dynamic properties in it belong to
/// that node.
public protocol _BodyProvider: _GraphField {}
