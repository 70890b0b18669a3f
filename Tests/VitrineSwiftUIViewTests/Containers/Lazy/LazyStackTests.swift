import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// A screen with one lazy container.
@MainActor
private final class Screen {
    let host: TestHost
    let log = ActionLog()

    init<V: View>(_ size: CGSize = CGSize(width: 320, height: 480), _ view: (ActionLog) -> V) {
        host = TestHost(view(log), size: size, scale: 1)
        host.settle()
    }

    var scrollView: UIScrollView { host.window.firstScrollView! }

    func scroll(to y: CGFloat) {
        host.perform { scrollView.contentOffset.y = y }
        host.settle()
    }

    /// The texts in view, with where they are in the window.
    var texts: [String] { host.hostedTexts.map(\.text) }
    var frames: [CGRect] { host.hostedTexts.map(\.frame) }
}

private struct Line: View {
    let number: Int
    var body: some View { Text("Row \(number)").frame(height: 40) }
}

/// A row that counts for itself.
private struct Counter: View {
    let number: Int
    let log: ActionLog
    @State private var count = 0

    var body: some View {
        log.actions["\(number)"] = { count += 1 }
        return Text("\(number): \(count)").frame(height: 40)
            .onAppear { log.lines.append("+\(number)") }
            .onDisappear { log.lines.append("-\(number)") }
    }
}

@MainActor
@Suite("Lazy stacks")
struct LazyStackTests {
    @Test("Only what is in view is made, and a step of scrolling makes what appears")
    func laziness() {
        GraphCounters.current = GraphCounters()
        let screen = Screen { _ in
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Line(number: $0) } } }
        }
        #expect(screen.texts == (0..<12).map { "Row \($0)" })
        #expect(GraphCounters.current.bodies(of: Line.self) == 12)
        #expect(screen.scrollView.contentSize == CGSize(width: 320, height: 400_000))
        screen.scroll(to: 80)
        #expect(screen.texts == (2..<14).map { "Row \($0)" })
        #expect(GraphCounters.current.bodies(of: Line.self) == 14)
        screen.scroll(to: 200_000)
        #expect(screen.texts.first == "Row 5,000")
        #expect(GraphCounters.current.bodies(of: Line.self) == 26)
    }

    @Test("Rows of other heights than thought keep what is in view where it is")
    func estimates() {
        let screen = Screen { _ in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { Text("\($0)").frame(height: $0 < 500 ? 40 : 100) }
                }
            }
        }
        screen.scroll(to: 500 * 40 + 5000)
        let (text, frame) = (screen.texts[1], screen.frames[1])
        screen.scroll(to: screen.scrollView.contentOffset.y - 30)
        let index = try? #require(screen.texts.firstIndex(of: text))
        #expect(screen.frames[index ?? 0].minY == frame.minY + 30)
        // All the way up: the lengths are known by then.
        for _ in 0..<2000 where screen.scrollView.contentOffset.y > 0 {
            screen.scroll(to: max(0, screen.scrollView.contentOffset.y - 400))
        }
        #expect(screen.texts.first == "0")
        #expect(screen.frames[0].minY == 10 + (20 - screen.frames[0].height) / 2)
    }

    @Test("State of rows that scrolled away is kept, and they disappear")
    func state() {
        let screen = Screen { log in
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Counter(number: $0, log: log) } }
            }
        }
        #expect(screen.log.take() == (0..<12).map { "+\($0)" })
        screen.host.perform { screen.log.actions["3"]!() }
        screen.scroll(to: 400)
        #expect(
            screen.log.take().sorted() == ((0..<10).map { "-\($0)" } + (12..<22).map { "+\($0)" }).sorted())
        screen.scroll(to: 0)
        #expect(screen.texts.prefix(5) == ["0: 0", "1: 0", "2: 0", "3: 1", "4: 0"])
    }

    @Test("What is inserted, removed and moved keeps its state, and shows its newest value")
    func changes() {
        struct Changing: View {
            let log: ActionLog
            @State private var numbers = Array(0..<50)
            var body: some View {
                log.actions["change"] = { numbers = [100, 1, 0] + numbers.dropFirst(3) }
                return ScrollView {
                    LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Counter(number: $0, log: log) } }
                }
            }
        }
        let screen = Screen { Changing(log: $0) }
        screen.host.perform {
            screen.log.actions["0"]!()
            screen.log.actions["1"]!()
            screen.log.actions["1"]!()
        }
        screen.host.settle()
        _ = screen.log.take()
        screen.host.perform { screen.log.actions["change"]!() }
        screen.host.settle()
        #expect(screen.texts.prefix(5) == ["100: 0", "1: 2", "0: 1", "3: 0", "4: 0"])
        #expect(screen.frames.prefix(3).map(\.midY) == [20, 60, 100])
        #expect(screen.log.take() == ["-2", "+100"])
    }

    @Test("Headers stay in view while their section is, and are in front of the rows")
    func pinnedHeaders() {
        let screen = Screen { _ in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<10, id: \.self) { section in
                        Section {
                            ForEach(0..<20, id: \.self) { Text("\(section).\($0)").frame(height: 40) }
                        } header: {
                            Text("Section \(section)").frame(height: 30)
                        }
                    }
                }
            }
        }
        func header(_ section: Int) -> CGFloat? {
            zip(screen.texts, screen.frames).first { $0.0 == "Section \(section)" }?.1.midY
        }
        #expect(screen.scrollView.contentSize.height == 8300)
        #expect(header(0) == 15)
        screen.scroll(to: 100)
        #expect(header(0) == 15)
        // The next section pushes it away.
        screen.scroll(to: 830 - 10)
        #expect(header(0) == -5 && header(1) == 25)
        screen.scroll(to: 830)
        #expect(header(0) == nil && header(1) == 15)
    }

    @Test("A horizontal stack is as high as what it has, and lazy along its axis")
    func horizontal() {
        let screen = Screen { _ in
            ScrollView(.horizontal) {
                LazyHStack(alignment: .top, spacing: 10) {
                    ForEach(0..<1000, id: \.self) { Text("\($0)").frame(width: 90, height: 50) }
                }
            }
        }
        #expect(screen.texts == ["0", "1", "2", "3"])
        #expect(screen.scrollView.contentSize.width == 99_990)
        #expect(screen.frames.map(\.midX) == [45, 145, 245, 345])
    }

    @Test("Single views, groups and branches are lines like the elements of loops")
    func mixed() {
        let screen = Screen { _ in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 2) {
                    Text("a").frame(height: 10)
                    Group {
                        Text("b").frame(height: 10)
                        if true { Text("c").frame(height: 10) }
                    }
                    .padding(.leading, 5)
                    ForEach(0..<2, id: \.self) { number in
                        Text("d\(number)").frame(height: 10)
                        Text("e\(number)").frame(height: 10)
                    }
                    AnyView(Text("f").frame(height: 10))
                }
            }
        }
        #expect(screen.texts == ["a", "b", "c", "d0", "e0", "d1", "e1", "f"])
        #expect(screen.frames.map(\.midY) == [5, 17, 29, 41, 53, 65, 77, 89])
        #expect(screen.frames.map(\.minX) == [0, 5, 5, 0, 0, 0, 0, 0])
    }
}

@MainActor
@Suite("Lazy grids")
struct LazyGridTests {
    /// The origins and lengths of the tracks.
    private func tracks(_ items: [GridItem], _ length: CGFloat) -> [[CGFloat]] {
        GridTracks(items, in: length).tracks.map { [$0.origin, $0.length] }
    }

    @Test("Items share what fixed ones and distances leave, within their limits")
    func sharing() {
        #expect(tracks([GridItem(), GridItem()], 108) == [[0, 50], [58, 50]])
        #expect(
            tracks([GridItem(.fixed(30)), GridItem(spacing: 2), GridItem()], 140) == [
                [0, 30], [38, 50], [90, 50],
            ])
        #expect(
            tracks([GridItem(.flexible(minimum: 10, maximum: 20)), GridItem()], 108) == [[0, 20], [28, 80]])
        #expect(
            tracks([GridItem(.adaptive(minimum: 40), spacing: 10)], 150) == [
                [0, 43.333333333333336], [53.333333333333336, 43.333333333333336],
                [106.66666666666667, 43.333333333333336],
            ])
        #expect(tracks([GridItem(.adaptive(minimum: 200))], 150) == [[0, 200]])
        #expect(tracks([GridItem(.fixed(50)), GridItem(.adaptive(minimum: 20), spacing: 0)], 108).count == 3)
    }

    @Test("Rows are as high as their highest view, and views are aligned in their cell")
    func rows() {
        let screen = Screen { _ in
            ScrollView {
                LazyVGrid(columns: [GridItem(alignment: .topLeading), GridItem()], spacing: 10) {
                    ForEach(0..<5, id: \.self) { Text("\($0)").frame(width: 20, height: $0 == 1 ? 60 : 20) }
                }
            }
        }
        #expect(screen.frames.map(\.midY) == [10, 30, 80, 80, 110])
        #expect(screen.frames.map(\.midX) == [10, 242, 10, 242, 10])
        #expect(screen.scrollView.contentSize.height == 120)
    }

    @Test("A million values cost what is in view")
    func million() {
        GraphCounters.current = GraphCounters()
        let values = Array(0..<1_000_000)
        let screen = Screen { _ in
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))], spacing: 8) {
                    ForEach(values, id: \.self) { Line(number: $0) }
                }
            }
        }
        #expect(screen.texts.count == 40)
        #expect(GraphCounters.current.bodies(of: Line.self) == 40)
        screen.scroll(to: 48)
        #expect(screen.texts.first == "Row 4")
        #expect(GraphCounters.current.bodies(of: Line.self) == 44)
        #expect(screen.scrollView.contentSize.height == 11_999_992)
    }

    @Test("Footers and headers have a line to themselves")
    func sections() {
        let screen = Screen { _ in
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                    Section {
                        ForEach(0..<3, id: \.self) { Text("\($0)").frame(height: 20) }
                    } header: {
                        Text("Head").frame(height: 30)
                    } footer: {
                        Text("Foot").frame(height: 30)
                    }
                }
            }
        }
        #expect(screen.texts == ["Head", "0", "1", "2", "Foot"])
        #expect(screen.frames.map(\.midY) == [15, 40, 40, 60, 85])
    }
}

@Suite("The extents of lines")
struct LineExtentsTests {
    @Test("Starts, lines at offsets and the total agree with a list of all extents, whatever was measured")
    func agree() {
        var state: UInt64 = 7
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        var lines = LineExtents()
        var plain = Array(repeating: CGFloat?.none, count: 300)
        lines.count = 300
        lines.estimate = 20
        lines.spacing = 4
        for step in 0..<400 {
            switch next(4) {
            case 0, 1:
                let (line, extent) = (next(plain.count), CGFloat(1 + next(50)))
                plain[line] = extent
                lines.measure(line, extent)
            case 2:
                let deleted = Set((0..<next(6)).map { _ in next(plain.count) }).sorted()
                for line in deleted.reversed() { plain.remove(at: line) }
                var inserted: [Int] = []
                for _ in 0..<next(6) {
                    let line = next(plain.count + 1)
                    inserted = inserted.map { $0 >= line ? $0 + 1 : $0 } + [line]
                    plain.insert(nil, at: line)
                }
                lines.change(deleted: deleted, inserted: inserted.sorted(), count: plain.count)
            default:
                lines.estimate = CGFloat(10 + next(20))
            }
            var position: CGFloat = 0
            for (line, extent) in plain.enumerated() {
                #expect(abs(lines.start(of: line) - position) < 1e-6, "start of \(line) after step \(step)")
                #expect(lines.line(at: position + 0.5) == line, "line at \(position) after step \(step)")
                position += (extent ?? lines.estimate) + 4
            }
            #expect(abs(lines.total - (position - 4)) < 1e-6)
        }
    }
}
