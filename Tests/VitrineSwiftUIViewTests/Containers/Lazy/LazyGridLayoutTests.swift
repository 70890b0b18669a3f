import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Lazy grids on a page: cells, spacing, sections and directions.
@MainActor
@Suite("Layout of lazy grids")
struct LazyGridLayoutTests {
    private let two = [GridItem(.fixed(100), spacing: 20), GridItem(.fixed(80))]

    @Test("Rows are 8 points apart unless said, and a cell is offered its column and no height")
    func spacing() {
        let page = HostedPage { _ in
            ScrollView {
                LazyVGrid(columns: two) {
                    ForEach(0..<3, id: \.self) { Color.red.named("\($0)") }
                }
            }
        }
        // Colours of no proposed height are 10 high. 200 of 300 points: 50 at either side.
        #expect(page.box("0") == CGRect(50, 0, 100, 10))
        #expect(page.box("1") == CGRect(170, 0, 80, 10))
        #expect(page.box("2") == CGRect(50, 18, 100, 10))
        #expect(page.scrollView.contentSize == CGSize(width: 300, height: 28))
    }

    @Test("What is smaller than its cell stands in the middle, or where its column says")
    func cellAlignment() {
        func place(_ alignment: Alignment?) -> CGRect? {
            HostedPage { _ in
                ScrollView {
                    LazyVGrid(columns: [
                        GridItem(.fixed(100), spacing: 0, alignment: alignment), GridItem(.fixed(200)),
                    ]) {
                        box("small", 20, 10)
                        box("large", 200, 50)
                    }
                }
            }.box("small")
        }
        let table: [(Alignment?, CGPoint)] = [
            (nil, CGPoint(x: 40, y: 20)), (.center, CGPoint(x: 40, y: 20)),
            (.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 40, y: 0)),
            (.topTrailing, CGPoint(x: 80, y: 0)), (.leading, CGPoint(x: 0, y: 20)),
            (.trailing, CGPoint(x: 80, y: 20)), (.bottomLeading, CGPoint(x: 0, y: 40)),
            (.bottom, CGPoint(x: 40, y: 40)), (.bottomTrailing, CGPoint(x: 80, y: 40)),
        ]
        for (alignment, origin) in table {
            #expect(place(alignment) == CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
        }
    }

    @Test("A cell that is too wide sticks out of its column as its alignment says")
    func wideCell() {
        func left(_ alignment: Alignment) -> CGFloat? {
            HostedPage { _ in
                ScrollView {
                    LazyVGrid(columns: [GridItem(.fixed(100), alignment: alignment)]) { box("a", 140, 10) }
                }
            }.box("a")?.minX
        }
        #expect(left(.leading) == 100)
        #expect(left(.center) == 80)
        #expect(left(.trailing) == 60)
    }

    @Test("Where text runs from the right, so do columns; alignments and spans follow")
    func rightToLeft() {
        let page = HostedPage { _ in
            ScrollView {
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(100), spacing: 20, alignment: .leading), GridItem(.fixed(180)),
                    ], spacing: 0
                ) {
                    box("a", 30, 10)
                    box("b", 180, 10)
                    box("c", 100, 10)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(page.box("a") == CGRect(270, 0, 30, 10))
        #expect(page.box("b") == CGRect(0, 0, 180, 10))
        #expect(page.box("c") == CGRect(200, 10, 100, 10))
    }

    @Test("A section begins a new row, and its header and footer are as wide as the grid")
    func sections() {
        let page = HostedPage { _ in
            ScrollView {
                LazyVGrid(columns: two, alignment: .leading, spacing: 5) {
                    box("a", 10, 10)
                    Section {
                        box("b", 10, 10)
                        box("c", 10, 10)
                        box("d", 10, 10)
                    } header: {
                        Color.blue.frame(height: 30).named("head")
                    } footer: {
                        Color.blue.frame(height: 40).named("foot")
                    }
                    box("e", 10, 10)
                }
            }
        }
        #expect(page.names == ["a", "head", "b", "c", "d", "foot", "e"])
        #expect(page.boxes.map(\.frame.minY) == [0, 15, 50, 50, 65, 80, 125])
        #expect(page.box("head") == CGRect(0, 15, 300, 30))
        #expect(page.box("foot") == CGRect(0, 80, 300, 40))
        #expect(page.box("b")?.midX == 50)
        #expect(page.box("c")?.midX == 160)
        #expect(page.box("e")?.midX == 50)
    }

    @Test("A horizontal grid scrolls along its columns, with pinned headers at the leading edge")
    func horizontal() {
        let page = HostedPage(300, 100) { _ in
            ScrollView(.horizontal) {
                LazyHGrid(
                    rows: [GridItem(.fixed(40), spacing: 20), GridItem(.fixed(40))], spacing: 10,
                    pinnedViews: [.sectionHeaders]
                ) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<20, id: \.self) { box("\(section).\($0)", 50, 40) }
                        } header: {
                            Color.blue.frame(width: 30).named("head \(section)")
                        }
                    }
                }
            }
        }
        // Each section: 30, then ten columns of 50, each after 10: 630, and 10 between sections.
        #expect(page.scrollView.contentSize.width == 1910)
        #expect(page.box("head 0") == CGRect(0, 0, 30, 100))
        #expect(page.box("0.0") == CGRect(40, 0, 50, 40))
        #expect(page.box("0.1") == CGRect(40, 60, 50, 40))
        #expect(page.box("0.2") == CGRect(100, 0, 50, 40))
        page.scroll(x: 200)
        #expect(page.box("head 0") == CGRect(0, 0, 30, 100))
        #expect(page.box("0.2") == nil)
        page.scroll(x: 620)
        #expect(page.box("head 0")?.minX == -20)
        #expect(page.box("head 1")?.minX == 20)
    }

    @Test("A change of width makes other columns, and the views keep their state")
    func otherWidth() {
        struct Cell: View {
            let number: Int
            let log: ActionLog
            @State private var taps = 0
            var body: some View {
                log.actions["tap \(number)"] = { taps += 1 }
                return Text(verbatim: "\(number): \(taps)").frame(height: 20)
            }
        }
        let page = HostedPage { log in
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], spacing: 0) {
                    ForEach(0..<6, id: \.self) { Cell(number: $0, log: log) }
                }
            }
        }
        #expect(page.frames.map(\.midX) == [50, 150, 250, 50, 150, 250])
        page.act("tap 4")
        page.host.resize(to: CGSize(width: 200, height: 400))
        page.host.settle()
        #expect(page.frames.map(\.midX) == [50, 150, 50, 150, 50, 150])
        #expect(page.frames.map(\.midY) == [10, 10, 30, 30, 50, 50])
        #expect(page.texts == ["0: 0", "1: 0", "2: 0", "3: 0", "4: 1", "5: 0"])
    }

    @Test("Columns that change while the page is up are taken up, scrolled or not")
    func otherColumns() {
        struct Screen: View {
            let log: ActionLog
            @State private var count = 2
            var body: some View {
                log.actions["three"] = { count = 3 }
                return ScrollView {
                    LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: count), spacing: 0) {
                        ForEach(0..<600, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) }
                    }
                }
            }
        }
        let page = HostedPage { Screen(log: $0) }
        #expect(page.scrollView.contentSize.height == 12_000)
        #expect(page.texts == (0..<20).map { "\($0)" })
        page.act("three")
        #expect(page.scrollView.contentSize.height == 8000)
        #expect(page.texts == (0..<30).map { "\($0)" })
        #expect(page.frames[4].midX == 150)
    }

    @Test("In what does not scroll, all of it is there; scrolling across its axis is none along it")
    func noScrolling() {
        GraphCounters.current = GraphCounters()
        struct Cell: View {
            var body: some View { Color.red.frame(width: 10, height: 10) }
        }
        let plain = HostedPage { _ in
            LazyVGrid(columns: two, spacing: 0) { ForEach(0..<200, id: \.self) { _ in Cell() } }
        }
        #expect(GraphCounters.current.bodies(of: Cell.self) == 200)
        _ = plain
        GraphCounters.current = GraphCounters()
        let across = HostedPage { _ in
            ScrollView(.horizontal) {
                LazyVGrid(columns: two, spacing: 0) { ForEach(0..<200, id: \.self) { _ in Cell() } }
            }
        }
        #expect(GraphCounters.current.bodies(of: Cell.self) == 200)
        #expect(across.scrollView.contentSize.width == 200)
    }
}
