import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// A table of numbers, with everything that it is told.
@MainActor final class NumberTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    var sections = [[0, 1, 2], [10, 11]]
    var height: ((IndexPath) -> CGFloat)?
    var titles: [String?] = []
    var log: [String] = []

    init(style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480)) {
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(sections[indexPath.section][indexPath.row])"
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height?(indexPath) ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        log.append("+\(cell.textLabel?.text ?? "")")
    }
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        log.append("-\(cell.textLabel?.text ?? "")")
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight")
        return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("highlight")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("unhighlight")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("didDeselect")
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    /// In a window, laid out.
    func host() -> TestHost {
        let host = TestHost(table, size: table.frame.size)
        host.settle()
        return host
    }
}

@MainActor @Suite struct TableViewTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("A table without a data source has one section without rows; a refresh control is 60 points high")
    func withoutData() {
        #expect(UITableView().numberOfSections == 1 && UITableView().numberOfRows(inSection: 0) == 0)
        #expect(UIRefreshControl().frame.height == 60)
    }

    @Test func `Rows are one below the other, in the coordinates of the table`() throws {
        let numbers = NumberTable()
        let host = numbers.host()
        let table = numbers.table
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 1) == 2)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2", "10", "11"])
        #expect(table.rectForRow(at: path(1, 0)) == CGRect(x: 0, y: 132, width: 320, height: 44))
        let cell = try #require(table.cellForRow(at: path(1, 0)))
        #expect(cell.frame == CGRect(x: 0, y: 132, width: 320, height: 44))
        #expect(cell.convert(cell.bounds, to: table) == cell.frame)
        #expect(table.convert(cell.frame, to: nil) == cell.convert(cell.bounds, to: nil))
        #expect(table.indexPath(for: cell) == path(1, 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 140)) == path(1, 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 400)) == nil)
        #expect(table.indexPathsForVisibleRows?.count == 5)
        #expect(table.contentSize == CGSize(width: 320, height: 220))
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
        withExtendedLifetime(host) {}
    }

    @Test func `Scrolling the table shows other rows in the same cells, and only those in view are made`() {
        let numbers = NumberTable()
        numbers.sections = [Array(0..<1_000_000)]
        let host = numbers.host()
        let table = numbers.table
        #expect(table.contentSize.height == 44_000_000)
        #expect(table.visibleCells.count == 11)
        _ = numbers.take()
        table.contentOffset.y = 44
        host.settle()
        #expect(numbers.take() == ["-0", "+11"])
        #expect(table.visibleCells.first?.frame.minY == 44)
        table.scrollToRow(at: path(0, 999_999), at: .bottom, animated: false)
        host.settle()
        #expect(table.visibleCells.last?.textLabel?.text == "999999")
        #expect(table.contentOffset.y == 43_999_520)
        #expect(table.content.counters.cellsMade < 40)
    }

    @Test func `A finger scrolls the table, and the delegate hears of it from the table`() {
        final class Scrolled: NSObject, UITableViewDelegate {
            var views: Set<ObjectIdentifier> = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                views.insert(ObjectIdentifier(scrollView))
            }
        }
        let numbers = NumberTable()
        numbers.sections = [Array(0..<100)]
        let scrolled = Scrolled()
        numbers.table.delegate = scrolled
        let host = numbers.host()
        host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.5)
        host.settle()
        #expect(numbers.table.contentOffset.y > 150)
        #expect(scrolled.views == [ObjectIdentifier(numbers.table)])
        let first = numbers.table.visibleCells.first!
        #expect(
            first.frame.minY <= numbers.table.contentOffset.y
                && first.frame.maxY > numbers.table.contentOffset.y)
    }

    @Test func `A tap highlights, selects and tells the delegate in UIKit's order`() {
        let numbers = NumberTable()
        let host = numbers.host()
        _ = numbers.take()
        host.tap(at: CGPoint(x: 100, y: 60))
        host.settle()
        #expect(
            numbers.take() == ["shouldHighlight", "highlight", "unhighlight", "willSelect", "didSelect 0.1"])
        #expect(numbers.table.indexPathForSelectedRow == path(0, 1))
        #expect(numbers.table.cellForRow(at: path(0, 1))?.isSelected == true)
        host.tap(at: CGPoint(x: 100, y: 150))
        host.settle()
        #expect(
            numbers.take() == [
                "shouldHighlight", "highlight", "unhighlight", "willSelect", "willDeselect", "didDeselect",
                "didSelect 1.0",
            ])
        #expect(numbers.table.cellForRow(at: path(0, 1))?.isSelected == false)
        numbers.table.deselectRow(at: path(1, 0), animated: true)
        host.settle()
        #expect(numbers.table.indexPathsForSelectedRows == nil)
    }

    @Test func `Rows come, go and move, with animation and without`() {
        let numbers = NumberTable()
        let host = numbers.host()
        let table = numbers.table
        numbers.sections[0] = [0, 5, 2]
        table.performBatchUpdates {
            table.deleteRows(at: [path(0, 1)], with: .left)
            table.insertRows(at: [path(0, 1)], with: .right)
        }
        host.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "5", "2", "10", "11"])
        numbers.sections.remove(at: 0)
        table.beginUpdates()
        table.deleteSections([0], with: .fade)
        table.endUpdates()
        host.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["10", "11"])
        numbers.sections[0] = [11, 10]
        table.moveRow(at: path(0, 0), to: path(0, 1))
        host.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["11", "10"])
        numbers.sections[0] = [12, 10]
        table.reloadRows(at: [path(0, 0)], with: .none)
        host.settle()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["12", "10"])
        numbers.sections = []
        table.reloadData()
        host.settle()
        #expect(table.visibleCells.isEmpty)
        #expect(table.contentSize.height == 0)
    }

    @Test func `A row that is deleted to the left is on its way there`() throws {
        let numbers = NumberTable()
        let host = numbers.host()
        let cell = try #require(numbers.table.cellForRow(at: path(0, 1)))
        numbers.sections[0] = [0, 2]
        numbers.table.deleteRows(at: [path(0, 1)], with: .left)
        host.advance(by: 0.15)
        let place = cell.superview!.convert(cell.frame, to: nil)
        let shown = host.window.layer.convert(
            cell.holder!.layer.presentation()!.frame, from: cell.holder!.superview!.layer)
        #expect(place.minX <= 0)
        #expect(shown.minX < -10 && shown.minX > -320)
    }

    @Test func `Heights are the delegate's, the table's, or the content's`() {
        let numbers = NumberTable()
        numbers.height = { CGFloat(20 + $0.row * 10) }
        let host = numbers.host()
        let table = numbers.table
        #expect(table.rectForRow(at: path(0, 2)) == CGRect(x: 0, y: 50, width: 320, height: 40))
        #expect(table.contentSize.height == 140)
        numbers.height = nil
        table.rowHeight = 60
        table.reloadData()
        host.settle()
        #expect(table.rectForRow(at: path(1, 1)) == CGRect(x: 0, y: 240, width: 320, height: 60))
        table.rowHeight = UITableView.automaticDimension
        table.reloadData()
        host.settle()
        let cell = table.cellForRow(at: path(0, 0))
        cell?.textLabel?.numberOfLines = 0
        cell?.textLabel?.text = String(repeating: "Many words in a row. ", count: 8)
        host.settle()
        #expect(table.rectForRow(at: path(0, 0)).height > 80)
        #expect(abs(table.rectForRow(at: path(0, 1)).minY - table.rectForRow(at: path(0, 0)).maxY) < 1e-9)
    }

    @Test func `Constraints in the content view give a row its height`() {
        final class Constrained: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 70),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let numbers = NumberTable()
        numbers.table.register(Constrained.self, forCellReuseIdentifier: "cell")
        let host = numbers.host()
        #expect(numbers.table.rectForRow(at: path(0, 1)) == CGRect(x: 0, y: 90, width: 320, height: 90))
        #expect(
            numbers.table.visibleCells[1].contentView.subviews[0].frame
                == CGRect(x: 0, y: 10, width: 320, height: 70))
        withExtendedLifetime(host) {}
    }

    @Test func `Header and footer of the table scroll with the rows`() {
        let numbers = NumberTable()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        numbers.table.tableHeaderView = header
        numbers.table.tableFooterView = footer
        let host = numbers.host()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(numbers.table.rectForRow(at: path(0, 0)).minY == 100)
        #expect(footer.frame == CGRect(x: 0, y: 320, width: 320, height: 30))
        #expect(numbers.table.contentSize.height == 350)
        header.frame.size.height = 50
        numbers.table.tableHeaderView = header
        host.settle()
        #expect(numbers.table.rectForRow(at: path(0, 0)).minY == 50)
        #expect(numbers.table.contentSize.height == 300)
        numbers.table.tableHeaderView = nil
        host.settle()
        #expect(header.superview == nil)
        #expect(numbers.table.contentSize.height == 250)
    }

    @Test func `Titles are headers, which stay in sight in plain tables`() throws {
        let numbers = NumberTable()
        numbers.titles = ["First", "Second"]
        numbers.sections = [Array(0..<50), [1]]
        let host = numbers.host()
        let table = numbers.table
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.textLabel?.text == "First")
        #expect(table.rectForRow(at: path(0, 0)).minY == table.rectForHeader(inSection: 0).maxY)
        table.contentOffset.y = 300
        host.settle()
        #expect(header.convert(header.bounds, to: table).minY == 300)
        #expect(table.headerView(forSection: 1) == nil)
    }

    @Test func `A delegate's view is a header, of the height that it says`() throws {
        final class Headers: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
                view?.tag = section + 1
                return view
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 55 }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
        }
        let numbers = NumberTable(style: .grouped)
        let headers = Headers()
        numbers.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        numbers.table.delegate = headers
        let host = numbers.host()
        #expect(numbers.table.headerView(forSection: 1)?.tag == 2)
        #expect(numbers.table.rectForHeader(inSection: 1).height == 55)
        #expect(numbers.table.rectForFooter(inSection: 1).height == 0)
        withExtendedLifetime(host) {}
    }

    @Test func `Cells that the data source made itself are shown, and handed out again by their identifier`()
    {
        final class Own: NSObject, UITableViewDataSource {
            var made = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "own")
                    ?? {
                        made += 1
                        return UITableViewCell(style: .subtitle, reuseIdentifier: "own")
                    }()
                cell.textLabel?.text = "\(indexPath.row)"
                cell.detailTextLabel?.text = "detail"
                return cell
            }
        }
        let own = Own()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = own
        let host = TestHost(table, size: table.frame.size)
        host.settle()
        for _ in 0..<30 {
            table.contentOffset.y += 40
            host.settle()
        }
        #expect(own.made < 30)
        #expect(table.visibleCells.first?.detailTextLabel?.text == "detail")
    }

    @Test func `Cells without an identifier stay those of their rows`() {
        final class Static: NSObject, UITableViewDataSource {
            let cells = (0..<40).map { number in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "\(number)"
                return cell
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                cells.count
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                cells[indexPath.row]
            }
        }
        let source = Static()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        let host = TestHost(table, size: table.frame.size)
        host.settle()
        for offset in [600, 0, 900, 300] as [CGFloat] {
            table.contentOffset.y = offset
            host.settle()
            let first = Int(offset / 44)
            #expect(table.visibleCells.first === source.cells[first])
            #expect(source.cells[first].frame.minY == CGFloat(first) * 44)
        }
    }

    @Test func `Swiping shows the button that deletes, and deleting asks the data source`() {
        final class Deleting: NSObject, UITableViewDataSource {
            var rows = [1, 2, 3]
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "\(rows[indexPath.row])"
                return cell
            }
            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                rows.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }
        }
        let source = Deleting()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        let host = TestHost(table, size: table.frame.size)
        host.settle()
        host.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66), duration: 0.3)
        host.settle()
        host.tap(at: CGPoint(x: 300, y: 66))
        host.settle()
        #expect(source.rows == [1, 3])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "3"])
    }

    @Test func `Rows that come without animation are there at once, also several`() throws {
        let numbers = NumberTable()
        let host = numbers.host()
        numbers.sections[0] = [9, 0, 1, 2]
        numbers.table.insertRows(at: [path(0, 0)], with: .none)
        numbers.sections[1] = [8, 10, 11]
        numbers.table.beginUpdates()
        numbers.table.insertRows(at: [path(1, 0)], with: .none)
        numbers.table.endUpdates()
        host.advance(by: 0.01)
        for row in [path(0, 0), path(0, 1), path(1, 0)] {
            let layer = try #require(numbers.table.cellForRow(at: row)?.holder).layer
            #expect(layer.animationKeys()?.isEmpty ?? true)
            #expect(layer.opacity == 1)
        }
    }

    @Test func `Loading anew asks the delegate for its headers again, those out of view too`() {
        final class Headers: NSObject, UITableViewDelegate {
            var number: Int? = 1
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                number.map { number in
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
                    view.tag = number
                    return view
                }
            }
        }
        let numbers = NumberTable()
        numbers.sections = [Array(0..<50), [1]]
        let headers = Headers()
        numbers.table.delegate = headers
        let host = numbers.host()
        func tag(_ section: Int) -> Int? {
            numbers.table.content.boundary(UICollectionView.elementKindSectionHeader, section)?.view?.tag
        }
        #expect(tag(0) == 1 && tag(1) == nil)
        headers.number = 2
        numbers.table.reloadData()
        host.settle()
        #expect(tag(0) == 2)
        numbers.table.scrollToRow(at: path(1, 0), at: .bottom, animated: false)
        host.settle()
        #expect(tag(1) == 2)
        headers.number = nil
        numbers.table.reloadData()
        host.settle()
        #expect(tag(1) == nil)
        #expect(numbers.table.rectForHeader(inSection: 0).height == 0)
    }
}
