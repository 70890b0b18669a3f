import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUIKit

@MainActor
@Suite struct CollectionViewUpdateTests {
    @Test func `The background of a section is behind its first cell`() {
        let background = StackingOrder(section: 1, category: ElementKey.Category.decoration.rawValue)
        #expect(background < StackingOrder(section: 1, item: 0))
        #expect(background < StackingOrder(section: 0, item: 5))
        #expect(StackingOrder(zIndex: -1, section: 1) < background)
    }

    @Test func `Ten cells at the start, the middle and the end of an update`() {
        let shelf = NumberShelf([
            ("A", [0, 1, 2, 3]), ("B", [10, 11, 12, 13]), ("C", [20, 21, 22, 23, 24, 25]),
        ])
        let cells =
            ([[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [2, 0], [2, 1], [2, 2], [2, 3]] as [IndexPath])
            .map { shelf.view.cellForItem(at: $0) as! NumberCell }
        shelf.advance(by: 0.1)
        shelf.view.performBatchUpdates {
            // 0 to the end of its row, 10 into the row above, 21 is gone, 20 goes to the row B.
            shelf.rows = [("A", [1, 2, 10, 3, 0]), ("B", [20, 11, 12, 13]), ("C", [22, 23, 24, 25])]
            shelf.view.moveItem(at: [0, 0], to: [0, 4])
            shelf.view.moveItem(at: [1, 0], to: [0, 2])
            shelf.view.moveItem(at: [2, 0], to: [1, 0])
            shelf.view.deleteItems(at: [[2, 1]])
        }
        #expect(
            shelf.table(of: cells) == [
                "0 0,20", "1 90,20", "2 180,20", "10 0,115", "11 90,115", "12 180,115", "20 0,210",
                "21 50,210",
                "22 100,210", "23 150,210",
            ])
        shelf.advance(by: 0.15)
        #expect(
            shelf.table(of: cells) == [
                "0 180,20", "1 45,20", "2 135,20", "10 90,67.5", "11 90,115", "12 180,115", "20 0,162.5",
                "21 50,210 0.5", "22 50,210", "23 100,210",
            ])
        shelf.advance(by: 0.2)
        // 0 has slid out of sight and is gone, as is 21.
        #expect(cells[0].superview == nil && cells[7].superview == nil)
        #expect(
            shelf.table(of: [1, 2, 3, 4, 5, 6, 8, 9].map { cells[$0] }) == [
                "1 0,20", "2 90,20", "10 180,20", "11 90,115", "12 180,115", "20 0,115", "22 0,210",
                "23 50,210",
            ])
        #expect(shelf.fault() == nil)
    }

    @Test func `The cell of an item that stays is the same object, in another row too`() {
        let shelf = NumberShelf([("A", [0, 1, 2]), ("B", [10, 11])])
        let cell = shelf.view.cellForItem(at: [0, 1])
        let made = shelf.view.counters.cellsMade
        shelf.view.performBatchUpdates {
            shelf.rows = [("A", [0, 2]), ("B", [10, 11, 1])]
            shelf.view.moveItem(at: [0, 1], to: [1, 2])
        }
        #expect(shelf.view.cellForItem(at: [1, 2]) === cell)
        #expect(shelf.view.counters.cellsMade == made)
        shelf.finishAnimations()
        #expect(shelf.fault() == nil)
    }

    @Test func `Data reloaded in the middle of an update takes every cell away once`() {
        let shelf = NumberShelf([("A", [0, 1, 2, 3]), ("B", [10, 11, 12, 13])])
        shelf.advance(by: 0.1)
        shelf.view.performBatchUpdates {
            shelf.rows = [("A", [2, 1, 0]), ("B", [13, 11, 10, 12])]
            shelf.view.deleteItems(at: [[0, 3]])
            shelf.view.moveItem(at: [0, 0], to: [0, 2])
            shelf.view.moveItem(at: [0, 2], to: [0, 0])
            shelf.view.moveItem(at: [1, 3], to: [1, 0])
            shelf.view.moveItem(at: [1, 0], to: [1, 2])
        }
        shelf.advance(by: 0.1)
        shelf.view.reloadData()
        shelf.view.layoutIfNeeded()
        let waiting = shelf.view.pools.count(of: .cell)
        #expect(waiting + shelf.view.visibleCells.count == shelf.view.counters.cellsMade)
        shelf.finishAnimations()
        #expect(shelf.fault() == nil)
    }

    @Test func `A second update in mid-flight starts where things are drawn`() {
        let shelf = NumberShelf([("A", [0, 1, 2])])
        let cell = shelf.view.cellForItem(at: [0, 0]) as! NumberCell
        shelf.advance(by: 0.1)
        shelf.view.performBatchUpdates {
            shelf.rows = [("A", [1, 2, 0])]
            shelf.view.moveItem(at: [0, 0], to: [0, 2])
        }
        shelf.advance(by: 0.15)
        let before = shelf.drawnFrame(of: cell)
        #expect(abs(before.minX - 90) < 0.01)
        shelf.view.performBatchUpdates {
            shelf.rows = [("A", [0, 1, 2])]
            shelf.view.moveItem(at: [0, 2], to: [0, 0])
        }
        #expect(abs(shelf.drawnFrame(of: cell).minX - before.minX) < 0.01)
        #expect(shelf.fault(inFlight: true) == nil)
        shelf.finishAnimations()
        #expect(abs(shelf.drawnFrame(of: cell).minX) < 0.01)
        #expect(shelf.fault() == nil)
    }

    @Test func `An item that slides off and comes back in mid-flight keeps its cell`() {
        let shelf = NumberShelf([("A", Array(0..<12))])
        let cell = shelf.view.cellForItem(at: [0, 0])
        shelf.view.performBatchUpdates {
            shelf.rows[0].items = Array(1..<12) + [0]
            shelf.view.moveItem(at: [0, 0], to: [0, 11])
        }
        shelf.advance(by: 0.1)
        #expect(shelf.view.cellForItem(at: [0, 11]) == nil)
        shelf.view.performBatchUpdates {
            shelf.rows[0].items = Array(0..<12)
            shelf.view.moveItem(at: [0, 11], to: [0, 0])
        }
        #expect(shelf.view.cellForItem(at: [0, 0]) === cell)
        shelf.finishAnimations()
        #expect(shelf.view.cellForItem(at: [0, 0]) === cell)
        #expect(shelf.fault() == nil)
    }

    @Test func `What comes into view slides in from where it was`() {
        let shelf = NumberShelf([("A", Array(0..<6))])
        shelf.advance(by: 0.1)
        shelf.view.performBatchUpdates {
            shelf.rows[0].items = [5, 0, 1, 2, 3, 4]
            shelf.view.moveItem(at: [0, 5], to: [0, 0])
        }
        let cell = shelf.view.cellForItem(at: [0, 0])!
        #expect(abs(shelf.drawnFrame(of: cell).minX - 450) < 0.01)
        shelf.advance(by: 0.15)
        #expect(abs(shelf.drawnFrame(of: cell).minX - 225) < 0.5)
    }

    @Test func `New items fade in at their place, and the completion comes with the end`() {
        let shelf = NumberShelf([("A", [0])])
        var finished: Bool?
        shelf.advance(by: 0.1)
        shelf.view.performBatchUpdates {
            shelf.rows[0].items = [0, 1]
            shelf.view.insertItems(at: [[0, 1]])
        } completion: {
            finished = $0
        }
        let cell = shelf.view.cellForItem(at: [0, 1]) as! NumberCell
        #expect(shelf.table(of: [cell]) == ["1 90,20 0.0"])
        shelf.advance(by: 0.15)
        #expect(shelf.table(of: [cell]) == ["1 90,20 0.5"])
        #expect(finished == nil)
        shelf.advance(by: 0.2)
        #expect(finished == true)
        #expect(shelf.layout.finalized == 1)
        #expect(shelf.layout.announced == ["insert – 0.1"])
    }

    @Test func `Reloading replaces the cell, reconfiguring keeps it`() {
        let shelf = NumberShelf([("A", [0, 1])])
        let (first, second) = (shelf.view.cellForItem(at: [0, 0]), shelf.view.cellForItem(at: [0, 1]))
        shelf.rows[0].items = [5, 6]
        shelf.view.reconfigureItems(at: [[0, 0]])
        shelf.view.reloadItems(at: [[0, 1]])
        #expect(shelf.view.cellForItem(at: [0, 0]) === first)
        #expect((first as? NumberCell)?.number == 5)
        #expect((first as? NumberCell)?.reuses == 0)
        #expect(shelf.view.cellForItem(at: [0, 1]) !== second)
        shelf.finishAnimations()
        #expect(shelf.fault() == nil)
    }

    @Test func `counts stay at the old value inside the batch`() {
        let shelf = NumberShelf([("A", [0, 1])])
        var inside = -1
        shelf.view.performBatchUpdates {
            shelf.rows[0].items = [0, 1, 2]
            shelf.view.insertItems(at: [[0, 2]])
            inside = shelf.view.numberOfItems(inSection: 0)
        }
        #expect(inside == 2)
        #expect(shelf.view.numberOfItems(inSection: 0) == 3)
    }

    @Test func `counts that do not agree are reported with UIKit's sentence`() {
        var recorder = BatchUpdateRecorder()
        recorder.insertedItems = [[0, 1]]
        let error = #expect(throws: BatchUpdateRecorder.Invalid.self) {
            try recorder.update(from: [2], to: [4])
        }
        #expect(
            error?.message
                == "Invalid update: invalid number of items in section 0. The number of items contained in an "
                + "existing section after the update (4) must be equal to the number of items contained in that "
                + "section before the update (2), plus or minus the number of items inserted or deleted from "
                + "that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out "
                + "of that section (0 moved in, 0 moved out).")
        var sections = BatchUpdateRecorder()
        sections.deletedSections = [1]
        #expect(throws: BatchUpdateRecorder.Invalid.self) { try sections.update(from: [1, 1], to: [1, 1]) }
        var beyond = BatchUpdateRecorder()
        beyond.deletedItems = [[0, 5]]
        #expect(throws: BatchUpdateRecorder.Invalid.self) { try beyond.update(from: [2], to: [1]) }
    }

    @Test func `deletions refer to before, insertions to after`() throws {
        var recorder = BatchUpdateRecorder()
        recorder.deletedItems = [[0, 0]]
        recorder.insertedItems = [[0, 2]]
        recorder.movedItems = [([0, 3], [0, 0])]
        let update = try recorder.update(from: [4], to: [4])
        // before: a b c d; after: d b new c
        #expect((0..<4).map { update.newItem([0, $0]) } == [nil, [0, 1], [0, 3], [0, 0]])
        #expect((0..<4).map { update.oldItem([0, $0]) } == [[0, 3], [0, 1], nil, [0, 2]])
    }

    @Test func `Layout hooks decide where items come from and go to`() {
        let layout = FallingLayout()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let source = CountSource(view, 2)
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
        window.offscreenWindow?.advance(by: 0.1)
        let old = view.cellForItem(at: [0, 1])!
        view.performBatchUpdates {
            source.count = 2
            view.deleteItems(at: [[0, 1]])
            view.insertItems(at: [[0, 1]])
        }
        let new = view.cellForItem(at: [0, 1])!
        window.offscreenWindow?.advance(by: 0.15)
        #expect(abs((new.layer.presentation() ?? new.layer).position.y - (25 - 50)) < 0.5)
        #expect(abs((old.layer.presentation() ?? old.layer).position.y - (25 + 100)) < 0.5)
        window.offscreenWindow?.advance(by: 0.3)
        #expect(old.superview == nil)
    }

    @Test func `Selection belongs to items and follows them`() {
        let shelf = NumberShelf([("A", [0, 1, 2])])
        shelf.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(shelf.view.cellForItem(at: [0, 1])?.isSelected == true)
        shelf.view.performBatchUpdates {
            shelf.rows[0].items = [9, 0, 1, 2]
            shelf.view.insertItems(at: [[0, 0]])
        }
        #expect(shelf.view.indexPathsForSelectedItems == [[0, 2]])
        #expect(shelf.view.cellForItem(at: [0, 2])?.isSelected == true)
        shelf.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        #expect(shelf.view.indexPathsForSelectedItems == [[0, 0]])
        #expect(shelf.view.cellForItem(at: [0, 2])?.isSelected == false)
    }

    @Test func `scrollToItem scrolls the section and the collection view`() {
        let shelf = NumberShelf(sections: 30, items: 12)
        shelf.view.scrollToItem(at: [1, 5], at: .left, animated: false)
        #expect(shelf.scrollers[1]?.contentOffset.x == 450)
        shelf.view.scrollToItem(at: [10, 5], at: [.centeredHorizontally, .top], animated: false)
        shelf.view.layoutIfNeeded()
        #expect(shelf.view.contentOffset.y == shelf.layout.orthogonalSection(at: 10)!.frame.minY)
        #expect(shelf.scrollers[10]?.contentOffset.x == 340)
        #expect(shelf.fault() == nil)
    }

    @Test func `A change of layout moves the same cells`() {
        let shelf = NumberShelf([("A", []), ("B", []), ("C", [1, 2, 3])])
        let cell = shelf.view.cellForItem(at: [2, 0])
        let layout = ShelfLayout()
        layout.hidesHeaders = true
        var done = false
        shelf.advance(by: 0.1)
        shelf.view.setCollectionViewLayout(layout, animated: true) { _ in done = true }
        #expect(shelf.view.collectionViewLayout === layout)
        #expect(shelf.view.cellForItem(at: [2, 0]) === cell)
        shelf.finishAnimations()
        #expect(done)
        #expect(shelf.view.visibleSupplementaryViews(ofKind: ShelfLayout.header).isEmpty)
    }
}

/// A column of 50-point squares; new ones fall from 100 above, old ones fall 200 further.
private final class FallingLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: CGFloat(indexPath.item) * 50, y: 0, width: 50, height: 50)
        return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
            layoutAttributesForItem(at: [0, $0])
        }
    }
    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.center.y -= 100
        return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: itemIndexPath)
        attributes?.center.y += 200
        return attributes
    }
}

@MainActor
private final class CountSource: NSObject, UICollectionViewDataSource {
    var count: Int
    init(_ view: UICollectionView, _ count: Int) {
        self.count = count
        super.init()
        view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
