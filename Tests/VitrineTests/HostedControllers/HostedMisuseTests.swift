import Testing
import Vitrine
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Child controllers in cells: mistakes have a defined result and one message")
struct HostedMisuseTests {
    @Test("An item in two cells at once is shown in the later one, and in the other when that leaves")
    func duplicate() throws {
        let stage = RowListStage([0, 1, 2, 1, 4, 5, 6, 7, 8, 9])
        let cells = try [1, 3].map {
            try #require(stage.collectionView.cell($0) as? HostedViewCollectionViewCell)
        }
        let controller = try #require(stage.rows.controller(for: 1))
        #expect(cells.map { $0.hostedView === controller.view } == [false, true])
        #expect(
            stage.list.reports == [
                "item 1 is in two cells at once, section 0, item 1 and section 0, item 3: identifiers must be unique. "
                    + "The latter has the controller; the other gets it when that one leaves"
            ])
        #expect(stage.list.children.count == 4)
        stage.scroll(to: 50)
        #expect(stage.list.reports.count == 1)
        // The later cell leaves: the list is turned round to its end and back.
        stage.list.items[3] = 3
        stage.collectionView.reloadItems(at: [stage.path(3)])
        stage.host.settle()
        #expect(cells[0].hostedView === controller.view)
        try stage.check()
    }

    @Test("A controller that make returns twice stays with its first item")
    func sharedController() throws {
        let parent = UIViewController()
        let host = TestHost(parent, size: CGSize(width: 375, height: 500))
        let shared = UIViewController()
        var reports: [String] = []
        let pages = HostedControllers<Int, UIViewController>(parent: parent) { _ in shared }
        pages.report = { reports.append($0) }
        let cells = (0..<2).map { _ in HostedViewCollectionViewCell(frame: .zero) }
        for _ in 0..<2 {
            for (item, cell) in cells.enumerated() {
                parent.view.addSubview(cell)
                pages.show(item, in: cell, at: IndexPath(item: item, section: 0))
                pages.willDisplay(cell, at: IndexPath(item: item, section: 0))
            }
        }
        host.settle()
        #expect(cells[0].hostedView === shared.view)
        #expect(cells[1].hostedView == nil)
        #expect(parent.children.count == 1)
        #expect(
            reports == [
                "make returned the UIViewController of item 0 for item 1 as well: make a new controller for each item; "
                    + "its cell stays empty"
            ])
    }

    @Test("A controller that belongs to another parent stays there")
    func foreignController() {
        final class Other: UIViewController {}
        let (parent, other, child) = (UIViewController(), Other(), UIViewController())
        other.addChild(child)
        other.view.addSubview(child.view)
        child.didMove(toParent: other)
        var reports: [String] = []
        let pages = HostedControllers<Int, UIViewController>(parent: parent) { _ in child }
        pages.report = { reports.append($0) }
        let cell = HostedViewCollectionViewCell(frame: .zero)
        pages.show(0, in: cell, at: IndexPath(item: 0, section: 0))
        pages.willDisplay(cell, at: IndexPath(item: 0, section: 0))
        #expect(child.parent === other)
        #expect(child.view.superview === other.view)
        #expect(cell.hostedView == nil)
        #expect(parent.children.isEmpty)
        #expect(
            reports == [
                "make returned, for item 0, a UIViewController that is a child of Other: make a new controller for each "
                    + "item; its cell stays empty"
            ])
    }

    @Test("A controller that another parent takes over is left alone, and its item gets a new one")
    func adoptedController() throws {
        let stage = RowListStage(0..<20)
        let other = UIViewController()
        // One that is on screen, and one that is kept.
        stage.scroll(to: 100)
        for item in [0, 2] {
            let controller = try #require(stage.rows.controller(for: item))
            other.addChild(controller)
            other.view.addSubview(controller.view)
            controller.didMove(toParent: other)
        }
        stage.scroll(to: 700)
        stage.scroll(to: 0)
        #expect(other.children.count == 2)
        #expect(other.view.subviews.count == 2)
        #expect(stage.list.reports == [])
        try stage.check()
    }

    @Test("A view that its owner has moved elsewhere is not taken away when the cell leaves")
    func movedView() throws {
        let stage = RowListStage(0..<20)
        let controller = try #require(stage.rows.controller(for: 0))
        stage.list.view.addSubview(controller.view)
        stage.scroll(to: 800)
        #expect(controller.view.superview === stage.list.view)
        #expect(controller.parent === stage.list)
    }

    @Test("Without the delegate's calls the content is shown all the same, with one message")
    func nothingForwarded() throws {
        let list = RowList(Array(0..<20))
        list.forwards = false
        let host = TestHost(list, size: CGSize(width: 375, height: 500))
        host.settle()
        for offset in [300, 900, 100, 0] as [CGFloat] {
            list.collectionView.contentOffset.y = offset
            host.settle()
        }
        for path in list.collectionView.indexPathsForVisibleItems {
            let cell = list.collectionView.cellForItem(at: path) as? HostedViewCollectionViewCell
            #expect(cell?.hostedView === list.rows.controller(for: path.item)?.view)
            #expect(cell?.hostedView != nil)
        }
        #expect(list.reports.count == 1)
        #expect(
            list.reports.first?.hasSuffix(
                "was not announced: call willDisplay(_:at:) from the delegate's collectionView(_:willDisplay:forItemAt:), "
                    + "and didEndDisplaying(_:) from its counterpart") == true)
    }

    @Test("Only the end left out: controllers leave when their cell is used again, with one message")
    func endNotForwarded() throws {
        final class Forgetful: RowList {
            override func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) {}
        }
        let list = Forgetful(Array(0..<20), limit: 0)
        let host = TestHost(list, size: CGSize(width: 375, height: 500))
        for offset in [300, 900, 100, 0] as [CGFloat] {
            list.collectionView.contentOffset.y = offset
            host.settle()
        }
        #expect(list.reports.count == 1)
        #expect(list.reports.first?.contains("call didEndDisplaying(_:) from the delegate's") == true)
        let cell = try #require(list.collectionView.cell(0) as? HostedViewCollectionViewCell)
        #expect(cell.hostedView === list.rows.controller(for: 0)?.view)
    }

    @Test("Other cells and a parent that is gone are no mistake")
    func ignored() {
        let list = RowList([0])
        list.rows.willDisplay(UICollectionViewCell(frame: .zero), at: IndexPath(item: 0, section: 0))
        list.rows.didEndDisplaying(HostedViewCollectionViewCell(frame: .zero))
        var parent: UIViewController? = UIViewController()
        let pages = HostedControllers<Int, UIViewController>(parent: parent!) { _ in UIViewController() }
        parent = nil
        let cell = HostedViewCollectionViewCell(frame: .zero)
        pages.show(0, in: cell, at: IndexPath(item: 0, section: 0))
        pages.willDisplay(cell, at: IndexPath(item: 0, section: 0))
        #expect(cell.hostedView == nil)
        #expect(pages.count == 0)
    }
}
