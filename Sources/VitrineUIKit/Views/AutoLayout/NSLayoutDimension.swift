import VitrineCoreGraphics

/// A width or height.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    private let storedStart: LayoutPlace?

    override init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        storedStart = nil
        super.init(item, attribute)
    }

    /// A distance between two places.
    init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
        storedStart = LayoutPlace(item: start.item, attribute: start.attribute)
        super.init(end.item, end.attribute)
    }

    override var start: LayoutPlace? { storedStart }

    /// A constraint that sets the size to a number of points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, constant: c) }

    /// A constraint that keeps the size at or above a number of points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, constant: c)
    }

    /// A constraint that keeps the size at or below a number of points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, constant: c)
    }

    /// A constraint that sets the size to a multiple of another, plus a number of points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.equal, anchor, times: m, constant: c) }

    /// A constraint that keeps the size at or above a multiple of another, plus a number of points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, times: m, constant: c) }

    /// A constraint that keeps the size at or below a multiple of another, plus a number of points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, times: m, constant: c) }

    /// Nothing of a size is a number of points, and the constraint one without a second anchor, as in UIKit.
    private func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension, times multiplier: CGFloat,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        multiplier == 0
            ? constraint(relation, constant: constant)
            : constraint(relation, anchor, multiplier: multiplier, constant: constant)
    }

    private func constraint(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint
    {
        NSLayoutConstraint(
            item, attribute, relation, nil, .notAnAttribute, constant: constant,
            starts: LayoutPlace.pair(start, nil))
    }
}
