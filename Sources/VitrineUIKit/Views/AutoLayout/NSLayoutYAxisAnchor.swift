/// A vertical position: an edge, the middle, or a baseline.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// A constraint that sets this anchor a number of standard spacings below another: of 8 points each between
    /// edges, of a line's height between the baselines of texts.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: SystemSpacing.between(anchor, self) * multiplier)
    }

    /// A constraint that keeps this anchor at least a number of standard spacings below another.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: SystemSpacing.between(anchor, self) * multiplier)
    }

    /// A constraint that keeps this anchor at most a number of standard spacings below another.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: SystemSpacing.between(anchor, self) * multiplier)
    }

    /// The distance from this anchor down to another, as a size to make constraints with.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }
}
