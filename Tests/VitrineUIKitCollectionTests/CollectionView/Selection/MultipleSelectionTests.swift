import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct MultipleSelectionTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var heard: [String] = []
        var begins = false
        var refused: Int?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            indexPath.row == refused ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            heard.append("select \(indexPath.section).\(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            heard.append("should \(indexPath.row)")
            return begins
        }
        func tableView(
            _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            heard.append("begin \(indexPath.row)")
            tableView.setEditing(true, animated: false)
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { heard.append("end") }
    }

    private func make() -> (TestHost, UITableView, Rows) {
        let (table, rows) = (UITableView(), Rows())
        table.rowHeight = 40
        (table.dataSource, table.delegate) = (rows, rows)
        let host = TestHost(table, size: CGSize(width: 300, height: 600), scale: 1)
        host.layout()
        return (host, table, rows)
    }

    private func center(_ table: UITableView, _ section: Int, _ row: Int) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private func selected(_ table: UITableView) -> [String] {
        (table.indexPathsForSelectedRows ?? []).sorted().map { "\($0.section).\($0.row)" }
    }

    @Test func `Shift selects up to the row, from the one that was chosen last, through sections`() {
        let (host, table, rows) = make()
        table.allowsMultipleSelection = true
        host.click(at: center(table, 0, 3))
        host.click(at: center(table, 1, 1), modifiers: .shift)
        #expect(selected(table) == ["0.3", "0.4", "0.5", "1.0", "1.1"])
        #expect(
            rows.heard == [
                "select 0.3", "should 1", "select 0.4", "select 0.5", "select 1.0", "select 1.1",
            ])
        // The other way from the same row.
        host.click(at: center(table, 0, 2), modifiers: .shift)
        #expect(selected(table).first == "0.2")
    }

    @Test func `Control adds a row, and takes it away`() {
        let (host, table, _) = make()
        table.allowsMultipleSelection = true
        host.click(at: center(table, 0, 0))
        host.click(at: center(table, 0, 4), modifiers: .control)
        #expect(selected(table) == ["0.0", "0.4"])
        host.click(at: center(table, 0, 0), modifiers: .control)
        #expect(selected(table) == ["0.4"])
    }

    @Test func `Rows that the delegate refuses are left out`() {
        let (host, table, rows) = make()
        table.allowsMultipleSelection = true
        rows.refused = 2
        host.click(at: center(table, 0, 1))
        host.click(at: center(table, 0, 3), modifiers: .shift)
        #expect(selected(table) == ["0.1", "0.3"])
    }

    @Test func `The delegate lets several rows be selected where there was one, and hears of it`() {
        let (host, table, rows) = make()
        table.allowsMultipleSelectionDuringEditing = true
        rows.begins = true
        host.click(at: center(table, 0, 2), modifiers: .control)
        #expect(table.isEditing)
        #expect(rows.heard == ["should 2", "begin 2", "select 0.2", "end"])
        rows.heard = []
        host.click(at: center(table, 0, 4), modifiers: .shift)
        #expect(selected(table) == ["0.2", "0.3", "0.4"])
    }

    @Test func `Where one row is to be selected, keys that are held change nothing`() {
        let (host, table, rows) = make()
        host.click(at: center(table, 0, 1))
        host.click(at: center(table, 0, 3), modifiers: .shift)
        #expect(selected(table) == ["0.3"])
        #expect(rows.heard == ["select 0.1", "should 3", "select 0.3"])
    }
}
