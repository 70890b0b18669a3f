/// The coordinates of the screen, in which windows have their frames.
final class ScreenSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(_ bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let (view, origin) = place(of: coordinateSpace) else { return point }
        let inWindow = view.convert(point, to: Optional<UIView>.none)
        return CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let (view, origin) = place(of: coordinateSpace) else { return point }
        let inWindow = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        return view.convert(inWindow, from: Optional<UIView>.none)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let (view, origin) = place(of: coordinateSpace) else { return rect }
        return view.convert(rect, to: Optional<UIView>.none).offsetBy(dx: origin.x, dy: origin.y)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let (view, origin) = place(of: coordinateSpace) else { return rect }
        return view.convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: Optional<UIView>.none)
    }

    /// A view, and where its window stands; nil for other spaces of screens, which are the same.
    private func place(of space: any UICoordinateSpace) -> (view: UIView, origin: CGPoint)? {
        guard let view = space as? UIView else { return nil }
        return (view, (view.window ?? view as? UIWindow)?.frame.origin ?? .zero)
    }
}

extension UIScreen {
    /// The coordinates of the screen as it is held.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds) }
    /// The coordinates of the screen held upright: the same, since nothing is turned here.
    public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(bounds) }
}

extension UIWindowScene {
    /// The coordinates of the scene, in which its windows have their frames.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen.bounds) }
}
