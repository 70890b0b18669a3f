import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Scrolling by the program")
struct ScrollingTests {
    private func host<V: View>(_ view: V) -> TestHost {
        let host = TestHost(view, size: CGSize(width: 300, height: 400), scale: 1)
        host.settle()
        return host
    }

    private struct Reader<Content: View>: View {
        let log: ActionLog
        let id: AnyHashable
        let anchor: UnitPoint?
        @ViewBuilder let content: () -> Content
        var body: some View {
            ScrollViewReader { proxy in
                log.actions["scroll"] = { proxy.scrollTo(id, anchor: anchor) }
                return ScrollView { content() }
            }
        }
    }

    /// Where scrolling to an identifier leads.
    private func offset<V: View>(
        of id: AnyHashable, _ anchor: UnitPoint?, from start: CGFloat = 0,
        @ViewBuilder _ content: @escaping () -> V
    ) -> CGFloat {
        let log = ActionLog()
        let host = host(Reader(log: log, id: id, anchor: anchor, content: content))
        let view = host.window.firstScrollView!
        host.perform { view.contentOffset.y = start }
        host.settle()
        host.perform { log.actions["scroll"]!() }
        host.settle()
        return view.contentOffset.y
    }

    @Test("A reader scrolls to rows of stacks, lazy ones too, by loops and by id(_:), and not beyond the end")
    func reader() {
        func eager() -> some View {
            VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 40) } }
        }
        func lazy() -> some View {
            LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Text("\($0)").frame(height: 40) } }
        }
        #expect(offset(of: 50, .top) { eager() } == 2000)
        #expect(offset(of: 50, .center) { eager() } == 1820)
        #expect(offset(of: 50, .bottom) { eager() } == 1640)
        #expect(offset(of: 99, .top) { eager() } == 3600)
        // As far as it takes, from either side, and not at all.
        #expect(offset(of: 50, nil) { eager() } == 1640)
        #expect(offset(of: 20, nil, from: 2000) { eager() } == 800)
        #expect(offset(of: 52, nil, from: 2000) { eager() } == 2000)
        #expect(offset(of: 5000, .top) { lazy() } == 200_000)
        #expect(offset(of: 9999, .bottom) { lazy() } == 399_600)
        #expect(
            offset(of: "end", .bottom) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 1000)
                    Text("x").frame(height: 40).id("end")
                }
            } == 640)
        #expect(offset(of: "nobody", .top, from: 7) { eager() } == 7)
    }

    @Test("A lazy stack whose rows turn out longer than thought still ends at the row that was asked for")
    func unknownLengths() {
        let log = ActionLog()
        let host = host(
            Reader(log: log, id: 500, anchor: .bottom) {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Text("\($0)").frame(height: $0 < 300 ? 20 : 90) }
                }
            })
        host.perform { log.actions["scroll"]!() }
        host.settle()
        let rows = host.hostedTexts
        #expect(rows.map(\.text) == ["496", "497", "498", "499", "500"])
        #expect(rows.last.map { $0.frame.midY == 355 } == true)
    }

    @Test("A list scrolls to its rows")
    func list() {
        let log = ActionLog()
        struct Screen: View {
            let log: ActionLog
            var body: some View {
                ScrollViewReader { proxy in
                    log.actions["scroll"] = { proxy.scrollTo(300, anchor: .top) }
                    return List(0..<1000, id: \.self) { Text("\($0)") }
                }
            }
        }
        let host = TestHost(Screen(log: log))
        host.settle()
        host.perform { log.actions["scroll"]!() }
        host.settle()
        #expect(host.rowTexts.first.flatMap { Int($0) }.map { abs($0 - 300) <= 1 } == true)
    }

    @Test("The position is written while somebody scrolls, and scrolls when it is written")
    func position() {
        struct Screen: View {
            let log: ActionLog
            @State private var position: Int?
            var body: some View {
                log.lines = ["\(position.map { "\($0)" } ?? "none")"]
                log.actions["jump"] = { position = 30 }
                return ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 50) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $position)
            }
        }
        let log = ActionLog()
        let host = host(Screen(log: log))
        let view = host.window.firstScrollView!
        host.perform { view.contentOffset.y = 160 }
        host.settle()
        #expect(log.lines == ["3"])
        host.perform { log.actions["jump"]!() }
        host.settle()
        #expect(view.contentOffset.y == 1500)
        #expect(log.lines == ["30"])
    }

    @Test(
        "A position that is written when the view appears is scrolled to; without one nothing is written until somebody scrolls"
    )
    func positionOnAppear() {
        struct Screen: View {
            let log: ActionLog
            let start: Int?
            @State private var position: Int?
            var body: some View {
                log.lines = ["\(position.map { "\($0)" } ?? "none")"]
                return VStack {
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<5, id: \.self) { Text("\($0)").frame(width: 300, height: 50) }
                        }
                        .scrollTargetLayout()
                    }
                    .scrollPosition(id: $position)
                }
                .onAppear { if let start { position = start } }
            }
        }
        for start in [2, nil] {
            let log = ActionLog()
            let host = host(Screen(log: log, start: start))
            let view = host.window.firstScrollView!
            #expect(view.contentOffset.x == CGFloat(start ?? 0) * 300)
            #expect(log.lines == ["\(start.map { "\($0)" } ?? "none")"])
            host.perform { view.contentOffset.x = 300 }
            host.settle()
            #expect(log.lines == ["1"])
            host.perform { view.contentOffset.x = 0 }
            host.settle()
            #expect(log.lines == ["0"])
        }
    }

    @Test("Margins, indicators and disabled scrolling reach the scroll view, and not those inside it")
    func settings() {
        let host = host(
            ScrollView {
                ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 50) }
                Color.blue.frame(height: 1000)
            }
            .contentMargins(.vertical, 20)
            .contentMargins(.leading, 30, for: .scrollContent)
            .scrollIndicators(.hidden)
            .scrollDisabled(true))
        let outer = host.window.firstScrollView!
        let inner = outer.subviews.compactMap { $0 as? UIScrollView }[0]
        #expect(outer.contentInset == UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
        #expect(outer.contentOffset.y == -20)
        #expect(inner.frame == CGRect(x: 30, y: 0, width: 270, height: 50))
        #expect(inner.contentInset == .zero)
        #expect(!outer.showsVerticalScrollIndicator && !inner.showsHorizontalScrollIndicator)
        #expect(!outer.isScrollEnabled && !inner.isScrollEnabled)
    }

    @Test("A default anchor shows the end, also when content comes, until somebody scrolls")
    func defaultAnchor() {
        struct Screen: View {
            let log: ActionLog
            @State private var count = 20
            var body: some View {
                log.actions["add"] = { count += 1 }
                return ScrollView {
                    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 40) } }
                }
                .defaultScrollAnchor(.bottom)
            }
        }
        let log = ActionLog()
        let host = host(Screen(log: log))
        #expect(host.window.firstScrollView!.contentOffset.y == 400)
        host.perform { log.actions["add"]!() }
        host.settle()
        #expect(host.window.firstScrollView!.contentOffset.y == 440)
    }

    @Test("Pages and views are where scrolling comes to rest")
    func targets() {
        func rest<B: ScrollTargetBehavior>(_ behavior: B, drag: CGFloat) -> CGFloat {
            let host = host(
                ScrollView(.horizontal) {
                    HStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 120) } }
                        .scrollTargetLayout()
                }
                .scrollTargetBehavior(behavior))
            host.fling(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 250 - drag, y: 200), duration: 0.15)
            host.settle()
            return host.window.firstScrollView!.contentOffset.x
        }
        #expect(rest(.paging, drag: 100) == 300)
        let aligned = rest(.viewAligned, drag: 100)
        #expect(aligned > 0 && aligned.truncatingRemainder(dividingBy: 120) == 0)
        #expect(rest(.viewAligned(limitBehavior: .always), drag: 100) == 120)
    }

    @Test("Changes of geometry are told once, with what was before")
    func geometry() {
        let log = ActionLog()
        let host = host(
            ScrollView { Color.red.frame(height: 1000) }
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > 100
                } action: { old, new in
                    log.lines.append("\(old) \(new)")
                }
                .onGeometryChange(for: CGSize.self, of: \.size) { log.lines.append("\(Int($0.height))") })
        #expect(log.take().sorted() == ["400", "false false"])
        host.perform { host.window.firstScrollView!.contentOffset.y = 50 }
        host.settle()
        #expect(log.take() == [])
        host.perform { host.window.firstScrollView!.contentOffset.y = 150 }
        host.settle()
        #expect(log.take() == ["false true"])
    }

    @Test("A scroll transition follows how far a view is out of view")
    func transition() {
        let host = host(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { _ in
                        Color.red.frame(height: 100)
                            .scrollTransition {
                                $0.opacity($1.isIdentity ? 1 : 0).scaleEffect(1 - $1.value / 2)
                            }
                    }
                }
            })
        let view = host.window.firstScrollView!
        host.perform { view.contentOffset.y = 25 }
        host.settle()
        let layers = view.layer.sublayers!.filter { $0.bounds.height == 100 }
            .sorted { $0.position.y < $1.position.y }
        #expect(layers[0].opacity == 0.75 && layers[1].opacity == 1)
        #expect(layers[0].transform.m11 == 1.125)
        #expect(layers[4].opacity == 0.25)
    }
}
