import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUIKit

@MainActor
@Suite struct CollectionViewMovementScrollTests {
    @Test func `Near an edge the content scrolls on under the item, which is never taken away`() {
        let board = MovementBoard([Array(0..<90)])
        let cell = board.cell(0)!
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        // 25 of 50 points from the edge: half of 600 points per second.
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 375))
        board.advance(by: 0.5 + 1.0 / 60, frameInterval: 1.0 / 60)
        #expect(abs(board.view.contentOffset.y - 150) <= 5)
        let offset = board.view.contentOffset.y
        #expect(board.places([0]) == "0 0,\(Int(350 + offset))")
        board.advance(by: 10)
        // 30 lines of 50 with 29 gaps of 10, of which 400 are visible.
        #expect(board.view.contentOffset.y == 1390)
        #expect(board.cell(0) === cell)
        #expect(board.places([0]) == "0 0,1740")
        board.view.endInteractiveMovement()
        // 1765 is in the last but one gap … the line that ends at 1730 is the last to take it.
        #expect(board.log.last == "move 0.0 to 0.87")
        #expect(board.sections[0][87] == 0)
        let before = board.view.contentOffset
        board.advance(by: 0.4)
        #expect(board.view.contentOffset == before)
        #expect(board.places([0]) == "0 0,1740")
    }

    @Test func `Away from the edge scrolling stops, and begins only after the finger has moved`() {
        let board = MovementBoard([Array(0..<90)])
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 18]))
        // The cell at 360 to 410 is at the edge where it was picked up.
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 385))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 47, y: 387))
        board.advance(by: 0.5)
        #expect(board.view.contentOffset.y == 0)
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 390))
        board.advance(by: 0.2)
        let scrolled = board.view.contentOffset.y
        #expect(scrolled > 50)
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: scrolled + 200))
        board.advance(by: 0.5)
        #expect(board.view.contentOffset.y == scrolled)
        board.view.cancelInteractiveMovement()
        board.advance(by: 0.4)
        #expect(board.view.contentOffset.y == scrolled)
    }

    @Test func `A cell that was scrolled away with its item in the hand stays alive`() {
        let board = MovementBoard([Array(0..<90)])
        let cell = board.cell(1)!
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 1]))
        board.view.contentOffset.y = 900
        board.view.layoutIfNeeded()
        #expect(board.cell(1) === cell)
        #expect(board.places([1]) == "1 100,0")
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 1100))
        board.view.endInteractiveMovement()
        board.advance(by: 0.4)
        #expect(board.cell(1) === cell)
        #expect(board.sections[0].firstIndex(of: 1) == 55)
        #expect(board.places([1]) == "1 100,1080")
    }

    @Test func `A cell on its way home leaves the screen when it is there`() {
        let board = MovementBoard([Array(0..<90)])
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 1]))
        board.view.contentOffset.y = 900
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 1100))
        board.advance(by: 0.4)
        board.view.cancelInteractiveMovement()
        board.advance(by: 0.4)
        #expect(board.cell(1) == nil)
        #expect(board.view.elements.departing.isEmpty)
        #expect(board.view.visibleCells.count == 21)
    }

    @Test func `One of a million items is moved by moving what is visible`() {
        let board = MovementBoard([[]])
        let count = 1_000_000
        let source = Million(count)
        board.view.dataSource = source
        board.view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        board.view.delegate = nil
        board.view.contentOffset.y = 60 * 100_000
        board.view.layoutIfNeeded()
        source.asked = 0
        let before = board.view.counters
        #expect(board.view.visibleCells.count == 21)
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 300_000]))
        for step in 1...20 {
            board.view.updateInteractiveMovementTargetPosition(
                CGPoint(x: 45, y: 6_000_000 + CGFloat(step) * 10))
        }
        // Over the third line below: nine items make room.
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 6_000_205))
        board.advance(by: 0.4)
        board.view.endInteractiveMovement()
        board.advance(by: 0.4)
        let after = board.view.counters
        #expect(source.moves == ["300000 to 300009"])
        #expect(source.asked == 0)
        #expect(after.cellsMade == before.cellsMade)
        #expect(after.cellsRecycled == before.cellsRecycled)
        // 21 positions of the one, and nine others once each.
        #expect(after.attributesApplied - before.attributesApplied < 60)
    }

    @Test func `At the end nothing is applied to the cells that made room`() {
        let board = MovementBoard([Array(0..<21)])
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 330))
        board.advance(by: 0.4)
        let before = board.view.counters
        board.view.endInteractiveMovement()
        board.advance(by: 0.4)
        let after = board.view.counters
        #expect(board.sections[0].last == 20 && board.sections[0][17] == 0)
        // The one that goes to its place.
        #expect(after.attributesApplied - before.attributesApplied == 1)
        #expect(after.cellsMade == before.cellsMade && after.cellsReused == before.cellsReused)
        #expect(board.asked.isEmpty)
    }
}

/// Counts instead of storing.
@MainActor
private final class Million: NSObject, UICollectionViewDataSource {
    let count: Int
    var asked = 0
    var moves: [String] = []

    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
    }
}
