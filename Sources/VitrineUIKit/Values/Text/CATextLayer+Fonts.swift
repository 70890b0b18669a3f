package import VitrineGraphics
package import VitrineQuartzCore

extension UIFont: TextFontProviding {}

extension NSAttributedString: AttributedTextProviding {
    /// What a text layer shows of the attributes: fonts, colours, distances and lines.
    package func spans(font: TextFont) -> [TextSpan] {
        LabelText(
            plain: nil, attributed: self, font: UIFont(textFont: font), alignment: .natural,
            lineBreakMode: .byWordWrapping, numberOfLines: 0, isRightToLeft: false
        ).paragraph(traits: .current).spans
    }
}
