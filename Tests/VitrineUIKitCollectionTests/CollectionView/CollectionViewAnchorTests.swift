import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// What one looks at stays where it is when the content before it changes.
@MainActor
@Suite("The item at the top of the screen", .serialized)
struct CollectionViewAnchorTests {
    @Test("Scrolling up into a million rows that were never measured moves what is seen by the scroll alone")
    func scrollingUp() {
        let column = RowColumn([Array(0..<1_000_000)])
        // In the middle: estimates of 50 points before, but for the ten rows that were on screen.
        column.scroll(to: 25_000_000)
        for _ in 0..<200 {
            let before = column.places
            column.scroll(to: column.view.contentOffset.y - 17)
            #expect(column.moves(since: before) == [17])
        }
        // 200 · 17 = 3400 points up, at 80 points a row on average: more than 40 rows were measured.
        #expect(column.view.counters.viewsMeasured > 40)
    }

    @Test("Rows inserted above come while nothing that is seen moves, in any frame of the animation")
    func insertedAbove() {
        let column = RowColumn([Array(0..<100)])
        column.scroll(to: 1000)
        let before = column.places
        let offset = column.view.contentOffset.y
        column.view.performBatchUpdates {
            column.rows[0].insert(contentsOf: 200..<203, at: 0)
            column.view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
        }
        // Three rows of 50 points, as estimated.
        #expect(column.view.contentOffset.y == offset + 150)
        for _ in 0..<25 {
            column.host.advance(by: 1.0 / 60)
            for (row, place) in column.drawnPlaces where before[row] != nil {
                #expect(abs(place - before[row]!) < 0.001)
            }
        }
        #expect(column.moves(since: before) == [0])
    }

    @Test("Items and sections deleted, moved and reloaded above, without animation as well")
    func changesAbove() {
        for animated in [true, false] {
            let column = RowColumn((0..<10).map { section in (0..<20).map { section * 100 + $0 } })
            // Every section is 20 · 50 points, so this is in the sixth.
            column.scroll(to: 5300)
            let before = column.places
            func update(_ change: @escaping () -> Void) {
                if animated {
                    column.view.performBatchUpdates(change)
                } else {
                    UIView.performWithoutAnimation { column.view.performBatchUpdates(change) }
                }
                column.host.settle()
                #expect(column.moves(since: before) == [0])
            }
            update {
                column.rows[0].removeFirst(7)
                column.view.deleteItems(at: (0..<7).map { [0, $0] })
            }
            update {
                column.rows.remove(at: 1)
                column.view.deleteSections([1])
            }
            update {
                column.rows.insert([900, 901, 902], at: 0)
                column.view.insertSections([0])
            }
            update {
                // From far below to above.
                column.rows.insert(column.rows.removeLast(), at: 1)
                column.view.moveSection(9, toSection: 1)
            }
            update {
                column.rows[0] = [910, 911, 912]
                column.view.reloadSections([0])
            }
            update {
                column.rows[2].insert(column.rows[3].remove(at: 0), at: 0)
                column.view.moveItem(at: [3, 0], to: [2, 0])
            }
            // What is at the top moves with its section.
            let top = column.view.indexPathsForVisibleItems.min()!.section
            update {
                column.rows.insert(column.rows.remove(at: top), at: 0)
                column.view.moveSection(top, toSection: 0)
            }
        }
    }

    @Test("At its very start the content stays there, and what is inserted at the top is seen")
    func start() {
        for inset in [0, 40] as [CGFloat] {
            let column = RowColumn(
                [Array(0..<100)], safeArea: UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0))
            #expect(column.view.contentOffset.y == -inset)
            column.view.performBatchUpdates {
                column.rows[0].insert(500, at: 0)
                column.view.insertItems(at: [[0, 0]])
            }
            column.host.settle()
            #expect(column.view.contentOffset.y == -inset)
            #expect(column.places[500] == inset)
        }
    }

    @Test("When the item at the top is deleted, the next one stays")
    func deletedAnchor() {
        let column = RowColumn([Array(0..<100)])
        column.scroll(to: 1010)
        let top = column.top!
        let before = column.places
        let index = column.rows[0].firstIndex(of: top)!
        column.view.performBatchUpdates {
            column.rows[0].remove(at: index)
            column.view.deleteItems(at: [[0, index]])
        }
        column.host.settle()
        #expect(column.places[top] == nil)
        #expect(column.moves(since: before) == [0])
    }

    @Test("When everything on screen is deleted, what came next is at the top, where the first was")
    func deletedScreen() {
        let column = RowColumn([Array(0..<100)])
        column.scroll(to: 1010)
        let top = column.top!
        let place = column.places[top]!
        // More than is on screen.
        let gone = top..<top + 20
        column.view.performBatchUpdates {
            column.rows[0].removeSubrange(gone)
            column.view.deleteItems(at: gone.map { [0, $0] })
        }
        column.host.settle()
        #expect(column.places[top + 20] == place)
    }

    @Test("What is moved away from the top does not take the content along")
    func movedAnchor() {
        let column = RowColumn([Array(0..<100)])
        column.scroll(to: 1010)
        let top = column.top!
        let before = column.places
        column.view.performBatchUpdates {
            column.rows[0].remove(at: top)
            column.rows[0].append(top)
            column.view.moveItem(at: [0, top], to: [0, 99])
        }
        column.host.settle()
        #expect(column.places[top] == nil)
        #expect(column.moves(since: before) == [0])
    }

    @Test("The same data reloaded: measured sizes are forgotten, and the item at the top stays")
    func reload() {
        let column = RowColumn([Array(0..<1000)])
        for step in 0..<40 { column.scroll(to: CGFloat(step) * 100) }
        let before = column.places
        column.view.reloadData()
        column.host.settle()
        #expect(column.moves(since: before) == [0])
    }

    @Test("A row above that is configured again, and a header above, change their sizes")
    func reconfigured() {
        let column = RowColumn([Array(0..<20), Array(100..<200)], hasHeaders: true)
        column.scroll(to: 100)
        var before = column.places
        let top = column.top!
        // The first row is half out of sight, under the top edge of the screen: its own place does not change.
        column.length = { row, _ in row == top ? 140 : RowColumn.length(of: row) }
        column.view.reconfigureItems(at: [[0, top]])
        column.host.settle()
        #expect(column.places[top] == before[top])
        let below = top + 1
        #expect(column.places[below] == before[below]! + 140 - RowColumn.length(of: top))
        // A header that comes in above, 90 points instead of 50 as estimated.
        column.headerHeight = { _ in 90 }
        column.scroll(to: 3000)
        for _ in 0..<400 where column.view.contentOffset.y > 40 {
            before = column.places
            let offset = column.view.contentOffset.y
            column.scroll(to: offset - 13)
            #expect(column.moves(since: before).isSubset(of: [13]))
        }
    }

    @Test("Pinned headers stay pinned while sizes above become known")
    func pinned() {
        let column = RowColumn(
            (0..<20).map { section in (0..<20).map { section * 100 + $0 } }, hasHeaders: true,
            pinsHeaders: true)
        column.scroll(to: 9000)
        for _ in 0..<100 {
            let before = column.places
            column.scroll(to: column.view.contentOffset.y - 21)
            #expect(column.moves(since: before) == [21])
            let section = column.view.indexPathsForVisibleItems.min()!.section
            let header = column.view.supplementaryView(
                forElementKind: RowColumn.header, at: IndexPath(item: 0, section: section))
            // At the top edge, or pushed off by the next one.
            if let header { #expect(header.frame.minY <= column.view.contentOffset.y + 30) }
        }
    }

    @Test("In a room of another width the item at the top stays at the top")
    func rotation() throws {
        let column = RowColumn(
            [Array(0..<1000)], size: CGSize(width: 300, height: 500),
            safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
        // Twice as wide, half as long.
        column.length = { row, width in RowColumn.length(of: row) * 300 / width }
        column.view.reloadData()
        column.scroll(to: 20_000)
        let top = column.top!
        let place = column.places[top]!
        column.view.frame.size = CGSize(width: 600, height: 300)
        column.host.settle()
        #expect(column.top == top)
        // As far from the bar as before; or, if that were out of sight, hidden by the same part.
        let length: CGFloat = RowColumn.length(of: top) / 2
        let expected: CGFloat = place > 40 - length ? place : 40 - (40 - place) / 2
        let now: CGFloat = try #require(column.places[top])
        #expect(abs(now - expected) <= 0.5)
        column.view.frame.size = CGSize(width: 300, height: 500)
        column.host.settle()
        #expect(column.top == top)
    }

    @Test("Content that scrolls sideways is held at its leading edge, from left and from right")
    func sideways() {
        for isRightToLeft in [false, true] {
            let column = RowColumn(
                [Array(0..<1000)], scrollsSideways: true, size: CGSize(width: 500, height: 200),
                isRightToLeft: isRightToLeft)
            // The start is at the left, or at the right.
            let start: CGFloat = isRightToLeft ? 500 - 30 : 0
            #expect(column.places[0] == start)
            let middle = column.view.contentSize.width / 2
            column.scroll(to: middle)
            for _ in 0..<50 {
                let before = column.places
                // Towards the start.
                column.scroll(to: column.view.contentOffset.x + (isRightToLeft ? 17 : -17))
                #expect(column.moves(since: before) == [isRightToLeft ? -17 : 17])
            }
            let before = column.places
            column.view.performBatchUpdates {
                column.rows[0].insert(contentsOf: [2000, 2001], at: 0)
                column.view.insertItems(at: [[0, 0], [0, 1]])
            }
            column.host.settle()
            #expect(column.moves(since: before) == [0])
        }
    }

    /// The offset is the layout's last word.
    private final class Decisive: UICollectionViewFlowLayout {
        var proposed: CGPoint?
        var seen: CGPoint?
        var answer: CGPoint?
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
        {
            proposed = proposedContentOffset
            seen = collectionView?.contentOffset
            return answer ?? proposedContentOffset
        }
    }

    @Test("A flow layout is told the anchored offset, and has the last word")
    func lastWord() {
        let layout = Decisive()
        layout.itemSize = CGSize(width: 300, height: 40)
        layout.minimumLineSpacing = 10
        let column = RowColumn([Array(0..<100)], layout: layout)
        column.scroll(to: 1000)
        let before = column.places
        func insert() {
            column.view.performBatchUpdates {
                column.rows[0].insert(500 + column.rows[0].count, at: 0)
                column.view.insertItems(at: [[0, 0]])
            }
            column.host.settle()
        }
        insert()
        // One row of 40 and its spacing of 10.
        #expect(layout.seen == CGPoint(x: 0, y: 1000))
        #expect(layout.proposed == CGPoint(x: 0, y: 1050))
        #expect(column.view.contentOffset.y == 1050)
        #expect(column.moves(since: before) == [0])
        layout.answer = CGPoint(x: 0, y: 300)
        insert()
        #expect(layout.proposed == CGPoint(x: 0, y: 1100))
        #expect(column.view.contentOffset.y == 300)
    }

    /// Rows of 60 points, one below the other.
    private final class Ladder: UICollectionViewLayout {
        private var count: Int {
            guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
            return collectionView.numberOfItems(inSection: 0)
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: CGFloat(count) * 60) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 60, width: 300, height: 60)
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter {
                $0.frame.intersects(rect)
            }
        }
    }

    @Test("Layouts of one's own are held by the same means")
    func customLayout() {
        let column = RowColumn([Array(0..<100)], layout: Ladder())
        column.scroll(to: 1000)
        let before = column.places
        column.view.performBatchUpdates {
            column.rows[0].insert(contentsOf: [500, 501], at: 3)
            column.rows[0].remove(at: 0)
            column.view.deleteItems(at: [[0, 0]])
            // Where they are once the first is gone.
            column.view.insertItems(at: [[0, 2], [0, 3]])
        }
        #expect(column.view.contentOffset.y == 1060)
        for _ in 0..<20 {
            column.host.advance(by: 1.0 / 60)
            for (row, place) in column.drawnPlaces where before[row] != nil {
                #expect(abs(place - before[row]!) < 0.001)
            }
        }
    }

    @Test("A flow layout that learns sizes late is held as well")
    func flow() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 4
        let column = RowColumn([Array(0..<600)], layout: layout)
        column.scroll(to: 20_000)
        for _ in 0..<100 {
            let before = column.places
            column.scroll(to: column.view.contentOffset.y - 17)
            #expect(column.moves(since: before) == [17])
        }
    }

    @Test("Rows that scroll by themselves become higher above what is seen")
    func orthogonal() {
        let rows = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let cards = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .estimated(50))
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let size = index % 2 == 0 ? cards : rows
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            if index % 2 == 0 { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
        let column = RowColumn(
            (0..<200).map { section in (0..<8).map { section * 100 + $0 } }, layout: layout)
        column.scroll(to: 30_000)
        for _ in 0..<300 {
            let before = column.places
            column.scroll(to: column.view.contentOffset.y - 17)
            #expect(column.moves(since: before) == [17])
        }
    }

    @Test("Insets and bars that change while rows above are unmeasured leave what is seen in place")
    func insets() {
        let column = RowColumn([Array(0..<1000)])
        column.scroll(to: 20_000)
        let before = column.places
        column.view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 30, right: 0)
        column.host.settle()
        #expect(column.moves(since: before) == [0])
        column.view.performBatchUpdates {
            column.rows[0].removeFirst()
            column.view.deleteItems(at: [[0, 0]])
        }
        column.host.settle()
        #expect(column.moves(since: before) == [0])
    }

    @Test("Content shorter than the screen returns to its start, and content that became short is clamped")
    func short() {
        let column = RowColumn([Array(0..<20)])
        column.scroll(to: 600)
        column.view.performBatchUpdates {
            let kept = Array(column.rows[0].suffix(3))
            column.rows[0] = kept
            column.view.deleteItems(at: (0..<17).map { [0, $0] })
        }
        column.host.settle()
        #expect(column.view.contentOffset.y == 0)
        #expect(column.places.count == 3)
    }
}
