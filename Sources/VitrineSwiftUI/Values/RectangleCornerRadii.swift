/// The radii of a rectangle's corners, in points.
@frozen
public struct RectangleCornerRadii: Equatable, Sendable, Animatable {
    /// The radius of the corner at the top and the beginning of lines.
    public var topLeading: CGFloat
    /// The radius of the corner at the bottom and the beginning of lines.
    public var bottomLeading: CGFloat
    /// The radius of the corner at the bottom and the end of lines.
    public var bottomTrailing: CGFloat
    /// The radius of the corner at the top and the end of lines.
    public var topTrailing: CGFloat

    /// Makes radii.
    nonisolated public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The four radii.
    nonisolated public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get { .init(.init(topLeading, bottomLeading), .init(bottomTrailing, topTrailing)) }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }

    /// Radii that are not below zero, and at most half of the shorter side, as those of all round corners.
    nonisolated func fitted(into size: CGSize) -> RectangleCornerRadii {
        let most = max(0, min(size.width, size.height) / 2)
        return changed { min(max(0, $0), most) }
    }

    /// Radii for an outline at a distance inside: round corners keep their centre.
    nonisolated func inset(by distance: CGFloat) -> RectangleCornerRadii {
        changed { $0 > 0 ? max(0, $0 - distance) : 0 }
    }

    nonisolated private func changed(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: change(topLeading), bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
    }
}

extension CGMutablePath {
    /// A rectangle with quarters of circles at its corners.
    ///
    /// - Parameter radii: Such that two fit beside each other along every side.
    func addRoundedRect(_ rect: CGRect, _ radii: RectangleCornerRadii) {
        let corners = [
            (CGPoint(x: rect.maxX, y: rect.minY), radii.topTrailing),
            (CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomTrailing),
            (CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeading),
            (CGPoint(x: rect.minX, y: rect.minY), radii.topLeading),
        ]
        move(to: CGPoint(x: rect.minX + radii.topLeading, y: rect.minY))
        for (index, (corner, radius)) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count].0
            if radius > 0 {
                addArc(tangent1End: corner, tangent2End: next, radius: radius)
            } else {
                addLine(to: corner)
            }
        }
        closeSubpath()
    }
}

extension Path {
    /// Adds a rectangle whose corners have radii of their own; the leading ones are left.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }
}
