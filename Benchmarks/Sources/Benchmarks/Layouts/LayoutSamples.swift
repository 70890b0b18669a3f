import UIKit
import VitrineLayout

/// The same grid of six columns for everyone: on 600 × 1000 points ten rows of 100 are visible, 60 items.
enum LayoutSample {
    static let container = CGSize(width: 600, height: 1000)
    static let columns = 6
    static let side: CGFloat = 100
    static let visible = 60

    /// Where a query looks: on a row, so that 60 items meet it.
    static func places(_ count: Int, runs: Int = 512) -> [CGRect] {
        var generator = SeededGenerator(seed: 7)
        let rows = max(1, count / columns - Int(container.height / side))
        return (0..<runs).map { _ in
            CGRect(
                x: 0, y: CGFloat(Int.random(in: 0..<rows, using: &generator)) * side, width: container.width,
                height: container.height)
        }
    }

    /// A grid by fractions.
    static let grid = VitrineLayout.LayoutSection(
        group: .group(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(side)),
            .list(
                .horizontal,
                [
                    LayoutElement(
                        size: LayoutSize(
                            width: .fractionalWidth(1 / CGFloat(columns)), height: .fractionalHeight(1)))
                ])))

    /// Rows whose heights are measured.
    static let estimatedRows = VitrineLayout.LayoutSection(
        group: .group(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)),
            .list(
                .horizontal,
                [LayoutElement(size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)))])))

    static func solver(
        _ section: VitrineLayout.LayoutSection, items: Int, sections: Int = 1
    ) -> CompositionalSolver {
        CompositionalSolver(
            environment: LayoutEnvironment(containerSize: container, scale: 2),
            sections: Array(repeating: section, count: sections),
            itemCounts: Array(repeating: items, count: sections))
    }
}

/// What one writes first: the places of all items in an array, made when the layout is prepared.
struct NaiveLayout {
    struct Place {
        var item: Int
        var frame: CGRect
    }
    private(set) var places: [Place] = []

    /// A grid.
    init(grid count: Int) {
        places.reserveCapacity(count)
        let side = LayoutSample.side
        for item in 0..<count {
            places.append(
                Place(
                    item: item,
                    frame: CGRect(
                        x: CGFloat(item % LayoutSample.columns) * side,
                        y: CGFloat(item / LayoutSample.columns) * side, width: side, height: side)))
        }
    }

    /// Rows.
    init(rows count: Int, height: CGFloat) {
        places = (0..<count).map {
            Place(
                item: $0,
                frame: CGRect(
                    x: 0, y: CGFloat($0) * height, width: LayoutSample.container.width, height: height))
        }
    }

    func places(in rect: CGRect) -> [Place] { places.filter { $0.frame.meets(rect) } }

    /// A row has another height: the others move.
    mutating func setHeight(_ height: CGFloat, of row: Int) {
        let change = height - places[row].frame.height
        places[row].frame.size.height = height
        for index in (row + 1)..<max(row + 1, places.count) { places[index].frame.origin.y += change }
    }
}

/// The same in the form that layouts with views have: an array of attributes, filtered by each query.
final class NaiveCollectionLayout: UICollectionViewLayout {
    private var all: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        guard all.isEmpty, let collectionView, collectionView.numberOfSections > 0 else { return }
        let side = LayoutSample.side
        all = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(
                forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(
                x: CGFloat(item % LayoutSample.columns) * side,
                y: CGFloat(item / LayoutSample.columns) * side, width: side, height: side)
            return attributes
        }
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { all = [] }
        super.invalidateLayout(with: context)
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: LayoutSample.container.width, height: all.last?.frame.maxY ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        all.filter { $0.frame.meets(rect) }
    }
}

extension CGRect {
    /// Whether the rectangles share more than an edge.
    fileprivate func meets(_ other: CGRect) -> Bool {
        minY < other.maxY && maxY > other.minY && minX < other.maxX && maxX > other.minX
    }
}
