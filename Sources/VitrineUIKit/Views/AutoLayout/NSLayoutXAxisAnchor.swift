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

    /// The distance from this anchor to another, as a size to make constraints with. Positive if the other lies
    /// farther right, or farther towards the trailing side for leading and trailing anchors.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }
}
