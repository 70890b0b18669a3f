import Foundation

extension UILabel {
    static let labelNibPaths: [String: AnyKeyPath] = [
        "text": \UILabel.text, "attributedText": \UILabel.attributedText, "textColor": \UILabel.textColor,
        "font": \UILabel.font, "numberOfLines": \UILabel.numberOfLines, "enabled": \UILabel.isEnabled,
        "highlighted": \UILabel.isHighlighted, "shadowColor": \UILabel.shadowColor,
        "adjustsFontSizeToFitWidth": \UILabel.adjustsFontSizeToFitWidth,
        "adjustsFontForContentSizeCategory": \UILabel.adjustsFontForContentSizeCategory,
        "preferredMaxLayoutWidth": \UILabel.preferredMaxLayoutWidth,
    ]

    /// What an element says of the label.
    final func takeLabel(_ nib: NibCoder) {
        if let font = nib.font() { self.font = font }
        if let color = nib.someColor("textColor") { textColor = color }
        if let color = nib.color("highlightedColor") { highlightedTextColor = color }
        if let color = nib.color("shadowColor") { shadowColor = color }
        if let offset = nib.size("shadowOffset") { shadowOffset = offset }
        if let alignment = nib.choice("textAlignment", NibNames.alignments) { textAlignment = alignment }
        if let mode = nib.choice("lineBreakMode", NibNames.breaks) { lineBreakMode = mode }
        if let lines = nib.integer("numberOfLines") { numberOfLines = lines }
        if let adjusts = nib.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = adjusts }
        if let adjusts = nib.bool("adjustsFontForContentSizeCategory") {
            adjustsFontForContentSizeCategory = adjusts
        }
        if let factor = nib.number("minimumScaleFactor") { minimumScaleFactor = factor }
        if let size = nib.number("minimumFontSize"), size > 0, font.pointSize > 0 {
            minimumScaleFactor = min(1, size / font.pointSize)
        }
        if let baseline = nib.choice(
            "baselineAdjustment",
            [
                "alignBaselines": UIBaselineAdjustment.alignBaselines, "alignCenters": .alignCenters,
                "none": .none,
            ])
        {
            baselineAdjustment = baseline
        }
        if let isEnabled = nib.bool("enabled") { self.isEnabled = isEnabled }
        if let isHighlighted = nib.bool("highlighted") { self.isHighlighted = isHighlighted }
        if let width = nib.number("preferredMaxLayoutWidth"), width > 0 { preferredMaxLayoutWidth = width }
        if let text = nib.text("text") { self.text = text }
        if let text = nib.attributedText("attributedText") { attributedText = text }
    }
}
