import Foundation
import UIKitTestSupport
import VitrineUIKit

/// Covers that lean back beside the middle; scrolling stops with one in the middle.
class CoverFlowLayout: UICollectionViewFlowLayout {
    var maximumAngle = CGFloat.pi / 4

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView else { return }
        scrollDirection = .horizontal
        itemSize = CGSize(width: 120, height: 120)
        minimumLineSpacing = 20
        let inset = (collectionView.bounds.width - itemSize.width) / 2
        sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        collectionView.decelerationRate = .fast
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let array = super.layoutAttributesForElements(in: rect) else { return nil }
        return array.map { lean($0.copy() as! UICollectionViewLayoutAttributes) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let attributes = super.layoutAttributesForItem(at: indexPath) else { return nil }
        return lean(attributes.copy() as! UICollectionViewLayoutAttributes)
    }

    private func lean(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let collectionView = collectionView else { return attributes }
        let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
        let distance = max(-1, min(1, (attributes.center.x - middle) / (itemSize.width + minimumLineSpacing)))
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        attributes.transform3D = CATransform3DRotate(transform, -distance * maximumAngle, 0, 1, 0)
        attributes.zIndex = -Int(abs(distance) * 10)
        return attributes
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView = collectionView else { return proposedContentOffset }
        let rect = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
        let middle = rect.midX
        let candidates = super.layoutAttributesForElements(in: rect) ?? []
        guard
            let nearest = candidates.min(by: { abs($0.center.x - middle) < abs($1.center.x - middle) })
        else { return proposedContentOffset }
        return CGPoint(x: nearest.center.x - rect.width / 2, y: proposedContentOffset.y)
    }
}
