/// A style or an app: what a node evaluates the body of without its being a view. The dynamic properties in it belong to
/// that node.
public protocol _BodyProvider {}
