import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// What is done with tables before they are in a window.
@MainActor @Suite("Tables that are prepared before they show")
struct TablePreparationTests {
    private final class Headers: NSObject, UITableViewDelegate {
        var source: UITableViewDiffableDataSource<String, Int>!
        var asked: [String] = []
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")!
            asked.append(source.snapshot().sectionIdentifiers[section])
            header.textLabel?.text = asked.last
            return header
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 22 }
    }

    private func snapshot(_ names: [String]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (index, name) in names.enumerated() {
            snapshot.appendSections([name])
            snapshot.appendItems([index * 10, index * 10 + 1])
        }
        return snapshot
    }

    @Test(
        "Headers are asked for in a window only, after what they need was registered",
        arguments: [false, true])
    func headers(animated: Bool) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let headers = Headers()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        headers.source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        table.delegate = headers
        // The layout has been prepared, of nothing.
        #expect(table.contentSize.height == 0)
        headers.source.apply(snapshot(["A", "B"]), animatingDifferences: animated)
        headers.source.apply(snapshot(["A", "B", "C"]), animatingDifferences: animated)
        #expect(headers.asked == [])
        #expect(table.numberOfSections == 3)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        let host = TestHost(table, size: table.frame.size)
        host.settle()
        #expect(Set(headers.asked) == ["A", "B", "C"])
        #expect(table.headerView(forSection: 2)?.textLabel?.text == "C")
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 2))?.textLabel?.text == "21")
    }

    private final class Page: UITableViewController {
        var first = IndexPath(row: 0, section: 0)
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.reloadData()
            tableView.scrollToRow(at: first, at: .top, animated: false)
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 5 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            50
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @Test("A row that was scrolled to before there were bars is at the edge of the bar in the end")
    func scrolling() {
        for first in [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 2)] {
            let page = Page()
            page.first = first
            page.navigationItem.searchController = UISearchController(searchResultsController: nil)
            page.navigationItem.hidesSearchBarWhenScrolling = false
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            let host = TestHost(navigation, safeArea: phoneSafeArea)
            host.settle()
            let table = page.tableView!
            let top = table.rectForRow(at: first).minY - table.contentOffset.y
            #expect(abs(top - table.adjustedContentInset.top) < 0.5, "\(first): \(top)")
        }
    }

    @Test("A row is scrolled to below the header that floats over it, and not farther")
    func floatingHeader() {
        let numbers = NumberTable()
        numbers.sections = [Array(0..<20), Array(100..<120)]
        numbers.titles = ["First", "Second"]
        numbers.table.sectionHeaderHeight = 28
        numbers.table.sectionHeaderTopPadding = 0
        numbers.table.rowHeight = 44
        let host = TestHost(numbers.table, size: numbers.table.frame.size)
        func top(_ row: Int, _ section: Int) -> CGFloat {
            host.settle()
            return numbers.table.rectForRow(at: IndexPath(row: row, section: section)).minY
                - numbers.table.contentOffset.y
        }
        let (row, up) = (IndexPath(row: 7, section: 1), IndexPath(row: 2, section: 0))
        numbers.table.scrollToRow(at: row, at: .top, animated: false)
        #expect(abs(top(7, 1) - 28) < 0.5)
        numbers.table.scrollToRow(at: up, at: .none, animated: false)
        #expect(abs(top(2, 0) - 28) < 0.5)
        numbers.table.scrollToRow(at: row, at: .bottom, animated: false)
        #expect(abs(top(7, 1) - 436) < 0.5)
    }
}
