import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Keys in lists")
@MainActor
struct ListKeyTests {
    /// A table of names, of which any may be deleted.
    private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: .zero, style: .plain)
        var names: [String]
        var cells = 0
        var kept: Set<String> = []

        init(_ names: [String]) {
            self.names = names
            super.init()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 44
            table.dataSource = self
            table.delegate = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            cells += 1
            return cell
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .none)
        }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { kept.contains(names[indexPath.row]) ? .none : .delete }
    }

    private func make(_ names: Names) -> TestHost {
        let host = TestHost(names.table, device: .desktop, size: CGSize(width: 320, height: 480), scale: 1)
        host.press(.tab)
        host.settle()
        return host
    }

    private func focused(_ names: Names) -> String? {
        names.table.content.focusedCell.flatMap { names.table.content.indexPath(for: $0) }.map {
            names.names[$0.row]
        }
    }

    @Test("Letters that follow one another soon are the beginning of a row's text")
    func beginning() {
        let names = Names(["Ada", "Alan", "Barbara", "\u{C9}mile", "Edsger", "Alonzo"])
        let host = make(names)
        #expect(focused(names) == "Ada")
        host.type("al")
        #expect(focused(names) == "Alan")
        host.type("o")
        #expect(focused(names) == "Alonzo")
        host.advance(by: 1.5)
        host.type("e")
        #expect(focused(names) == "\u{C9}mile")
        host.advance(by: 1.5)
        host.type("EDS")
        #expect(focused(names) == "Edsger")
        // Nothing begins so: the focus stays.
        host.advance(by: 1.5)
        host.type("x")
        #expect(focused(names) == "Edsger")
    }

    @Test("The same letter goes from one row that begins so to the next, and around")
    func again() {
        let names = Names(["Ada", "Barbara", "Alan", "Bob", "Alonzo"])
        let host = make(names)
        host.type("a")
        #expect(focused(names) == "Alan")
        host.type("a")
        #expect(focused(names) == "Alonzo")
        host.type("a")
        #expect(focused(names) == "Ada")
        host.advance(by: 2)
        host.type("b")
        #expect(focused(names) == "Barbara")
    }

    @Test("Rows beyond the screen are found, without more than one more cell")
    func beyond() {
        var list = (0..<600).map { "Row \($0)" }
        list[500] = "Zeno"
        let names = Names(list)
        let host = make(names)
        let made = names.table.content.counters.cellsMade
        host.type("z")
        host.settle()
        #expect(focused(names) == "Zeno")
        #expect(names.table.indexPathsForVisibleRows?.contains(IndexPath(row: 500, section: 0)) == true)
        #expect(names.table.content.counters.cellsMade - made <= 3)
        #expect(names.table.visibleCells.count < 13)
        // What is on screen shows what it should.
        for path in names.table.indexPathsForVisibleRows ?? [] {
            #expect(names.table.cellForRow(at: path)?.textLabel?.text == names.names[path.row])
        }
    }

    /// A table that takes a letter for itself.
    private final class Taking: UITableView {
        var taken: [String] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if let key = presses.first?.key, key.characters == "b" { return taken.append("b") }
            super.pressesBegan(presses, with: event)
        }
    }

    @Test("A key that the program takes does nothing else")
    func taken() {
        let names = Names(["Ada", "Barbara", "Carl"])
        let table = Taking(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = names
        let host = TestHost(table, device: .desktop, size: CGSize(width: 320, height: 480), scale: 1)
        host.press(.tab)
        host.type("b")
        #expect(table.taken == ["b"])
        #expect(table.content.focusedCell.flatMap { table.content.indexPath(for: $0) }?.row == 0)
        host.type("c")
        #expect(table.content.focusedCell.flatMap { table.content.indexPath(for: $0) }?.row == 2)
    }

    @Test("Home and End bring the focus to the first and the last row")
    func ends() {
        let names = Names((0..<500).map { "Row \($0)" })
        let host = make(names)
        host.press(.end)
        host.settle()
        #expect(focused(names) == "Row 499")
        #expect(abs(names.table.contentOffset.y - (names.table.contentSize.height - 480)) < 1)
        host.press(.home)
        host.settle()
        #expect(focused(names) == "Row 0")
        #expect(names.table.contentOffset.y == 0)
    }

    @Test("Delete deletes the selected rows that may be, else the one with the focus")
    func delete() {
        let names = Names(["a", "b", "c", "d", "e"])
        names.table.allowsMultipleSelection = true
        let host = make(names)
        host.press(.deleteForward)
        host.settle()
        #expect(names.names == ["b", "c", "d", "e"])
        names.kept = ["d"]
        for row in [0, 2, 3] {
            names.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        host.press(.deleteForward)
        host.settle()
        #expect(names.names == ["c", "d"])
    }
}
