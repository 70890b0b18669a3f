/// Another level of a style.
struct LevelStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    nonisolated init(base: Base, level: Int) {
        self.base = base
        self.level = level
    }

    /// Resolves to a further level of the base, as it is where the base is the style of the foreground.
    func _resolve(_ environment: EnvironmentValues, level outer: Int) -> _ResolvedStyle {
        let styles = ForegroundStyles(
            styles: [base], outer: environment.foregroundStyles.map { [$0] } ?? [])
        return styles.resolve(environment, level: level + outer)
    }
}

nonisolated extension ShapeStyle {
    /// The second level of this style.
    public var secondary: some ShapeStyle { LevelStyle(base: self, level: 1) }
    /// The third level of this style.
    public var tertiary: some ShapeStyle { LevelStyle(base: self, level: 2) }
    /// The fourth level of this style.
    public var quaternary: some ShapeStyle { LevelStyle(base: self, level: 3) }
    /// The fifth level of this style, which looks like the fourth.
    public var quinary: some ShapeStyle { LevelStyle(base: self, level: 4) }
}
