import VitrineUIKit

extension _ResolvedStyle {
    fileprivate init(_ color: UIColor, _ environment: EnvironmentValues) {
        self.init(paint: .color(color.resolvedColor(with: environment.traits).cgColor))
    }
}

/// A style for lines that separate: UIKit's separator colour.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}
    /// Resolves to the colour.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(.separator, environment)
    }
}

/// A style for what is filled: UIKit's fill colours, by the level of the hierarchy.
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}
    /// Resolves to the colour of the level.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let colors: [UIColor] = [
            .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
        ]
        return _ResolvedStyle(colors[min(max(level, 0), 3)], environment)
    }
}

/// A style for what leads elsewhere: UIKit's colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}
    /// Resolves to the colour.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(.link, environment)
    }
}

/// A style for texts that stand in the place of others: UIKit's colour of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}
    /// Resolves to the colour.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(.placeholderText, environment)
    }
}

/// A style for the background of a window: UIKit's background colour.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}
    /// Resolves to the colour.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(.systemBackground, environment)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    /// The style of what is filled.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholders.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style of the background of windows.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
