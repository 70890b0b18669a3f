public import Foundation
public import VitrineCoreGraphics

extension UIAccessibility {
    /// A rectangle in a view's coordinates in those of the screen, in points, as `accessibilityFrame` has them.
    @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: screenSpace(of: view))
    }
    /// A path in a view's coordinates in those of the screen, in points, as `accessibilityPath` has them.
    @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let space = screenSpace(of: view)
        let start = view.convert(CGPoint.zero, to: space)
        let across = view.convert(CGPoint(x: 1, y: 0), to: space)
        let down = view.convert(CGPoint(x: 0, y: 1), to: space)
        let converted = UIBezierPath(cgPath: path.cgPath)
        converted.apply(
            CGAffineTransform(
                a: across.x - start.x, b: across.y - start.y, c: down.x - start.x, d: down.y - start.y,
                tx: start.x, ty: start.y))
        return converted
    }
    @MainActor
    private static func screenSpace(of view: UIView) -> any UICoordinateSpace {
        (view.window?.screen ?? .main).coordinateSpace
    }
}
