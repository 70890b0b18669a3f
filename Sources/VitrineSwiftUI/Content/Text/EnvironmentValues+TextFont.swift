import VitrineGraphics

extension EnvironmentValues {
    /// The font of text on which a style was set, in addition to what the environment says.
    func font(of style: TextRunStyle) -> TextFont {
        var font = (style.font ?? font ?? .body).resolve(self)
        if let weight = style.weight ?? fontWeight { font.weight = weight.value.css }
        if style.isBold == true { font.weight = max(font.weight, Font.Weight.bold.value.css) }
        if let width = style.width ?? fontWidth { font.width = width.percent }
        if style.isItalic == true { font.isItalic = true }
        switch style.design ?? fontDesign {
        case .rounded: font.family = .systemRounded
        case .monospaced: font.family = .monospaced
        case .serif: font.family = .systemSerif
        default: break
        }
        if hasMonospacedDigits || style.hasMonospacedDigits { font.hasMonospacedDigits = true }
        if let scale = style.scale { font.size *= scale.factor }
        // By two steps, as from regular to semibold.
        if legibilityWeight == .bold { font.weight = min(font.weight + 200, 900) }
        return font
    }
}
