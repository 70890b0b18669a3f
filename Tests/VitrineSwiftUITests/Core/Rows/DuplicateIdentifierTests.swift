import SwiftUITestSupport
import Testing
import VitrineSwiftUI

private struct Item: Identifiable {
    let id: Int
    let height: CGFloat
}

private struct Page<Content: View>: View {
    let remote: Remote<[Item]>
    @State var items: [Item]
    @ViewBuilder let content: ([Item]) -> Content
    var body: some View {
        remote.binding = $items
        return content(items)
    }
}

@MainActor
@Suite("Identifiers that occur twice", .serialized)
struct DuplicateIdentifierTests {
    private let twice = [Item(id: 1, height: 10), Item(id: 1, height: 20), Item(id: 2, height: 30)]
    private let words =
        "the ID 1 occurs multiple times within the collection, this will give undefined results!"

    /// What is said of some content, and where its views are: at first, without the second, and with it again.
    private func run<V: View>(@ViewBuilder _ content: @escaping ([Item]) -> V) -> (
        said: [String], heights: [[CGFloat]]
    ) {
        var heights: [[CGFloat]] = []
        let remote = Remote<[Item]>()
        let said = Reports.during {
            let bench = Bench(100, 100) { Page(remote: remote, items: twice, content: content) }
            @MainActor func show(_ items: [Item]) {
                remote.value = items
                bench.graph.update()
                heights.append(bench.frames.map(\.height))
            }
            heights.append(bench.frames.map(\.height))
            show([twice[0], twice[2]])
            show(twice)
            show(twice + [Item(id: 2, height: 40)])
        }
        return (said, heights)
    }

    private let heights: [[CGFloat]] = [[10, 20, 30], [10, 30], [10, 20, 30], [10, 20, 30, 40]]

    @Test("In a stack all are shown, and one sentence is said of the ForEach")
    func stack() {
        let result = run { items in
            VStack(spacing: 0) { ForEach(items) { Color.red.frame(height: $0.height) } }
        }
        #expect(result.heights == heights)
        #expect(result.said.count == 1)
        #expect(result.said[0].hasPrefix("ForEach<Array<Item>, Int, "))
        #expect(result.said[0].hasSuffix("\(words) In Page, at Page › VStack › ForEach."))
    }

    @Test("In lazy containers all in view are shown, and one sentence is said of those in view")
    func lazyStack() {
        let result = run { items in
            ScrollView { LazyVStack(spacing: 0) { ForEach(items) { Color.red.frame(height: $0.height) } } }
        }
        #expect(result.heights == heights)
        #expect(result.said.count == 1)
        #expect(result.said[0].hasSuffix("\(words) In Page, at Page › ScrollView › LazyVStack › ForEach."))
        let grid = run { items in
            ScrollView {
                LazyVGrid(columns: [GridItem(spacing: 0)], spacing: 0) {
                    ForEach(items) { Color.red.frame(height: $0.height) }
                }
            }
        }
        #expect(grid.heights == heights)
        #expect(grid.said.count == 1)
        #expect(grid.said[0].hasSuffix("\(words) In Page, at Page › ScrollView › LazyVGrid › ForEach."))
    }

    @Test("What is never in view is not looked at")
    func outOfView() {
        let items = (0..<1000).map { Item(id: $0 == 900 ? 899 : $0, height: 50) }
        let said = Reports.during {
            _ = Bench { ScrollView { LazyVStack { ForEach(items) { Color.red.frame(height: $0.height) } } } }
        }
        #expect(said == [])
    }

    @Test("Of equal identifiers the first keeps its state, the second is another view")
    func state() {
        struct Row: View {
            let height: CGFloat
            @State private var first: CGFloat?
            var body: some View {
                Color.red.frame(height: first ?? height).onAppear { first = height }
            }
        }
        let result = run { items in VStack(spacing: 0) { ForEach(items) { Row(height: $0.height) } } }
        #expect(result.heights == heights)
    }

    @Test("Identifiers that occur once are not spoken of")
    func unique() {
        let said = Reports.during {
            _ = Bench { ScrollView { LazyVStack { ForEach(0..<3) { _ in Color.red.frame(height: 10) } } } }
            _ = Bench { VStack { ForEach(0..<3) { _ in Color.red } } }
        }
        #expect(said == [])
    }
}
