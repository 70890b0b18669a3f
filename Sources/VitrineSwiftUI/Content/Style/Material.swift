import VitrineGraphics
import VitrineUIKit

/// A background material type: what lies behind a shape shines through, blurred.
///
/// A material sees what its window draws behind it, within the bounds of the shape.
public struct Material: ShapeStyle, Hashable {
    private let thickness: Thickness

    private enum Thickness { case ultraThin, thin, regular, thick, ultraThick, bar }

    /// A mostly translucent material.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// A material that is more translucent than opaque.
    public static let thin = Material(thickness: .thin)
    /// A material that is somewhat translucent.
    public static let regular = Material(thickness: .regular)
    /// A material that is more opaque than translucent.
    public static let thick = Material(thickness: .thick)
    /// A mostly opaque material.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// A material that matches the style of system toolbars.
    public static let bar = Material(thickness: .bar)

    /// Resolves to the material in light or dark.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        var effect = blurStyle.backdrop(isDark: environment.colorScheme == .dark)
        // UIKit has none that is as thick: our choice, on with the steps of the others.
        if thickness == .ultraThick { effect.tint.alpha = 0.93 }
        return _ResolvedStyle(paint: .material(effect, opacity: 1))
    }

    /// UIKit's blur of this thickness.
    var blurStyle: UIBlurEffect.Style {
        switch thickness {
        case .ultraThin: .systemUltraThinMaterial
        case .thin: .systemThinMaterial
        case .regular: .systemMaterial
        case .thick, .ultraThick: .systemThickMaterial
        case .bar: .systemChromeMaterial
        }
    }
}

extension ShapeStyle where Self == Material {
    /// A mostly translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A material that is somewhat translucent.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// A mostly opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// A material that matches the style of system toolbars.
    public static var bar: Material { .bar }
}
