/// The radii of the four corners of a rectangle, in points.
@frozen
public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
    /// The radius at the top leading corner.
    public var topLeading: CGFloat
    /// The radius at the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius at the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius at the top trailing corner.
    public var topTrailing: CGFloat

    /// Makes radii; 0 where none is given.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The type of the four numbers.
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >

    /// The four radii.
    public var animatableData: AnimatableData {
        get { .init(.init(topLeading, bottomLeading), .init(bottomTrailing, topTrailing)) }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }

    /// The radii that have room in a rectangle: none below zero or above half of the shorter side.
    func fitting(_ rect: CGRect) -> RectangleCornerRadii {
        let most = max(0, min(rect.width, rect.height) / 2)
        return map { min(max(0, $0), most) }
    }

    /// The radii of an outline at a distance inside: corners keep their centres.
    func inset(by amount: CGFloat) -> RectangleCornerRadii { map { max(0, $0 - amount) } }

    private func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        .init(
            topLeading: change(topLeading), bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
    }
}

extension Path {
    /// A rectangle with a radius of its own at each corner. Leading is left.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        let radii = cornerRadii.fitting(rect)
        guard style == .circular else {
            self.init(
                CGPath.continuousRoundedRect(
                    rect, topLeft: radii.topLeading, topRight: radii.topTrailing,
                    bottomRight: radii.bottomTrailing, bottomLeft: radii.bottomLeading))
            return
        }
        self.init()
        // Clockwise from the end of the top leading corner.
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        move(to: CGPoint(x: left + radii.topLeading, y: top))
        let corners: [(CGPoint, CGPoint, CGFloat)] = [
            (CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), radii.topTrailing),
            (CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom), radii.bottomTrailing),
            (CGPoint(x: left, y: bottom), CGPoint(x: left, y: top), radii.bottomLeading),
            (CGPoint(x: left, y: top), CGPoint(x: right, y: top), radii.topLeading),
        ]
        for (corner, next, radius) in corners {
            if radius > 0 {
                addArc(tangent1End: corner, tangent2End: next, radius: radius)
            } else {
                addLine(to: corner)
            }
        }
        closeSubpath()
    }

    /// Adds a rectangle with a radius of its own at each corner.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }
}
