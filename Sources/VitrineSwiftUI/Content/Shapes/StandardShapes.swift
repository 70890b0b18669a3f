/// A rectangular shape aligned inside the frame of the view containing it.
public struct Rectangle: InsettableShape, InsetOutline, RoundedShape {
    /// Makes a rectangle.
    nonisolated public init() {}
    /// The outline.
    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
    nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path {
        Path(rect.insetBy(dx: inset, dy: inset))
    }
    /// The rectangle inset by a distance.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, amount) }
    nonisolated func roundedRect(in rect: CGRect, inset: CGFloat) -> RoundedBox? {
        RoundedBox(rect: rect.insetBy(dx: inset, dy: inset), radius: 0)
    }
}

/// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
public struct RoundedRectangle: InsettableShape, InsetOutline, RoundedShape {
    /// The size of the corners.
    public var cornerSize: CGSize
    /// The style of the corners.
    public var style: RoundedCornerStyle
    /// The size of the corners.
    nonisolated public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
    /// Makes a rectangle with round corners.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// Makes a rectangle with elliptical corners.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    /// The outline.
    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
    nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path {
        // Inset corners keep their centre.
        Path(
            roundedRect: rect.insetBy(dx: inset, dy: inset),
            cornerSize: CGSize(
                width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset)
            ),
            style: style)
    }
    /// The shape inset by a distance.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, amount) }
    nonisolated func roundedRect(in rect: CGRect, inset: CGFloat) -> RoundedBox? {
        let inner = rect.insetBy(dx: inset, dy: inset)
        guard cornerSize.width == cornerSize.height else { return nil }
        return RoundedBox(
            rect: inner, radius: min(max(0, cornerSize.width - inset), inner.width / 2, inner.height / 2),
            isContinuous: style == .continuous)
    }
}

/// A circle centred on the frame of the view containing it, as large as fits.
public struct Circle: InsettableShape, InsetOutline, RoundedShape {
    /// Makes a circle.
    nonisolated public init() {}
    /// The outline.
    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
    nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path {
        Path(ellipseIn: box(in: rect, inset: inset))
    }
    /// The circle inset by a distance.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, amount) }
    /// A square of the smaller proposed side.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat
        switch (proposal.width, proposal.height) {
        case let (width?, height?): side = min(width, height)
        case let (length?, nil), let (nil, length?): side = length
        case (nil, nil): side = 10
        }
        return CGSize(width: side, height: side)
    }
    nonisolated func roundedRect(in rect: CGRect, inset: CGFloat) -> RoundedBox? {
        let box = box(in: rect, inset: inset)
        return RoundedBox(rect: box, radius: box.width / 2)
    }
    nonisolated private func box(in rect: CGRect, inset: CGFloat) -> CGRect {
        let side = max(0, min(rect.width, rect.height) - 2 * inset)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

/// A capsule shape aligned inside the frame of the view containing it.
public struct Capsule: InsettableShape, InsetOutline, RoundedShape {
    /// The style of the ends.
    public var style: RoundedCornerStyle
    /// Makes a capsule.
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// The outline.
    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
    nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path {
        let box = rect.insetBy(dx: inset, dy: inset)
        return Path(roundedRect: box, cornerRadius: radius(of: box), style: style)
    }
    /// The capsule inset by a distance.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, amount) }
    nonisolated func roundedRect(in rect: CGRect, inset: CGFloat) -> RoundedBox? {
        let box = rect.insetBy(dx: inset, dy: inset)
        return RoundedBox(rect: box, radius: radius(of: box))
    }
    nonisolated private func radius(of box: CGRect) -> CGFloat { max(0, min(box.width, box.height) / 2) }
}

/// An ellipse aligned inside the frame of the view containing it.
public struct Ellipse: InsettableShape, InsetOutline {
    /// Makes an ellipse.
    nonisolated public init() {}
    /// The outline.
    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
    nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path {
        Path(ellipseIn: rect.insetBy(dx: inset, dy: inset))
    }
    /// The ellipse inset by a distance.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, amount) }
}

extension Path: Shape {
    /// The path itself, wherever it is drawn.
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
    /// A capsule with ends of a style.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    /// A rectangle with elliptical corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
