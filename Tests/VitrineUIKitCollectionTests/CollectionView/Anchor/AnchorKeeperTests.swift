import Foundation
import Testing

@testable import VitrineUIKit

@Suite struct AnchorKeeperTests {
    private let hold = AnchorHold(
        anchors: [ScrollAnchor(subject: .section(2), frame: CGRect(x: 0, y: 40, width: 100, height: 20))],
        x: .none, y: .low, bounds: CGRect(x: 0, y: 30, width: 100, height: 200), insets: .zero, upperX: 0)

    @Test func `What is held is there until it is released or shown`() {
        var keeper = AnchorKeeper()
        #expect(keeper.held == nil)
        keeper.hold(hold)
        let result1 = keeper.release()?.anchors.first?.subject
        #expect(result1 == .section(2))
        #expect(keeper.held == nil)
        keeper.hold(hold)
        keeper.noteShown(at: CGPoint(x: 0, y: 30), fromRight: false)
        #expect(keeper.held == nil)
        #expect(keeper.shownOrigin == CGPoint(x: 0, y: 30))
        #expect(keeper.shownFromRight == false)
    }

    @Test func `Where the layout has moved the offset, nothing else is moved by anchors`() {
        var keeper = AnchorKeeper()
        keeper.hold(hold)
        keeper.willPrepare()
        #expect(keeper.held?.anchors.count == 1)
        keeper.noteMoveByLayout()
        keeper.willPrepare()
        #expect(keeper.held?.anchors.count == 0)
        keeper.noteShown(at: .zero, fromRight: false)
        #expect(!keeper.layoutMovedOffset)
    }

    @Test func `Places are stale where the layout follows scrolling and the content was scrolled`() {
        var keeper = AnchorKeeper()
        keeper.noteShown(at: CGPoint(x: 0, y: 10), fromRight: false)
        #expect(!keeper.isStale(at: CGPoint(x: 0, y: 20)))
        keeper.layoutFollowsScrolling = true
        #expect(keeper.isStale(at: CGPoint(x: 0, y: 20)))
        #expect(!keeper.isStale(at: CGPoint(x: 0, y: 10)))
    }
}
