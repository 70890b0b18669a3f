/// A frame of reference: views, windows and screens convert points and rectangles between theirs.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's bounds in its own coordinates, in points.
    var bounds: CGRect { get }
    /// Converts from these coordinates to another's.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts from another's coordinates to these.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts from these coordinates to another's.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts from another's coordinates to these.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
