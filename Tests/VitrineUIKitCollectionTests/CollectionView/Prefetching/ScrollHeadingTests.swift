import Foundation
import Testing

@testable import VitrineUIKit

@Suite("Where content is being scrolled to")
struct ScrollHeadingTests {
    private func visible(_ y: CGFloat, x: CGFloat = 0) -> CGRect {
        CGRect(x: x, y: y, width: 300, height: 800)
    }

    private func heading(_ offsets: CGFloat...) -> ScrollHeading {
        var heading = ScrollHeading()
        for (old, new) in zip(offsets, offsets.dropFirst()) {
            _ = heading.move(from: visible(old), to: visible(new))
        }
        return heading
    }

    @Test("The first step says where")
    func firstStep() {
        var down = ScrollHeading()
        #expect(down.direction == nil)
        #expect(down.move(from: visible(0), to: visible(0)) == .none)
        #expect(down.move(from: visible(0), to: visible(1)) == .goesOn)
        #expect(down.direction == .down)
        #expect(heading(100, 60).direction == .up)
        var sideways = ScrollHeading()
        #expect(sideways.move(from: visible(0), to: visible(3, x: 30)) == .goesOn)
        #expect(sideways.direction == .right)
        #expect(sideways.move(from: visible(0, x: 30), to: visible(0)) == .turns)
        #expect(sideways.direction == .left)
    }

    @Test("A finger that trembles goes on; ten points back are another direction")
    func trembling() {
        var heading = heading(0, 40, 100)
        #expect(heading.move(from: visible(100), to: visible(95)) == .none)
        #expect(heading.move(from: visible(95), to: visible(99)) == .goesOn)
        #expect(heading.move(from: visible(99), to: visible(91)) == .none)
        #expect(heading.direction == .down)
        #expect(heading.move(from: visible(91), to: visible(90)) == .turns)
        #expect(heading.direction == .up)
    }

    @Test("After a page at once, or in another size, there is no direction")
    func jumps() {
        var heading = heading(0, 40)
        #expect(heading.move(from: visible(40), to: visible(840)) == .jumps)
        #expect(heading == ScrollHeading())
        _ = heading.move(from: visible(840), to: visible(850))
        #expect(
            heading.move(from: visible(850), to: CGRect(x: 0, y: 860, width: 800, height: 300)) == .jumps)
    }

    @Test("One looks eight steps ahead: an eighth of a page at least, a page at most")
    func reach() {
        var steady = heading(0, 37)
        #expect(steady.takeStrip(beyond: visible(37)) == CGRect(x: 0, y: 837, width: 300, height: 296))
        var slow = heading(0, 1)
        #expect(slow.takeStrip(beyond: visible(1)) == CGRect(x: 0, y: 801, width: 300, height: 100))
        var fast = heading(0, 400)
        #expect(fast.takeStrip(beyond: visible(400)) == CGRect(x: 0, y: 1200, width: 300, height: 800))
        var up = heading(2000, 1963)
        #expect(up.takeStrip(beyond: visible(1963)) == CGRect(x: 0, y: 1667, width: 300, height: 296))
        var still = ScrollHeading()
        #expect(still.takeStrip(beyond: visible(0)) == nil)
    }

    @Test("Nothing is looked at twice, and only when half of the way is due")
    func survey() {
        var heading = heading(0, 40)
        // 320 ahead.
        #expect(heading.takeStrip(beyond: visible(40)) == CGRect(x: 0, y: 840, width: 300, height: 320))
        for y in stride(from: CGFloat(40), to: 160, by: 40) {
            _ = heading.move(from: visible(y), to: visible(y + 40))
            #expect(heading.takeStrip(beyond: visible(y + 40)) == nil)
        }
        _ = heading.move(from: visible(160), to: visible(200))
        #expect(heading.takeStrip(beyond: visible(200)) == CGRect(x: 0, y: 1160, width: 300, height: 160))
        heading.forgetSurvey()
        #expect(heading.takeStrip(beyond: visible(200)) == CGRect(x: 0, y: 1000, width: 300, height: 320))
    }

    @Test("What reaches beyond the edge is ahead")
    func ahead() {
        let down = heading(0, 40)
        #expect(down.isAhead(CGRect(x: 0, y: 800, width: 10, height: 41), of: visible(40)))
        #expect(!down.isAhead(CGRect(x: 0, y: 800, width: 10, height: 40), of: visible(40)))
        #expect(heading(40, 20).isAhead(CGRect(x: 0, y: 19, width: 10, height: 40), of: visible(20)))
        #expect(!ScrollHeading().isAhead(CGRect(x: 0, y: 5000, width: 10, height: 40), of: visible(0)))
    }
}
