/// A horizontal position: an edge or the middle.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// A constraint that sets this anchor a number of standard spacings, of 8 points each, after another.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: SystemSpacing.standard * multiplier) }

    /// A constraint that keeps this anchor at least a number of standard spacings after another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
    }

    /// A constraint that keeps this anchor at most a number of standard spacings after another.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
    }
}

/// The distances that interfaces use between their parts.
@MainActor
enum SystemSpacing {
    /// Between siblings, in points, as iOS has it.
    static let standard: CGFloat = 8

    /// Between a lower and an upper vertical anchor. From baseline to baseline it is the height of a line in the
    /// larger of the two fonts. (UIKit's own rule for fonts is not published.)
    static func below(_ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor) -> CGFloat {
        guard upper.attribute == .lastBaseline, lower.attribute == .firstBaseline else { return standard }
        let heights = [upper, lower].compactMap { $0.item.view?.baselineFont?.lineHeight }
        return heights.max() ?? standard
    }
}
