/// A frame of reference: views, windows and screens convert points and rectangles between theirs.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's bounds in its own coordinates, in points.
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
