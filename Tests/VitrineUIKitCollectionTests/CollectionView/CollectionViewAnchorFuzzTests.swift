import Foundation
import Fuzzing
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Random scrolls and changes: the row at the top moves as it is scrolled, and by nothing else.
@MainActor
@Suite("The item at the top of the screen, whatever happens", .serialized)
struct CollectionViewAnchorFuzzTests {
    @Test(
        "Random drags, flings, inserts, deletions, moves and sizes",
        arguments: FuzzBudget.seeds(4))
    func random(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let column = RowColumn((0..<6).map { section in (0..<60).map { section * 1000 + $0 } })
        var lengths: [Int: CGFloat] = [:]
        column.length = { row, _ in lengths[row] ?? RowColumn.length(of: row) }
        var fresh = 100_000
        column.scroll(to: 6000)
        for step in 0..<150 {
            let before = column.places
            let top = column.top
            var expected: CGFloat = 0
            let action: String
            switch Int.random(in: 0..<7, using: &random) {
            case 0:
                let way = CGFloat(Int.random(in: -120...120, using: &random))
                let wanted = column.view.contentOffset.y - way
                drag(column, by: way)
                expected = way
                action = "drag by \(way)"
                if wanted <= 0 || wanted >= column.view.contentSize.height - 700 {
                    column.scroll(to: column.view.contentSize.height / 2)
                    continue
                }
            case 1:
                let way = CGFloat(Int.random(in: -300...300, using: &random))
                column.scroll(to: column.view.contentOffset.y - way)
                expected = way
                action = "scroll by \(way)"
                if column.view.contentOffset.y < 800
                    || column.view.contentOffset.y > column.view.contentSize.height - 1500
                {
                    column.scroll(to: column.view.contentSize.height / 2)
                    continue
                }
            case 2:
                // Sizes above become others; those of rows on screen stay.
                for row in column.rows.joined() where before[row] == nil {
                    lengths[row] = CGFloat(Int.random(in: 20...140, using: &random))
                }
                column.view.reloadData()
                column.host.settle()
                action = "other sizes"
            default:
                action = update(column, &random, &fresh, top: top)
                column.host.settle()
            }
            if let top, let old = before[top], let new = column.places[top], abs(new - old - expected) > 0.001
            {
                Issue.record("seed \(seed), step \(step), \(action): \(top) moved from \(old) to \(new)")
                return
            }
            if let fault = fault(of: column) {
                Issue.record("seed \(seed), step \(step), \(action): \(fault)")
                return
            }
        }
    }

    /// Drags with a finger that holds still at the end.
    private func drag(_ column: RowColumn, by way: CGFloat) {
        column.host.touchDown(at: CGPoint(x: 150, y: 250))
        column.host.advance(by: 0.2)
        column.host.touchMove(to: CGPoint(x: 150, y: 250 + (way < 0 ? -10 : 10)))
        for part in 1...8 {
            column.host.touchMove(
                to: CGPoint(
                    x: 150, y: 250 + (way < 0 ? -10 : 10) + (way / 8 * CGFloat(part)).rounded()))
            column.host.advance(by: 1.0 / 60)
        }
        column.host.advance(by: 0.2)
        column.host.touchUp(at: CGPoint(x: 150, y: 250 + way))
        column.host.settle()
    }

    /// Inserts, deletes and moves rows and sections, but not the row at the top.
    private func update(
        _ column: RowColumn, _ random: inout SeededGenerator, _ fresh: inout Int, top: Int?
    ) -> String {
        let old = column.rows
        let section = Int.random(in: old.indices, using: &random)
        let animated = Bool.random(using: &random)
        var name = ""
        let choice = Int.random(in: 0..<5, using: &random)
        let target = Int.random(in: old.indices, using: &random)
        let item = old[section].isEmpty ? 0 : Int.random(in: old[section].indices, using: &random)
        let count = Int.random(in: 1...4, using: &random)
        let first = fresh + 1
        fresh += 20
        func change() {
            switch choice {
            case 0:
                column.rows[section].insert(contentsOf: first..<first + count, at: item)
                column.view.insertItems(at: (item..<item + count).map { [section, $0] })
                name = "insert \(count) at \(section).\(item)"
            case 1:
                let gone = (item..<min(item + count, old[section].count)).filter { old[section][$0] != top }
                for item in gone.reversed() { column.rows[section].remove(at: item) }
                column.view.deleteItems(at: gone.map { [section, $0] })
                name = "delete \(gone) of \(section)"
            case 2 where !old[section].isEmpty && old[section][item] != top:
                let row = column.rows[section].remove(at: item)
                column.rows[target].insert(row, at: 0)
                column.view.moveItem(at: [section, item], to: [target, 0])
                name = "move \(section).\(item) to \(target).0"
            case 3 where old.count < 12:
                column.rows.insert(Array(first..<first + 10), at: section)
                column.view.insertSections([section])
                name = "insert section \(section)"
            case 4 where old.count > 4 && !old[section].contains(top ?? -1):
                column.rows.remove(at: section)
                column.view.deleteSections([section])
                name = "delete section \(section)"
            default:
                name = "nothing"
            }
        }
        if animated {
            column.view.performBatchUpdates(change)
        } else {
            UIView.performWithoutAnimation { column.view.performBatchUpdates(change) }
        }
        return name
    }

    /// What is wrong with what is shown: overlaps, gaps, sizes.
    private func fault(of column: RowColumn) -> String? {
        let shown: [RowCell] = column.view.visibleCells.compactMap { $0 as? RowCell }
        let cells = shown.sorted { $0.frame.minY < $1.frame.minY }
        for (cell, next) in zip(cells, cells.dropFirst()) where abs(cell.frame.maxY - next.frame.minY) > 0.001
        {
            return "\(cell.row) ends at \(cell.frame.maxY), \(next.row) begins at \(next.frame.minY)"
        }
        for cell in cells {
            guard let path = column.view.indexPath(for: cell) else { return "\(cell.row) has no index path" }
            if column.rows[path.section][path.item] != cell.row { return "\(path) shows \(cell.row)" }
            if cell.frame.height != column.length(cell.row, 300) { return "\(cell.row) has \(cell.frame)" }
            if column.view.layoutAttributesForItem(at: path)?.frame != cell.frame {
                return "\(cell.row) is at \(cell.frame)"
            }
        }
        guard let first = cells.first, let last = cells.last else { return "nothing on screen" }
        if first.frame.minY > column.view.bounds.minY || last.frame.maxY < column.view.bounds.maxY {
            return "a gap"
        }
        return nil
    }

    @Test("After any updates, frames are those of a new collection view with the same sizes measured")
    func freshFrames() {
        var random = SeededGenerator(seed: 7)
        var fresh = 100_000
        let column = RowColumn((0..<4).map { section in (0..<30).map { section * 1000 + $0 } })
        for step in 0..<60 {
            column.scroll(to: CGFloat(Int.random(in: 0...3000, using: &random)))
            _ = update(column, &random, &fresh, top: nil)
            column.host.settle()
            guard step % 10 == 9 else { continue }
            // Seen once from the first to the last row, everything is measured.
            func measureAll(_ column: RowColumn) {
                var y: CGFloat = 0
                while y < column.view.contentSize.height {
                    column.scroll(to: y)
                    y += 200
                }
                column.scroll(to: 0)
            }
            measureAll(column)
            let other = RowColumn(column.rows)
            measureAll(other)
            for (section, rows) in column.rows.enumerated() {
                for item in rows.indices {
                    let path = IndexPath(item: item, section: section)
                    #expect(
                        column.view.layoutAttributesForItem(at: path)?.frame
                            == other.view.layoutAttributesForItem(at: path)?.frame)
                }
            }
            #expect(column.view.contentSize == other.view.contentSize)
        }
    }
}
