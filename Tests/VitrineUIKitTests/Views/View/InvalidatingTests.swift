import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct InvalidatingTests {
    private final class Tile: UIView {
        var log: [String] = []
        @Invalidating(.layout) var spacing: CGFloat = 8
        @Invalidating(.display, .intrinsicContentSize) var name = ""
        @Invalidating(.layout, .display, .constraints) var number = 0

        override func setNeedsLayout() {
            log.append("layout")
            super.setNeedsLayout()
        }
        override func setNeedsDisplay() {
            log.append("display")
            super.setNeedsDisplay()
        }
        override func setNeedsUpdateConstraints() {
            log.append("constraints")
            super.setNeedsUpdateConstraints()
        }
        override func invalidateIntrinsicContentSize() {
            log.append("size")
            super.invalidateIntrinsicContentSize()
        }
    }

    @Test func `A value that differs invalidates what is named, in order, and an equal one nothing`() {
        let tile = Tile()
        func changes(_ change: () -> Void) -> [String] {
            tile.log = []
            change()
            return tile.log
        }
        #expect(changes { tile.spacing = 8 } == [])
        #expect(changes { tile.spacing = 9 } == ["layout"])
        #expect(Array(changes { tile.name = "A" }.prefix(2)) == ["display", "size"])
        #expect(Array(changes { tile.number += 1 }.prefix(3)) == ["layout", "display", "constraints"])
        #expect(tile.spacing == 9 && tile.name == "A" && tile.number == 1)
    }
}
