import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// How texts break, are cut and are aligned.
@MainActor
@Suite
struct TextViewLayoutTests {
    private func size<V: View>(_ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
        Bench(1000, 1000) { view }.graph.sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    private func lines<V: View>(_ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> Int {
        Int((size(view, width, height).height / size(Text(verbatim: "x")).height).rounded())
    }

    /// Ten words of one width each, since all letters are.
    private let words = Text(verbatim: "aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa").monospaced()
    private var letter: CGFloat { size(Text(verbatim: "aaaaaaaaaa").monospaced()).width / 10 }

    @Test func wordsWrapWhereTheyDoNotFit() {
        #expect(lines(words) == 1)
        // Two words and the space between them are nine letters.
        #expect(lines(words, 9 * letter + 1) == 4)
        #expect(lines(words, 14 * letter + 1) == 3)
        #expect(lines(words, 4 * letter + 1) == 8)
        #expect(abs(size(words, 9 * letter + 1).width - 9 * letter) < 1)
        // Space is left over: the text is no wider than its longest line.
        #expect(abs(size(words, 12 * letter).width - 9 * letter) < 1)
    }

    @Test func wordsThatDoNotFitAtAllAreBrokenAnywhere() {
        let word = Text(verbatim: "aaaaaaaaaaaa").monospaced()
        #expect(lines(word, 6 * letter + 1) == 2)
        #expect(lines(word, 4 * letter + 1) == 3)
    }

    @Test func linesEndWhereTheTextSaysSo() {
        #expect(lines(Text(verbatim: "a\nb\nc")) == 3)
        #expect(lines(Text(verbatim: "a\n\nc")) == 3)
        #expect(lines(Text(verbatim: "a\nb\nc").lineLimit(2)) == 2)
        #expect(lines(Text(verbatim: "")) == 1 || size(Text(verbatim: "")).height == 0)
    }

    @Test func aLimitCutsTheRest() {
        #expect(lines(words.lineLimit(2), 9 * letter + 1) == 2)
        #expect(lines(words.lineLimit(1), 9 * letter + 1) == 1)
        #expect(lines(words.lineLimit(99), 9 * letter + 1) == 4)
        #expect(lines(words.lineLimit(nil), 9 * letter + 1) == 4)
        // The innermost limit counts, also when it is none.
        #expect(lines(VStack { words.lineLimit(3) }.lineLimit(1), 9 * letter + 1) == 3)
        #expect(lines(VStack { words.lineLimit(nil) }.lineLimit(1), 9 * letter + 1) == 4)
        #expect(lines(VStack { words }.lineLimit(1), 9 * letter + 1) == 1)
    }

    @Test func asManyLinesAreShownAsFitTheHeight() {
        let line = size(Text(verbatim: "x")).height
        #expect(lines(words, 9 * letter + 1, 2 * line + 1) == 2)
        #expect(lines(words, 9 * letter + 1, 3.5 * line) == 3)
        // One line always.
        #expect(lines(words, 9 * letter + 1, 0) == 1)
        #expect(lines(words, 9 * letter + 1, .infinity) == 4)
    }

    @Test func aFixedSizeIsNotCut() {
        let bench = Bench(50, 20) { words.lineLimit(1).fixedSize() }
        #expect(bench.frames[0].width == size(words).width)
        let tall = Bench(9 * letter + 1, 10) { words.fixedSize(horizontal: false, vertical: true) }
        #expect(tall.frames[0].height == size(words, 9 * letter + 1).height)
    }

    @Test func roomBetweenLinesIsNotAddedAroundThem() {
        let text = Text(verbatim: "a\nb\nc")
        let plain = size(text).height
        #expect(size(text.lineSpacing(10)).height == plain + 20)
        #expect(size(Text(verbatim: "a").lineSpacing(10)).height == size(Text(verbatim: "a")).height)
        #expect(size(VStack { text }.lineSpacing(5)).height == plain + 10)
        #expect(size(VStack { text.lineSpacing(1) }.lineSpacing(5)).height == plain + 2)
    }

    /// The first and the last column of the second row that is not white, of a text of a long and a short line.
    private func secondLine<V: View>(_ view: V) -> ClosedRange<Int>? {
        let host = TestHost(
            ZStack {
                Ink.white; view
            }, size: CGSize(width: 120, height: 60), scale: 1)
        let row = host.line(41)
        let dark = row.indices.filter { row[$0][0] < 128 }
        return dark.first.map { $0...dark.last! }
    }

    @Test func linesStandAsAligned() throws {
        // Blocks of 20 points: the first line is 4 of them wide, the second is one.
        let text = Text(verbatim: "████\n█").font(.system(size: 20)).lineSpacing(0)
        let width = size(text).width
        let (start, end) = (60 - width / 2, 60 + width / 2)
        let leading = try #require(secondLine(text))
        let center = try #require(secondLine(text.multilineTextAlignment(.center)))
        let trailing = try #require(secondLine(text.multilineTextAlignment(.trailing)))
        #expect(abs(CGFloat(leading.lowerBound) - start) < 3)
        #expect(abs(CGFloat(center.lowerBound + center.upperBound) / 2 - 60) < 3)
        #expect(abs(CGFloat(trailing.upperBound) - end) < 3)
        let mirrored = try #require(secondLine(text.environment(\.layoutDirection, .rightToLeft)))
        #expect(abs(CGFloat(mirrored.upperBound) - end) < 3)
        let back = try #require(
            secondLine(text.multilineTextAlignment(.trailing).environment(\.layoutDirection, .rightToLeft)))
        #expect(abs(CGFloat(back.lowerBound) - start) < 3)
    }

    /// Whether the first and the last letter of a line that is cut are full blocks.
    private func ends(_ mode: Text.TruncationMode) -> [Bool] {
        let text = Text(verbatim: "███aaaaaaaaaaaaaaaa███").font(.system(size: 20)).lineLimit(1)
            .truncationMode(mode)
        let host = TestHost(
            ZStack {
                Ink.white
                text.frame(width: 120)
            }, size: CGSize(width: 140, height: 40), scale: 1)
        let row = host.line(14)
        func isFull(_ columns: Range<Int>) -> Bool { columns.contains { row[$0][0] < 100 } }
        return [isFull(12..<30), isFull(108..<128)]
    }

    @Test func cutTextsKeepTheirBeginningTheirEndOrBoth() {
        #expect(ends(.tail) == [true, false])
        #expect(ends(.head) == [false, true])
        #expect(ends(.middle) == [true, true])
    }

    @Test func capitalsAreWider() {
        let text = Text(verbatim: "words")
        #expect(size(text.textCase(.uppercase)).width == size(Text(verbatim: "WORDS")).width)
        #expect(size(Text(verbatim: "WORDS").textCase(.lowercase)).width == size(text).width)
        #expect(size(VStack { text.textCase(nil) }.textCase(.uppercase)).width == size(text).width)
        #expect(size(VStack { text.textCase(.lowercase) }.textCase(.uppercase)).width == size(text).width)
    }

    @Test func textsShrinkToTheirRoomButNoFurtherThanAllowed() {
        let text = Text(verbatim: "Shrinking").lineLimit(1)
        let free = size(text)
        #expect(size(text.minimumScaleFactor(0.5), free.width).height == free.height)
        let less = size(text.minimumScaleFactor(0.5), free.width * 0.75)
        #expect(less.width <= free.width * 0.75 && less.height < free.height * 0.8)
        // Half of the room is needed, three quarters are allowed: the rest is cut.
        let cut = size(text.minimumScaleFactor(0.75), free.width * 0.4)
        #expect(cut.height > free.height * 0.7 && cut.height < free.height * 0.82)
        #expect(size(text, free.width * 0.4).height == free.height)
    }

    @Test func baselinesAreThoseOfTheFirstAndTheLastLine() {
        let bench = Bench(300, 200) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text(verbatim: "a\nb")
                Text(verbatim: "c")
            }
        }
        let line = size(Text(verbatim: "x")).height
        let rise = size(Text(verbatim: "a\nb")).height - line
        #expect(abs(bench.frames[1].minY - bench.frames[0].minY - rise) < 1)
        let first = Bench(300, 200) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "a\nb")
                Text(verbatim: "c")
            }
        }
        #expect(first.frames[1].minY == first.frames[0].minY)
    }

    @Test func addedTextsAreOneLine() {
        let sum = Text(verbatim: "one ") + Text(verbatim: "two").bold()
        #expect(lines(sum) == 1)
        #expect(
            abs(
                size(sum).width - size(Text(verbatim: "one ")).width
                    - size(Text(verbatim: "two").bold()).width) < 1.01)
        #expect(
            size(sum.font(.system(size: 40))).height
                == size(Text(verbatim: "x").font(.system(size: 40))).height)
        // The higher font makes the line.
        let mixed = Text(verbatim: "a").font(.system(size: 10)) + Text(verbatim: "b").font(.system(size: 40))
        #expect(size(mixed).height >= size(Text(verbatim: "b").font(.system(size: 40))).height)
    }
}
