/// A color gradient that leaves it to the shape where it begins and ends: from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    /// Makes a gradient of colour stops.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// Resolves to a linear gradient.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._resolve(
            environment, level: level)
    }
}

extension Color {
    /// The standard gradient for the colour: from somewhat lighter at the top to the colour itself.
    ///
    /// Apple does not say how much lighter; here it is a fifth of the way to white.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A linear gradient.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A radial gradient, of radii in points.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
