public import VitrineUI

/// A flow layout whose lines begin at the leading edge, with the least spacing between items, as tags are set.
///
/// A `UICollectionViewFlowLayout` spreads the items of a line over its width. This one decides by the same rules which
/// items share a line, and then sets them side by side, from left to right or from right to left with the language.
/// Insets, spacings and sizes are the delegate's where it gives them. If the layout scrolls horizontally, its columns
/// begin at the top.
///
/// - Complexity: That of the flow layout, and for each item asked for O(*n*), *n* = items before it in its line.
open class LeadingFlowLayout: UICollectionViewFlowLayout {
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // Items move within their lines, so whole lines are asked for, and what moved away is left out.
        var lines = rect
        switch scrollDirection {
        case .horizontal:
            lines.origin.y = 0
            lines.size.height = max(collectionViewContentSize.height, rect.maxY)
        default:
            lines.origin.x = 0
            lines.size.width = max(collectionViewContentSize.width, rect.maxX)
        }
        return super.layoutAttributesForElements(in: lines)?.compactMap { attributes in
            guard attributes.representedElementCategory == .cell else {
                return attributes.frame.isVisible(in: rect) ? attributes : nil
            }
            let aligned = align(attributes)
            return aligned.frame.isVisible(in: rect) ? aligned : nil
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(align)
    }

    /// A copy of an item's attributes with the item at its place from the beginning of its line.
    private func align(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        // The flow layout may keep what it gave and compare with it.
        guard let aligned = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        let section = attributes.indexPath.section
        let inset = inset(for: section)
        let before = lengthBefore(attributes, spacing: minimumInteritemSpacing(for: section))
        switch scrollDirection {
        case .horizontal:
            aligned.frame.origin.y = inset.top + before
        default:
            let isRightToLeft = collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
            aligned.frame.origin.x =
                isRightToLeft
                ? collectionViewContentSize.width - inset.right - before - aligned.size.width
                : inset.left + before
        }
        return aligned
    }

    /// How much of an item's line the items before it take, with the spacings after them.
    private func lengthBefore(
        _ attributes: UICollectionViewLayoutAttributes, spacing: CGFloat
    ) -> CGFloat {
        var length: CGFloat = 0
        var path = attributes.indexPath
        while path.item > 0 {
            path = IndexPath(item: path.item - 1, section: path.section)
            guard let previous = super.layoutAttributesForItem(at: path), isBeside(previous, attributes)
            else {
                break
            }
            length += (scrollDirection == .horizontal ? previous.size.height : previous.size.width) + spacing
        }
        return length
    }

    /// Whether two items share a line. The flow layout aligns their centres, up to the rounding to pixels.
    private func isBeside(
        _ previous: UICollectionViewLayoutAttributes, _ attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        switch scrollDirection {
        case .horizontal: abs(previous.center.x - attributes.center.x) < 1
        default: abs(previous.center.y - attributes.center.y) < 1
        }
    }
}

extension CGRect {
    /// Whether more than an edge of the rectangle is in another one.
    fileprivate func isVisible(in rect: CGRect) -> Bool { !intersection(rect).isEmpty }
}
