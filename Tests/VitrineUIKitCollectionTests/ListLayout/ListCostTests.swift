import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite(.serialized) struct ListCostTests {
    @Test func `A million rows cost what is on screen`() throws {
        let stage = ListStage(.plain, [])
        let rows = 1_000_000
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<rows).map { "\($0)" })
        stage.source.applySnapshotUsingReloadData(snapshot)
        stage.host.settle()
        // 667 points of rows of 44: 15.2, one more for the edge.
        #expect(stage.view.counters.cellsMade == 16)
        // As fast as below, so that as many rows are made ahead, and not by whole rows: 17 are visible.
        for step in 1...20 {
            stage.view.contentOffset.y = CGFloat(step) * 44 + 40
            stage.host.layout()
        }
        ListCellCounters.reset()
        let prepared = stage.view.counters.layoutsPrepared
        let made = stage.view.counters.cellsMade
        let applied = stage.view.counters.attributesApplied
        for step in 1...1000 {
            stage.view.contentOffset.y = 400_000 + CGFloat(step) * 44
            stage.host.layout()
        }
        #expect(ListCellCounters.current.viewsMade == 0)
        #expect(stage.view.counters.cellsMade - made <= 1)
        #expect(stage.view.counters.layoutsPrepared == prepared)
        // A row comes with each step, and is told its place once.
        #expect(stage.view.counters.attributesApplied - applied < 1100)
        // To the last row at once.
        stage.view.scrollToItem(at: [0, rows - 1], at: .bottom, animated: false)
        stage.host.layout()
        #expect(stage.cell(0, rows - 1)?.frame.maxY == CGFloat(rows) * 44)
        #expect(stage.view.counters.cellsMade - made <= 1)
    }

    @Test func `An update tells the rows on screen and makes no views but those that come`() {
        let items = (0..<100_000).map { "\($0)" }
        let stage = ListStage(.insetGrouped, [])
        stage.apply([items])
        stage.host.settle()
        let made = stage.view.counters.cellsMade
        let applied = stage.view.counters.attributesApplied
        var changed = items
        changed.remove(at: 3)
        stage.apply([changed], animated: true)
        stage.host.settle()
        #expect(stage.view.counters.cellsMade - made <= 2)
        // 16 rows, once at their new places and once when the animation has ended.
        #expect(stage.view.counters.attributesApplied - applied < 40)
    }
}
