import Testing
import Vitrine
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Child controllers in cells: the order of what they hear")
struct HostedContainmentTests {
    static let arrival = [
        "willMove parent", "didMove parent", "viewWillAppear", "viewDidAppear",
    ]
    static let departure = [
        "viewWillDisappear", "viewDidDisappear", "willMove nil", "didMove nil",
    ]

    private func lines(_ item: Int, _ events: [String]) -> [String] { events.map { "\(item) \($0)" } }

    @Test("Controllers are made when their item comes on screen, and not before")
    func laziness() throws {
        let list = RowList(Array(0..<20))
        #expect(list.script.living.isEmpty)
        list.loadViewIfNeeded()
        #expect(list.script.living.isEmpty)
        let host = TestHost(list, size: CGSize(width: 375, height: 500))
        host.settle()
        #expect(list.script.living.map(\.item) == [0, 1, 2, 3, 4])
        #expect(
            list.script.take().filter { $0.hasPrefix("3 ") }
                == lines(3, ["configure"] + Self.arrival))
    }

    @Test("A cell that was asked for ahead of time and never shown makes no controller")
    func prefetched() {
        let list = RowList(Array(0..<20))
        let cell = HostedViewCollectionViewCell(frame: .zero)
        list.rows.show(7, in: cell, at: IndexPath(item: 7, section: 0))
        cell.prepareForReuse()
        list.rows.show(8, in: cell, at: IndexPath(item: 8, section: 0))
        #expect(list.script.living.isEmpty)
        list.rows.willDisplay(cell, at: IndexPath(item: 8, section: 0))
        #expect(list.script.take() == lines(8, ["configure", "willMove parent", "didMove parent"]))
        // UIKit keeps what left the screen for a moment, and announces it again without asking for a cell.
        list.rows.didEndDisplaying(cell)
        list.rows.willDisplay(cell, at: IndexPath(item: 8, section: 0))
        #expect(
            list.script.take()
                == lines(8, ["willMove nil", "didMove nil", "willMove parent", "didMove parent"]))
        #expect(cell.hostedView === list.rows.controller(for: 8)?.view)
    }

    @Test("Scrolled out and in again, a row leaves its parent and comes back, as the same controller")
    func scrolling() throws {
        let stage = RowListStage(0..<20)
        let first = stage.rows.controller(for: 0)
        _ = stage.script.take()
        stage.scroll(to: 100)
        #expect(
            stage.script.take()
                == lines(0, Self.departure) + lines(5, ["configure"] + Self.arrival))
        #expect(first?.parent == nil)
        #expect(first?.view.superview == nil)
        stage.scroll(to: 0)
        #expect(
            stage.script.take()
                == lines(5, Self.departure) + lines(0, ["configure"] + Self.arrival))
        #expect(stage.rows.controller(for: 0) === first)
        #expect(stage.rows.statistics.made == 6)
        #expect(stage.rows.statistics.returned == 1)
        #expect(stage.rows.statistics.recycled == 0)
        try stage.check()
    }

    @Test("Beyond the limit a controller is told, and shows the next item")
    func recycling() throws {
        let stage = RowListStage(0..<20, limit: 2)
        let first = stage.rows.controller(for: 0)
        stage.scroll(to: 100)
        _ = stage.script.take()
        stage.scroll(to: 200)
        #expect(
            stage.script.take()
                == lines(1, Self.departure) + ["0 reuse"] + lines(6, ["configure"] + Self.arrival))
        #expect(stage.rows.controller(for: 6) === first)
        #expect(stage.rows.controller(for: 0) == nil)
        try stage.check()
    }

    @Test("A reloaded item keeps its controller, which is configured again and stays a child")
    func reloadedItem() throws {
        let stage = RowListStage(0..<20)
        let controller = stage.rows.controller(for: 2)
        _ = stage.script.take()
        UIView.performWithoutAnimation { stage.collectionView.reloadItems(at: [stage.path(2)]) }
        stage.host.settle()
        #expect(stage.rows.controller(for: 2) === controller)
        let lines = stage.script.take()
        #expect(lines.first == "2 configure")
        #expect(!lines.contains { $0.contains("Move") })
        #expect(lines.last == "2 viewDidAppear" || lines.count == 1)
        #expect(stage.list.reports == [])
        try stage.check()
    }

    @Test("A reconfigured item stays in its cell")
    func reconfiguredItem() throws {
        let stage = RowListStage(0..<20)
        try stage.scrollRow(2, to: 120)
        _ = stage.script.take()
        stage.collectionView.reconfigureItems(at: [stage.path(2)])
        stage.host.settle()
        #expect(stage.script.take() == ["2 configure"])
        #expect(try stage.offset(ofRow: 2) == 120)
        // A cell that is configured in place for another item lets the former one go.
        stage.list.items[2] = 40
        stage.collectionView.reconfigureItems(at: [stage.path(2)])
        stage.host.settle()
        #expect(
            stage.script.take()
                == lines(2, ["willMove nil", "viewWillDisappear", "viewDidDisappear", "didMove nil"])
                + lines(
                    40, ["configure", "willMove parent", "viewWillAppear", "didMove parent", "viewDidAppear"])
        )
        try stage.check()
    }

    @Test("reloadData keeps the controllers of items that stay, wherever they are now")
    func reloadData() throws {
        let stage = RowListStage(0..<20)
        let before = (0..<5).map { stage.rows.controller(for: $0) }
        stage.list.items.swapAt(0, 4)
        stage.collectionView.reloadData()
        stage.host.settle()
        try stage.check()
        #expect((0..<5).allSatisfy { stage.rows.controller(for: $0) === before[$0] })
        #expect(stage.rows.statistics.made == 5)
    }

    @Test("A deleted item's controller stays until its cell has faded out, and is discarded then")
    func deletion() throws {
        let stage = RowListStage(0..<6)
        weak let controller = stage.rows.controller(for: 1)
        _ = stage.script.take()
        stage.collectionView.performBatchUpdates {
            stage.list.items.remove(at: 1)
            stage.collectionView.deleteItems(at: [stage.path(1)])
        }
        stage.rows.removeAll { $0 == 1 }
        stage.host.advance(by: 0.15)
        #expect(controller?.parent === stage.list)
        #expect(controller?.view.window != nil)
        stage.host.settle()
        let lines = stage.script.take()
        #expect(lines.filter { $0.hasPrefix("1 ") } == self.lines(1, Self.departure))
        #expect(controller == nil)
        #expect(stage.rows.statistics.discarded == 1)
        try stage.check()
    }

    @Test("A moved item keeps its controller, which hears nothing")
    func move() throws {
        let stage = RowListStage(0..<20)
        let controller = stage.rows.controller(for: 0)
        try stage.scrollRow(0, to: 90)
        _ = stage.script.take()
        stage.collectionView.performBatchUpdates {
            let item = stage.list.items.remove(at: 0)
            stage.list.items.insert(item, at: 3)
            stage.collectionView.moveItem(at: stage.path(0), to: stage.path(3))
        }
        stage.host.advance(by: 0.15)
        #expect(controller?.view.window != nil)
        stage.host.settle()
        #expect(stage.script.take() == [])
        #expect(stage.rows.controller(for: 0) === controller)
        #expect(try stage.offset(ofRow: 0) == 90)
        let ownership = try #require(stage.rows.ledger.ownership(of: controller!.view))
        #expect(ownership.view == "0")
        #expect(ownership.owner?.indexPath == stage.path(3))
        #expect(ownership.believers.isEmpty)
        try stage.check()
    }

    @Test("An item that slides off the screen and back during an update is never without its controller")
    func interruptedUpdate() throws {
        let stage = RowListStage(0..<20)
        let controller = stage.rows.controller(for: 1)
        func move(_ from: Int, _ to: Int) {
            stage.collectionView.performBatchUpdates {
                let item = stage.list.items.remove(at: from)
                stage.list.items.insert(item, at: to)
                stage.collectionView.moveItem(at: stage.path(from), to: stage.path(to))
            }
        }
        move(1, 12)
        stage.host.advance(by: 0.1)
        #expect(controller?.view.window != nil)
        move(12, 1)
        stage.host.settle()
        #expect(stage.rows.controller(for: 1) === controller)
        try stage.check()
    }

    @Test("Children disappear and appear with their parent, and stay where they are")
    func parent() throws {
        let stage = RowListStage(0..<2)
        _ = stage.script.take()
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        stage.list.present(other, animated: false)
        stage.host.settle()
        #expect(
            stage.script.take().sorted() == [
                "0 viewDidDisappear", "0 viewWillDisappear", "1 viewDidDisappear", "1 viewWillDisappear",
            ])
        stage.list.dismiss(animated: false)
        stage.host.settle()
        #expect(
            stage.script.take().sorted() == [
                "0 viewDidAppear", "0 viewWillAppear", "1 viewDidAppear", "1 viewWillAppear",
            ])
        try stage.check()
    }

    @Test("A parent that forwards appearance itself need not know when children come and go")
    func manualForwarding() {
        final class Manual: RowList {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let list = Manual(Array(0..<20))
        let host = TestHost(list, size: CGSize(width: 375, height: 500))
        host.settle()
        _ = list.script.take()
        list.collectionView.contentOffset.y = 100
        host.settle()
        #expect(
            list.script.take() == [
                "0 willMove nil", "0 viewWillDisappear", "0 viewDidDisappear", "0 didMove nil",
                "5 configure", "5 willMove parent", "5 viewWillAppear", "5 viewDidAppear", "5 didMove parent",
            ])
    }
}
