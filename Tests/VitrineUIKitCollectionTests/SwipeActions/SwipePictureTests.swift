import Foundation
import TestSupport
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// What swiped rows look like: as in Mail on iOS, save for the symbols.
@MainActor
@Suite(.serialized) struct SwipePictureTests {
    private func board(
        style: UIUserInterfaceStyle = .light, rowHeight: CGFloat = 60, rightToLeft: Bool = false
    ) -> SwipeBoard {
        SwipeBoard(
            6, size: CGSize(width: 375, height: 240), rowHeight: rowHeight, style: style,
            rightToLeft: rightToLeft
        ) {
            cell, item in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Clara Wieck"
            content.secondaryText = "The piano is tuned."
            content.secondaryTextProperties.color = .secondaryLabel
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
    }

    private func pull(_ board: SwipeBoard, from start: CGPoint, by distance: CGFloat) {
        board.host.touchDown(at: start)
        board.host.moveTouch(
            from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.3)
        board.host.advance(by: 0.4)
    }

    @Test func halfOpenTheButtonsShareTheirRoom() throws {
        let board = board()
        board.trailing = ["Archive", "Flag", "More"]
        pull(board, from: CGPoint(x: 340, y: 90), by: -120)
        // 120 points for three, in rows of 60: systemOrange has one share, systemGray two.
        let share = Double(120 / 3 * 60)
        let (orange, gray) = (board.host.area(of: [255, 149, 0]), board.host.area(of: [142, 142, 147]))
        #expect(orange > 0.8 * share && orange < share)
        #expect(gray > 1.6 * share && gray < 2 * share)
        try board.host.verifyPicture("swipe-half-open")
    }

    @Test func openTheyHaveTheirWidths() throws {
        let board = board()
        board.trailing = ["Delete", "Flag", "More"]
        pull(board, from: CGPoint(x: 340, y: 90), by: -200)
        board.host.touchUp(at: CGPoint(x: 140, y: 90))
        board.host.settle()
        // At the edge Delete, which is systemRed; 74 points each, and rows of 60.
        #expect(board.host.rgb(372, 66) == [255, 59, 48])
        #expect(board.host.area(of: [255, 59, 48]) > 60 * 74 * 0.7)
        try board.host.verifyPicture("swipe-open")
    }

    @Test func inAFullSwipeTheFirstIsAlone() throws {
        let board = board()
        pull(board, from: CGPoint(x: 340, y: 90), by: -260)
        // It has all of the room that the row left.
        #expect(board.host.area(of: [255, 59, 48]) > 60 * 240)
        try board.host.verifyPicture("swipe-full")
    }

    @Test func theLeadingOneInTheDark() throws {
        let board = board(style: .dark)
        pull(board, from: CGPoint(x: 40, y: 90), by: 84)
        // All of the 84 points that the row was pulled are the dark systemBlue.
        let blue = board.host.area(of: [10, 132, 255])
        #expect(blue > 4000 && blue < 5040)
        try board.host.verifyPicture("swipe-leading-dark")
    }

    @Test func imagesAreWhiteAndAboveTheTitleInTallRows() throws {
        let board = board(rowHeight: 100)
        let image = testImage(width: 26, height: 26)
        board.layout.provider = { _, _ in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
            let more = UIContextualAction(style: .normal, title: "More") { _, _, _ in }
            for action in [delete, more] { action.image = image }
            more.image = image.withRenderingMode(.alwaysOriginal)
            return UISwipeActionsConfiguration(actions: [delete, more])
        }
        board.host.drag(from: CGPoint(x: 340, y: 150), to: CGPoint(x: 200, y: 150))
        board.host.settle()
        // Two of 74 points in rows of 100, systemRed and systemGray.
        for color in [[255, 59, 48], [142, 142, 147]] {
            let area = board.host.area(of: color)
            #expect(area > 5900 && area < 7400)
        }
        try board.host.verifyPicture("swipe-images")
    }

    @Test func theButtonsOfAGroupFollowItsCorners() throws {
        let board = SwipeBoard(
            3, size: CGSize(width: 375, height: 200),
            insets: NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 0, trailing: 16)
        ) { cell, item in
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.cornerRadius = 10
            cell.backgroundConfiguration = background
        }
        board.view.backgroundColor = .systemGroupedBackground
        board.host.drag(from: CGPoint(x: 340, y: 86), to: CGPoint(x: 220, y: 86))
        board.host.settle()
        // Rows of 44 points after 20, 16 from the sides, on systemGroupedBackground. Two buttons of 74: systemOrange, and
        // systemRed at the edge.
        let (page, orange, red) = ([242, 242, 247], [255, 149, 0], [255, 59, 48])
        let marks = [15.75, 208, 212, 284.75, 285.25, 358.75, 359.25].map { board.host.rgb($0, 92) }
        #expect(marks == [page, [255, 255, 255], orange, orange, red, red, page])
        #expect(
            [63.75, 64.25, 107.75, 108.25].map { board.host.rgb(320, $0) == red } == [
                false, true, true, false,
            ])
        // Corners of 10, half a point outside of the circle, and half inside.
        #expect(isNear(board.host.rgb(356.75, 66.25), page))
        #expect(board.host.rgb(355.75, 67.25) == red)
        // 74 points of 44 less two corners, (1 - π/4)·10² each, and a text.
        let area = board.host.area(of: red)
        #expect(area > 2800 && area < 3213)
        try board.host.verifyPicture("swipe-group")
    }

    @Test func aRowThatIsDeletedSlidesAway() throws {
        let board = board()
        board.perform = { _, path, completion in
            board.delete(path)
            completion(true)
        }
        pull(board, from: CGPoint(x: 340, y: 90), by: -260)
        board.host.touchUp(at: CGPoint(x: 80, y: 90))
        board.host.advance(by: 0.15)
        // What has gone of the row is systemRed, and it gets lower than its 60 points.
        let red = board.host.area(of: [255, 59, 48])
        #expect(red > 0 && red < 18_000)
        try board.host.verifyPicture("swipe-deleting")
    }
}
