import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// What modifiers set on text, and how it is drawn.
@MainActor
@Suite
struct TextStyleTests {
    private func width<V: View>(_ view: V) -> CGFloat { Bench(1000, 100) { view }.fits.width }

    @Test func boldLeavesTheWeightToReturnTo() {
        let text = Text(verbatim: "Weight")
        let (light, bold) = (width(text.fontWeight(.light)), width(text.bold()))
        #expect(light < bold)
        #expect(width(text.fontWeight(.light).bold(false)) == light)
        #expect(width(text.fontWeight(.light).bold()) == bold)
        #expect(width(text.bold(false).bold()) == width(text))
        #expect(width(VStack { text }.bold().fontWeight(.light)) == bold)
        #expect(width(VStack { text.bold(false) }.bold()) == width(text))
        #expect(width(VStack { VStack { text }.bold(false) }.bold()) == width(text))
    }

    @Test func trackingCountsInPlaceOfKerning() {
        let text = Text(verbatim: "abcd")
        let plain = width(text)
        #expect(width(text.kerning(5)) == plain + 20)
        #expect(width(text.tracking(3)) == plain + 12)
        #expect(width(text.kerning(5).tracking(3)) == plain + 12)
        #expect(width(VStack { text }.kerning(5)) == plain + 20)
        #expect(width(VStack { text.kerning(1) }.kerning(5)) == plain + 4)
        #expect(width(VStack { text }.tracking(2).kerning(5)) == plain + 8)
    }

    @Test func innerSettingsCount() {
        let inner = Text(verbatim: "a").underline(false).strikethrough(color: .red).baselineOffset(2)
        let outer = inner.underline().strikethrough(false).baselineOffset(9)
        #expect(outer == inner)
    }

    @Test func `UIKit's lines are lines of texts, unless they are not drawn`() {
        #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single)
        #expect(
            Text.LineStyle(nsUnderlineStyle: [.double, .patternDash]) == Text.LineStyle(pattern: .dash))
        #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
        #expect(Text.LineStyle(nsUnderlineStyle: .patternDot) == nil)
    }

    @Test(arguments: [Text.LineStyle.Pattern.solid, .dot, .dash, .dashDot, .dashDotDot])
    func linesHaveTheirPatternAndColor(pattern: Text.LineStyle.Pattern) {
        let red = Color(red: 1, green: 0, blue: 0)
        func reds<V: View>(_ view: V) -> Int {
            let host = TestHost(
                UIHostingController(rootView: view.background(Color.white)),
                size: CGSize(width: 100, height: 40),
                scale: 1)
            let picture = host.bitmap()
            var count = 0
            for y in 0..<40 {
                for x in 0..<100 where picture[x, y].red > 0.8 && picture[x, y].green < 0.3 { count += 1 }
            }
            return count
        }
        let text = Text(verbatim: "mmmmmm")
        let count = reds(text.underline(pattern: pattern, color: red))
        #expect(count > 8)
        #expect(reds(VStack { text }.underline(pattern: pattern, color: red)) == count)
        #expect(reds(text.strikethrough(pattern: pattern, color: red)) > 8)
        #expect(reds(VStack { text.underline(false) }.underline(pattern: pattern, color: red)) == 0)
        if pattern != .solid { #expect(count < reds(text.underline(color: red))) }
    }

    @Test func linksHaveTheTintAndAreOpened() {
        var opened: [String] = []
        let view = Text("see [here](https://a.b/c) or there").font(.system(size: 20))
            .environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0.absoluteString); return .handled
                })
        let host = TestHost(UIHostingController(rootView: view), size: CGSize(width: 300, height: 100))
        let layout = Bench(300, 100) { Text(verbatim: "see ").font(.system(size: 20)) }.fits.width
        let whole = Bench(300, 100) { Text(verbatim: "see here or there").font(.system(size: 20)) }.fits.width
        let left = (300 - whole) / 2
        host.tap(at: CGPoint(x: left + layout + 10, y: 50))
        #expect(opened == ["https://a.b/c"])
        host.tap(at: CGPoint(x: left + 10, y: 50))
        host.tap(at: CGPoint(x: left + whole - 5, y: 50))
        #expect(opened.count == 1)
    }

    @Test func whatIsNoLinkLeavesTapsToWhatIsAround() {
        var log: [String] = []
        let view = Text("[a](https://a.b) wide text around it").frame(width: 300, height: 100)
            .contentShape(Rectangle())
            .onTapGesture { log.append("around") }
            .environment(
                \.openURL,
                OpenURLAction { _ in
                    log.append("link"); return .discarded
                })
        let host = TestHost(UIHostingController(rootView: view), size: CGSize(width: 300, height: 100))
        host.tap(at: CGPoint(x: 150, y: 50))
        #expect(log == ["around"])
    }

    @Test func whoeverAsksIsToldWhetherItWasOpened() {
        var results: [Bool] = []
        OpenURLAction { _ in .handled }(URL(string: "a:b")!) { results.append($0) }
        OpenURLAction { _ in .discarded }(URL(string: "a:b")!) { results.append($0) }
        #expect(results == [true, false])
    }
}
