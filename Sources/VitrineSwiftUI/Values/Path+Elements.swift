public import VitrineCoreGraphics

extension Path {
    /// One step of a path.
    public enum Element: Equatable, Sendable {
        /// A new subpath begins here.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to where the subpath began.
        case closeSubpath
    }

    /// Calls a closure with each step.
    public func forEach(_ body: (Element) -> Void) {
        for element in cgPath.elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .quad(let control, let end): body(.quadCurve(to: end, control: control))
            case .curve(let first, let second, let end):
                body(.curve(to: end, control1: first, control2: second))
            case .close: body(.closeSubpath)
            }
        }
    }
}
