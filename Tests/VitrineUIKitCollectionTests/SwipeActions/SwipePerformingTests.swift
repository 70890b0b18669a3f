import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// What actions of swiped rows do, and what shuts rows. Rows are 320 × 44 points, buttons 74 wide.
@MainActor
@Suite(.serialized) struct SwipePerformingTests {
    @Test func tappingAButtonPerformsItsActionAndItsCompletionShutsTheRow() {
        let board = SwipeBoard()
        var completions: [(Bool) -> Void] = []
        board.perform = { _, _, completion in completions.append(completion) }
        board.open(2)
        board.tap("Flag")
        board.host.settle()
        #expect(board.log == ["Flag 2"])
        // Open until the action says that it is done; a second tap is none.
        #expect(board.shift(2) == -148)
        board.tap("Flag")
        #expect(board.log == ["Flag 2"])
        completions[0](true)
        board.host.settle()
        #expect(board.isShut)
        completions[0](true)
        #expect(board.isShut)
    }

    @Test func theHandlerGetsTheActionAndItsButton() throws {
        let board = SwipeBoard()
        var got: (UIContextualAction, UIView)?
        board.layout.provider = { _, _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Share") {
                    got = ($0, $1); $2(true)
                }
            ])
        }
        board.swipe(2, from: 300, to: 230)
        board.host.settle()
        let button = try #require(board.actionViews.first?.buttons.first)
        board.tap("Share")
        let (action, source) = try #require(got)
        #expect(action.title == "Share")
        #expect(source === button)
        // It is on screen, so that something can be presented from it.
        #expect(source.window != nil)
    }

    @Test func aFullSwipePerformsTheFirstAction() {
        let board = SwipeBoard()
        let start = board.point(2, x: 310)
        board.host.touchDown(at: start)
        board.host.moveTouch(from: start, to: board.point(2, x: 300), duration: 0.1)
        // 148 + 40 = 188 is where it begins: 187 is not enough.
        board.host.moveTouch(from: board.point(2, x: 300), to: board.point(2, x: 113), duration: 0.3)
        #expect(board.buttons["Delete"]?.width == 93.5)
        board.host.touchMove(to: board.point(2, x: 100))
        board.host.advance(by: 0.25)
        // Over all the others: 200 points.
        #expect(board.buttons["Delete"] == CGRect(x: 120, y: 0, width: 200, height: 44))
        // And back: 100 of 200.
        board.host.touchMove(to: board.point(2, x: 120))
        board.host.advance(by: 0.25)
        #expect(board.buttons["Delete"] == CGRect(x: 230, y: 0, width: 90, height: 44))
        board.host.touchMove(to: board.point(2, x: 100))
        board.host.touchUp(at: board.point(2, x: 100))
        #expect(board.log == ["Delete 2"])
    }

    @Test func aDestructiveActionThatWasDoneLeavesTheRowToTheDataSource() {
        let board = SwipeBoard(5)
        var path: IndexPath?
        board.perform = {
            path = $1
            $2(true)
        }
        board.swipe(2, from: 310, to: 60)
        board.host.settle()
        // Away, and its button is as wide as the row.
        #expect(board.shift(2) == -320)
        #expect(board.buttons["Delete"] == CGRect(x: 0, y: 0, width: 320, height: 44))
        if let path { board.delete(path) }
        board.host.settle()
        #expect(board.source.snapshot().itemIdentifiers == [0, 1, 3, 4])
        #expect(board.isShut)
    }

    @Test func theUsualHandlerTakesTheRowAwayAndCompletes() {
        let board = SwipeBoard(5)
        board.perform = { _, path, completion in
            board.delete(path)
            completion(true)
        }
        board.swipe(1, from: 310, to: 60)
        board.host.advance(by: 0.1)
        // It slides away with its button while the others close ranks.
        #expect(board.actionViews.count == 1)
        board.host.settle()
        #expect(board.source.snapshot().itemIdentifiers == [0, 2, 3, 4])
        #expect(board.isShut)
        #expect(board.view.subviews.filter { $0 is UICollectionViewCell }.count == 4)
        // The same by a tap.
        board.open(3)
        board.tap("Delete")
        board.host.settle()
        #expect(board.source.snapshot().itemIdentifiers == [0, 2, 3])
        #expect(board.isShut)
    }

    @Test func theUsualHandlerWithoutAnimationWorks() {
        let board = SwipeBoard(5)
        board.perform = { _, path, completion in
            board.delete(path, animated: false)
            completion(true)
        }
        board.swipe(1, from: 310, to: 60)
        board.host.settle()
        #expect(board.source.snapshot().itemIdentifiers == [0, 2, 3, 4])
        #expect(board.isShut)
    }

    @Test func anActionThatWasNotDoneLetsTheRowSpringBack() {
        let board = SwipeBoard(5)
        board.perform = { $2(false) }
        board.swipe(1, from: 310, to: 60)
        board.host.settle()
        #expect(board.log == ["Delete 1"])
        #expect(board.isShut)
    }

    @Test func aNormalActionOfAFullSwipeLetsTheRowSpringBack() {
        let board = SwipeBoard()
        board.swipe(1, from: 10, to: 250)
        #expect(board.log == ["Read 1"])
        board.host.settle()
        #expect(board.isShut)
    }

    // MARK: What shuts a row

    @Test func tappingElsewhereShutsTheRowAndDoesNothingElse() {
        let board = SwipeBoard()
        board.open(2)
        board.host.tap(at: board.point(5, x: 160))
        board.host.settle()
        #expect(board.isShut)
        #expect(board.log == [])
        board.host.tap(at: board.point(5, x: 160))
        board.host.settle()
        #expect(board.log == ["select 5"])
    }

    @Test func tappingTheOpenRowShutsIt() {
        let board = SwipeBoard()
        board.open(2)
        board.host.longPress(at: board.point(2, x: 60), duration: 0.3)
        board.host.settle()
        #expect(board.isShut)
        #expect(board.log == [])
    }

    @Test func scrollingShutsTheRow() {
        let board = SwipeBoard()
        board.open(2)
        board.host.touchDown(at: board.point(6, x: 160))
        board.host.moveTouch(from: board.point(6, x: 160), to: board.point(5, x: 160), duration: 0.2)
        #expect(board.view.contentOffset.y > 20)
        board.host.advance(by: 0.5)
        #expect(board.isShut)
        board.host.touchUp(at: board.point(5, x: 160))
    }

    @Test func theWheelShutsTheRow() {
        let board = SwipeBoard()
        board.open(2)
        board.host.scrollWheel(1, at: CGPoint(x: 160, y: 200))
        board.host.settle()
        #expect(board.view.contentOffset.y > 20)
        #expect(board.isShut)
    }

    @Test func anotherSwipeShutsTheRow() {
        let board = SwipeBoard()
        board.open(2)
        board.open(4)
        #expect(board.shift(2) == 0)
        #expect(board.shift(4) == -148)
        #expect(board.actionViews.count == 1)
        #expect(board.cell(2)?.configurationState.isSwiped == false)
    }

    @Test func theOpenRowCanBePulledOnByItsButtonsAndItsCell() {
        let board = SwipeBoard()
        board.open(2)
        // From a button: 60 to the right, of which 10 are what makes a swipe: 98 is more than half of 148.
        board.swipe(2, from: 250, to: 310)
        board.host.settle()
        #expect(board.shift(2) == -148)
        #expect(board.log == [])
        board.swipe(2, from: 60, to: 200)
        board.host.settle()
        #expect(board.isShut)
    }

    @Test func aRowThatIsClosingCanBeOpenedToTheOtherSide() {
        let board = SwipeBoard()
        board.open(2)
        board.host.tap(at: board.point(5, x: 160))
        board.host.settle()
        board.swipe(2, from: 20, to: 100)
        board.host.settle()
        #expect(board.shift(2) == 74)
        #expect(board.actionViews.count == 1)
    }

    @Test func anUpdateShutsTheRowWithItsAnimation() {
        let board = SwipeBoard(5)
        board.open(2)
        board.apply([0, 2, 1, 3, 4])
        board.host.advance(by: 0.1)
        #expect(board.actionViews.count == 1)
        board.host.settle()
        #expect(board.isShut)
        #expect(board.cell(1)?.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    }

    @Test func anUpdateThatDeletesAnOpenRowLeavesNothingOfIt() {
        let board = SwipeBoard(5)
        board.open(2)
        board.apply([0, 1, 3, 4])
        board.host.settle()
        #expect(board.isShut)
        #expect(board.view.subviews.filter { $0 is UICollectionViewCell }.count == 4)
    }

    @Test func anUpdateTakesTheRowFromTheFinger() {
        let board = SwipeBoard(5)
        board.host.touchDown(at: board.point(2, x: 300))
        board.host.moveTouch(from: board.point(2, x: 300), to: board.point(2, x: 200), duration: 0.2)
        board.apply([0, 1, 2, 3, 4, 5])
        board.host.moveTouch(from: board.point(2, x: 200), to: board.point(2, x: 100), duration: 0.2)
        board.host.settle()
        #expect(board.isShut)
        board.host.touchUp(at: board.point(2, x: 100))
        board.host.settle()
        #expect(board.isShut)
        #expect(board.log == [])
    }

    @Test func reloadingShutsTheRowAtOnce() {
        let board = SwipeBoard(5)
        board.open(2)
        board.view.reloadData()
        #expect(board.actionViews.isEmpty)
        board.host.settle()
        #expect(board.isShut)
    }

    @Test func editingShutsTheRowAndLetsNoneBeSwiped() {
        let board = SwipeBoard()
        board.open(2)
        board.view.isEditing = true
        board.host.settle()
        #expect(board.isShut)
        board.swipe(2, from: 300, to: 100)
        board.host.settle()
        #expect(board.isShut)
        #expect(board.log == [])
    }

    @Test func anotherSizeOrAnotherLayoutShutsTheRow() {
        let board = SwipeBoard()
        board.open(2)
        board.host.resize(to: CGSize(width: 480, height: 320))
        #expect(board.isShut)
        board.host.settle()
        board.swipe(2, from: 460, to: 340)
        board.host.settle()
        #expect(board.actionViews.count == 1)
        board.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        board.host.settle()
        #expect(board.actionViews.isEmpty && board.view.swipes.isEmpty)
    }

    @Test func aRowThatLeavesTheScreenTakesItsButtonsAlong() {
        let board = SwipeBoard(40)
        board.open(2)
        board.view.contentOffset.y = 600
        board.host.settle()
        #expect(board.actionViews.isEmpty && board.view.swipes.isEmpty)
        board.view.contentOffset.y = 0
        board.host.settle()
        #expect(board.isShut)
    }

    @Test func theDeleteAccessoryShowsTheTrailingActions() {
        let board = SwipeBoard(configure: { cell, _ in cell.accessories = [.delete(displayed: .always)] })
        // The sign is 22 points wide, 16 from the edge.
        board.host.tap(at: board.point(3, x: 27))
        board.host.settle()
        #expect(board.shift(3) == -148)
        board.tap("Delete")
        #expect(board.log == ["Delete 3"])
    }

    @Test func aViewThatLeavesItsWindowShutsItsRow() {
        let board = SwipeBoard()
        board.open(2)
        board.view.removeFromSuperview()
        #expect(board.actionViews.isEmpty && board.view.swipes.isEmpty)
    }

    @Test func aCompletionOffTheMainThreadTrapsWithTheActionsTitle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let board = SwipeBoard()
                board.perform = { _, _, completion in
                    nonisolated(unsafe) let completion = completion
                    let end = DispatchSemaphore(value: 0)
                    Thread {
                        completion(true)
                        end.signal()
                    }.start()
                    end.wait()
                }
                board.open(2)
                board.tap("Flag")
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("The completion of UIContextualAction \"Flag\" was called off the main thread"))
    }
}
