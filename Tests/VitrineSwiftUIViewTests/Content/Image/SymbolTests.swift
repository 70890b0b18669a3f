import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Symbols in views")
struct SymbolTests {
    private func width(_ view: some View) -> CGFloat {
        Bench(300, 300) { view }.graph.sizeThatFits(.unspecified).width
    }

    @Test("A symbol is as large as the text around it, and follows its font and scale")
    func sizes() {
        let image = Image(systemName: "circle.fill")
        let body = width(image)
        // 17 points: 16.2 units of 17/16 points, and 1.7 points on each side.
        #expect(abs(body - 20.6) < 0.6)
        #expect(abs(width(image.font(.system(size: 34))) - 2 * body) < 1.1)
        #expect(abs(width(image.imageScale(.small)) - 0.787 * body) < 1)
        #expect(abs(width(image.imageScale(.large)) - 1.274 * body) < 1)
        #expect(width(Image(systemName: "no.such.symbol")) == 0)
        #expect(width(image.resizable().frame(width: 50)) == 50)
    }

    @Test("Variants are those that there are")
    func variants() {
        #expect(SymbolVariants.none.names(of: "heart") == ["heart"])
        #expect(SymbolVariants.fill.names(of: "heart").first == "heart.fill")
        #expect(SymbolVariants.circle.fill.names(of: "heart").first == "heart.circle.fill")
        #expect(SymbolVariants.slash.names(of: "bell.fill").first == "bell.slash.fill")
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.fill))
        let plain = width(Image(systemName: "chevron.right"))
        #expect(width(Image(systemName: "chevron.right").symbolVariant(.circle)) > plain * 1.3)
    }

    @Test("A symbol stands on the baseline of the text beside it")
    func baseline() throws {
        let bench = Bench(300, 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("X").font(.system(size: 40))
                Image(systemName: "circle.fill").font(.system(size: 40))
            }
        }
        let frames = bench.frames
        #expect(frames.count == 2)
        // The middle of the circle is half a capital letter (0.7046 of 40 points) above the baseline.
        let text = try #require(frames.first)
        let image = try #require(frames.last)
        let ascent = UIFont.systemFont(ofSize: 40).ascender
        #expect(abs(image.midY - (text.minY + ascent - 14.1)) < 1)
    }

    @Test("The foreground style fills a symbol, in tones where it is hierarchical")
    func colors() {
        func alpha(_ view: some View) -> [Double] {
            let host = TestHost(
                ZStack {
                    Color.white; view
                }, size: CGSize(width: 60, height: 60), scale: 1)
            let edge = host.color(at: CGPoint(x: 12, y: 30))
            return [edge.red, edge.green, edge.blue].map { ($0 * 10).rounded() / 10 }
        }
        let image = Image(systemName: "star.circle.fill").font(.system(size: 40)).foregroundColor(
            Color(red: 1, green: 0, blue: 0))
        #expect(alpha(image) == [1, 0, 0])
        #expect(alpha(image.symbolRenderingMode(.hierarchical)) == [1, 0.5, 0.5])
    }

    @Test("Several styles are a palette: the first for the figure, the second for what is around it")
    func palettes() {
        func colors(_ view: some View) -> [[Double]] {
            let host = TestHost(
                ZStack {
                    Color.white; view
                }, size: CGSize(width: 60, height: 60), scale: 1)
            return [CGPoint(x: 12, y: 30), CGPoint(x: 30, y: 30)].map { point in
                let color = host.color(at: point)
                return [color.red, color.green, color.blue].map { ($0 * 10).rounded() / 10 }
            }
        }
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let image = Image(systemName: "star.circle.fill").font(.system(size: 40))
        // At the edge of the circle, and in the star.
        #expect(colors(image.foregroundStyle(red, blue)) == [[0, 0, 1], [1, 0, 0]])
        #expect(
            colors(image.symbolRenderingMode(.palette).foregroundStyle(red, blue, .green)) == [
                [0, 0, 1], [1, 0, 0],
            ])
        #expect(colors(image.symbolRenderingMode(.monochrome).foregroundStyle(red, blue))[0] == [1, 0, 0])
        // The second level of one style is fainter.
        let one = colors(image.symbolRenderingMode(.palette).foregroundStyle(red))
        #expect(one == [[1, 0.4, 0.4], [1, 0, 0]])
    }

    @Test("What points forward is mirrored where the language is read from the right")
    func direction() {
        func middle(_ name: String, _ direction: LayoutDirection) -> Double {
            let host = TestHost(
                Image(systemName: name).font(.system(size: 40)).environment(\.layoutDirection, direction)
                    .frame(width: 60, height: 60).background(Color.white),
                size: CGSize(width: 60, height: 60), scale: 1)
            // The columns that the middle row has ink in.
            let inked = host.line(30).enumerated().filter { $0.element[0] < 128 }.map { Double($0.offset) }
            return inked.reduce(0, +) / Double(inked.count)
        }
        #expect(middle("chevron.forward", .leftToRight) > 30)
        #expect(middle("chevron.forward", .rightToLeft) < 30)
        #expect(middle("chevron.right", .rightToLeft) > 30)
    }

    @Test("A view that flips is in a mirror where the language is read from the right")
    func flipping() {
        func left(_ direction: LayoutDirection, _ enabled: Bool = true) -> [Int] {
            let view = Halves().flipsForRightToLeftLayoutDirection(enabled)
                .environment(\.layoutDirection, direction)
            return TestHost(view, size: CGSize(width: 20, height: 10), scale: 1).rgb(2, 5)
        }
        #expect(left(.leftToRight) == [255, 0, 0])
        #expect(left(.rightToLeft) == [0, 0, 255])
        #expect(left(.rightToLeft, false) == [255, 0, 0])
        func behaving(_ direction: LayoutDirection) -> [Int] {
            let view = Halves().layoutDirectionBehavior(.mirrors(in: .leftToRight))
                .environment(\.layoutDirection, direction)
            return TestHost(view, size: CGSize(width: 20, height: 10), scale: 1).rgb(2, 5)
        }
        #expect(behaving(.leftToRight) == [0, 0, 255])
        #expect(behaving(.rightToLeft) == [255, 0, 0])
    }
}

/// Red at the left and blue at the right, whatever the direction.
private struct Halves: View {
    var body: some View {
        HStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0)
            Color(red: 0, green: 0, blue: 1)
        }
        .environment(\.layoutDirection, .leftToRight)
    }
}
