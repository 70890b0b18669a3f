import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUIKit

@MainActor
@Suite struct CollectionViewMovementLayoutTests {
    @Test func `A layout of one's own chooses places and looks, and hears what becomes invalid`() {
        let layout = LayoutWithHooks()
        let board = MovementBoard([[0, 1, 2, 3]], layout: layout)
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        layout.contexts = []
        // Beside every cell: the layout takes the nearest.
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 130))
        #expect(
            layout.contexts == [
                "target [[0, 2]], previous [[0, 0]], at (260.0, 130.0), was at (145.0, 25.0)"
            ])
        let cell = board.cell(0)!
        #expect(cell.center == CGPoint(x: 260, y: 130))
        #expect(cell.alpha == 0.5)
        #expect(cell.layer.transform.m11 == 1.25)
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 131))
        #expect(
            layout.contexts.last
                == "target [[0, 2]], previous [[0, 2]], at (260.0, 131.0), was at (260.0, 130.0)")
        board.view.endInteractiveMovement()
        #expect(layout.contexts.last == "final [[0, 2]], previous [[0, 0]], cancelled false")
        board.advance(by: 0.4)
        #expect(board.sections == [[1, 2, 0, 3]])
        #expect(cell.alpha == 1)
        #expect(cell.layer.transform.m11 == 1)
        #expect(cell.frame == CGRect(x: 0, y: 120, width: 290, height: 50))

        #expect(board.view.beginInteractiveMovementForItem(at: [0, 3]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 30))
        board.view.cancelInteractiveMovement()
        #expect(layout.contexts.last == "final [[0, 3]], previous [[0, 0]], cancelled true")
        #expect(layout.moves == ["0 to 2", "3 to 0", "0 to 3"])
    }

    @Test func `An item moves within a section that scrolls sideways, out of it and into another`() {
        let shelf = NumberShelf([("A", [0, 1, 2, 3, 4]), ("B", [10, 11]), ("C", [20, 21])])
        // A's items are at 0, 90, 180 … of the content at 20; B's at 115; C is a grid at 210.
        let mover = NumberShelfMover(shelf)
        shelf.scroll(section: 0, to: 90)
        let cell = mover.cell(1)
        #expect(shelf.view.beginInteractiveMovementForItem(at: [0, 1]))
        // Out of its section's scroll view, so that it can cross others; at the same place.
        #expect(cell.superview === shelf.view)
        #expect(cell.frame == CGRect(x: 0, y: 20, width: 80, height: 60))
        shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 40))
        shelf.advance(by: 0.4)
        #expect(shelf.table(of: [2, 3].map { mover.cell($0) }) == ["2 0,20", "3 180,20"])
        shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 130))
        shelf.advance(by: 0.4)
        #expect(
            shelf.table(of: [2, 3, 10, 11].map { mover.cell($0) })
                == ["2 40,20", "3 130,20", "10 90,115", "11 180,115"], "A became too short for its offset")
        #expect(cell.frame == CGRect(x: -10, y: 100, width: 80, height: 60))
        shelf.view.endInteractiveMovement()
        #expect(cell.superview === shelf.scrollers[1])
        #expect(mover.moves == ["0.1 to 1.0"])
        shelf.advance(by: 0.4)
        #expect(shelf.fault() == nil)
        #expect(shelf.table(of: [cell]) == ["1 0,115"])

        #expect(shelf.view.beginInteractiveMovementForItem(at: [2, 1]))
        shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 140))
        shelf.view.endInteractiveMovement()
        shelf.advance(by: 0.4)
        #expect(mover.moves.last == "2.1 to 1.1")
        #expect(shelf.rows[1].items == [1, 21, 10, 11])
        #expect(shelf.fault() == nil)
    }

    @Test func `A section below the finger scrolls on near its ends`() {
        let shelf = NumberShelf([("A", Array(0..<20)), ("B", [20])])
        let mover = NumberShelfMover(shelf)
        #expect(shelf.view.beginInteractiveMovementForItem(at: [0, 0]))
        shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 300, y: 50))
        shelf.advance(by: 4)
        // 20 items of 80, 10 apart, of which 300 points are visible.
        #expect(shelf.view.elements.orthogonalOffsets[0]?.point.x == 1490)
        shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 230, y: 50))
        shelf.view.endInteractiveMovement()
        shelf.advance(by: 0.4)
        #expect(mover.moves == ["0.0 to 0.19"])
        #expect(shelf.fault() == nil)
    }

    @Test func `A compositional layout makes room, and cells keep the sizes they measured`() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 300),
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
        let source = Heights()
        view.register(HeightCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
        let cells = (0..<4).map { view.cellForItem(at: [0, $0])! }
        // 20, 40, 60 and 80 points high.
        #expect(cells.map(\.frame.minY) == [0, 20, 60, 120])
        #expect(view.beginInteractiveMovementForItem(at: [0, 2]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 10))
        #expect(cells.map(\.frame.minY) == [60, 80, -20, 120])
        #expect(cells.map(\.frame.height) == [20, 40, 60, 80])
        view.endInteractiveMovement()
        #expect(cells.map(\.frame.minY) == [60, 80, 0, 120])
        #expect(cells.map(\.frame.height) == [20, 40, 60, 80])
        #expect(source.heights == [60, 20, 40, 80])
    }

    @Test func `An empty section of a compositional layout takes an item by its header`() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let board = MovementBoard(
            [[0], [], [1]], layout: UICollectionViewCompositionalLayout(section: section))
        #expect(board.places([0, 1]) == "0 0,30 · 1 0,140")
        #expect(board.view.beginInteractiveMovementForItem(at: [2, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 145, y: 95))
        #expect(board.places([1]) == "1 0,70")
        board.view.endInteractiveMovement()
        board.advance(by: 0.4)
        #expect(board.sections == [[0], [1], []])
        #expect(board.places([0, 1]) == "0 0,30 · 1 0,110")
    }

    @Test func `The focus stays with its item`() {
        let board = MovementBoard([[0, 1, 2, 3]])
        board.view.allowsFocus = true
        board.view.remembersLastFocusedIndexPath = true
        let system = UIFocusSystem.focusSystem(for: board.view)
        system?.requestFocusUpdate(to: board.cell(0)!)
        system?.updateFocusIfNeeded()
        #expect(system?.focusedItem === board.cell(0))
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
        board.advance(by: 0.4)
        #expect(system?.focusedItem === board.cell(0))
        board.view.endInteractiveMovement()
        board.advance(by: 0.4)
        #expect(system?.focusedItem === board.cell(0))
        #expect(board.places([0]) == "0 200,0")
        #expect(board.view.focusEntry() === board.cell(0))
    }
}

/// A column of rows of 50, 10 apart.
private final class LayoutWithHooks: UICollectionViewLayout {
    var contexts: [String] = []
    var moves: [String] = []

    private var count: Int {
        guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
        return collectionView.numberOfItems(inSection: 0)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 290, height: CGFloat(count) * 60) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 60, width: 290, height: 50)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).map { layoutAttributesForItem(at: [0, $0])! }
    }

    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        [0, max(0, min(count - 1, Int(position.y / 60)))]
    }

    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(
            at: indexPath, withTargetPosition: position)
        attributes.alpha = 0.5
        attributes.transform = CGAffineTransform(scaleX: 1.25, y: 1.25)
        return attributes
    }

    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        let target = context.interactiveMovementTarget
        contexts.append(
            "target \(context.targetIndexPathsForInteractivelyMovingItems!), previous "
                + "\(context.previousIndexPathsForInteractivelyMovingItems!), at (\(target.x), \(target.y)), was at "
                + "(\(previousPosition.x), \(previousPosition.y))")
        return context
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
            movementCancelled: movementCancelled)
        contexts.append(
            "final \(context.targetIndexPathsForInteractivelyMovingItems!), previous "
                + "\(context.previousIndexPathsForInteractivelyMovingItems!), cancelled \(movementCancelled)")
        return context
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        moves += updateItems.map {
            "\($0.indexPathBeforeUpdate!.item) to \($0.indexPathAfterUpdate!.item)"
        }
    }
}

private final class HeightCell: UICollectionViewCell {
    var height: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

@MainActor
private final class Heights: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat] = [20, 40, 60, 80]

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! HeightCell
        cell.height = heights[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        heights.insert(heights.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}
