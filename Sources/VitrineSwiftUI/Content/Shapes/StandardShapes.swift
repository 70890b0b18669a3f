/// A rectangular shape aligned inside the frame of the view containing it.
public struct Rectangle: InsettableShape, RoundedShape {
    var insetAmount: CGFloat = 0
    /// Makes a rectangle.
    public init() {}
    /// The outline.
    public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }
    /// The rectangle inset by a distance.
    public func inset(by amount: CGFloat) -> Rectangle {
        var result = self
        result.insetAmount += amount
        return result
    }
    func roundedRect(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
        (rect.insetBy(dx: insetAmount, dy: insetAmount), 0)
    }
}

/// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
public struct RoundedRectangle: InsettableShape, RoundedShape {
    /// The size of the corners.
    public var cornerSize: CGSize
    /// The style of the corners.
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0
    /// The size of the corners.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
    /// Makes a rectangle with round corners.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// Makes a rectangle with elliptical corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    /// The outline.
    public func path(in rect: CGRect) -> Path {
        // Inset corners keep their centre.
        Path(
            roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount),
            cornerSize: CGSize(
                width: max(0, cornerSize.width - insetAmount), height: max(0, cornerSize.height - insetAmount)
            ),
            style: style)
    }
    /// The shape inset by a distance.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var result = self
        result.insetAmount += amount
        return result
    }
    func roundedRect(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
        let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
        guard cornerSize.width == cornerSize.height else { return (.null, 0) }
        return (inner, min(max(0, cornerSize.width - insetAmount), inner.width / 2, inner.height / 2))
    }
}

/// A circle centred on the frame of the view containing it, as large as fits.
public struct Circle: InsettableShape, RoundedShape {
    var insetAmount: CGFloat = 0
    /// Makes a circle.
    public init() {}
    /// The outline.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: box(in: rect)) }
    /// The circle inset by a distance.
    public func inset(by amount: CGFloat) -> Circle {
        var result = self
        result.insetAmount += amount
        return result
    }
    /// A square of the smaller proposed side.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat
        switch (proposal.width, proposal.height) {
        case let (width?, height?): side = min(width, height)
        case let (length?, nil), let (nil, length?): side = length
        case (nil, nil): side = 10
        }
        return CGSize(width: side, height: side)
    }
    func roundedRect(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
        let box = box(in: rect)
        return (box, box.width / 2)
    }
    private func box(in rect: CGRect) -> CGRect {
        let side = max(0, min(rect.width, rect.height) - 2 * insetAmount)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

/// A capsule shape aligned inside the frame of the view containing it.
public struct Capsule: InsettableShape, RoundedShape {
    /// The style of the ends.
    public var style: RoundedCornerStyle
    var insetAmount: CGFloat = 0
    /// Makes a capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// The outline.
    public func path(in rect: CGRect) -> Path {
        let (box, radius) = roundedRect(in: rect)
        return Path(roundedRect: box, cornerRadius: radius, style: style)
    }
    /// The capsule inset by a distance.
    public func inset(by amount: CGFloat) -> Capsule {
        var result = self
        result.insetAmount += amount
        return result
    }
    func roundedRect(in rect: CGRect) -> (rect: CGRect, radius: CGFloat) {
        let box = rect.insetBy(dx: insetAmount, dy: insetAmount)
        return (box, max(0, min(box.width, box.height) / 2))
    }
}

/// An ellipse aligned inside the frame of the view containing it.
public struct Ellipse: InsettableShape {
    var insetAmount: CGFloat = 0
    /// Makes an ellipse.
    public init() {}
    /// The outline.
    public func path(in rect: CGRect) -> Path {
        Path(ellipseIn: rect.insetBy(dx: insetAmount, dy: insetAmount))
    }
    /// The ellipse inset by a distance.
    public func inset(by amount: CGFloat) -> Ellipse {
        var result = self
        result.insetAmount += amount
        return result
    }
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
}
