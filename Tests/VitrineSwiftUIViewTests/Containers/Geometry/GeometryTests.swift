import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Geometry readers, spaces, anchors and changes of geometry.
@MainActor
@Suite("Geometry")
struct GeometryTests {
    /// Tells numbers of a reader's proxy.
    private struct Reader: View {
        let log: ActionLog
        let tell: (GeometryProxy) -> String
        var body: some View {
            GeometryReader { proxy in
                let _ = log.lines.append(tell(proxy))
                Color.clear
            }
        }
    }

    private func text(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: " ")
    }

    @Test("A reader takes all that is offered, 10 where nothing is, and lays out from the top leading corner")
    func reader() {
        let bench = Bench(100, 60) {
            HStack(spacing: 0) {
                GeometryReader { proxy in box("a", proxy.size.width / 2, proxy.size.height / 2) }
                box("b", 40, 10)
            }
        }
        #expect(bench.box("a") == CGRect(0, 0, 30, 30))
        #expect(Bench { GeometryReader { _ in box("a", 50, 50) } }.fits == CGSize(width: 10, height: 10))
        let mirrored = Bench(100, 60) {
            GeometryReader { _ in box("a", 30, 10) }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(mirrored.box("a") == CGRect(70, 0, 30, 10))
        let several = Bench(100, 60) {
            GeometryReader { _ in
                box("a", 30, 10)
                box("b", 10, 30)
            }
        }
        #expect(several.box("a") == CGRect(0, 0, 30, 10) && several.box("b") == CGRect(0, 0, 10, 30))
    }

    @Test("Frames in the own space, in the window, and in named spaces around")
    func spaces() {
        let page = HostedPage(200, 100) { log in
            VStack(spacing: 0) {
                Color.clear.frame(height: 20)
                HStack(spacing: 0) {
                    Color.clear.frame(width: 30)
                    Reader(log: log) {
                        [
                            text($0.frame(in: .local)), text($0.frame(in: .global)),
                            text($0.frame(in: .named("row"))),
                            text($0.frame(in: .named("page"))),
                            $0.bounds(of: .named("row")).map(text) ?? "none",
                            $0.bounds(of: .named("nobody")).map(text) ?? "none",
                        ].joined(separator: ", ")
                    }
                }
                .coordinateSpace(.named("row"))
            }
            .padding(10).coordinateSpace(name: "page")
        }
        #expect(
            page.log.lines.last
                == "0 0 150 60, 40 30 150 60, 30 0 150 60, 40 30 150 60, -30 0 180 60, none")
    }

    @Test("Of spaces of one name the innermost counts; one that is not around is the window")
    func nested() {
        let page = HostedPage(100, 100) { log in
            ZStack {
                Color.clear.coordinateSpace(.named("beside"))
                Reader(log: log) {
                    text($0.frame(in: .named("x"))) + ", " + text($0.frame(in: .named("beside")))
                }
                .padding(5).coordinateSpace(.named("x")).padding(20).coordinateSpace(.named("x"))
            }
        }
        #expect(page.log.lines.last == "5 5 50 50, 25 25 50 50")
    }

    @Test("The scroll view's space moves with its content, per axis")
    func scrollSpace() {
        let page = HostedPage(200, 200) { log in
            ScrollView {
                Color.clear.frame(height: 300)
                Reader(log: log) {
                    text($0.frame(in: .scrollView)) + ", " + text($0.frame(in: .scrollView(axis: .vertical)))
                }
                .frame(height: 50)
                Color.clear.frame(height: 800)
            }
        }
        page.scroll(y: 200)
        #expect(page.log.lines.last == "0 108 200 50, 0 108 200 50")
    }

    @Test("Geometry readers know the safe area that reaches into them")
    func safeArea() {
        let page = HostedPage(200, 200, safeArea: UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 0)) {
            log in
            Reader(log: log) {
                let insets = $0.safeAreaInsets
                return
                    "\(text($0.frame(in: .global))) \(Int(insets.top)) \(Int(insets.leading)) \(Int(insets.bottom)) \(Int(insets.trailing))"
            }
        }
        #expect(page.log.lines.last == "5 20 195 150 20 5 30 0")
    }

    @Test("onGeometryChange tells the first value, and each that differs")
    func changes() {
        struct Screen: View {
            let log: ActionLog
            @State private var width: CGFloat = 40
            @State private var height: CGFloat = 10
            var body: some View {
                log.actions["width"] = { width += 20 }
                log.actions["height"] = { height += 20 }
                return VStack(spacing: 0) {
                    Color.red.frame(width: width, height: height)
                        .onGeometryChange(for: CGFloat.self) {
                            $0.size.width
                        } action: {
                            log.lines.append("w \(Int($0))")
                        }
                    Color.blue.frame(width: 10, height: 10)
                        .onGeometryChange(for: CGFloat.self) {
                            $0.frame(in: .global).minY
                        } action: { old, new in
                            log.lines.append("y \(Int(old)) \(Int(new))")
                        }
                    Spacer(minLength: 0)
                }
            }
        }
        let page = HostedPage { Screen(log: $0) }
        #expect(page.log.take().sorted() == ["w 40", "y 10 10"])
        page.act("height")
        #expect(page.log.take() == ["y 10 30"])
        page.act("width")
        #expect(page.log.take() == ["w 60"])
    }

    @Test("A proxy asked at scrolling tells where its view is, step by step")
    func scrolling() {
        let page = HostedPage(200, 200) { log in
            ScrollView {
                Color.red.frame(height: 50)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: {
                        log.lines.append("\(Int($0))")
                    }
                Color.clear.frame(height: 1000)
            }
        }
        #expect(page.log.take() == ["0"])
        for y in [10, 20, 20, 5] { page.scroll(y: CGFloat(y)) }
        #expect(page.log.take() == ["-10", "-20", "-5"])
    }

    @Test("Anchors are resolved in the view that reads them")
    func anchors() {
        struct Bounds: PreferenceKey {
            static let defaultValue: Anchor<CGRect>? = nil
            static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
                value = value ?? nextValue()
            }
        }
        struct Point: PreferenceKey {
            static let defaultValue: Anchor<CGPoint>? = nil
            static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
                value = value ?? nextValue()
            }
        }
        let log = ActionLog()
        _ = Bench(100, 100) {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 30)
                    .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
                    .anchorPreference(key: Point.self, value: .bottomTrailing) { $0 }
                Color.clear.frame(height: 10)
            }
            .padding(.top, 40)
            .overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { proxy in
                    let _ = log.lines.append(anchor.map { text(proxy[$0]) } ?? "none")
                    Color.clear
                }
            }
            .backgroundPreferenceValue(Point.self) { anchor in
                GeometryReader { proxy in
                    let _ = log.lines.append(
                        anchor.map { "\(Int(proxy[$0].x)) \(Int(proxy[$0].y))" } ?? "none")
                    Color.clear
                }
            }
        }
        #expect(Set(log.lines) == ["40 40 20 30", "60 70"])
    }

    @Test("Spaces are values that can be compared")
    func values() {
        #expect(
            NamedCoordinateSpace.named("a") == .named("a") && NamedCoordinateSpace.named("a") != .named("b"))
        if case .named(let name) = NamedCoordinateSpace.named(3).coordinateSpace {
            #expect(name == AnyHashable(3))
        } else {
            Issue.record("A named space is a space with a name.")
        }
    }
}
