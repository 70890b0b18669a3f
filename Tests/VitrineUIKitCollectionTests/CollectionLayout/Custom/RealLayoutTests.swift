import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Layouts as programs write them.
@MainActor
@Suite struct RealLayoutTests {
    private final class Heights: WaterfallLayoutDelegate {
        var asked = 0
        func collectionView(
            _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, width: CGFloat
        ) -> CGFloat {
            asked += 1
            return [100, 160, 80, 60][indexPath.item % 4]
        }
    }

    @Test func `A waterfall puts the next item under the shortest column`() {
        let (layout, heights) = (WaterfallLayout(), Heights())
        layout.delegate = heights
        let stage = CustomLayoutStage(layout, items: 1000)
        // Two columns of (300 − 10) / 2 = 145. Heights 100, 160, 80, 60: 2 goes under 0 at 110, 3 under 1 at 170
        // (190 − … the first column ends at 190, the second at 160), 4 of 100 under 2 at 200.
        #expect(
            stage.places([0, 1, 2, 3, 4]) == [
                "0 0,0 145×100", "1 155,0 145×160", "2 0,110 145×80", "3 155,170 145×60", "4 0,200 145×100",
            ])
        #expect(heights.asked == 1000)
        stage.scroll(to: CGPoint(x: 0, y: 20_000))
        // Scrolling prepares nothing, and finds what is visible.
        #expect(heights.asked == 1000)
        let all = (0..<1000).compactMap { layout.layoutAttributesForItem(at: [0, $0]) }
        let visible = all.filter { $0.frame.maxY > 20_000 && $0.frame.minY < 20_400 }.map(\.indexPath)
        #expect(stage.view.indexPathsForVisibleItems.sorted() == visible.sorted())
        #expect(visible.count > 4)
        // Another width is another layout.
        stage.view.frame.size.width = 210
        stage.host.layout()
        #expect(heights.asked == 2000)
        #expect(stage.view.visibleCells.allSatisfy { $0.bounds.width == 100 })
    }

    @Test func `Cards on a wheel turn about a point below, which their cells learn when it changes`() {
        let layout = CircularLayout()
        let stage = CustomLayoutStage(
            layout, sections: [Array(0..<20)],
            configure: { $0.register(CircularCell.self, forCellWithReuseIdentifier: "cell") })
        let cell = stage.view.cellForItem(at: [0, 0]) as? CircularCell
        // (120 / 2 + 400) / 120
        #expect(abs((cell?.layer.anchorPoint.y ?? 0) - 460.0 / 120) < 1e-9)
        #expect(cell?.transform == CGAffineTransform.identity)
        let one = stage.view.cellForItem(at: [0, 1])?.transform
        // atan(80 / 400) = 0.1974
        #expect(abs((one?.b ?? 0) - sin(atan(0.2))) < 1e-9)
        let before = cell?.applications
        stage.view.setNeedsLayout()
        stage.host.layout()
        #expect(cell?.applications == before)
        stage.scroll(to: CGPoint(x: 10, y: 0))
        #expect(cell?.applications == (before ?? 0) + 1)
    }

    @Test func `Covers lean back beside the middle, and scrolling stops at one`() {
        let layout = CoverFlowLayout()
        let stage = CustomLayoutStage(layout, items: 40, size: CGSize(width: 300, height: 120))
        // Insets of (300 − 120) / 2 = 90: the first is in the middle, upright.
        let first = stage.view.layoutAttributesForItem(at: [0, 0])
        #expect(first?.center == CGPoint(x: 150, y: 60))
        #expect(first?.transform3D.m11 == 1)
        #expect(first?.zIndex == 0)
        // The next is 140 further: turned by 45°, in perspective.
        let next = stage.view.layoutAttributesForItem(at: [0, 1])
        #expect(next?.center == CGPoint(x: 290, y: 60))
        #expect(abs((next?.transform3D.m11 ?? 0) - cos(CGFloat.pi / 4)) < 1e-9)
        #expect(abs((next?.transform3D.m14 ?? 0)) > 0.001)
        #expect(next?.zIndex == -10)
        let cells = stage.view.subviews.compactMap { $0 as? StageCell }.map(\.number)
        #expect(cells.last == 0)
        #expect(stage.view.decelerationRate == .fast)
        stage.host.fling(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 150, y: 60))
        stage.finish()
        let offset = stage.view.contentOffset.x
        #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 140) == 0)
        // What is in the middle now is in front.
        let middle = Int(offset / 140)
        #expect(stage.view.subviews.compactMap { $0 as? StageCell }.last?.number == middle)
    }

    @Test func `A spreadsheet keeps its titles in sight and counts once`() {
        let layout = SpreadsheetLayout()
        let stage = CustomLayoutStage(
            layout, sections: (0..<1000).map { row in (0..<200).map { row * 200 + $0 } })
        #expect(stage.view.contentSize == CGSize(width: 60 + 200 * 80, height: 30 + 1000 * 40))
        #expect(stage.places([0, 1, 200]) == ["0 60,30 80×40", "1 140,30 80×40", "200 60,70 80×40"])
        stage.scroll(to: CGPoint(x: 200, y: 500))
        // Column 2 begins at 60 + 160 = 220, row 12 at 30 + 480 = 510.
        #expect(stage.places([12 * 200 + 2]) == ["2402 20,10 80×40"])
        let row = stage.view.supplementaryView(forElementKind: "row", at: [12, 0])
        let column = stage.view.supplementaryView(forElementKind: "column", at: [0, 2])
        #expect(row.map { stage.describe("row", $0) } == "row 0,10 60×40")
        #expect(column.map { stage.describe("column", $0) } == "column 20,0 80×30")
        #expect(layout.fullPreparations == 1)
        // Titles are in front of cells, and those of columns in front of those of rows.
        let kinds = stage.view.subviews.map {
            ($0 as? UICollectionReusableView)?.elementKey?.category == .cell
        }
        #expect(kinds.lastIndex(of: true)! < kinds.firstIndex(of: false)! || kinds.first == false)
        stage.sections.removeLast()
        stage.view.reloadData()
        stage.host.layout()
        #expect(layout.fullPreparations == 2)
    }

    @Test func `A timeline draws its lines behind its events`() {
        let layout = TimelineLayout()
        layout.events = [(1, 2.5), (3, 4)]
        let stage = CustomLayoutStage(layout, items: 2)
        #expect(
            stage.picture.filter { !$0.contains("line") } == ["0.0 50,60 240×90", "0.1 50,180 240×60"])
        // 400 / 60: hours 0 to 6.
        #expect(stage.picture.filter { $0.hasPrefix("line") }.count == 7)
        #expect(stage.picture.contains("line@0.3 0,180 300×1"))
        #expect(stage.view.subviews.first is TimelineLayout.LineView)
        stage.scroll(to: CGPoint(x: 0, y: 600))
        #expect(stage.picture.filter { $0.hasPrefix("line") }.count == 7)
    }

    @Test func `A header stretches as far as the content is pulled`() {
        let layout = StretchyHeaderLayout()
        layout.headerReferenceSize = CGSize(width: 300, height: 100)
        layout.itemSize = CGSize(width: 300, height: 50)
        let stage = CustomLayoutStage(layout, items: 100)
        func header() -> String? {
            stage.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]
            ).map { stage.describe("header", $0) }
        }
        #expect(header() == "header 0,0 300×100")
        stage.scroll(to: CGPoint(x: 0, y: -40))
        #expect(header() == "header 0,0 300×140")
        stage.scroll(to: CGPoint(x: 0, y: 30))
        #expect(header() == "header 0,-30 300×100")
    }

    @Test func `Pictures lag behind by attributes of a class of their own`() {
        let layout = ParallaxLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        let stage = CustomLayoutStage(layout, items: 100)
        func parallax(_ item: Int) -> [CGFloat] {
            (stage.view.cellForItem(at: [0, item]) as? StageCell)?.applied.compactMap {
                ($0 as? ParallaxAttributes)?.parallax
            } ?? []
        }
        // Centres at 50, 150, …; the middle is at 200: 150 / 10 = 15.
        #expect(parallax(0) == [15])
        #expect(parallax(2) == [-5])
        stage.view.setNeedsLayout()
        stage.host.layout()
        #expect(parallax(0) == [15])
        stage.scroll(to: CGPoint(x: 0, y: 10))
        #expect(parallax(0) == [15, 16])
    }

    @Test func `Stacked cards: the first in front, those that are hidden are not made`() {
        let stage = CustomLayoutStage(StackedCardsLayout(), items: 10)
        #expect(stage.asked == ["0.0", "0.1", "0.2", "0.3"])
        #expect(stage.view.subviews.compactMap { ($0 as? StageCell)?.number } == [3, 2, 1, 0])
        let third = stage.view.cellForItem(at: [0, 2])
        #expect(third?.center == CGPoint(x: 150, y: 240))
        #expect(third?.transform == CGAffineTransform(scaleX: 0.8, y: 0.8))
        // The card in front goes; the next comes up, and one more looks out.
        stage.sections[0].removeFirst()
        stage.view.deleteItems(at: [[0, 0]])
        stage.finish()
        #expect(stage.view.subviews.compactMap { ($0 as? StageCell)?.number } == [4, 3, 2, 1])
        #expect(stage.view.cellForItem(at: [0, 0])?.center == CGPoint(x: 150, y: 200))
    }

    @Test func `New items slide in, old ones shrink, the others move`() {
        let layout = SlideInFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let stage = CustomLayoutStage(layout, items: 4)
        let leaving = stage.view.cellForItem(at: [0, 1])
        stage.sections = [[0, 9, 2, 3]]
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [[0, 1]])
            stage.view.insertItems(at: [[0, 1]])
        }
        stage.advance(by: 0.15)
        let coming = stage.view.cellForItem(at: [0, 1])
        #expect(abs((coming?.layer.presentation()?.transform.m41 ?? 0) + 150) < 1e-6)
        #expect(coming?.layer.presentation()?.opacity == 1)
        #expect(abs((leaving?.layer.presentation()?.transform.m11 ?? 0) - 0.75) < 1e-6)
        #expect(leaving?.layer.presentation()?.opacity == 0.5)
        #expect(stage.places([2]) == ["2 0,100 300×50"])
        stage.finish()
        #expect(coming?.transform == .identity)
        #expect(stage.places([0, 9, 2, 3, 1]).last == "1 –")
    }
}
