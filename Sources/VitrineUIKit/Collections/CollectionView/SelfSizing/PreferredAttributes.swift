import Foundation

/// What a view said about its size, maybe before it came on screen.
@MainActor
struct PreferredAttributes {
    /// What it prefers.
    var attributes: UICollectionViewLayoutAttributes
    /// The size that it was given.
    var size: CGSize
    /// Which lengths were left to it.
    var free: (width: Bool, height: Bool)

    /// Whether it would say the same for other attributes: it was asked for a view of that size.
    func isAnswer(for original: UICollectionViewLayoutAttributes) -> Bool { size == original.size }

    /// Attributes with the size that it prefers, from the same corner; nil if that is none.
    func expected(for original: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        let wanted = attributes.size
        guard isAnswer(for: original), wanted != size, wanted.width >= 0, wanted.height >= 0,
            wanted.width < .greatestFiniteMagnitude / 2, wanted.height < .greatestFiniteMagnitude / 2,
            let copy = original.copy() as? UICollectionViewLayoutAttributes
        else { return nil }
        copy.size = wanted
        copy.center.x += (wanted.width - size.width) / 2
        copy.center.y += (wanted.height - size.height) / 2
        return copy
    }
}
