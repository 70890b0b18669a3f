import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct TableSnapshotTests {
    private final class Titled: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    private func source(_ table: UITableView) -> Titled {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        return Titled(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
    }

    @Test func `A table that is in no window yet asks for no cells`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let source = Titled(tableView: table) { table, path, item in
            table.dequeueReusableCell(withIdentifier: "later", for: path)
        }
        source.apply(snapshot([("A", [1, 2])]), animatingDifferences: false)
        #expect(table.numberOfRows(inSection: 0) == 2)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "later")
        let host = TestHost(table)
        host.settle()
        #expect(table.visibleCells.count == 2)
    }

    @Test func `A bar that changes asks a table nothing that is not ready`() {
        final class Unready: UITableViewController {
            var rows: [Int]!
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
                rows = [1, 2, 3]
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                rows.count
            }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell() }
        }
        let list = Unready()
        let host = TestHost(UINavigationController(rootViewController: list))
        host.settle()
        #expect(list.tableView.visibleCells.count == 3)
    }

    private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var result = NSDiffableDataSourceSnapshot<String, Int>()
        for (name, items) in sections {
            result.appendSections([name])
            result.appendItems(items, toSection: name)
        }
        return result
    }

    @Test(arguments: [UITableView.RowAnimation.automatic, .left, .fade, .none])
    func `Snapshots are shown, animated and not, with headers of a subclass`(
        _ animation: UITableView.RowAnimation
    ) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = source(table)
        source.defaultRowAnimation = animation
        let host = TestHost(table, size: table.frame.size)
        source.apply(snapshot([("A", [1, 2, 3]), ("B", [4])]), animatingDifferences: false)
        host.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3", "4"])
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "B")
        source.apply(snapshot([("B", [4, 5]), ("A", [3, 1])]))
        host.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["4", "5", "3", "1"])
        #expect(source.indexPath(for: 1) == IndexPath(row: 1, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 5)
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func `A controller's table is its view, loads its rows, and is edited with the controller`() {
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "\(indexPath.row)"
                return cell
            }
        }
        let controller = Controller(style: .insetGrouped)
        let host = TestHost(UINavigationController(rootViewController: controller), device: .iPhone)
        host.settle()
        #expect(controller.view === controller.tableView)
        #expect(controller.tableView.visibleCells.count == 3)
        #expect(controller.tableView.style == .insetGrouped)
        #expect(controller.editButtonItem.title == "Edit")
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
        #expect(controller.editButtonItem.title == "Done")
        // Below the bar.
        let first = controller.tableView.visibleCells[0]
        #expect(first.convert(first.bounds, to: nil).minY > 88)
    }
}
