import VitrineGraphics

/// A use of a shader on a view.
struct ShaderEffect: Equatable, Sendable {
    let shader: Shader
    let use: PixelFunction.Use
    /// How far from a pixel those may be that it is made of, in points.
    var reach = CGSize.zero

    func resolved(in environment: EnvironmentValues, size: CGSize) -> PixelShader? {
        shader.resolved(
            as: use, reach: reach, in: environment, bounds: CGRect(origin: .zero, size: size))
    }
}
