package import VitrineGraphics

/// A blur of what lies behind a view, with the tint of a material.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How a blur looks. Materials follow light and dark unless their name says which.
    public enum Style: Int, Sendable {
        /// Nearly white.
        case extraLight = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
        /// Follows light and dark.
        case regular = 4
        /// Follows light and dark, with more contrast.
        case prominent = 5
        /// The most translucent material.
        case systemUltraThinMaterial = 6
        /// A translucent material.
        case systemThinMaterial = 7
        /// The default material.
        case systemMaterial = 8
        /// A material that lets less through.
        case systemThickMaterial = 9
        /// The material of bars.
        case systemChromeMaterial = 10
        /// The most translucent material, always light.
        case systemUltraThinMaterialLight = 11
        /// A translucent material, always light.
        case systemThinMaterialLight = 12
        /// The default material, always light.
        case systemMaterialLight = 13
        /// A material that lets less through, always light.
        case systemThickMaterialLight = 14
        /// The material of bars, always light.
        case systemChromeMaterialLight = 15
        /// The most translucent material, always dark.
        case systemUltraThinMaterialDark = 16
        /// A translucent material, always dark.
        case systemThinMaterialDark = 17
        /// The default material, always dark.
        case systemMaterialDark = 18
        /// A material that lets less through, always dark.
        case systemThickMaterialDark = 19
        /// The material of bars, always dark.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Makes a blur of a style.
    public init(style: Style) { self.style = style }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    open override var hash: Int { style.rawValue }
}

extension UIBlurEffect.Style {
    /// The material without the appearance that its name says.
    private var material: UIBlurEffect.Style {
        switch self {
        case .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .systemUltraThinMaterial
        case .systemThinMaterialLight, .systemThinMaterialDark, .light: .systemThinMaterial
        case .systemMaterialLight, .systemMaterialDark, .regular, .dark: .systemMaterial
        case .systemThickMaterialLight, .systemThickMaterialDark, .prominent, .extraLight:
            .systemThickMaterial
        case .systemChromeMaterialLight, .systemChromeMaterialDark: .systemChromeMaterial
        default: self
        }
    }

    /// Whether it is dark, in a dark or a light surrounding.
    package func isDark(in surroundings: UIUserInterfaceStyle) -> Bool {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
            .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        default: surroundings == .dark
        }
    }

    /// How the style shows what lies behind.
    ///
    /// Blur, saturation, and the opacity of bars are those of Apple's own pages (`saturate(180%) blur(20px)` under 0.8); the
    /// white and the black of bars were measured by Flutter. How opaque the other materials are is our choice: evenly spaced,
    /// so that secondary text can be read on all of them.
    package func backdrop(isDark: Bool) -> BackdropEffect {
        let opacity: Double =
            switch material {
            case .systemUltraThinMaterial: isDark ? 0.45 : 0.4
            case .systemThinMaterial: isDark ? 0.57 : 0.55
            case .systemThickMaterial: isDark ? 0.83 : 0.84
            case .systemChromeMaterial: isDark ? 0.75 : 0.8
            default: isDark ? 0.7 : 0.7
            }
        let level: Double = isDark ? (material == .systemChromeMaterial ? 29 : 37) / 255 : 249 / 255
        return BackdropEffect(
            deviation: 20, saturation: 1.8, tint: RGBA(red: level, green: level, blue: level, alpha: opacity))
    }
}
