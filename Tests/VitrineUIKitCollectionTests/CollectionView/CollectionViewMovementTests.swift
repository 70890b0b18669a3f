import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUIKit

@MainActor
@Suite struct CollectionViewMovementTests {
    @Test func `The cell follows the finger while others make room, and nothing jumps at the end`() {
        let board = MovementBoard([[0, 1, 2, 3, 4, 5]])
        let cells = (0...5).map { board.cell($0)! }
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        // Over the item 4, which is in the middle of the second line.
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 90))
        #expect(
            board.places([0, 1, 2, 3, 4, 5])
                == "0 105,65 · 1 100,0 · 2 200,0 · 3 0,60 · 4 100,60 · 5 200,60")
        board.advance(by: 0.15)
        // Half of the way: the items 1 to 4 go one place back, the finger stays.
        #expect(
            board.places([0, 1, 2, 3, 4, 5])
                == "0 105,65 · 1 50,0 · 2 150,0 · 3 100,30 · 4 50,60 · 5 200,60")
        board.advance(by: 0.2)
        let madeRoom = "1 0,0 · 2 100,0 · 3 200,0 · 4 0,60 · 5 200,60"
        #expect(board.places([1, 2, 3, 4, 5]) == madeRoom)
        #expect(board.places([0]) == "0 105,65")
        #expect(board.sections == [[0, 1, 2, 3, 4, 5]])

        board.view.endInteractiveMovement()
        #expect(board.sections == [[1, 2, 3, 4, 0, 5]])
        #expect(board.places([1, 2, 3, 4, 5]) == madeRoom)
        #expect(board.places([0]) == "0 105,65")
        board.advance(by: 0.15)
        #expect(board.places([0]) == "0 102.5,62.5")
        board.advance(by: 0.2)
        #expect(board.places([0, 1, 2, 3, 4, 5]) == "0 100,60 · " + madeRoom)
        #expect((0...5).map { board.cell($0)! } == cells)
        #expect(
            board.log == ["may 0.0 move?", "from 0.0, now 0.0, to 0.4?", "move 0.0 to 0.4"])
        #expect(board.asked.isEmpty)
    }

    @Test func `Cancelling brings everything back, and the data source hears nothing`() {
        let board = MovementBoard([[0, 1, 2], [3, 4]])
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 1]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 80))
        board.advance(by: 0.4)
        #expect(board.places([0, 1, 2, 3, 4]) == "0 0,0 · 1 5,55 · 2 100,0 · 3 100,50 · 4 200,50")
        board.view.cancelInteractiveMovement()
        board.advance(by: 0.4)
        #expect(board.places([0, 1, 2, 3, 4]) == "0 0,0 · 1 100,0 · 2 200,0 · 3 0,50 · 4 100,50")
        #expect(board.sections == [[0, 1, 2], [3, 4]])
        #expect(!board.log.contains { $0.hasPrefix("move") })
        #expect(board.view.numberOfItems(inSection: 1) == 2)
        #expect(board.asked.isEmpty)
    }

    @Test func `An item goes into another section, also to its end, and into an empty one with a header`() {
        let layout = MovementBoard.flow()
        layout.headerReferenceSize = CGSize(width: 290, height: 30)
        let board = MovementBoard([[0, 1, 2], [3, 4], []], layout: layout)
        // Headers at 0, 80 and 160; items at 30 and 110.
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 1]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 130))
        // While it is moved, the layout counts it where it is shown; questions about items are about the data.
        #expect(board.view.numberOfItems(inSection: 0) == 2)
        #expect(board.view.numberOfItems(inSection: 1) == 3)
        #expect(board.view.indexPath(for: board.cell(1)!) == [0, 1])
        #expect(board.view.indexPath(for: board.cell(4)!) == [1, 1])
        #expect(board.view.cellForItem(at: [0, 2]) === board.cell(2))
        // On to where the 4 has gone: the end of the section.
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 130))
        board.view.endInteractiveMovement()
        board.advance(by: 0.4)
        #expect(board.sections == [[0, 2], [3, 4, 1], []])
        #expect(board.places([0, 2, 3, 4, 1]) == "0 0,30 · 2 100,30 · 3 0,110 · 4 100,110 · 1 200,110")

        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 170))
        board.view.endInteractiveMovement()
        board.advance(by: 0.4)
        #expect(board.sections == [[2], [3, 4, 1], [0]])
        #expect(board.places([0]) == "0 0,190")
    }

    @Test func `An empty section without a header takes an item into the room of its insets`() {
        let layout = MovementBoard.flow()
        layout.sectionInset = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
        // Sections of 90, 40 and 90 points.
        let board = MovementBoard([[0, 1], [], [2]], layout: layout)
        #expect(board.view.beginInteractiveMovementForItem(at: [2, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 110))
        board.view.endInteractiveMovement()
        #expect(board.sections == [[0, 1], [2], []])
    }

    @Test func `Where there is no cell the item stays where it is`() {
        let board = MovementBoard([[0, 1, 2]])
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 20))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 300))
        #expect(board.places([0]) == "0 105,275")
        board.view.endInteractiveMovement()
        #expect(board.sections == [[1, 0, 2]])
        board.advance(by: 0.4)
        #expect(board.places([0]) == "0 100,0")
    }

    @Test func `The delegate may choose another place`() {
        let board = MovementBoard([[0, 1, 2, 3]])
        board.redirect = { _, _, proposed in proposed.item == 0 ? [0, 1] : proposed }
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 2]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 20))
        board.view.endInteractiveMovement()
        #expect(board.sections == [[0, 2, 1, 3]])
        #expect(
            board.log == ["may 0.2 move?", "from 0.2, now 0.2, to 0.0? 0.1", "move 0.2 to 0.1"])
    }

    @Test func `Items are moved only if the data source agrees`() {
        let board = MovementBoard([[0, 1, 2]])
        board.immovable = [1]
        #expect(!board.view.beginInteractiveMovementForItem(at: [0, 1]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
        board.view.endInteractiveMovement()
        #expect(board.places([0, 1, 2]) == "0 0,0 · 1 100,0 · 2 200,0")
        #expect(board.log == ["may 0.1 move?"])
    }

    @Test func `An item that is let go of in its own place is not moved`() {
        let board = MovementBoard([[0, 1, 2]])
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 1]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 40))
        board.view.endInteractiveMovement()
        board.advance(by: 0.4)
        #expect(board.places([0, 1, 2]) == "0 0,0 · 1 100,0 · 2 200,0")
        #expect(board.log == ["may 0.1 move?"])
    }

    @Test func `Calls without a movement do nothing, and a second movement does not begin`() {
        let board = MovementBoard([[0, 1, 2]])
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
        board.view.endInteractiveMovement()
        board.view.cancelInteractiveMovement()
        #expect(!board.view.beginInteractiveMovementForItem(at: [0, 3]))
        #expect(!board.view.beginInteractiveMovementForItem(at: [4, 0]))
        #expect(!board.view.beginInteractiveMovementForItem(at: IndexPath(index: 0)))
        #expect(board.log.isEmpty)
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        #expect(!board.view.beginInteractiveMovementForItem(at: [0, 1]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
        board.view.endInteractiveMovement()
        board.view.endInteractiveMovement()
        #expect(board.sections == [[1, 2, 0]])
    }

    @Test func `The selection stays with its item`() {
        let board = MovementBoard([[0, 1, 2]])
        board.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 20))
        #expect(board.view.indexPathsForSelectedItems == [[0, 0]])
        #expect(board.cell(0)!.isSelected)
        board.view.endInteractiveMovement()
        #expect(board.view.indexPathsForSelectedItems == [[0, 2]])
        #expect(board.cell(0)!.isSelected)
    }

    @Test func `Items keep their sizes while they are moved, across sections too`() {
        let board = MovementBoard([[0, 1], [2, 3]])
        board.sizes = [0: CGSize(width: 290, height: 20), 2: CGSize(width: 290, height: 70)]
        board.view.collectionViewLayout.invalidateLayout()
        board.view.layoutIfNeeded()
        #expect(board.places([0, 1, 2, 3]) == "0 0,0 · 1 0,30 · 2 0,80 · 3 0,160")
        #expect(board.view.beginInteractiveMovementForItem(at: [0, 0]))
        board.view.updateInteractiveMovementTargetPosition(CGPoint(x: 45, y: 180))
        board.advance(by: 0.4)
        #expect(board.cell(0)!.bounds.size == CGSize(width: 290, height: 20))
        #expect(board.cell(2)!.bounds.size == CGSize(width: 290, height: 70))
        #expect(board.places([0, 1, 2, 3]) == "0 -100,170 · 1 0,0 · 2 0,50 · 3 0,160")
        board.view.endInteractiveMovement()
        board.advance(by: 0.4)
        #expect(board.sections == [[1], [2, 0, 3]])
        #expect(board.places([0, 1, 2, 3]) == "0 0,130 · 1 0,0 · 2 0,50 · 3 0,160")
    }
}
