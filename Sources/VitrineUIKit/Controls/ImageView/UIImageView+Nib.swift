import Foundation

extension UIImageView {
    static let imageViewNibPaths: [String: AnyKeyPath] = [
        "image": \UIImageView.image, "highlightedImage": \UIImageView.highlightedImage,
        "highlighted": \UIImageView.isHighlighted,
        "adjustsImageSizeForAccessibilityContentSizeCategory":
            \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory,
    ]

    /// What an element says of the image view.
    final func takeImageView(_ nib: NibCoder) {
        if let configuration = nib.symbolConfiguration("preferredSymbolConfiguration") {
            preferredSymbolConfiguration = configuration
        }
        if let adjusts = nib.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
            adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
        }
        if let image = nib.image("image") { self.image = image }
        if let image = nib.image("highlightedImage") { highlightedImage = image }
        if let isHighlighted = nib.bool("highlighted") { self.isHighlighted = isHighlighted }
    }
}
