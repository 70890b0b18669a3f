import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("The index of a table")
@MainActor
struct SectionIndexTests {
    private final class Source: NSObject, UITableViewDataSource {
        var titles: [String]? = (0..<10).map { "\($0)" }
        var heard: [String] = []
        var accessory = UITableViewCell.AccessoryType.none
        func numberOfSections(in tableView: UITableView) -> Int { 20 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = accessory
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int {
            heard.append("\(title) \(index)")
            return index * 2
        }
    }

    private func make(_ source: Source) -> (TestHost, UITableView) {
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = source
        table.rowHeight = 44
        return (TestHost(table, size: CGSize(width: 320, height: 480)), table)
    }

    private func index(_ table: UITableView) -> SectionIndexView? {
        table.subviews.lazy.compactMap { $0 as? SectionIndexView }.first
    }

    @Test("Titles stand at the trailing edge of what is visible, above the rows, and stay there")
    func place() throws {
        let source = Source()
        let (host, table) = make(source)
        let view = try #require(index(table))
        #expect(view.titles == source.titles)
        #expect(view.frame == CGRect(x: 300, y: 0, width: 20, height: 480))
        host.perform { table.contentOffset.y = 500 }
        host.layout()
        #expect(view.frame.minY == 500)
        #expect(table.subviews.last === view)
        source.titles = nil
        table.reloadSectionIndexTitles()
        host.layout()
        #expect(index(table) == nil)
    }

    @Test("A table that is to hide them shows no titles, and rows take the room")
    func hidden() {
        let source = Source()
        let (host, table) = make(source)
        table.indexDisplayMode = .alwaysHidden
        host.layout()
        #expect(index(table) == nil)
        table.indexDisplayMode = .automatic
        host.layout()
        #expect(index(table)?.titles == source.titles)
    }

    @Test("The title for a search is drawn as a magnifying glass, and told as it is")
    func search() throws {
        let source = Source()
        source.titles = [UITableView.indexSearch, "A"]
        let (host, table) = make(source)
        let labels = try #require(index(table)).subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["\u{FFFC}", "A"])
        host.tap(at: CGPoint(x: 310, y: 233))
        #expect(source.heard == ["{search} 0"])
    }

    @Test(
        "A finger reaches titles one after another, each leads to its section once, and the table does not scroll along"
    )
    func drag() {
        let source = Source()
        let (host, table) = make(source)
        // Ten titles of 14 points in the middle of 480.
        host.tap(at: CGPoint(x: 310, y: 170 + 14 * 3 + 7))
        #expect(source.heard == ["3 3"])
        // Headers that were estimated are measured as they come into view.
        #expect(abs(table.contentOffset.y - table.rect(forSection: 6).minY) < 1)
        source.heard = []
        host.drag(from: CGPoint(x: 310, y: 171), to: CGPoint(x: 310, y: 177 + 14 * 2))
        #expect(source.heard == ["0 0", "1 1", "2 2"])
        #expect(abs(table.contentOffset.y - table.rect(forSection: 4).minY) < 1)
        // Beside the titles the rows are touched.
        source.heard = []
        host.tap(at: CGPoint(x: 310, y: 60))
        #expect(source.heard == [])
    }

    @Test("The last sections cannot be at the top; a section that is none is nothing")
    func ends() {
        let source = Source()
        let (host, table) = make(source)
        host.tap(at: CGPoint(x: 310, y: 170 + 14 * 9 + 7))
        #expect(abs(table.contentOffset.y - (table.contentSize.height - 480)) < 1)
        source.titles = (0..<15).map { "\($0)" }
        table.reloadSectionIndexTitles()
        host.layout()
        let before = table.contentOffset
        host.tap(at: CGPoint(x: 310, y: 240 + 14 * 7))
        #expect(source.heard.last == "14 14")
        #expect(table.contentOffset == before)
    }

    @Test("Where there is no room for all titles, dots stand for those between")
    func dots() throws {
        let source = Source()
        source.titles = (0..<100).map { "\($0)" }
        let (host, table) = make(source)
        let view = try #require(index(table))
        let shown = view.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(shown.count == 33)
        #expect(shown.first == "0" && shown.last == "99" && shown[1] == "\u{2022}")
        host.tap(at: CGPoint(x: 310, y: 240))
        #expect(source.heard == ["50 50"])
    }

    @Test("An index is for tables with so many rows, in colours of one's own")
    func settings() throws {
        let source = Source()
        let (host, table) = make(source)
        table.sectionIndexMinimumDisplayRowCount = 61
        host.layout()
        #expect(index(table) == nil)
        table.sectionIndexMinimumDisplayRowCount = 60
        table.sectionIndexColor = .red
        table.sectionIndexBackgroundColor = .yellow
        host.layout()
        let view = try #require(index(table))
        #expect(view.backgroundColor == .yellow)
        #expect((view.subviews.first as? UILabel)?.textColor == .red)
    }

    @Test(
        "Rows make room for the index: their content and what stands beside it end before it",
        arguments: [false, true])
    func room(mirrored: Bool) throws {
        let source = Source()
        source.accessory = .disclosureIndicator
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = source
        table.rowHeight = 44
        table.traitOverrides.layoutDirection = mirrored ? .rightToLeft : .leftToRight
        let host = TestHost(table, size: CGSize(width: 320, height: 480))
        func trailing(_ frame: CGRect) -> CGFloat { mirrored ? frame.minX : 320 - frame.maxX }
        func cell() throws -> TableRowCell {
            try #require(table.content.cellForItem(at: IndexPath(item: 0, section: 0)) as? TableRowCell)
        }
        let arrow = try #require(try cell().trailingPlaces.first?.view)
        let (arrowBefore, contentBefore) = (trailing(arrow.frame), trailing(try cell().contentView.frame))
        #expect(arrowBefore > SectionIndexView.rowInset)
        source.titles = nil
        table.reloadSectionIndexTitles()
        host.layout()
        #expect(arrowBefore - trailing(arrow.frame) == 15)
        #expect(contentBefore - trailing(try cell().contentView.frame) == 15)
        source.titles = ["a"]
        table.reloadSectionIndexTitles()
        host.layout()
        #expect(trailing(arrow.frame) == arrowBefore)
    }

    @Test("From right to left the index stands at the left, and leads to sections as ever")
    func mirrored() throws {
        let source = Source()
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = source
        table.rowHeight = 44
        table.traitOverrides.layoutDirection = .rightToLeft
        let host = TestHost(table, size: CGSize(width: 320, height: 480))
        #expect(try #require(index(table)).frame == CGRect(x: 0, y: 0, width: 20, height: 480))
        host.tap(at: CGPoint(x: 10, y: 170 + 14 * 3 + 7))
        #expect(source.heard == ["3 3"])
        #expect(abs(table.contentOffset.y - table.rect(forSection: 6).minY) < 1)
    }

    private final class Own: UITableView {
        var reloads = 0
        override func reloadSectionIndexTitles() {
            reloads += 1
            super.reloadSectionIndexTitles()
        }
        override var sectionIndexColor: UIColor? {
            get { .red }
            set { super.sectionIndexColor = newValue }
        }
    }

    @Test("A table of one's own overrides what is about the index")
    func overriding() throws {
        let source = Source()
        let table = Own(frame: .zero, style: .plain)
        table.dataSource = source
        let host = TestHost(table, size: CGSize(width: 320, height: 480))
        host.layout()
        #expect((try #require(index(table)).subviews.first as? UILabel)?.textColor == .red)
        (table as UITableView).reloadSectionIndexTitles()
        #expect(table.reloads == 1)
    }

    private final class Controller: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 9 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            (0..<9).map { "\($0)" }
        }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { _ in nil }) }
        override func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }
        override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    }

    private final class Collection: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
        override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
        override func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    }

    @Test(
        "A table view controller overrides what a data source and a delegate may have, and is asked; by place of its own"
    )
    func controller() throws {
        let controller = Controller(style: .plain)
        let host = TestHost(controller, size: CGSize(width: 320, height: 480))
        let view = try #require(index(controller.tableView))
        #expect(view.titles.count == 9)
        view.trackingBackground = .red
        host.tap(at: CGPoint(x: 310, y: 240))
        #expect(abs(controller.tableView.contentOffset.y - controller.tableView.rect(forSection: 4).minY) < 1)
        _ = Collection(collectionViewLayout: UICollectionViewFlowLayout())
    }
}
