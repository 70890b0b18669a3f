import VitrineGraphics

extension Shader: ShapeStyle {
    /// Resolves to what the function makes in an environment, in whatever rectangle it is asked for.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(paint: .shader(paint(in: environment)))
    }

    /// - Parameter bounds: What the function is given for its bounding rectangle; that of the shape if nil.
    func paint(in environment: EnvironmentValues, bounds: CGRect? = nil) -> ShaderPaint {
        nonisolated(unsafe) let environment = environment
        return ShaderPaint { resolved(as: .fills, in: environment, bounds: bounds ?? $0) }
    }
}
