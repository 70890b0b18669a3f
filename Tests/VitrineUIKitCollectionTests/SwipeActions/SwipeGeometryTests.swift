import Foundation
import Testing
import UIKitTestSupport

@testable import VitrineUIKit

/// A row of 320 × 44 points at 2 pixels a point. Titles of 70, 40 and 10 points make buttons of 70 + 2 · 12 = 94 points,
/// of 64 and of 34, which is less than 74: so 94, 74 and 74, in all 242.
@Suite struct SwipeGeometryTests {
    private func geometry(
        _ titles: [CGFloat] = [70, 40, 10], width: CGFloat = 320, full: Bool = true, right: Bool = true
    ) -> SwipeGeometry {
        SwipeGeometry(
            rowSize: CGSize(width: width, height: 44), titleWidths: titles, allowsFullSwipe: full,
            isAtRight: right, scale: 2)
    }

    private func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-3 }

    @Test func aButtonIsAtLeast74PointsWideAndWiderByItsTitle() {
        #expect(geometry().buttonWidths == [94, 74, 74])
        #expect(geometry().openOffset == 242)
        // 60.2 + 24 = 84.2, and the next whole pixel is at 84.5.
        #expect(geometry([60.2]).buttonWidths == [84.5])
    }

    @Test func buttonsThatDoNotFitShareTheRow() {
        // 120 + 24 = 144, three times 432; 144 · 320 / 432 = 106.667.
        let geometry = geometry([120, 120, 120])
        #expect(geometry.buttonWidths.allSatisfy { close($0, 320.0 / 3) })
        #expect(close(geometry.openOffset, 320))
    }

    @Test func theOpenRowHasTheFirstButtonAtTheEdge() {
        // From the right edge at 320: 320 − 94 = 226, 226 − 74 = 152, 152 − 74 = 78, which is where the row ends.
        #expect(
            geometry().buttonFrames(at: 242) == [
                CGRect(x: 226, y: 0, width: 94, height: 44), CGRect(x: 152, y: 0, width: 74, height: 44),
                CGRect(x: 78, y: 0, width: 74, height: 44),
            ])
        #expect(geometry().shift(at: 242) == -242)
    }

    @Test func atTheLeftEdgeEverythingIsMirrored() {
        let geometry = geometry(right: false)
        #expect(
            geometry.buttonFrames(at: 242) == [
                CGRect(x: 0, y: 0, width: 94, height: 44), CGRect(x: 94, y: 0, width: 74, height: 44),
                CGRect(x: 168, y: 0, width: 74, height: 44),
            ])
        #expect(geometry.shift(at: 242) == 242)
    }

    @Test func theButtonsOfAHalfOpenRowHaveHalfTheirWidths() {
        // At 121 of 242: 47, 37 and 37 from the right edge.
        #expect(
            geometry().buttonFrames(at: 121) == [
                CGRect(x: 273, y: 0, width: 47, height: 44), CGRect(x: 236, y: 0, width: 37, height: 44),
                CGRect(x: 199, y: 0, width: 37, height: 44),
            ])
        // What is in them has its side at the row where it is in the open row, so it is cut off at the other side: the
        // boxes end at 47, 84 and 121 from the edge and are 94, 74 and 74 wide.
        #expect(
            geometry().contentFrames(at: 121) == [
                CGRect(x: 273, y: 0, width: 94, height: 44), CGRect(x: 236, y: 0, width: 74, height: 44),
                CGRect(x: 199, y: 0, width: 74, height: 44),
            ])
    }

    @Test func buttonsMeetOnWholePixels() {
        // At 100 of 242 the ends are at 94 · 100 / 242 = 38.84, 168 · 100 / 242 = 69.42 and 100; half points are pixels:
        // 39, 69.5 and 100.
        #expect(
            geometry().buttonFrames(at: 100) == [
                CGRect(x: 281, y: 0, width: 39, height: 44),
                CGRect(x: 250.5, y: 0, width: 30.5, height: 44),
                CGRect(x: 220, y: 0, width: 30.5, height: 44),
            ])
    }

    @Test(arguments: [0, 0.3, 1, 60.2, 121.75, 242, 250, 319.5], [true, false])
    func noOffsetLeavesAGap(offset: CGFloat, right: Bool) {
        let geometry = geometry(right: right)
        let frames = geometry.buttonFrames(at: offset)
        let sorted = frames.sorted { right ? $0.maxX > $1.maxX : $0.minX < $1.minX }
        #expect(frames == sorted)
        for (first, second) in zip(frames, frames.dropFirst()) {
            #expect(right ? close(first.minX, second.maxX) : close(first.maxX, second.minX))
        }
        // From the edge to where the row is now.
        #expect(close(frames.reduce(0) { $0 + $1.width }, abs(geometry.shift(at: offset))))
    }

    @Test func buttonsReachUnderARowWithRoundCorners() {
        // Only the one beside the row: the corner's 10 points more.
        #expect(
            geometry().buttonFrames(at: 242, underlap: 10) == [
                CGRect(x: 226, y: 0, width: 94, height: 44), CGRect(x: 152, y: 0, width: 74, height: 44),
                CGRect(x: 68, y: 0, width: 84, height: 44),
            ])
    }

    @Test func theFirstButtonGrowsOverTheOthersInAFullSwipe() {
        // At 300 of 242 it has 94 · 300 / 242 = 116.53. Half grown it ends at 116.53 + (300 − 116.53) / 2 = 208.26, on a
        // pixel 208.5; grown, at 300.
        let half = geometry().buttonFrames(at: 300, expansion: .init(index: 0, progress: 0.5))
        #expect(half[0] == CGRect(x: 111.5, y: 0, width: 208.5, height: 44))
        let full = geometry().buttonFrames(at: 300, expansion: .init(index: 0, progress: 1))
        #expect(full[0] == CGRect(x: 20, y: 0, width: 300, height: 44))
        // Its title is beside the row: 94 points from 20 on.
        let content = geometry().contentFrames(at: 300, expansion: .init(index: 0, progress: 1))
        #expect(content[0] == CGRect(x: 20, y: 0, width: 94, height: 44))
        // The others stay where they are below it: from 117 to 116.53 + 91.74 = 208.26.
        #expect(full[1] == geometry().buttonFrames(at: 300)[1])
    }

    @Test func anyButtonCanTakeOver() {
        // The second one of the open row, from 94 … 168, to all of a row that is away.
        let frames = geometry().buttonFrames(at: 320, expansion: .init(index: 1, progress: 1))
        #expect(frames[1] == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    // MARK: Following the finger

    @Test func theRowFollowsTheFingerToItsEnd() {
        #expect(geometry().offset(forDistance: 10) == 10)
        #expect(geometry().offset(forDistance: 310) == 310)
        #expect(geometry(full: false).offset(forDistance: 242) == 242)
    }

    @Test func beyondItsEndTheRowResists() {
        // 100 points beyond, in a row of 320: 320 · (1 − 1 / (100 · 0.55 / 320 + 1)) = 46.933.
        #expect(close(geometry(full: false).offset(forDistance: 342), 288.933))
        #expect(close(geometry().offset(forDistance: 420), 366.933))
        #expect(close(geometry().offset(forDistance: -100), -46.933))
    }

    @Test(arguments: [-200, -3, 0, 17, 242, 260, 320, 400] as [CGFloat], [true, false])
    func theDistanceOfAnOffsetIsTheOneThatGivesIt(distance: CGFloat, full: Bool) {
        let geometry = geometry(full: full)
        #expect(close(geometry.distance(forOffset: geometry.offset(forDistance: distance)), distance))
    }

    // MARK: Letting go

    @Test func halfTheOpenWidthDecides() {
        #expect(geometry().rest(from: 121, velocity: 0) == .closed)
        #expect(geometry().rest(from: 121.5, velocity: 0) == .open)
    }

    @Test func aFlickDecidesAgainstThePlace() {
        #expect(geometry().rest(from: 30, velocity: 300) == .open)
        #expect(geometry().rest(from: 200, velocity: -300) == .closed)
        #expect(geometry().rest(from: 30, velocity: 299) == .closed)
        // Not to the side that has no buttons.
        #expect(geometry().rest(from: -5, velocity: 400) == .closed)
    }

    @Test func aFullSwipeIsHalfTheRowAndFortyPointsMoreThanTheOpenOne() {
        // One button of 74: half of 320 is more than 74 + 40.
        let one = geometry([30])
        #expect(one.fullSwipeOffset == 160)
        #expect(one.rest(from: 159.5, velocity: 0) == .open)
        #expect(one.rest(from: 160, velocity: 0) == .full)
        #expect(one.rest(from: 160, velocity: -1000) == .full)
        // Three of 242: 242 + 40 is more than half of 320.
        #expect(geometry().fullSwipeOffset == 282)
        #expect(geometry(full: false).rest(from: 300, velocity: 0) == .open)
    }

    @Test func buttonsAsWideAsTheRowAreOpenedWithoutAFullSwipe() {
        let geometry = geometry([120, 120, 120])
        #expect(geometry.rest(from: geometry.openOffset, velocity: 0) == .open)
    }

    @Test func aRowWithoutSizeHasButtonsWithoutSize() {
        let geometry = SwipeGeometry(
            rowSize: .zero, titleWidths: [30], allowsFullSwipe: true, isAtRight: true, scale: 0)
        #expect(geometry.buttonFrames(at: 0) == [.zero])
        #expect(geometry.rest(from: 0, velocity: 0) == .closed)
    }
}
