import VitrineGraphics

/// A view whose pixels a shader makes.
struct ShaderModifier: ElementModifier, Equatable {
    let effect: ShaderEffect
    let isEnabled: Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self> {
        ShaderElement(self, around: child, node)
    }
}

private final class ShaderElement: EffectElement<ShaderModifier> {
    override var drawnReach: CGRect {
        super.drawnReach.insetBy(
            dx: -max(modifier.effect.reach.width, 0), dy: -max(modifier.effect.reach.height, 0))
    }

    override func configure(_ layer: CALayer, _ animation: Animation?) {
        let shader = modifier.isEnabled ? modifier.effect.resolved(in: environment, size: size) : nil
        layer.shaders = shader.map { [$0] } ?? []
    }
}

nonisolated extension View {
    /// Gives each pixel of this view the colour that a shader has for it.
    ///
    /// - Parameter shader: A function with the signature
    ///   `[[ stitchable ]] half4 name(float2 position, half4 color, args...)`. Colours are multiplied by their opacity.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(
            ShaderModifier(effect: ShaderEffect(shader: shader, use: .colors), isEnabled: isEnabled))
    }

    /// Moves each pixel of this view.
    ///
    /// - Parameters:
    ///   - shader: A function with the signature `[[ stitchable ]] float2 name(float2 position, args...)`, which says where
    ///     the pixel comes from that is shown at a position, both in points.
    ///   - maxSampleOffset: How far that may be away, in points: what is drawn is so much larger than the view.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(
            ShaderModifier(
                effect: ShaderEffect(shader: shader, use: .distorts, reach: maxSampleOffset),
                isEnabled: isEnabled))
    }

    /// Gives each pixel of this view the colour that a shader makes of all of them.
    ///
    /// - Parameters:
    ///   - shader: A function with the signature
    ///     `[[ stitchable ]] half4 name(float2 position, SwiftUI::Layer layer, args...)`.
    ///   - maxSampleOffset: How far from a pixel those may be that it is made of, in points: what is drawn is so much larger
    ///     than the view.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(
            ShaderModifier(
                effect: ShaderEffect(shader: shader, use: .samples, reach: maxSampleOffset),
                isEnabled: isEnabled))
    }
}

extension VisualEffect {
    /// Gives each pixel of the view the colour that a shader has for it.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        shaded(ShaderEffect(shader: shader, use: .colors), isEnabled)
    }

    /// Moves each pixel of the view.
    ///
    /// - Parameter maxSampleOffset: How far pixels may come from, in points.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        shaded(ShaderEffect(shader: shader, use: .distorts, reach: maxSampleOffset), isEnabled)
    }

    /// Gives each pixel of the view the colour that a shader makes of all of them.
    ///
    /// - Parameter maxSampleOffset: How far from a pixel those may be that it is made of, in points.
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        shaded(ShaderEffect(shader: shader, use: .samples, reach: maxSampleOffset), isEnabled)
    }

    private func shaded(_ effect: ShaderEffect, _ isEnabled: Bool) -> some VisualEffect {
        AddedVisualEffect(base: self) { if isEnabled { $0.shaders.append(effect) } }
    }
}
