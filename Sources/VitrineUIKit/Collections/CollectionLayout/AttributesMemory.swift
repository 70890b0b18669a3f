import VitrineLayout

/// The attributes that a layout made for what is on screen, so that a pass makes them of what comes alone.
///
/// The same objects are given again only as long as they say what the engine says: who was handed them may have changed
/// them. Those of lists, which say more than a place, are not kept.
@MainActor
struct AttributesMemory {
    private var known: [LayoutPlacement.Element: UICollectionViewLayoutAttributes] = [:]

    /// The attributes of a placement, made where there are none.
    ///
    /// Complexity: O(1).
    mutating func attributes(
        _ placement: LayoutPlacement, zIndex: Int, make: () -> UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if let attributes = known[placement.element], attributes.isPlain(at: placement.frame, zIndex: zIndex)
        {
            return attributes
        }
        let attributes = make()
        known[placement.element] = attributes.isPlain(at: placement.frame, zIndex: zIndex) ? attributes : nil
        return attributes
    }

    /// Forgets what left the screen, as soon as that is more than what is there.
    ///
    /// Complexity: O(1), amortised.
    mutating func keep(_ shown: [LayoutPlacement]) {
        guard known.count > 2 * shown.count + 32 else { return }
        var kept: [LayoutPlacement.Element: UICollectionViewLayoutAttributes] = [:]
        kept.reserveCapacity(shown.count)
        for placement in shown { kept[placement.element] = known[placement.element] }
        known = kept
    }

    mutating func removeAll() { known.removeAll(keepingCapacity: true) }
}
