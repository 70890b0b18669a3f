import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("What rows, headers and tables tell and keep")
struct TableStateTests {
    private final class Row: UITableViewCell {
        var heard: [String] = []
        override func willTransition(to state: UITableViewCell.StateMask) {
            super.willTransition(to: state)
            heard.append("will \(state.rawValue)")
        }
        override func didTransition(to state: UITableViewCell.StateMask) {
            super.didTransition(to: state)
            heard.append("did \(state.rawValue)")
        }
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            heard.append("editing \(editing)")
        }
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let row: UITableViewCell
        var header: UITableViewHeaderFooterView?
        init(_ row: UITableViewCell) { self.row = row }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { row }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }

    private func make(_ rows: Rows) -> (UITableView, TestHost) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = rows
        table.delegate = rows
        let host = TestHost(table, size: table.frame.size)
        host.settle()
        return (table, host)
    }

    /// Rows whose numbers the program changes.
    private final class Counted: NSObject, UITableViewDataSource {
        var counts = [Int]()
        var asked = 0
        func numberOfSections(in tableView: UITableView) -> Int {
            asked += 1
            return counts.count
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test("Changes of a table that has asked nothing yet are among what it asks for first")
    func changesBeforeTheFirstQuestion() {
        let rows = Counted()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = rows
        #expect(rows.asked == 0)
        // As libraries do: the data change, then the table hears of it.
        rows.counts = [2, 1]
        table.beginUpdates()
        table.insertSections([0, 1], with: .automatic)
        table.endUpdates()
        rows.counts[0] = 3
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        let host = TestHost(table, size: table.frame.size)
        host.settle()
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3)
        #expect(table.visibleCells.count == 4)
        // From here on what is told has to agree.
        rows.counts[1] = 2
        table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .none)
        host.settle()
        #expect(table.visibleCells.count == 5)
    }

    @Test("A table asks for its numbers when it is told that the data are other")
    func numbersAtOnce() {
        let rows = Counted()
        rows.counts = [1]
        let (table, host) = make(Rows(UITableViewCell()))
        table.dataSource = rows
        host.settle()
        rows.counts = [3]
        rows.asked = 0
        table.reloadData()
        #expect(rows.asked == 1)
        // The next change is counted from there, without a layout in between.
        rows.counts = [4]
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        host.settle()
        #expect(table.numberOfRows(inSection: 0) == 4 && table.visibleCells.count == 4)
    }

    @Test("A row hears that controls come and that they are there, around the change itself")
    func transitions() {
        let row = Row(style: .default, reuseIdentifier: nil), rows = Rows(row)
        let (table, host) = make(rows)
        #expect(row.heard == [])
        host.perform { table.setEditing(true, animated: false) }
        host.settle()
        #expect(row.heard == ["will 1", "editing true", "did 1"])
        row.heard = []
        host.perform { table.setEditing(false, animated: true) }
        #expect(row.heard.last != "did 0")
        host.settle()
        #expect(row.heard == ["will 0", "editing false", "did 0"])
    }

    @Test("Where several rows can be selected, there may be another view behind them")
    func multipleSelection() {
        let row = UITableViewCell(style: .default, reuseIdentifier: nil), rows = Rows(row)
        let (one, several) = (UIView(), UIView())
        row.selectedBackgroundView = one
        row.multipleSelectionBackgroundView = several
        let (table, host) = make(rows)
        func shown() -> UIView? { row.holder?.selectedBackgroundView }
        #expect(shown() === one)
        table.allowsMultipleSelectionDuringEditing = true
        host.perform { table.setEditing(true, animated: false) }
        host.settle()
        #expect(shown() === several)
        host.perform { table.setEditing(false, animated: false) }
        host.settle()
        #expect(shown() === one)
    }

    @Test("Insets of lines count from the cells' edges, or from where lines begin by themselves")
    func separatorReference() {
        let row = UITableViewCell(style: .default, reuseIdentifier: nil), rows = Rows(row)
        row.textLabel?.text = "Text"
        let (table, host) = make(rows)
        func inset() -> [CGFloat] {
            let insets = row.holder?.separators.configuration?.bottomSeparatorInsets
            return [insets?.leading ?? -1, insets?.trailing ?? -1].map { $0.rounded() }
        }
        table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
        host.settle()
        #expect(table.separatorInsetReference == .fromCellEdges)
        #expect(inset() == [5, 7])
        table.separatorInsetReference = .fromAutomaticInsets
        host.settle()
        #expect(inset() == [21, 7])
    }

    @Test("What is measured by itself is the table's and its rows'")
    func selfSizing() {
        let table = UITableView()
        #expect(table.selfSizingInvalidation == .enabled)
        table.selfSizingInvalidation = .enabledIncludingConstraints
        #expect(table.content.selfSizingInvalidation == .enabledIncludingConstraints)
    }

    @Test("A controller's refresh control is its table's, also if it is set before there is one")
    func refresh() {
        let control = UIRefreshControl()
        let controller = UITableViewController(style: .plain)
        #expect(controller.refreshControl == nil)
        controller.refreshControl = control
        #expect(!controller.isViewLoaded)
        #expect(controller.refreshControl === control)
        controller.loadViewIfNeeded()
        #expect(controller.tableView.refreshControl === control)
        controller.tableView.refreshControl = nil
        #expect(controller.refreshControl == nil)
        controller.refreshControl = control
        #expect(controller.tableView.refreshControl === control)
    }

    @Test("A header has its configurations updated for its state, when somebody asks and when traits change")
    func header() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let rows = Rows(UITableViewCell(style: .default, reuseIdentifier: nil))
        rows.header = header
        var styles: [UIUserInterfaceStyle] = []
        header.configurationUpdateHandler = { header, state in
            styles.append(state.traitCollection.userInterfaceStyle)
            var content = header.defaultContentConfiguration()
            content.text = "Header \(styles.count)"
            header.contentConfiguration = content
        }
        let (_, host) = make(rows)
        #expect(styles.last == .light)
        let first = styles.count
        header.setNeedsUpdateConfiguration()
        host.settle()
        #expect(styles.count == first + 1)
        host.window.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(styles.last == .dark)
        let text = (header.contentConfiguration as? UIListContentConfiguration)?.text
        #expect(text == "Header \(styles.count)")
        let shown = header.contentView.subviews.compactMap { $0 as? UIListContentView }.first
        #expect((shown?.configuration as? UIListContentConfiguration)?.text == text)
        #expect(header.defaultBackgroundConfiguration() == .listPlainHeaderFooter())
    }
}
