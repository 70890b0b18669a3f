import VitrineGraphics

/// What a function makes of places, as it is for an environment.
struct ShaderPaint: Sendable {
    /// The function with its arguments, for the rectangle of a shape; nil where there is none.
    let shader: @Sendable (_ bounds: CGRect) -> PixelShader?
    var opacity = 1.0

    /// - Parameters:
    ///   - rect: What is painted.
    ///   - unit: The rectangle of the shape, whose origin is the function's.
    func node(in rect: CGRect, unit: CGRect) -> RenderNode {
        let made = shader(CGRect(origin: .zero, size: unit.size)).map {
            RenderNode.shaded(rect.offsetBy(dx: -unit.minX, dy: -unit.minY), by: $0)
        }
        // Without the function nothing is painted, as on Apple's systems.
        return made?.translated(x: unit.minX, y: unit.minY).opacity(opacity) ?? .color(.clear, in: rect)
    }
}
