import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// From one layout to another.
@MainActor
@Suite struct LayoutTransitionTests {
    @Test func `Cells move from their old places to the new ones, and both layouts are told`() {
        let (column, grid) = (ColumnLayout(), GridLayout())
        let stage = CustomLayoutStage(column, items: 6)
        let cell = stage.view.cellForItem(at: [0, 4]) as? StageCell
        column.log = []
        var ended: Bool?
        stage.view.setCollectionViewLayout(grid, animated: true) { ended = $0 }
        #expect(stage.view.collectionViewLayout === grid)
        #expect(column.log.filter { $0 != "elements" } == ["to GridLayout", "finalize"])
        #expect(
            grid.log.filter { $0 != "elements" } == [
                "from ColumnLayout, with view", "invalidate everything counts", "prepare", "finalize",
            ])
        #expect(column.collectionView == nil)
        #expect(cell?.transitions == ["will ColumnLayout GridLayout"])
        stage.advance(by: 0)
        // Row 4 of the column; place (1, 1) of three columns of 100.
        #expect(stage.places([4]) == ["4 0,200 300×50"])
        stage.advance(by: 0.15)
        // Ease-in-out is half way at half time.
        #expect(stage.places([4]) == ["4 50,150 200×75"])
        #expect(ended == nil)
        stage.finish()
        #expect(stage.places([4]) == ["4 100,100 100×100"])
        #expect(ended == true)
        #expect(stage.view.cellForItem(at: [0, 4]) === cell)
        #expect(cell?.transitions == ["will ColumnLayout GridLayout", "did ColumnLayout GridLayout"])
        #expect(stage.asked.count == 6)
    }

    @Test func `Without animation everything is in place at once`() {
        let (column, grid) = (ColumnLayout(), GridLayout())
        let stage = CustomLayoutStage(column, items: 6)
        stage.view.collectionViewLayout = grid
        #expect(
            stage.picture == [
                "0.0 0,0 100×100", "0.1 100,0 100×100", "0.2 200,0 100×100", "0.3 0,100 100×100",
                "0.4 100,100 100×100", "0.5 200,100 100×100",
            ])
        #expect(column.log.contains("finalize") && grid.log.contains("finalize"))
        // And back, with the layout that was there before.
        stage.view.collectionViewLayout = column
        #expect(stage.picture.last == "0.5 0,250 300×50")
    }

    @Test func `A layout that is set before anything was shown asks for no cells`() {
        let column = ColumnLayout()
        let grid = GridLayout()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: column)
        view.collectionViewLayout = grid
        #expect(column.log == ["to GridLayout", "finalize"])
        #expect(grid.log == ["from ColumnLayout, with view", "finalize"])
        #expect(grid.collectionView === view)
    }

    @Test func `The first item on screen stays where it is`() {
        let (column, grid) = (ColumnLayout(), GridLayout())
        let stage = CustomLayoutStage(column, items: 1000)
        // Row 200 is at 10000: the first that is wholly on screen, 20 from the top.
        stage.scroll(to: CGPoint(x: 0, y: 9980))
        stage.view.setCollectionViewLayout(grid, animated: true)
        stage.finish()
        // 200 / 3 = line 66, at 6600, 20 from the top.
        #expect(stage.view.contentOffset.y == 6580)
        #expect(stage.view.cellForItem(at: [0, 200]) != nil)
        // Only what was on screen or is now: rows 199 to 207, and 197 to 209 at most five lines of three.
        #expect(stage.view.counters.cellsMade <= 9 + 15)
    }

    @Test func `At its start the content stays at its start, and the new layout and the delegate may choose`()
    {
        final class Chooser: GridLayout {
            var proposed: [CGPoint] = []
            override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
                -> CGPoint
            {
                proposed.append(proposedContentOffset)
                return CGPoint(x: 0, y: 300)
            }
        }
        let chooser = Chooser()
        let stage = CustomLayoutStage(ColumnLayout(), items: 1000)
        stage.view.setCollectionViewLayout(chooser, animated: true)
        stage.finish()
        #expect(chooser.proposed.first == .zero)
        #expect(stage.view.contentOffset.y == 300)
    }

    @Test func `Headers and decorations of one layout alone fade, or go where it says`() {
        final class Decorated: ColumnLayout {
            var flies = false
            override init() {
                super.init()
                register(StageView.self, forDecorationViewOfKind: "card")
            }
            required init?(coder: NSCoder) { fatalError() }
            override func layoutAttributesForElements(in rect: CGRect)
                -> [UICollectionViewLayoutAttributes]?
            {
                (super.layoutAttributesForElements(in: rect) ?? []) + [card()]
            }
            private func card() -> UICollectionViewLayoutAttributes {
                let card = UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: "card", with: IndexPath(item: 0, section: 0))
                card.frame = CGRect(x: 10, y: 10, width: 280, height: 280)
                card.zIndex = -1
                return card
            }
            override func finalLayoutAttributesForDisappearingDecorationElement(
                ofKind elementKind: String, at decorationIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                guard flies else { return nil }
                let card = card()
                card.center.x += 300
                return card
            }
            override func initialLayoutAttributesForAppearingDecorationElement(
                ofKind elementKind: String, at decorationIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                guard flies else { return nil }
                let card = card()
                card.center.x -= 300
                return card
            }
        }
        let decorated = Decorated()
        let stage = CustomLayoutStage(decorated, items: 4)
        func card() -> String {
            let card = stage.view.subviews.first { $0 is StageView }
            return card.map { stage.describe("card", $0) } ?? "none"
        }
        #expect(card() == "card 10,10 280×280")
        stage.view.setCollectionViewLayout(GridLayout(), animated: true)
        stage.advance(by: 0.15)
        #expect(card() == "card 10,10 280×280 alpha 0.5")
        stage.finish()
        #expect(card() == "none")
        decorated.flies = true
        stage.view.setCollectionViewLayout(decorated, animated: true)
        stage.advance(by: 0)
        #expect(card() == "card -290,10 280×280")
        stage.finish()
        #expect(card() == "card 10,10 280×280")
        stage.view.setCollectionViewLayout(GridLayout(), animated: true)
        stage.advance(by: 0.15)
        #expect(card() == "card 160,10 280×280")
    }

    @Test func `Items that were never on screen come from where the old layout had them`() {
        let (column, grid) = (ColumnLayout(), GridLayout())
        let stage = CustomLayoutStage(column, items: 30)
        stage.view.setCollectionViewLayout(grid, animated: true)
        stage.advance(by: 0)
        // Item 11 was row 11 at 550, below the edge at 400.
        #expect(stage.places([11]) == ["11 0,550 300×50"])
        stage.finish()
        #expect(stage.places([11]) == ["11 200,300 100×100"])
    }

    @Test func `Another change in the middle of one starts from where things are`() {
        let (column, grid) = (ColumnLayout(), GridLayout())
        let stage = CustomLayoutStage(column, items: 6)
        var ends: [String] = []
        stage.view.setCollectionViewLayout(grid, animated: true) { ends.append("grid \($0)") }
        stage.advance(by: 0.15)
        let middle = stage.places([4])
        stage.view.setCollectionViewLayout(column, animated: true) { ends.append("column \($0)") }
        stage.advance(by: 0)
        #expect(stage.places([4]) == middle)
        stage.finish()
        #expect(stage.places([4]) == ["4 0,200 300×50"])
        #expect(ends == ["grid true", "column true"])
    }

    @Test func `Data may change in the middle of a change of layout`() {
        let stage = CustomLayoutStage(ColumnLayout(), items: 6)
        stage.view.setCollectionViewLayout(GridLayout(), animated: true)
        stage.advance(by: 0.1)
        stage.sections[0].remove(at: 0)
        stage.view.deleteItems(at: [[0, 0]])
        stage.advance(by: 0.1)
        stage.sections = [[7, 8]]
        stage.view.reloadData()
        stage.finish()
        #expect(stage.places([7, 8]) == ["7 0,0 100×100", "8 100,0 100×100"])
        #expect(stage.view.visibleCells.count == 2)
    }

    @Test func `A change of layout within a batch is part of it`() {
        let grid = GridLayout()
        let stage = CustomLayoutStage(ColumnLayout(), items: 6)
        stage.view.performBatchUpdates {
            stage.sections[0].remove(at: 0)
            stage.view.deleteItems(at: [[0, 0]])
            stage.view.setCollectionViewLayout(grid, animated: true)
            #expect(stage.view.collectionViewLayout === grid)
        }
        stage.advance(by: 0)
        #expect(stage.places([1]) == ["1 0,50 300×50"])
        stage.finish()
        #expect(stage.places([0, 1, 5]) == ["0 –", "1 0,0 100×100", "5 100,100 100×100"])
        #expect(grid.log.filter { $0 == "prepare" }.count == 1)
    }

    @Test func `Among flow, compositional and own layouts, with sections that scroll by themselves`() {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(90))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let shelf = UICollectionViewCompositionalLayout(section: section)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 60)
        let stage = CustomLayoutStage(flow, items: 200)
        // (300 − 10) / 100 … three columns, 70 a line: item 60 is in line 20, at 1400.
        stage.scroll(to: CGPoint(x: 0, y: 1400))
        stage.view.setCollectionViewLayout(shelf, animated: true)
        stage.finish()
        // The shelf is one line; it has been scrolled so that item 60 is in it: 61 · 120 − 300 = 7020.
        #expect(stage.picture.map { $0.prefix(4) } == ["0.58", "0.59", "0.60"])
        #expect(stage.places([60]) == ["60 180,0 120×90"])
        stage.view.setCollectionViewLayout(ColumnLayout(), animated: true)
        stage.advance(by: 0)
        #expect(stage.places([60]) == ["60 180,0 120×90"])
        stage.finish()
        stage.view.setCollectionViewLayout(flow, animated: true)
        stage.finish()
        #expect(stage.view.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 90, height: 60) })
        #expect(stage.view.elements.scrollers.isEmpty)
    }

    @Test func `A change of layout of a million items looks at what is visible`() {
        let flow = UICollectionViewFlowLayout()
        let other = UICollectionViewFlowLayout()
        other.itemSize = CGSize(width: 90, height: 60)
        let stage = CustomLayoutStage(flow, sections: [Array(0..<1_000_000)])
        stage.scroll(to: CGPoint(x: 0, y: 600_000))
        let before = stage.view.counters
        stage.view.setCollectionViewLayout(other, animated: true)
        stage.finish()
        let after = stage.view.counters
        // Five columns of 60-point lines: at most 8 lines of 5; then three columns of 70: at most 7 lines of 3.
        #expect(after.cellsMade + after.cellsReused - before.cellsMade - before.cellsReused <= 40 + 21)
        #expect(after.layoutsPrepared - before.layoutsPrepared == 1)
        #expect(after.updateItemsMade == 0)
    }

    @Test func `Decoration views of another class take the place of those of the same kind`() {
        final class Other: UICollectionReusableView {}
        func layout(_ type: AnyClass) -> UICollectionViewCompositionalLayout {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.decorationItems = [.background(elementKind: "card")]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(type, forDecorationViewOfKind: "card")
            return layout
        }
        let stage = CustomLayoutStage(layout(StageView.self), items: 2)
        stage.view.setCollectionViewLayout(layout(Other.self), animated: false)
        stage.finish()
        #expect(stage.view.subviews.contains { $0 is Other })
        #expect(!stage.view.subviews.contains { $0 is StageView })
    }
}
