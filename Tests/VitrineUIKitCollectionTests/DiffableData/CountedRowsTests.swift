import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUIKit

/// Sections given as a count on screen. The sample is the one of the page about large collections.
@MainActor
@Suite struct CountedRowsTests {
    struct Line: Hashable, Sendable {
        var number: Int
    }

    @Test(arguments: [true, false])
    func `Ten million rows make the cells of a screen, wherever it is and whatever ranges come and go`(
        isFlow: Bool
    ) {
        let layout = isFlow ? TenMillionRowsTests.flow() : TenMillionRowsTests.compositional()
        let rows = PlainRows(0, layout)
        let view = rows.view
        let source = UICollectionViewDiffableDataSource<String, Line>(collectionView: view) {
            view, indexPath, _ in
            view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }
        func shown() -> [Int] {
            view.layoutIfNeeded()
            return view.indexPathsForVisibleItems.sorted().compactMap {
                source.itemIdentifier(for: $0)?.number
            }
        }

        var lines = NSDiffableDataSourceSnapshot<String, Line>()
        lines.appendSections(["log"])
        lines.appendItems(
            count: 10_000_000, toSection: "log", identifiers: { Line(number: $0) }, number: { $0.number })
        source.apply(lines, animatingDifferences: false)
        #expect(shown() == Array(0..<10))
        #expect(view.contentSize.height == 500_000_000)
        #expect(view.counters.cellsMade == 10)

        // To the last row, and back to the middle.
        view.scrollToItem(at: [0, 9_999_999], at: .bottom, animated: false)
        #expect(shown() == Array(9_999_990..<10_000_000))
        view.contentOffset.y = 250_000_000
        #expect(shown() == Array(5_000_000..<5_000_010))

        // A million rows above leave: what is on screen stays there, a million rows of 50 points further up.
        lines.deleteItems(in: 1_000_000..<2_000_000, ofSection: "log")
        let cell = view.cellForItem(at: [0, 5_000_000])
        source.apply(lines)
        rows.finishAnimations()
        #expect(shown() == Array(5_000_000..<5_000_010))
        #expect(view.contentOffset.y == 200_000_000)
        #expect(source.indexPath(for: Line(number: 5_000_000)) == [0, 4_000_000])
        #expect(source.indexPath(for: Line(number: 1_500_000)) == nil)
        #expect(cell != nil && cell?.superview === view)

        // A million rows come in at the top.
        #expect(lines.insertItems(count: 1_000_000, at: 0, inSection: "log") == 10_000_000..<11_000_000)
        source.apply(lines)
        rows.finishAnimations()
        #expect(shown() == Array(5_000_000..<5_000_010))
        #expect(view.contentOffset.y == 250_000_000)
        #expect(view.numberOfItems(inSection: 0) == 10_000_000)

        // Neither update took a row off the screen or brought one on it.
        #expect(view.counters.cellsMade == 10)
        #expect(view.counters.updateItemsMade == 0)
    }

    @Test func `Rows at the top that come while the screen stays where its rows are keep their cells`() {
        final class Anchored: UICollectionViewFlowLayout {
            var proposed: [CGFloat] = []
            override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
                self.proposed.append(proposed.y)
                return proposed
            }
        }
        let layout = Anchored()
        let rows = PlainRows(0, TenMillionRowsTests.flow(layout))
        let view = rows.view
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            view, indexPath, _ in
            view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }
        var numbers = NSDiffableDataSourceSnapshot<String, Int>()
        numbers.appendSections(["numbers"])
        numbers.appendItems(count: 10_000_000, identifiers: { $0 }, number: { $0 })
        source.apply(numbers, animatingDifferences: false)
        view.layoutIfNeeded()
        view.contentOffset.y = 100_000
        view.layoutIfNeeded()
        let cells = view.visibleCells
        let made = view.counters.cellsMade
        let told = view.counters.updateItemsMade

        // A program that wants to hear of changes hears of every row that came.
        layout.proposed = []
        numbers.insertItems(count: 1000, at: 0, inSection: "numbers")
        source.apply(numbers, animatingDifferences: false)
        view.layoutIfNeeded()
        // 1000 rows of 50 points.
        #expect(layout.proposed == [150_000])
        #expect(view.contentOffset.y == 150_000)
        #expect(Set(view.visibleCells) == Set(cells))
        #expect(view.counters.cellsMade == made)
        #expect(view.counters.updateItemsMade == told + 1000)
    }
}
