import Foundation
import VitrineUIKit

/// Hours below each other with a line for each, and events over them.
class TimelineLayout: UICollectionViewLayout {
    static let line = "line"
    static let hour = "hour"
    let hourHeight: CGFloat = 60
    /// First and last hour of each event.
    var events: [(start: CGFloat, end: CGFloat)] = [] { didSet { invalidateLayout() } }

    override init() {
        super.init()
        register(LineView.self, forDecorationViewOfKind: Self.line)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        register(LineView.self, forDecorationViewOfKind: Self.line)
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: collectionView?.bounds.width ?? 0, height: 24 * hourHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let lines = (0..<24).compactMap {
            layoutAttributesForDecorationView(ofKind: Self.line, at: IndexPath(item: $0, section: 0))
        }
        let cells = events.indices.compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
        return (lines + cells).filter { rect.intersects($0.frame) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let event = events[indexPath.item]
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: 50, y: event.start * hourHeight, width: collectionViewContentSize.width - 60,
            height: (event.end - event.start) * hourHeight)
        attributes.zIndex = 1
        return attributes
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(
            x: 0, y: CGFloat(indexPath.item) * hourHeight, width: collectionViewContentSize.width, height: 1)
        return attributes
    }

    class LineView: UICollectionReusableView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .gray
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
}
