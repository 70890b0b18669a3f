nonisolated extension Shape {
    /// Changes the relative position of this shape.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// Changes the relative position of this shape.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Changes the relative position of this shape.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }

    /// Rotates this shape about an anchor point, clockwise.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Scales this shape about an anchor point without changing the frame of the view.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Scales this shape about an anchor point without changing the frame of the view.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Applies a transform to this shape, in the coordinate space of its frame.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Draws this shape in a size of its own, in points, from the top leading corner of its frame.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Draws this shape in a size of its own, in points, with a point of it where that point of its frame is.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Draws this shape in a size of its own, in points, with a point of it where that point of its frame is.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    /// Draws this shape in a size of its own, in points, from the top leading corner of its frame.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The distances, in points.
    public var offset: CGSize
    /// A shape moved by distances, in points.
    nonisolated public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
    /// The shape's data and the distances.
    nonisolated public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    {
        get { .init(shape.animatableData, .init(offset.width, offset.height)) }
        set {
            shape.animatableData = newValue.first
            offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
    /// The moved outline.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    /// As the shape's.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// The inset shape, moved.
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        shape.inset(by: amount).offset(offset)
    }
}

/// A shape turned about a point.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far it is turned, clockwise.
    public var angle: Angle
    /// The point about which it is turned.
    public var anchor: UnitPoint
    /// A shape turned by an angle, clockwise, about a point of its frame.
    nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// The shape's data, the angle and the point.
    nonisolated public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { .init(shape.animatableData, .init(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
    /// The turned outline.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(.about(anchor, in: rect) { $0.rotated(by: angle.radians) })
    }
    /// The size of the shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    /// As the shape's.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The inset shape, turned.
    nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        shape.inset(by: amount).rotation(angle, anchor: anchor)
    }
}

/// A shape scaled about a point.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The factors.
    public var scale: CGSize
    /// The point that stays where it is.
    public var anchor: UnitPoint
    /// A shape scaled by factors about a point of its frame.
    nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// The shape's data, the factors and the point.
    nonisolated public var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get { .init(shape.animatableData, .init(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
    /// The scaled outline.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            .about(anchor, in: rect) { $0.scaledBy(x: scale.width, y: scale.height) })
    }
    /// The size of the shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    /// As the shape's.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape under a transform.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The transform of its outline.
    public var transform: CGAffineTransform
    /// A shape with a transform, in the coordinate space of its frame.
    nonisolated public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// The shape's data; the transform is not animatable.
    nonisolated public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    /// The transformed outline.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// The size of the shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    /// As the shape's.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape with a size of its own.
struct _SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize
    var anchor = UnitPoint.topLeading

    nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { .init(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
    nonisolated func path(in rect: CGRect) -> Path {
        let x = rect.minX + anchor.x * (rect.width - size.width)
        let y = rect.minY + anchor.y * (rect.height - size.height)
        return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
    }
    // The size is that of the outline: the room of the view stays what the shape asks for.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

nonisolated extension CGAffineTransform {
    /// A transform about a point of a rectangle.
    fileprivate static func about(
        _ anchor: UnitPoint, in rect: CGRect, _ transform: (CGAffineTransform) -> CGAffineTransform
    ) -> CGAffineTransform {
        let x = rect.minX + anchor.x * rect.width
        let y = rect.minY + anchor.y * rect.height
        return transform(CGAffineTransform(translationX: x, y: y)).translatedBy(x: -x, y: -y)
    }
}
