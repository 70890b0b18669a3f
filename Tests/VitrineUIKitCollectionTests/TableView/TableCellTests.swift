import Foundation
import Testing
import VitrineSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct TableCellTests {
    /// Rows made by a closure.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 1
        let make: (UITableView, IndexPath) -> UITableViewCell
        var tapped: [IndexPath] = []
        var moved: [[Int]] = []
        init(_ make: @escaping (UITableView, IndexPath) -> UITableViewCell) { self.make = make }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            make(tableView, indexPath)
        }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            tapped.append(indexPath)
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { moved.append([sourceIndexPath.row, destinationIndexPath.row]) }
    }

    private func host(_ rows: Rows, style: UITableView.Style = .plain) -> (UITableView, TestHost) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
        table.dataSource = rows
        table.delegate = rows
        let host = TestHost(table, size: table.frame.size)
        host.settle()
        return (table, host)
    }

    private func cell(
        _ style: UITableViewCell.CellStyle, text: String? = "Title", detail: String? = nil
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.detailTextLabel?.text = detail
        return cell
    }

    @Test func `The default style has one label, the others two`() {
        #expect(cell(.default).detailTextLabel == nil)
        for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
            #expect(cell(style, detail: "x").detailTextLabel?.text == "x")
        }
    }

    @Test func `Content that is tied to the margins has them in the height of its row, too`() throws {
        let name = UILabel(), detail = UILabel()
        // Two lines between margins of 16 points, one between those that views have; more than letters move together.
        detail.numberOfLines = 0
        var words = "i"
        while detail.intrinsicContentSize.width < 297 {
            words += " i"
            detail.text = words
        }
        let rows = Rows { _, _ in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let margins = cell.contentView.layoutMarginsGuide
            name.text = "Name"
            for label in [name, detail] {
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
            }
            name.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
            detail.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 5).isActive = true
            detail.bottomAnchor.constraint(equalTo: margins.bottomAnchor).isActive = true
            return cell
        }
        let (table, host) = host(rows)
        let cell = try #require(table.visibleCells.first)
        #expect(abs(name.frame.minY - 11) < 0.01 && name.frame.minX == 16)
        #expect(abs(name.frame.height - name.intrinsicContentSize.height) < 0.01)
        #expect(abs(detail.frame.minY - name.frame.maxY - 5) < 0.01)
        let fitting = detail.sizeThatFits(CGSize(width: 288, height: 1000)).height
        #expect(fitting > name.frame.height * 1.5)
        #expect(abs(detail.frame.height - fitting) < 0.01)
        #expect(abs(cell.frame.height - detail.frame.maxY - 11) < 0.01)
        _ = host
    }

    @Test func `A value stands at the trailing edge, a subtitle below`() throws {
        let value = cell(.value1, detail: "Value"), subtitle = cell(.subtitle, detail: "Below")
        let rows = Rows { _, path in path.row == 0 ? value : subtitle }
        rows.count = 2
        let (_, host) = host(rows)
        let detail = try #require(value.detailTextLabel)
        #expect(detail.frame.maxX == 304)
        #expect(value.textLabel?.frame.minX.rounded() == 16)
        #expect(abs(subtitle.detailTextLabel!.frame.minY - subtitle.textLabel!.frame.maxY) < 0.01)
        #expect(subtitle.detailTextLabel?.frame.minX == 16)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [UITableViewCell.AccessoryType.none, .disclosureIndicator, .detailButton])
    func `A row is as high as its labels, however long they are`(_ accessory: UITableViewCell.AccessoryType) {
        let cells = (10..<70).map { length in
            let made = cell(
                .subtitle, detail: String(String(repeating: "word ", count: 14).prefix(length)) + "s")
            made.detailTextLabel?.numberOfLines = 0
            made.accessoryType = accessory
            return made
        }
        let rows = Rows { _, path in cells[path.row] }
        rows.count = cells.count
        let (table, host) = host(rows)
        for row in cells.indices {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            host.layout()
            let height = cells[row].textLabel!.frame.height + cells[row].detailTextLabel!.frame.height + 16
            #expect(abs(cells[row].frame.height - max(44, height)) < 0.01, "\(row + 10) letters")
        }
    }

    @Test func `Accessories take room from the content, and the detail button tells the delegate`() {
        let made = cell(.default)
        made.accessoryType = .detailButton
        let rows = Rows { _, _ in made }
        let (table, host) = host(rows)
        #expect(made.contentView.frame.maxX < 290)
        host.tap(at: CGPoint(x: 293, y: 22))
        host.settle()
        #expect(rows.tapped == [IndexPath(row: 0, section: 0)])
        #expect(table.indexPathForSelectedRow == nil)
        made.accessoryType = .none
        host.settle()
        #expect(made.contentView.frame.maxX == 320)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        made.accessoryView = view
        host.settle()
        #expect(view.convert(view.bounds, to: nil) == CGRect(x: 254, y: 12, width: 50, height: 20))
    }

    @Test func `A row is as high as content that constraints tie to the cell`() throws {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "words that wrap ", count: 8)
        label.translatesAutoresizingMaskIntoConstraints = false
        let tied = cell(.default, text: nil)
        tied.accessoryType = .disclosureIndicator
        tied.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: tied.contentView.leadingAnchor),
            label.topAnchor.constraint(equalTo: tied.contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: tied.contentView.bottomAnchor, constant: -10),
            label.widthAnchor.constraint(equalTo: tied.widthAnchor, multiplier: 0.5),
        ])
        let rows = Rows { _, _ in tied }
        let (table, host) = host(rows)
        let text = label.sizeThatFits(CGSize(width: 160, height: 0)).height
        #expect(text > 60)
        #expect(label.frame == CGRect(x: 0, y: 10, width: 160, height: text))
        #expect(tied.contentView.frame.height == text + 20)
        #expect(tied.contentView.frame.maxX < 320 && tied.frame.width == 320)
        table.selfSizingInvalidation = .enabledIncludingConstraints
        host.perform { label.text = "One" }
        host.settle()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height < 60)
    }

    @Test(arguments: [false, true])
    func `A row whose constraints say nothing of its height has the usual one`(isInContent: Bool) {
        final class Bare: UITableViewCell {}
        let rows = Rows { _, _ in
            let cell = Bare(style: .default, reuseIdentifier: nil)
            let label = UILabel()
            label.text = "Title"
            label.translatesAutoresizingMaskIntoConstraints = false
            let holder: UIView = isInContent ? cell.contentView : cell
            holder.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 16),
                label.centerYAnchor.constraint(equalTo: holder.centerYAnchor),
            ])
            return cell
        }
        rows.count = 3
        let (table, _) = host(rows)
        #expect((0..<3).map { table.rectForRow(at: [0, $0]).height } == [44, 44, 44])
        #expect(ReportLog.current.contains("ambiguously suggest a height of zero"))
    }

    @Test func `A content configuration is shown, and its views are touched`() throws {
        let made = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = made.defaultContentConfiguration()
        content.text = "Configured"
        content.secondaryText = "Below"
        made.contentConfiguration = content
        let rows = Rows { _, _ in made }
        let (table, host) = host(rows)
        let shown = try #require(made.contentView as? UIListContentView)
        #expect(shown.configuration as? UIListContentConfiguration != nil)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 44)
        host.tap(at: CGPoint(x: 100, y: 20))
        host.settle()
        #expect(made.isSelected)
    }

    @Test func `A cell that shows no selection stays as it is`() {
        let silent = cell(.default), loud = cell(.default)
        silent.selectionStyle = .none
        let rows = Rows { _, path in path.row == 0 ? silent : loud }
        rows.count = 2
        let (table, host) = host(rows)
        table.allowsMultipleSelection = true
        for row in 0..<2 {
            table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        host.settle()
        #expect(host.color(at: CGPoint(x: 200, y: 10)).red > 0.99)
        #expect(host.color(at: CGPoint(x: 200, y: 54)).red < 0.9)
    }

    @Test func `A colour of a cell's own is behind it, and a view where it is selected`() {
        let made = cell(.default)
        made.backgroundColor = .green
        let selected = UIView()
        selected.backgroundColor = .blue
        let rows = Rows { _, _ in made }
        let (table, host) = host(rows)
        #expect(host.color(at: CGPoint(x: 200, y: 22)).green > 0.95)
        made.selectedBackgroundView = selected
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        host.settle()
        #expect(host.color(at: CGPoint(x: 200, y: 22)).blue > 0.95)
    }

    @Test func `Editing moves the content aside, tells the cell, and moves rows by their handles`() {
        final class Edited: UITableViewCell {
            var states: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                states.append(editing)
            }
        }
        let cells = (0..<4).map { number in
            let cell = Edited(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(number)"
            return cell
        }
        let rows = Rows { _, path in cells[path.row] }
        rows.count = 4
        let (table, host) = host(rows)
        table.setEditing(true, animated: true)
        host.settle()
        #expect(cells[0].states == [true])
        #expect(cells[0].isEditing && cells[0].editingStyle == .delete)
        #expect(cells[0].contentView.frame.minX > 30)
        host.touchDown(at: CGPoint(x: 293, y: 22))
        host.advance(by: 0.1)
        host.touchMove(to: CGPoint(x: 293, y: 120))
        host.advance(by: 0.3)
        host.touchUp(at: CGPoint(x: 293, y: 120))
        host.settle()
        #expect(rows.moved == [[0, 2]])
        table.isEditing = false
        host.settle()
        #expect(cells[1].states == [true, false])
        #expect(cells[1].contentView.frame.minX == 0)
    }

    @Test func `Rows prefetch and are focused on a television`() {
        let rows = Rows { table, path in
            let cell =
                table.dequeueReusableCell(withIdentifier: "x")
                ?? UITableViewCell(style: .default, reuseIdentifier: "x")
            cell.textLabel?.text = "\(path.row)"
            return cell
        }
        rows.count = 100
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 1920, height: 1080))
        table.dataSource = rows
        table.delegate = rows
        let host = TestHost(table, device: .appleTV)
        host.settle()
        for _ in 0..<30 { host.press([.down]) }
        host.settle()
        let focused = table.visibleCells.first { $0.isFocused || $0.holder?.isFocused == true }
        #expect(focused?.textLabel?.text == "30")
        #expect(table.bounds.contains(focused?.frame ?? .zero))
        host.press([.select])
        host.settle()
        #expect(table.indexPathForSelectedRow?.row == 30)
    }

    @Test func `Only rows that can be deleted are swiped, and only those that can be moved have handles`() {
        final class Fixed: NSObject, UITableViewDataSource {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                cell
            }
        }
        let source = Fixed()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = source
        let host = TestHost(table, size: table.frame.size)
        host.settle()
        host.drag(from: CGPoint(x: 250, y: 22), to: CGPoint(x: 100, y: 22), duration: 0.3)
        host.settle()
        #expect(!source.cell.showingDeleteConfirmation)
        table.isEditing = true
        host.settle()
        #expect(source.cell.holder?.accessories.map(\.accessoryType) == [.delete])
    }
}
