import VitrineGraphics
import VitrineSupport

extension BlendMode {
    /// By the names that Core Animation knows: `"multiplyBlendMode"`, or Core Image's `"CIMultiplyBlendMode"`.
    private static let filters: [String: BlendMode] = [
        "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
        "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight,
        "hardLight": .hardLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
        "saturation": .saturation, "color": .color, "luminosity": .luminosity,
    ]

    /// What a layer's filter does; normal for nil, and for what is not known.
    init(compositingFilter: Any?) {
        self = .normal
        guard let compositingFilter else { return }
        let ending = "BlendMode"
        var name = "\(compositingFilter)"
        if name.hasPrefix("CI") { name = name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) }
        if name.hasSuffix(ending), let mode = Self.filters[String(name.dropLast(ending.count))] {
            self = mode
        } else {
            ReportLog.current.report(
                once:
                    "CALayer.compositingFilter: there is no filter '\(compositingFilter)'; the layer is drawn as without one."
            )
        }
    }
}
