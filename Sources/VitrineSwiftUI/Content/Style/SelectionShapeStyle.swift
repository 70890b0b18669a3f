/// The style of what marks a selection: on iOS the tint.
public struct SelectionShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// Resolves to the tint of the environment.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        TintShapeStyle()._resolve(environment, level: level)
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of what marks a selection.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
