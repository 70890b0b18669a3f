import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite(.serialized) struct ListCellCostTests {
    @Test func `Rows that are used again make no views, over a thousand steps of scrolling`() throws {
        let image = testImage(width: 20, height: 20)
        let list = RowList(5000) { cell, item in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Row \(item)"
            content.secondaryText = "of 5000"
            content.image = image
            cell.contentConfiguration = content
            cell.accessories = [.checkmark(), .disclosureIndicator()]
        }
        // Until there are as many cells as a step can need.
        for step in 1...10 { list.view.contentOffset.y = CGFloat(step) * 37; list.host.layout() }
        let made = list.view.counters.cellsMade
        ListCellCounters.reset()
        for step in 11...1010 {
            list.view.contentOffset.y = CGFloat(step) * 37
            list.host.layout()
        }
        #expect(ListCellCounters.current.viewsMade == 0)
        #expect(list.view.counters.cellsMade == made)
        #expect(list.view.counters.cellsReused > 500)
        // It shows what it should.
        let shown = try #require(list.view.indexPathsForVisibleItems.min())
        let label = list.content(shown.item)?.subviews.compactMap { $0 as? UILabel }.first
        #expect(label?.text == "Row \(shown.item)")
    }

    @Test func `A change of state that changes nothing of the content does not measure the row again`() throws
    {
        let list = RowList(3) { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Row"
            cell.contentConfiguration = content
        }
        let prepared = list.view.counters.layoutsPrepared
        let content = list.content(0)
        list.cell(0)?.isHighlighted = true
        list.host.settle()
        #expect(list.view.counters.layoutsPrepared == prepared)
        #expect(list.content(0) === content)
    }
}
