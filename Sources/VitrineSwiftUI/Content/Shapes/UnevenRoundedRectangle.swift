/// A rectangular shape whose round corners have radii of their own, aligned inside the frame of the view containing it.
public struct UnevenRoundedRectangle: InsettableShape, InsetOutline, RoundedShape {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the corners.
    public var style: RoundedCornerStyle
    /// The radii of the corners.
    nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
    /// Makes a rectangle with round corners.
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    /// Makes a rectangle with round corners; those of which no radius is given are square.
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }
    /// The outline; the leading corners are left.
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
        let radii = cornerRadii.inset(by: inset).fitted(into: inner.size)
        guard radii.topLeading == radii.topTrailing, radii.topLeading == radii.bottomLeading,
            radii.topLeading == radii.bottomTrailing
        else { return nil }
        return RoundedBox(rect: inner, radius: radii.topLeading, isContinuous: style == .continuous)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose round corners have radii of their own.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    /// A rectangle whose round corners have radii of their own; those of which no radius is given are square.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
