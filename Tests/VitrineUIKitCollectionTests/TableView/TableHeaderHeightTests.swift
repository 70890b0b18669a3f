import TestSupport
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite("Heights of tables' headers")
struct TableHeaderHeightTests {
    private func firstRow(_ style: UITableView.Style, titles: [String?], header: CGFloat = 28) -> CGFloat? {
        let numbers = NumberTable(style: style)
        numbers.titles = titles
        numbers.table.sectionHeaderHeight = header
        numbers.table.sectionFooterHeight = header
        numbers.table.sectionHeaderTopPadding = 0
        numbers.table.layoutIfNeeded()
        return numbers.table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY
    }

    @Test("A plain table's own height makes no header where there is nothing to show")
    func plain() {
        #expect(firstRow(.plain, titles: []) == 0)
        #expect(firstRow(.plain, titles: ["A"]) == 28)
        #expect(firstRow(.plain, titles: [], header: 0) == 0)
    }

    @Test("A grouped table keeps the distance")
    func grouped() {
        #expect(firstRow(.grouped, titles: []) == 28)
    }
}

@MainActor @Suite("Headers of tables that stay in sight")
struct PinnedTableHeaderTests {
    /// The header of the first section after scrolling, and what is left of its text: the upper left corner of the view.
    private func header(_ style: UITableView.Style, offset: CGFloat) throws -> (
        UITableViewHeaderFooterView, [Int]
    ) {
        let numbers = NumberTable(style: style)
        numbers.titles = ["A", "B"]
        numbers.table.sectionHeaderTopPadding = 0
        numbers.table.separatorStyle = .none
        numbers.table.backgroundColor = .blue
        let host = TestHost(numbers.table, size: numbers.table.frame.size, scale: 1)
        numbers.table.visibleCells.forEach { $0.backgroundColor = .red }
        host.perform { numbers.table.contentOffset.y = offset }
        host.settle()
        let header = try #require(numbers.table.headerView(forSection: 0))
        return (header, host.line(2)[2])
    }

    @Test("Rows are hidden under a header over them; where it belongs, the table's background shows")
    func background() throws {
        let (resting, color) = try header(.plain, offset: 0)
        #expect(!resting.configurationState.isPinned)
        #expect(color == [0, 0, 255])
        let (pinned, hidden) = try header(.plain, offset: 30)
        #expect(pinned.configurationState.isPinned)
        #expect(hidden != [0, 0, 255] && hidden != [255, 0, 0])
        let (grouped, _) = try header(.grouped, offset: 5)
        #expect(!grouped.configurationState.isPinned)
    }

    @Test("A background of the program's own is the only one")
    func own() throws {
        let (header, _) = try header(.plain, offset: 30)
        #expect(header.subviews.contains { $0 is UIVisualEffectView })
        header.backgroundView = UIView()
        header.layoutIfNeeded()
        #expect(!header.subviews.contains { $0 is UIVisualEffectView })
    }
}

@MainActor @Suite("Headers of tables that constraints place")
struct ConstrainedTableHeaderTests {
    private func header(_ height: CGFloat?) -> (UIView, UILabel) {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: height ?? 1))
        header.translatesAutoresizingMaskIntoConstraints = false
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        label.centerXAnchor.constraint(equalTo: header.centerXAnchor).isActive = true
        return (header, label)
    }

    @Test("They are as wide as the table, and as high as they were when they were set")
    func size() {
        let numbers = NumberTable()
        let (header, label) = header(44)
        numbers.table.tableHeaderView = header
        let host = TestHost(numbers.table, size: numbers.table.frame.size)
        host.settle()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(label.frame.midX == 160)
        #expect(numbers.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 44)
        header.frame.size.height = 60
        numbers.table.tableHeaderView = header
        host.settle()
        #expect(header.frame.height == 60)
        #expect(numbers.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 60)
        numbers.table.tableHeaderView = nil
        host.settle()
        #expect(numbers.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
        #expect(header.constraints.allSatisfy { $0.firstAttribute != .height && $0.firstAttribute != .width })
    }

    @Test("Constraints inside say more than the frame")
    func content() {
        let numbers = NumberTable()
        let (header, label) = header(nil)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
            label.heightAnchor.constraint(equalToConstant: 30),
            label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
        ])
        numbers.table.tableHeaderView = header
        let host = TestHost(numbers.table, size: numbers.table.frame.size)
        host.settle()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(numbers.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    }

    @Test("A header view of tables fits what the constraints in its content say", arguments: [true, false])
    func headerView(byMask: Bool) {
        let header = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        header.translatesAutoresizingMaskIntoConstraints = byMask
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        header.contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -10),
            view.heightAnchor.constraint(equalToConstant: 25),
            view.centerXAnchor.constraint(equalTo: header.contentView.centerXAnchor),
        ])
        let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size.height == 45)
        header.bounds.size.height = size.height
        let numbers = NumberTable()
        numbers.table.tableHeaderView = header
        let host = TestHost(numbers.table, size: numbers.table.frame.size)
        host.settle()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 45))
        #expect(header.contentView.frame.height == 45)
        #expect(view.frame.minY == 10)
    }

    @Test("The tint of a header view is its background only where it has no other")
    func tint() {
        let header = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        header.tintColor = .red
        #expect(header.contentView.backgroundColor == .red)
        header.backgroundView = UIView()
        #expect(header.contentView.backgroundColor == nil)
        header.contentView.backgroundColor = .blue
        header.backgroundView = UIView()
        header.tintColor = .green
        #expect(header.contentView.backgroundColor == .blue)
    }
}
