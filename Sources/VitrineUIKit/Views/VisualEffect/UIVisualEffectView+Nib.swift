import Foundation

extension UIVisualEffectView {
    private static let styles: KeyValuePairs<String, UIBlurEffect.Style> = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
        "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]

    /// What an element says of the effect and the content.
    final func takeVisualEffectView(_ nib: NibCoder) {
        nib.know("blurEffect", "vibrancyEffect")
        let blur = nib.element.child("blurEffect") ?? nib.element.child("vibrancyEffect")?.child("blurEffect")
        if let blur {
            let style = Self.styles.first { $0.key == blur["style"] }?.value
            if style == nil { nib.loader.file.note("the style \(blur["style"] ?? "") of <blurEffect>") }
            let made = UIBlurEffect(style: style ?? .regular)
            effect = nib.element.child("vibrancyEffect") == nil ? made : UIVibrancyEffect(blurEffect: made)
        }
        guard let element = nib.child("contentView") else { return }
        nib.loader.read(element, into: contentView)
        contentView.frame = bounds
    }
}
