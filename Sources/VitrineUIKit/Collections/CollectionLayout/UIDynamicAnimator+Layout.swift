public import Foundation
public import VitrineCoreGraphics
import VitrineQuartzCore

extension UIDynamicAnimator {
    /// Makes an animator of a layout's attributes: coordinates are those of the content, whose edges are the
    /// reference bounds. Each frame that moves them invalidates the layout.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        surroundings = LayoutSurroundings(layout: layout)
    }

    /// The attributes of a cell that it moves; nil when there are none.
    ///
    /// Complexity: O(n).
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, kind: nil, at: indexPath)
    }

    /// The attributes of a supplementary view that it moves; nil when there are none.
    public func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind: kind, at: indexPath)
    }

    /// The attributes of a decoration view that it moves; nil when there are none.
    public func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, kind: kind, at: indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        configureIfNeeded()
        for case let attributes as UICollectionViewLayoutAttributes in simulation.items
        where attributes.representedElementCategory == category && attributes.indexPath == indexPath
            && attributes.representedElementKind == kind
        {
            return attributes
        }
        return nil
    }
}

/// A layout around an animator's items.
private struct LayoutSurroundings: DynamicsSurroundings {
    weak var layout: UICollectionViewLayout?

    var referenceBounds: CGRect? { layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } }
    var runtimeContext: RuntimeContext? { layout?.collectionView?.runtimeContext }
    func itemsDidMove() { layout?.invalidateLayout() }
}
