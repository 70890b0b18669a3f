import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Scrolling to views by their identifiers.
@MainActor
@Suite("Scrolling to identifiers")
struct ScrollReaderTests {
    /// Where scrolling to an identifier leads.
    private func offset<V: View>(
        _ id: some Hashable, _ anchor: UnitPoint? = nil, from start: CGPoint = .zero,
        @ViewBuilder _ content: @escaping () -> V
    ) -> CGPoint {
        let page = HostedPage { log in
            ScrollViewReader { proxy in
                content().onAppear { log.actions["go"] = { proxy.scrollTo(id, anchor: anchor) } }
            }
        }
        page.scroll(x: start.x, y: start.y)
        page.act("go")
        return page.scrollView.contentOffset
    }

    /// A grid of 20 × 20 boxes of 100 points with identifiers such as "3/4", row and column.
    private func table() -> some View {
        ScrollView([.horizontal, .vertical]) {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { column in
                            Color.red.frame(width: 100, height: 100).id("\(row)/\(column)")
                        }
                    }
                }
            }
        }
    }

    @Test("An anchor is the same point of the view and of what is in view, on both axes")
    func anchors() {
        let rows: [(UnitPoint, CGPoint)] = [
            (.topLeading, CGPoint(x: 1000, y: 500)), (.top, CGPoint(x: 900, y: 500)),
            (.topTrailing, CGPoint(x: 800, y: 500)), (.leading, CGPoint(x: 1000, y: 350)),
            (.center, CGPoint(x: 900, y: 350)), (.trailing, CGPoint(x: 800, y: 350)),
            (.bottomLeading, CGPoint(x: 1000, y: 200)), (.bottom, CGPoint(x: 900, y: 200)),
            (.bottomTrailing, CGPoint(x: 800, y: 200)),
            (UnitPoint(x: 0.25, y: 0.1), CGPoint(x: 950, y: 470)),
        ]
        for (anchor, expected) in rows {
            #expect(offset("5/10", anchor) { table() } == expected, "\(anchor)")
        }
    }

    @Test("Without an anchor it scrolls as far as it takes, on each axis for itself")
    func noAnchor() {
        #expect(offset("1/1") { table() } == .zero)
        #expect(offset("1/4") { table() } == CGPoint(x: 200, y: 0))
        #expect(offset("6/1") { table() } == CGPoint(x: 0, y: 300))
        #expect(offset("6/6", from: CGPoint(x: 1000, y: 1000)) { table() } == CGPoint(x: 600, y: 600))
        #expect(offset("10/10", from: CGPoint(x: 950, y: 950)) { table() } == CGPoint(x: 950, y: 950))
    }

    @Test("It goes no further than the content")
    func ends() {
        #expect(offset("19/19", .topLeading) { table() } == CGPoint(x: 1700, y: 1600))
        #expect(offset("0/0", .bottomTrailing, from: CGPoint(x: 500, y: 500)) { table() } == .zero)
    }

    @Test("A view larger than what is in view is shown from its start")
    func large() {
        let content = {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 500)
                    Color.red.frame(width: 10, height: 1000).id("large")
                    Color.red.frame(width: 10, height: 500)
                }
            }
        }
        #expect(offset("large") { content() }.y == 500)
        #expect(offset("large", .bottom) { content() }.y == 1100)
    }

    @Test("Margins and the safe area are kept clear")
    func margins() {
        let content = {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40, id: \.self) { Color.red.frame(width: 10, height: 50).id($0) }
                }
            }
            .contentMargins(.top, 20, for: .scrollContent).contentMargins(.bottom, 40, for: .scrollContent)
        }
        #expect(offset(20, .top) { content() }.y == 980)
        #expect(offset(20, .bottom) { content() }.y == 690)
        #expect(offset(20) { content() }.y == 690)
        #expect(offset(39, .top) { content() }.y == 1640)
        #expect(offset(0, .top, from: CGPoint(x: 0, y: 500)) { content() }.y == -20)
    }

    @Test("An identifier counts by its type, too; of equal ones the first is taken")
    func identifiers() {
        let content = {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 500).id("1")
                    Color.red.frame(width: 10, height: 500).id(1)
                    Color.red.frame(width: 10, height: 500).id(1)
                    Color.red.frame(width: 10, height: 500).id(Int8(1))
                }
            }
        }
        #expect(offset("1", .top, from: CGPoint(x: 0, y: 900)) { content() }.y == 0)
        #expect(offset(1, .top) { content() }.y == 500)
        #expect(offset(2, .top, from: CGPoint(x: 0, y: 77)) { content() }.y == 77)
    }

    @Test("Where views are inside others, all scroll views around are scrolled by what they hold")
    func innerScrollViews() {
        let page = HostedPage { log in
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { row in
                            ScrollView(.horizontal) {
                                HStack(spacing: 0) {
                                    ForEach(0..<20, id: \.self) {
                                        box("\(row)/\($0)", 100, 100).id("\(row)/\($0)")
                                    }
                                }
                            }
                        }
                    }
                }
                .onAppear { log.actions["go"] = { proxy.scrollTo("2/9", anchor: .leading) } }
            }
        }
        page.act("go")
        #expect(page.box("2/9")?.minX == 0)
        #expect(page.box("1/0")?.minX == 0)
    }

    @Test("Scrolling in withAnimation takes its time, without it none")
    func animated() {
        let page = HostedPage { log in
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<50, id: \.self) { box("\($0)", 10, 100).id($0) } }
                }
                .onAppear {
                    log.actions["slowly"] = { withAnimation { proxy.scrollTo(20, anchor: .top) } }
                    log.actions["at once"] = { proxy.scrollTo(0, anchor: .top) }
                    log.actions["not at all"] = {
                        var transaction = Transaction(animation: .default)
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { proxy.scrollTo(10, anchor: .top) }
                    }
                }
            }
        }
        page.start("slowly")
        page.host.advance(by: 0.1)
        let underway = page.scrollView.contentOffset.y
        #expect(underway > 0 && underway < 2000)
        page.host.settle()
        #expect(page.scrollView.contentOffset.y == 2000)
        page.start("at once")
        #expect(page.scrollView.contentOffset.y == 0)
        page.start("not at all")
        #expect(page.scrollView.contentOffset.y == 1000)
    }

    @Test("What the same action adds can be scrolled to")
    func added() {
        struct Screen: View {
            let log: ActionLog
            @State private var count = 20
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { box("\($0)", 10, 50).id($0) } }
                    }
                    .onAppear {
                        log.actions["add"] = {
                            count += 1
                            proxy.scrollTo(count - 1, anchor: .bottom)
                        }
                    }
                }
            }
        }
        let page = HostedPage { Screen(log: $0) }
        page.act("add")
        #expect(page.scrollView.contentOffset.y == 650)
        page.act("add")
        #expect(page.scrollView.contentOffset.y == 700)
    }

    @Test("A proxy scrolls what is in its reader, not what is beside it")
    func twoReaders() {
        struct Half: View {
            let name: String
            let log: ActionLog
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20, id: \.self) { box("\(name)\($0)", 100, 100).id($0) }
                        }
                    }
                    .onAppear { log.actions[name] = { proxy.scrollTo(10, anchor: .top) } }
                }
            }
        }
        let page = HostedPage { log in
            HStack(spacing: 0) {
                Half(name: "a", log: log)
                Half(name: "b", log: log)
            }
        }
        page.act("b")
        #expect(page.box("a0")?.minY == 0)
        #expect(page.box("b10")?.minY == 0)
    }

    @Test("In lazy grids and in sections rows are found, with those that were never made before them")
    func lazy() {
        let page = HostedPage { log in
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                        ForEach(0..<10, id: \.self) { section in
                            Section {
                                ForEach(0..<100, id: \.self) {
                                    box("\(section).\($0)", 10, 40).id("\(section).\($0)")
                                }
                            } header: {
                                box("head \(section)", 10, 20)
                            }
                        }
                    }
                }
                .onAppear {
                    log.actions["row"] = { proxy.scrollTo("3.50", anchor: .top) }
                }
            }
        }
        page.act("row")
        #expect(page.box("3.50")?.minY == 0)
        #expect(page.box("3.51")?.minY == 0)
        // Three sections of 20 + 2000, 20, and 25 rows of 40.
        #expect(page.scrollView.contentOffset.y == 7080)
    }
}
