public import Foundation
import VitrineGraphics

/// Scales fonts and lengths with the text size that the user chose, in proportion to a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// Metrics in proportion to body text.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Metrics in proportion to a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// The font scaled for the current text size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaled(font.textFont, maximum: nil, traits: .current)
    }

    /// The font scaled for the current text size, at most `maximumPointSize` points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font.textFont, maximum: maximumPointSize, traits: .current)
    }

    /// The font scaled for the text size of `traitCollection`.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font.textFont, maximum: nil, traits: traitCollection ?? .current)
    }

    /// The font scaled for the text size of `traitCollection`, at most `maximumPointSize` points.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font.textFont, maximum: maximumPointSize, traits: traitCollection ?? .current)
    }

    /// The scaled font keeps what it was scaled from, so that labels can scale it anew.
    func scaled(_ base: TextFont, maximum: CGFloat?, traits: UITraitCollection) -> UIFont {
        var font = base
        font.size = scaledValue(for: base.size, compatibleWith: traits)
        // As in UIKit, a maximum of zero is none.
        if let maximum, maximum > 0 { font.size = min(font.size, maximum) }
        return UIFont(textFont: font, scaling: .metrics(textStyle, base: base, maximum: maximum))
    }

    /// The length, in points, scaled for the current text size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The length, in points, scaled for the text size of `traitCollection`, to a third of a point.
    open func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let traits = traitCollection ?? .current
        guard value.isFinite else { return value }
        guard traits.userInterfaceIdiom != .tv else { return value }
        let size = TextStyleTable.entry(for: textStyle, traits: traits).size
        return (value * size / TextStyleTable.defaultSize(of: textStyle) * 3).rounded() / 3
    }
}
