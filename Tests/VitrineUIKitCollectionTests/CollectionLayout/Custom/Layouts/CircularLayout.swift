import Foundation
import VitrineUIKit

/// Attributes of a card on a wheel: it turns about a point far below itself.
class CircularLayoutAttributes: UICollectionViewLayoutAttributes {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var angle: CGFloat = 0 {
        didSet {
            zIndex = Int(angle * 1000000)
            transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! CircularLayoutAttributes
        MainActor.assumeIsolated {
            copy.anchorPoint = anchorPoint
            copy.angle = angle
        }
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CircularLayoutAttributes else { return false }
        return MainActor.assumeIsolated { anchorPoint == other.anchorPoint && angle == other.angle }
            && super.isEqual(object)
    }
}

class CircularLayout: UICollectionViewLayout {
    let itemSize = CGSize(width: 80, height: 120)
    var radius: CGFloat = 400 { didSet { invalidateLayout() } }
    var anglePerItem: CGFloat { return atan(itemSize.width / radius) }
    private var attributesList: [CircularLayoutAttributes] = []

    var angleAtExtreme: CGFloat {
        let count = collectionView!.numberOfItems(inSection: 0)
        return count > 0 ? -CGFloat(count - 1) * anglePerItem : 0
    }
    var angle: CGFloat {
        let scrollable = collectionViewContentSize.width - collectionView!.bounds.width
        return scrollable > 0 ? angleAtExtreme * collectionView!.contentOffset.x / scrollable : 0
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(
            width: CGFloat(collectionView!.numberOfItems(inSection: 0)) * itemSize.width,
            height: collectionView!.bounds.height)
    }

    override class var layoutAttributesClass: AnyClass { return CircularLayoutAttributes.self }

    override func prepare() {
        super.prepare()
        let centerX = collectionView!.contentOffset.x + collectionView!.bounds.width / 2
        let anchorPointY = (itemSize.height / 2 + radius) / itemSize.height
        attributesList = (0..<collectionView!.numberOfItems(inSection: 0)).map { item in
            let attributes = CircularLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.size = itemSize
            attributes.center = CGPoint(x: centerX, y: collectionView!.bounds.midY)
            attributes.angle = self.angle + anglePerItem * CGFloat(item)
            attributes.anchorPoint = CGPoint(x: 0.5, y: anchorPointY)
            return attributes
        }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return attributesList
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return attributesList[indexPath.row]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
}

class CircularCell: UICollectionViewCell {
    var applications = 0
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applications += 1
        guard let circular = layoutAttributes as? CircularLayoutAttributes else { return }
        layer.anchorPoint = circular.anchorPoint
        center.y += (circular.anchorPoint.y - 0.5) * bounds.height
    }
}
