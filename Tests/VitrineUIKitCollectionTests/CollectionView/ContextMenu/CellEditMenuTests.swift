import Foundation
import Testing
import VitrineFoundation
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite("Edit menus of cells", .serialized)
struct CellEditMenuTests {
    private class Row: UITableViewCell {
        var looked = 0
        func look(_ sender: Any?) { looked += 1 }
    }
    private final class Copier: UITableViewCell {
        var copied = 0
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == .copy
        }
        override func copy(_ sender: Any?) { copied += 1 }
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var heard: [String] = []
        var shows = true
        var actions: Set<String> = ["copy:", "paste:", "delete:"]
        var make: () -> UITableViewCell = { UITableViewCell() }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = make()
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            heard.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            heard.append("should \(indexPath.row)")
            return shows
        }
        func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { actions.contains(action.description) && sender is UIMenuController }
        func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { heard.append("\(action.description) \(indexPath.row)") }
    }

    private func make(_ rows: Rows) -> (UITableView, TestHost) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = 60
        table.dataSource = rows
        table.delegate = rows
        let host = TestHost(table, size: table.frame.size)
        host.settle()
        return (table, host)
    }

    private func bar(_ host: TestHost) -> EditMenuBar? {
        host.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first { $0.isOpen }
    }
    private func overlay(_ host: TestHost) -> MenuOverlay? {
        host.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first { $0.isOpen }
    }

    @Test(
        "A finger that rests on a row opens a bar of what the delegate allows, and a row stays highlighted meanwhile"
    )
    func press() throws {
        let rows = Rows()
        let (table, host) = make(rows)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        host.longPress(at: CGPoint(x: 100, y: 90))
        host.settle()
        #expect(bar(host)?.items.map(\.title) == ["Copy", "Paste"])
        #expect(host.perform { UIMenuController.shared.isMenuVisible })
        #expect(cell.isHighlighted)
        #expect(rows.heard == ["should 1"])
        // Above the row there is no room.
        #expect((bar(host)?.frame.minY ?? 0) >= 120)
        host.find(label: "Copy").tap()
        host.settle()
        #expect(rows.heard == ["should 1", "copy: 1"])
        #expect(bar(host) == nil && !cell.isHighlighted)
    }

    @Test("The other button of a mouse opens a list where the pointer is")
    func click() {
        let rows = Rows()
        let (_, host) = make(rows)
        host.secondaryClick(at: CGPoint(x: 40, y: 150))
        host.settle()
        #expect(bar(host) == nil)
        #expect(overlay(host)?.menuFrame.origin == CGPoint(x: 40, y: 150))
        host.press([.down, .down, .select])
        host.settle()
        #expect(rows.heard.last == "paste: 2")
        #expect(overlay(host) == nil)
    }

    @Test("No menu opens where the delegate wants none, or allows nothing, or there is no row")
    func none() {
        let rows = Rows()
        let (_, host) = make(rows)
        rows.shows = false
        host.longPress(at: CGPoint(x: 100, y: 90))
        host.settle()
        #expect(bar(host) == nil)
        #expect(rows.heard == ["should 1", "select 1"])
        rows.shows = true
        rows.actions = ["selectAll:"]
        host.secondaryClick(at: CGPoint(x: 100, y: 90))
        rows.actions = ["copy:"]
        host.secondaryClick(at: CGPoint(x: 100, y: 400))
        host.settle()
        #expect(overlay(host) == nil && host.perform { !UIMenuController.shared.isMenuVisible })
    }

    @Test("The program's own entries are there where the cell has the method, which is called")
    func own() throws {
        let look = Selector(method: "look:", of: Row.self) { $0.look(_:) }
        let rows = Rows()
        rows.actions = ["copy:", "look:"]
        let own = { UIMenuController.shared.menuItems = [UIMenuItem(title: "Look", action: look)] }
        let (_, plain) = make(rows)
        plain.perform(own)
        plain.longPress(at: CGPoint(x: 100, y: 90))
        plain.settle()
        #expect(bar(plain)?.items.map(\.title) == ["Copy"])
        rows.make = { Row() }
        let (table, host) = make(rows)
        host.perform(own)
        host.longPress(at: CGPoint(x: 100, y: 90))
        host.settle()
        #expect(bar(host)?.items.map(\.title) == ["Copy", "Look"])
        host.find(label: "Look").tap()
        host.settle()
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Row)
        #expect(row.looked == 1)
        #expect(!rows.heard.contains("look: 1"))
    }

    @Test("A cell that answers itself is not overruled, and does itself what it has a method for")
    func cell() throws {
        let rows = Rows()
        rows.make = { Copier() }
        let (table, host) = make(rows)
        host.longPress(at: CGPoint(x: 100, y: 90))
        host.settle()
        #expect(bar(host)?.items.map(\.title) == ["Copy"])
        host.find(label: "Copy").tap()
        host.settle()
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Copier)
        #expect(row.copied == 1)
        #expect(rows.heard == ["should 1"])
        // Only while a menu is made does a cell speak for the delegate.
        #expect(!UITableViewCell().canPerformAction(.copy, withSender: nil))
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var heard: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            4
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
            -> Bool
        { true }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector,
            forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action == .cut }
        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector,
            forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) { heard.append("\(action.description) \(indexPath.item)") }
    }

    @Test("Items of collection views have them, too")
    func items() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = Items()
        view.dataSource = items
        view.delegate = items
        let host = TestHost(view, size: view.frame.size)
        host.settle()
        host.longPress(at: CGPoint(x: 100, y: 260))
        host.settle()
        #expect(bar(host)?.items.map(\.title) == ["Cut"])
        host.find(label: "Cut").tap()
        host.settle()
        #expect(items.heard == ["cut: 2"])
    }
}
