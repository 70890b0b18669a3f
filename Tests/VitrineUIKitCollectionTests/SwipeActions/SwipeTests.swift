import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Swiping rows with a finger. Rows are 320 × 44 points, buttons 74 wide: Delete and Flag trailing, Read leading.
@MainActor
@Suite(.serialized) struct SwipeTests {
    @Test func aRowFollowsTheFingerAndItsButtonsShareWhatItLeavesFree() {
        let board = SwipeBoard()
        let start = board.point(2, x: 300)
        board.host.touchDown(at: start)
        // 10 points are what makes a swipe; the row moves by what comes after.
        board.host.moveTouch(from: start, to: board.point(2, x: 290), duration: 0.1)
        #expect(board.shift(2) == 0)
        board.host.moveTouch(from: board.point(2, x: 290), to: board.point(2, x: 216), duration: 0.2)
        #expect(board.shift(2) == -74)
        // 74 of 148: half of each.
        #expect(
            board.buttons == [
                "Delete": CGRect(x: 283, y: 0, width: 37, height: 44),
                "Flag": CGRect(x: 246, y: 0, width: 37, height: 44),
            ])
        #expect(board.cell(2)?.configurationState.isSwiped == true)
        #expect(board.cell(1)?.configurationState.isSwiped == false)
        #expect(board.layout.asked == ["2 trailing"])
        board.host.touchUp(at: board.point(2, x: 216))
    }

    @Test func lettingGoBeyondHalfTheButtonsOpensTheRow() {
        let board = SwipeBoard()
        // 300 − 10 − 215 = 75 of 148.
        board.swipe(2, from: 300, to: 215)
        #expect(board.host.settle())
        #expect(board.shift(2) == -148)
        #expect(
            board.buttons == [
                "Delete": CGRect(x: 246, y: 0, width: 74, height: 44),
                "Flag": CGRect(x: 172, y: 0, width: 74, height: 44),
            ])
        #expect(board.log == [])
    }

    @Test func lettingGoBeforeThatShutsIt() {
        let board = SwipeBoard()
        board.swipe(2, from: 300, to: 217)
        #expect(board.host.settle())
        #expect(board.isShut)
        #expect(board.view.counters.swipeButtonsMade == 2)
    }

    @Test func aFlickOpensFromAnywhereAndShutsFromAnywhere() {
        let board = SwipeBoard()
        board.host.fling(from: board.point(2, x: 300), to: board.point(2, x: 250))
        board.host.settle()
        #expect(board.shift(2) == -148)
        board.host.fling(from: board.point(2, x: 100), to: board.point(2, x: 150))
        board.host.settle()
        #expect(board.isShut)
    }

    @Test func leadingActionsComeFromTheOtherSide() {
        let board = SwipeBoard()
        board.swipe(1, from: 20, to: 100)
        board.host.settle()
        #expect(board.shift(1) == 74)
        #expect(board.buttons == ["Read": CGRect(x: 0, y: 0, width: 74, height: 44)])
        #expect(board.layout.asked == ["1 leading"])
    }

    @Test func wheneverTextRunsToTheLeftTheSidesChange() {
        let board = SwipeBoard(rightToLeft: true)
        board.swipe(1, from: 20, to: 140)
        board.host.settle()
        #expect(board.shift(1) == 148)
        #expect(
            board.buttons == [
                "Delete": CGRect(x: 0, y: 0, width: 74, height: 44),
                "Flag": CGRect(x: 74, y: 0, width: 74, height: 44),
            ])
        #expect(board.layout.asked == ["1 trailing"])
    }

    @Test func beyondTheButtonsTheRowResistsWhereNoFullSwipeIsWanted() throws {
        let board = SwipeBoard()
        board.performsFullSwipe = false
        let start = board.point(0, x: 310)
        board.host.touchDown(at: start)
        board.host.moveTouch(from: start, to: board.point(0, x: 300), duration: 0.1)
        board.host.moveTouch(from: board.point(0, x: 300), to: board.point(0, x: 52), duration: 0.3)
        // 248 pulled, 100 beyond 148: 320 · (1 − 1 / (100 · 0.55 / 320 + 1)) = 46.93 more, on a pixel 47.
        #expect(board.shift(0) == -195)
        board.host.touchUp(at: board.point(0, x: 52))
        board.host.settle()
        #expect(board.shift(0) == -148)
        #expect(board.log == [])
    }

    @Test func aRowWithoutActionsStaysWhereItIs() {
        let board = SwipeBoard()
        board.trailing = []
        board.swipe(2, from: 300, to: 100)
        board.host.settle()
        #expect(board.isShut)
        #expect(board.view.counters.swipeButtonsMade == 0)
        #expect(board.layout.asked == ["2 trailing"])
    }

    @Test func nothingIsMadeOrAskedBeforeASwipeBegins() {
        let board = SwipeBoard()
        board.host.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 100))
        board.host.tap(at: CGPoint(x: 160, y: 100))
        board.host.settle()
        #expect(board.view.counters.swipeButtonsMade == 0)
        #expect(board.layout.asked == [])
        #expect(board.view.swipes.dismissal == nil)
        // One recogniser for all rows.
        #expect(board.view.visibleCells.allSatisfy { $0.gestureRecognizers?.isEmpty ?? true })
        #expect(board.view.gestureRecognizers?.filter { $0 is SwipeGestureRecognizer }.count == 1)
    }

    @Test func aRowIsCaughtOnItsWay() throws {
        let board = SwipeBoard()
        board.swipe(2, from: 300, to: 180)
        board.host.advance(by: 0.05)
        let before = try #require(board.shift(2))
        #expect(before < -110 && before > -148)
        // Caught, and the row stays under the finger: 30 points to the left, of which 10 are what makes a swipe.
        board.host.touchDown(at: board.point(2, x: 100))
        board.host.touchMove(to: board.point(2, x: 90))
        let caught = try #require(board.shift(2))
        board.host.touchMove(to: board.point(2, x: 110))
        #expect(board.shift(2) == caught + 20)
        board.host.advance(by: 0.2)
        board.host.touchUp(at: board.point(2, x: 110))
        board.host.settle()
        #expect(board.shift(2) == -148)
    }

    @Test func aTouchThatIsTakenAwayShutsTheRow() {
        let board = SwipeBoard()
        let start = board.point(2, x: 300)
        board.host.touchDown(at: start)
        board.host.moveTouch(from: start, to: board.point(2, x: 160), duration: 0.2)
        board.host.cancelTouch(at: board.point(2, x: 160))
        board.host.settle()
        #expect(board.isShut)
    }

    @Test func scrollingAndSwipingKeepOutOfEachOthersWay() {
        let board = SwipeBoard()
        // Up first: the content scrolls, and no row moves, however far the finger goes to the side.
        board.host.touchDown(at: CGPoint(x: 300, y: 300))
        board.host.moveTouch(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 280), duration: 0.1)
        board.host.moveTouch(from: CGPoint(x: 300, y: 280), to: CGPoint(x: 100, y: 270), duration: 0.2)
        #expect(board.view.contentOffset.y > 10)
        #expect(board.view.visibleCells.allSatisfy { $0.frame.minX == 0 })
        board.host.touchUp(at: CGPoint(x: 100, y: 270))
        board.host.settle()
        // To the side first: the row moves, and the content does not scroll.
        let offset = board.view.contentOffset
        board.host.touchDown(at: CGPoint(x: 300, y: 300))
        board.host.moveTouch(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 280, y: 300), duration: 0.1)
        board.host.moveTouch(from: CGPoint(x: 280, y: 300), to: CGPoint(x: 200, y: 100), duration: 0.2)
        #expect(board.view.contentOffset == offset)
        #expect(board.view.visibleCells.contains { $0.frame.minX < -50 })
        board.host.touchUp(at: CGPoint(x: 200, y: 100))
    }

    @Test func aSwipeSelectsAndHighlightsNothing() {
        let board = SwipeBoard()
        board.host.touchDown(at: board.point(2, x: 300))
        board.host.advance(by: 0.2)
        #expect(board.cell(2)?.isHighlighted == true)
        board.host.moveTouch(from: board.point(2, x: 300), to: board.point(2, x: 180), duration: 0.2)
        #expect(board.cell(2)?.isHighlighted == false)
        board.host.advance(by: 0.2)
        board.host.touchUp(at: board.point(2, x: 180))
        board.host.settle()
        #expect(board.log == [])
        #expect(board.shift(2) == -148)
    }

    @Test func onATelevisionThereIsNothingToSwipe() {
        let board = SwipeBoard(device: .appleTV)
        board.swipe(2, from: 300, to: 100)
        board.host.settle()
        #expect(board.actionViews.isEmpty)
        #expect(board.layout.asked == [])
    }

    @Test func theSwipeFromTheEdgeOfTheScreenGoesBackInstead() {
        var navigation: UINavigationController?
        let board = SwipeBoard(wrap: { controller in
            let first = UIViewController()
            let made = UINavigationController(rootViewController: first)
            made.pushViewController(controller, animated: false)
            navigation = made
            return made
        })
        // Row 3, under the bar's 44 points, from 5 points beside the edge.
        let y: CGFloat = 44 + 3 * 44 + 22
        board.host.drag(from: CGPoint(x: 5, y: y), to: CGPoint(x: 300, y: y))
        board.host.settle()
        #expect(navigation?.viewControllers.count == 1)
        #expect(board.layout.asked == [])
    }
}
