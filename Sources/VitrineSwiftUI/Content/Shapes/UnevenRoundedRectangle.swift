/// A rectangle with a radius of its own at each corner, aligned inside the frame of the view containing it.
public struct UnevenRoundedRectangle: InsettableShape, InsetOutline, RoundedShape {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the corners.
    public var style: RoundedCornerStyle
    /// The radii.
    nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// Makes a rectangle with round corners.
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Makes a rectangle with round corners; square where no radius is given.
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    /// The outline.
    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
    nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path {
        Path(
            roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadii: cornerRadii.inset(by: inset),
            style: style)
    }
    /// The shape inset by a distance.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, amount) }
    nonisolated func roundedRect(in rect: CGRect, inset: CGFloat) -> RoundedBox? {
        let inner = rect.insetBy(dx: inset, dy: inset)
        let radii = cornerRadii.inset(by: inset).fitting(inner)
        guard radii.topLeading == radii.topTrailing, radii.topLeading == radii.bottomLeading,
            radii.topLeading == radii.bottomTrailing
        else { return nil }
        return RoundedBox(rect: inner, radius: radii.topLeading, isContinuous: style == .continuous)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius of its own at each corner.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> Self { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

    /// A rectangle with a radius of its own at each corner.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
