import VitrineGraphics

/// A style to use when rendering shadows.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// A shadow that the shape casts on what is behind.
    ///
    /// - Parameter radius: How far the blur reaches, in points.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow that the surroundings of the shape cast into it.
    ///
    /// - Parameter radius: How far the blur reaches, in points.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }
}

/// What a style does besides painting: shadows, the first the nearest, and how it is mixed with what is behind.
struct StyleDecorations: Sendable, Equatable {
    struct Shadow: Sendable, Equatable {
        let color: RGBA
        let radius: CGFloat
        let offset: CGSize
        let isInner: Bool
    }

    var shadows: [Shadow] = []
    var mode = VitrineGraphics.BlendMode.normal

    var isEmpty: Bool { shadows.isEmpty && mode == .normal }

    func applied(to node: RenderNode) -> RenderNode {
        var result = node
        for shadow in shadows
        where shadow.radius.isFinite && (shadow.offset.width + shadow.offset.height).isFinite {
            // As with views: the radius is the blur's extent, twice its standard deviation.
            let blur = max(shadow.radius, 0) / 2
            guard shadow.isInner else {
                result = result.dropShadow(color: shadow.color, offset: shadow.offset, blur: blur)
                continue
            }
            let reach = 3 * blur + abs(shadow.offset.width) + abs(shadow.offset.height) + 2
            let around = RenderNode.color(.black, in: node.bounds.insetBy(dx: -reach, dy: -reach))
            guard let hole = RenderNode.container([around, node.blended(.destinationOut)])?.isolated else {
                continue
            }
            let cast = hole.dropShadow(
                color: shadow.color, offset: shadow.offset, blur: blur, showsContent: false
            ).masked(by: node)
            result = RenderNode.container([result, cast]) ?? result
        }
        return result.blended(mode)
    }
}

/// A style with shadows or a blend mode of its own.
struct DecoratedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle?
    let mode: BlendMode?

    nonisolated init(base: Base, shadow: ShadowStyle? = nil, mode: BlendMode? = nil) {
        self.base = base
        self.shadow = shadow
        self.mode = mode
    }

    /// Resolves to the base with its decoration.
    func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        var style = base._resolve(environment, level: level)
        if let shadow {
            style.decorations.shadows.append(
                .init(
                    color: RGBA(shadow.color.resolve(environment)), radius: shadow.radius,
                    offset: shadow.offset,
                    isInner: shadow.isInner))
        }
        if let mode { style.decorations.mode = mode.rendered }
        return style
    }
}

nonisolated extension ShapeStyle {
    /// This style with a shadow, of what is painted with it.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { DecoratedStyle(base: self, shadow: style) }

    /// This style mixed with what is behind it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { DecoratedStyle(base: self, mode: mode) }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

    /// The foreground style mixed with what is behind it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

    /// The foreground style with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}
