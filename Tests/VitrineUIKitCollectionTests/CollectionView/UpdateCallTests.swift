import Foundation
import Testing

@testable import VitrineUIKit

/// What layouts hear of updates: as `UICollectionViewLayoutInvalidationContext` is documented, and in UIKit's order.
@MainActor
@Suite struct UpdateCallTests {
    @Test func `An insertion invalidates the counts and not everything, in UIKit's order`() {
        let layout = ModelLayout()
        let board = CountedBoard([3], layout)
        _ = layout.journal.take()
        board.counts = [4]
        board.view.performBatchUpdates({ board.view.insertItems(at: [[0, 1]]) })
        #expect(
            layout.journal.take() == [
                "invalidate counts", "prepare", "update insert – 0.1", "initial", "finalize",
            ])
        board.view.layoutIfNeeded()
        #expect(layout.model == [4])
    }

    @Test func `So do deletions and reloads, with a window or without one`() {
        for inWindow in [true, false] {
            let layout = ModelLayout()
            let board = CountedBoard([3, 2], layout, inWindow: inWindow)
            _ = layout.journal.take()
            board.counts = [2, 2]
            board.view.deleteItems(at: [[0, 2]])
            var told = layout.journal.take().filter { $0 != "initial" && $0 != "final" }
            #expect(told == ["invalidate counts", "prepare", "update delete 0.2 –", "finalize"])
            #expect(layout.model == [2, 2])
            board.view.reloadItems(at: [[1, 0]])
            told = layout.journal.take().filter { $0 != "initial" && $0 != "final" }
            #expect(told == ["invalidate counts", "prepare", "update reload 1.0 1.0", "finalize"])
            board.view.layoutIfNeeded()
            #expect(layout.model == [2, 2])
            #expect(board.view.contentSize == CGSize(width: 300, height: 200))
        }
    }

    @Test func `A new data source asks for everything without a call of reloadData`() {
        final class Grid: UICollectionView {
            var reloads = 0
            override func reloadData() {
                reloads += 1
                super.reloadData()
            }
        }
        final class Rows: UITableView {
            var reloads = 0
            override func reloadData() {
                reloads += 1
                super.reloadData()
            }
        }
        final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                UICollectionViewCell()
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let source = Source()
        let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let rows = Rows(frame: .zero, style: .plain)
        (grid.dataSource, rows.dataSource) = (source, source)
        #expect(grid.reloads == 0 && rows.reloads == 0)
        grid.reloadData()
        rows.reloadData()
        #expect(grid.reloads == 1 && rows.reloads == 1)
    }

    @Test func `reloadData invalidates everything`() {
        let layout = ModelLayout()
        let board = CountedBoard([3], layout)
        _ = layout.journal.take()
        board.counts = [5]
        board.view.reloadData()
        board.view.layoutIfNeeded()
        #expect(layout.journal.take() == ["invalidate everything counts", "prepare"])
        #expect(layout.model == [5])
    }

    @Test func `A layout with a model of its own takes each update once, though there is no room to see it`()
    {
        let layout = ModelLayout()
        let board = CountedBoard([3], layout)
        board.view.frame = .zero
        board.view.layoutIfNeeded()
        _ = layout.journal.take()
        board.counts = [4]
        board.view.performBatchUpdates { board.view.insertItems(at: [[0, 3]]) }
        #expect(layout.journal.take().contains("update insert – 0.3"))
        board.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        board.view.layoutIfNeeded()
        #expect(layout.model == [4])
        #expect(board.view.visibleCells.count == 4)
    }

    @Test(arguments: [true, false])
    func `Layouts of programs hear of applied snapshots`(animated: Bool) {
        func source(_ view: UICollectionView) -> UICollectionViewDiffableDataSource<String, Int> {
            let cells = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in
                cell.number = item
            }
            return UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
        }
        let flow = JournalFlowLayout()
        let compositional = JournalCompositionalLayout(section: .rows(.absolute(50)))
        let model = ModelLayout()
        let layouts: [(UICollectionViewLayout, LayoutJournal)] = [
            (flow, flow.journal), (compositional, compositional.journal), (model, model.journal),
        ]
        for (layout, journal) in layouts {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
            let window = UIWindow(frame: view.frame)
            window.addSubview(view)
            window.isHidden = false
            let source = source(view)
            source.apply(rows(("A", [1, 2])), animatingDifferences: false)
            view.layoutIfNeeded()
            _ = journal.take()
            source.apply(rows(("A", [2, 3])), animatingDifferences: animated)
            let told = journal.take().filter { $0 != "initial" && $0 != "final" }
            #expect(
                told == ["invalidate counts", "prepare", "update delete 0.0 –, insert – 0.1", "finalize"],
                "\(type(of: layout))")
        }
    }

    @Test func `A view that wants another size is named, and its size counts, with contexts of any class`() {
        let compositional = JournalCompositionalLayout(section: .rows(.estimated(44)))
        let board = CountedBoard([2], compositional)
        _ = compositional.journal.take()
        board.height = 70
        board.view.reloadData()
        board.view.layoutIfNeeded()
        let told = compositional.journal.take()
        #expect(told.contains("invalidate 0.0") && told.contains("invalidate 0.1"))
        #expect(board.view.layoutAttributesForItem(at: [0, 1])?.frame.minY == 70)

        let flow = JournalFlowLayout()
        flow.estimatedItemSize = CGSize(width: 300, height: 44)
        flow.minimumLineSpacing = 0
        let page = CountedBoard([2], flow)
        page.height = 70
        _ = flow.journal.take()
        page.view.reloadData()
        page.view.layoutIfNeeded()
        #expect(flow.journal.take().contains("invalidate 0.0"))
        #expect(page.view.layoutAttributesForItem(at: [0, 1])?.frame.minY == 70)
    }

    @Test func `Items that a program names reach the layout`() {
        let layout = JournalFlowLayout()
        let board = CountedBoard([2], layout)
        _ = layout.journal.take()
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [[0, 1]])
        context.invalidateSupplementaryElements(ofKind: "header", at: [[0, 0]])
        layout.invalidateLayout(with: context)
        board.view.layoutIfNeeded()
        #expect(layout.journal.take() == ["invalidate 0.1 header 0.0", "prepare"])
    }

    @Test func `Update items can be subclassed, as tests of layouts do`() {
        final class Insertion: UICollectionViewUpdateItem {
            let path: IndexPath
            init(_ path: IndexPath) {
                self.path = path
                super.init()
            }
            override var indexPathAfterUpdate: IndexPath? { path }
            override var indexPathBeforeUpdate: IndexPath? { nil }
            override var updateAction: Action { .insert }
        }
        let layout = ModelLayout()
        let board = CountedBoard([1], layout, inWindow: false)
        layout.prepare(forCollectionViewUpdates: [Insertion([0, 1])])
        #expect(layout.model == [2])
        #expect(board.view.numberOfItems(inSection: 0) == 1)
        let plain = UICollectionViewUpdateItem()
        #expect(plain.updateAction == .none && plain.indexPathBeforeUpdate == nil)
    }
}
