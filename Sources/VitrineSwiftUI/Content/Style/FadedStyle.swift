/// A style with its opacity multiplied.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    nonisolated init(base: Base, opacity: Double) {
        self.base = base
        self.opacity = opacity
    }

    /// Resolves to the base, less opaque.
    func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        base._resolve(environment, level: level).opacity(opacity)
    }
}

nonisolated extension ShapeStyle {
    /// This style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }
}
