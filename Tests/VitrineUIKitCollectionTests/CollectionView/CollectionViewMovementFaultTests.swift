import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUIKit

/// What data sources, delegates and layouts do at the wrong time.
@MainActor
@Suite struct CollectionViewMovementFaultTests {
    @Test func `A change of the data cancels the movement before it is shown`() {
        let board = MovementBoard([[0, 1, 2, 3]])
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
        board.view.performBatchUpdates {
            // Index paths are those of the data: 0 is still the first.
            board.sections = [[0, 1, 2, 3, 4]]
            board.view.insertItems(at: [[0, 4]])
        }
        #expect(board.view.movement == nil)
        board.advance(by: 0.4)
        #expect(board.places([0, 1, 2, 3, 4]) == "0 0,0 · 1 100,0 · 2 200,0 · 3 0,60 · 4 100,60")
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
        board.view.endInteractiveMovement()
        #expect(board.sections == [[0, 1, 2, 3, 4]])
    }

    @Test func `The item in the hand may be deleted`() {
        let board = MovementBoard([[0, 1, 2, 3]])
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
        board.sections = [[1, 2, 3]]
        board.view.deleteItems(at: [[0, 0]])
        board.advance(by: 0.4)
        #expect(board.places([0, 1, 2, 3]) == "0 – · 1 0,0 · 2 100,0 · 3 200,0")
        board.view.endInteractiveMovement()
        #expect(!board.log.contains { $0.hasPrefix("move") })
    }

    @Test func `Data that is reloaded, or another layout, ends a movement`() {
        let board = MovementBoard([[0, 1], [2, 3]])
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 70))
        board.sections = [[5], [6, 7]]
        board.view.reloadData()
        board.view.layoutIfNeeded()
        #expect(board.view.movement == nil)
        #expect(board.view.numberOfItems(inSection: 0) == 1)
        #expect(board.places([5, 6, 7]) == "5 0,0 · 6 0,50 · 7 100,50")

        #expect(board.view.beginInteractiveMovementForItem(at: [1, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 20))
        let other = MovementBoard.flow()
        other.itemSize = CGSize(width: 290, height: 20)
        board.sizes = [5: other.itemSize, 6: other.itemSize, 7: other.itemSize]
        board.view.setCollectionViewLayout(other, animated: false)
        #expect(board.view.movement == nil)
        #expect(board.view.numberOfItems(inSection: 0) == 1)
        board.advance(by: 0.4)
        #expect(board.places([5, 6, 7]) == "5 0,0 · 6 0,20 · 7 0,50")
    }

    @Test func `A data source may change more when it moves the item, after it has moved it`() {
        let board = MovementBoard([[0, 1, 2, 3]])
        board.move = { source, destination in
            board.moveInData(source, destination)
            board.view.performBatchUpdates {
                board.sections[0].removeFirst()
                board.view.deleteItems(at: [[0, 0]])
            }
        }
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
        board.advance(by: 0.4)
        board.view.endInteractiveMovement()
        board.advance(by: 0.4)
        #expect(board.sections == [[2, 0, 3]])
        #expect(board.places([2, 0, 3]) == "2 0,0 · 0 100,0 · 3 200,0")
    }

    @Test func `A data source may reload when it moves the item`() {
        let board = MovementBoard([[0, 1, 2, 3]])
        board.move = { source, destination in
            board.moveInData(source, destination)
            board.view.reloadData()
        }
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
        board.view.endInteractiveMovement()
        board.advance(by: 0.4)
        #expect(board.places([1, 2, 0, 3]) == "1 0,0 · 2 100,0 · 0 200,0 · 3 0,60")
        #expect(board.view.visibleCells.count == 4)
    }

    @Test func `An item goes back if the data source moves nothing, and is not picked up again`() {
        let board = MovementBoard([[]])
        let source = Unmoved()
        board.view.delegate = nil
        board.view.dataSource = source
        board.view.layoutIfNeeded()
        let cell = board.view.cellForItem(at: [0, 0])!
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
        board.view.endInteractiveMovement()
        board.advance(by: 0.4)
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 90, height: 50))
        #expect(board.view.indexPath(for: cell) == [0, 0])
        #expect(!board.view.beginInteractiveMovementForItem(at: [0, 0]))
    }

    @Test func `A delegate that sends the item to where it cannot be is told so`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let board = MovementBoard([[0, 1, 2]])
                board.redirect = { _, _, _ in [0, 3] }
                _ = board.view.beginInteractiveMovementForItem(at: [0, 0])
                board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("item 3 of section 0, where items 0 to 2 are possible"))
        #expect(text.contains("MovementBoard.collectionView(_:targetIndexPathForMoveOfItemFromOriginal"))
        let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let board = MovementBoard([[0, 1, 2]])
                board.redirect = { _, _, _ in [1, 0] }
                _ = board.view.beginInteractiveMovementForItem(at: [0, 0])
                board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
            }
        }
        let otherText = String(decoding: other?.standardErrorContent ?? [], as: UTF8.self)
        #expect(otherText.contains("to index path [1, 0], but there are only 1 sections"))
    }

    @Test func `A data source that does not move the item, or does more, is told so`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let board = MovementBoard([[0, 1, 2], [3]])
                board.move = { _, _ in }
                _ = board.view.beginInteractiveMovementForItem(at: [0, 0])
                board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 70))
                board.view.endInteractiveMovement()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Invalid update: invalid number of items in section 0."))
        #expect(text.contains("moveItemAt: section 0, item 0, to: section 1, item 0)"))
        #expect(text.contains("MovementBoard says that section 0 has 3 items; it must be 2."))
    }

    @Test func `A target position that is no number is refused`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let board = MovementBoard([[0, 1, 2]])
                _ = board.view.beginInteractiveMovementForItem(at: [0, 0])
                board.view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 20))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("updateInteractiveMovementTargetPosition(_:)"))
    }
}

/// Has no method that moves.
@MainActor
private final class Unmoved: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
