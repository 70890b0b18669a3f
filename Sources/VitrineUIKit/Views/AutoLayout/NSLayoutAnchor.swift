import VitrineSupport

/// What anchors of all types have in common.
@MainActor
protocol PlacedAnchor: Sendable {
    var item: LayoutItem { get }
    var attribute: NSLayoutConstraint.Attribute { get }
    var start: LayoutPlace? { get }
}

/// One side, middle or size of a view or guide, to make constraints with.
///
/// The type parameter keeps horizontal, vertical and size anchors apart: what cannot be compared does not compile.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, PlacedAnchor {
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    /// A constraint that sets this anchor equal to another plus a distance in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        constraint(.equal, anchor, constant: c)
    }

    /// A constraint that keeps this anchor at or beyond another plus a distance in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: c)
    }

    /// A constraint that keeps this anchor at or before another plus a distance in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: c)
    }

    /// Where a size begins that is the distance between two places; nil for a view's own sides and sizes.
    var start: LayoutPlace? { nil }

    final func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
        multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item, attribute, relation, anchor.item, anchor.attribute, multiplier: multiplier,
            constant: constant, starts: LayoutPlace.pair(start, anchor.start))
    }

    /// Whether it is the same place, of whatever type: a constraint's anchors are of `AnyObject`.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any PlacedAnchor else { return false }
        return MainActor.assumeIsolated {
            item === other.item && attribute == other.attribute && start == other.start
        }
    }

    open override nonisolated var hash: Int {
        MainActor.assumeIsolated {
            var hasher = Hasher()
            hasher.combine(ObjectIdentifier(item))
            hasher.combine(attribute)
            if let start {
                hasher.combine(start.item.map { ObjectIdentifier($0) })
                hasher.combine(start.attribute)
            }
            return hasher.finalize()
        }
    }

    open override nonisolated var description: String {
        MainActor.assumeIsolated {
            "<\(type(of: self)):\(objectAddress(self)) \"\(LayoutPlace(item: item, attribute: attribute).text(from: start))\">"
        }
    }
}
