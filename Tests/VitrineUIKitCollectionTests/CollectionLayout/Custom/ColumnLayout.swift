import Foundation
import VitrineUIKit

/// Items of 50 points' height below each other, as wide as the collection view, that writes down what it is asked.
class ColumnLayout: UICollectionViewLayout {
    /// Several questions about elements in a row count as one: a cell that comes on screen is a reason for a second
    /// pass.
    var log: [String] = [] {
        didSet {
            if log.count > 1, log.last == "elements", log[log.count - 2] == "elements" { log.removeLast() }
        }
    }
    var height: CGFloat = 50
    /// The width that was there when it was prepared.
    private(set) var width: CGFloat = 0
    var changesWithBounds: (_ old: CGRect, _ new: CGRect) -> Bool = { $0.size != $1.size }
    var adjustment: (offset: CGPoint, size: CGSize)?

    var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override func prepare() {
        super.prepare()
        width = collectionView?.bounds.width ?? 0
        log.append("prepare")
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: width, height: CGFloat(count) * height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log.append("elements")
        let first = max(0, Int(rect.minY / height))
        let end = min(count, Int((rect.maxY / height).rounded(.up)))
        guard first < end else { return [] }
        return (first..<end).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * height, width: width, height: height)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let old = collectionView!.bounds
        log.append("bounds \(Self.text(old)) to \(Self.text(newBounds))?")
        return changesWithBounds(old, newBounds)
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        log.append("context")
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let adjustment {
            context.contentOffsetAdjustment = adjustment.offset
            context.contentSizeAdjustment = adjustment.size
        }
        return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log.append(
            "invalidate" + (context.invalidateEverything ? " everything" : "")
                + (context.invalidateDataSourceCounts ? " counts" : ""))
        super.invalidateLayout(with: context)
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        log.append("animated from \(Self.text(oldBounds))")
    }

    override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        log.append("animated")
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        log.append("to \(type(of: newLayout))")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
        log.append("from \(type(of: oldLayout)), \(collectionView == nil ? "without" : "with") view")
    }

    override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        log.append("finalize")
    }

    static func text(_ rect: CGRect) -> String {
        "\(Int(rect.minX)),\(Int(rect.minY)) \(Int(rect.width))×\(Int(rect.height))"
    }
}

/// Squares of 100 points, as many in a line as fit.
class GridLayout: ColumnLayout {
    private var columns: Int { max(1, Int(width / 100)) }

    override var collectionViewContentSize: CGSize {
        CGSize(width: width, height: CGFloat((count + columns - 1) / columns) * 100)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log.append("elements")
        let first = max(0, Int(rect.minY / 100)) * columns
        let end = min(count, Int((rect.maxY / 100).rounded(.up)) * columns)
        guard first < end else { return [] }
        return (first..<end).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: CGFloat(indexPath.item % columns) * 100, y: CGFloat(indexPath.item / columns) * 100,
            width: 100,
            height: 100)
        return attributes
    }
}
