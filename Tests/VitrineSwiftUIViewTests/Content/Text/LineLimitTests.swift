import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// The numbers of lines that text may have, and has room for.
@MainActor
@Suite
struct LineLimitTests {
    private let one = "One"
    private let three = "One\nTwo\nThree"

    private func lines<V: View>(_ view: V) -> Int {
        let line = Bench { Text(verbatim: "One") }.fits.height
        return Int((Bench(scale: 1) { view }.fits.height / line).rounded())
    }

    @Test func textHasRoomForTheLinesThatItReserves() {
        #expect(lines(Text(verbatim: one).lineLimit(3)) == 1)
        #expect(lines(Text(verbatim: one).lineLimit(3, reservesSpace: true)) == 3)
        #expect(lines(Text(verbatim: one).lineLimit(3, reservesSpace: false)) == 1)
        #expect(lines(Text(verbatim: three).lineLimit(2, reservesSpace: true)) == 2)
    }

    @Test func rangesGiveTheFewestAndTheMost() {
        #expect(lines(Text(verbatim: one).lineLimit(2...4)) == 2)
        #expect(lines(Text(verbatim: three).lineLimit(1...2)) == 2)
        #expect(lines(Text(verbatim: three).lineLimit(2...)) == 3)
        #expect(lines(Text(verbatim: one).lineLimit(2...)) == 2)
        #expect(lines(Text(verbatim: three).lineLimit(...2)) == 2)
        #expect(lines(Text(verbatim: one).lineLimit(...2)) == 1)
        #expect(lines(Text(verbatim: one).lineLimit(...2).lineLimit(3...)) == 1)
    }

    @Test func whatIsReservedAndHowFarTextShrinksMayChange() {
        struct Page: View {
            var reserves = false
            var scale: CGFloat = 1
            var body: some View {
                Text(verbatim: "A line of text").lineLimit(3, reservesSpace: reserves).minimumScaleFactor(
                    scale)
            }
        }
        let bench = Bench(40, 100) { Page() }
        func height(_ page: Page) -> CGFloat {
            bench.show(page)
            return bench.frames[0].height
        }
        let one = height(Page())
        #expect(height(Page(reserves: true)) >= one)
        let wide = Bench(200, 100) { Page() }
        let line = wide.frames[0].height
        wide.show(Page(reserves: true))
        #expect(wide.frames[0].height > line * 2.5)
        wide.show(Page())
        #expect(wide.frames[0].height == line)
        let narrow = Bench(60, line) { Page() }
        let full = narrow.frames[0].width
        narrow.show(Page(scale: 0.3))
        #expect(narrow.frames[0] != CGRect(x: 0, y: 0, width: full, height: line))
    }

    @Test func boldTextAsWantedIsWider() {
        let plain = Bench { Text(verbatim: "Wide") }.fits.width
        let bold = Bench { Text(verbatim: "Wide").environment(\.legibilityWeight, .bold) }.fits.width
        let semibold = Bench { Text(verbatim: "Wide").fontWeight(.semibold) }.fits.width
        #expect(bold > plain)
        #expect(bold == semibold)
    }

    @Test func tightenedTextIsNotCut() {
        let text = Text(verbatim: "A title that is a little too long").lineLimit(1)
        let width = Bench(1000, 50) { text }.fits.width - 3
        func height<V: View>(_ view: V) -> CGFloat {
            Bench(width, 50) { view.fixedSize(horizontal: false, vertical: true) }.frames[0].width
        }
        #expect(height(text.allowsTightening(true)) <= width)
    }
}
