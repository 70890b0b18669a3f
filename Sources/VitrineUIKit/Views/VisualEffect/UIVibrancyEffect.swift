import VitrineGraphics

/// Lets what stands on a blur take up what shines through it.
///
/// For the content view of a visual effect view that is in the content view of one with the blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    let blur: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Makes the vibrancy of text on a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Makes the vibrancy of what stands on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.blur.isEqual(blur) && other.style == style
    }
    open override var hash: Int { blur.hash * 31 + style.rawValue }

    /// How opaque something is. Those of labels are the opacities of the system's label colours, those of fills that of its
    /// fill colours; which light Apple's takes away or adds is not published.
    private var strength: Float {
        switch style {
        case .label: 0.9
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.2
        case .secondaryFill: 0.16
        case .tertiaryFill: 0.12
        case .separator: 0.29
        }
    }

    /// What the content becomes: its shape alone, in one grey.
    func colors(isDark: Bool) -> ColorMatrix {
        let grey: Float = isDark ? 0.92 : 0
        let row: [Float] = [0, 0, 0, 0, grey]
        return ColorMatrix([row, row, row, [0, 0, 0, strength, 0]])
    }

    /// How that is put on the blur: light is added to what is dark, and taken away from what is light.
    func mode(isDark: Bool) -> BlendMode { isDark ? .plusLighter : .plusDarker }
}
