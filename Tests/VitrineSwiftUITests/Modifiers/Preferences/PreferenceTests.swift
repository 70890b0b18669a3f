import Testing
import VitrineSwiftUI

private struct Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Places: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

private final class Log<Value> {
    var values: [Value] = []
}

@MainActor
private func graph<V: View>(_ root: V, width: CGFloat = 100, height: CGFloat = 100) -> ViewGraph {
    let graph = ViewGraph(root)
    graph.size = CGSize(width: width, height: height)
    graph.update()
    return graph
}

@MainActor
@Suite("Preferences", .serialized)
struct PreferenceTests {
    @Test("Values of several views are reduced in order, those of views without one left out")
    func reduces() {
        let log = Log<[String]>()
        let graph = graph(
            VStack {
                Color.red.preference(key: Names.self, value: ["a"])
                Spacer()
                Color.red.preference(key: Names.self, value: ["b"])
                    .background(Color.blue.preference(key: Names.self, value: ["c"]))
            }
            .onPreferenceChange(Names.self) { log.values.append($0) })
        #expect(log.values == [["a", "c", "b"]])
        graph.update()
        #expect(log.values.count == 1)
    }

    @Test("A background counts before what it is behind, an overlay after it")
    func layers() {
        func name(_ name: String) -> some View { Color.red.preference(key: Names.self, value: [name]) }
        let log = Log<[String]>()
        let made = Log<[String]>()
        _ = graph(
            name("content")
                .background(name("behind"))
                .overlay(name("before"))
                .backgroundPreferenceValue(Names.self) { value in
                    made.values.append(value)
                    return name("made behind")
                }
                .onPreferenceChange(Names.self) { log.values.append($0) })
        #expect(made.values == [["behind", "content", "before"]])
        #expect(log.values.last == ["made behind", "behind", "content", "before"])
    }

    @Test("A size read around a view that reads its own is the outer one's")
    func readsOwnSize() {
        struct First: PreferenceKey {
            static let defaultValue = CGSize.zero
            static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
        }
        func reading(_ view: some View, _ log: Log<CGSize>) -> some View {
            view.background(
                GeometryReader { Color.clear.preference(key: First.self, value: $0.size) }
            )
            .onPreferenceChange(First.self) { log.values.append($0) }
        }
        let inner = Log<CGSize>()
        let outer = Log<CGSize>()
        _ = graph(reading(reading(Color.red.frame(width: 20, height: 10), inner).padding(5), outer))
        #expect(inner.values.last == CGSize(width: 20, height: 10))
        #expect(outer.values.last == CGSize(width: 30, height: 20))
    }

    @Test("An outer value replaces inner ones, a transformation changes them")
    func replaces() {
        let outer = Log<Int>()
        let inner = Log<Int>()
        _ = graph(
            Color.red.preference(key: Total.self, value: 3)
                .transformPreference(Total.self) { $0 *= 7 }
                .onPreferenceChange(Total.self) { inner.values.append($0) }
                .preference(key: Total.self, value: 5)
                .onPreferenceChange(Total.self) { outer.values.append($0) })
        #expect(inner.values == [21])
        #expect(outer.values == [5])
    }

    private struct Counter: View {
        let log: Log<Int>
        @Binding var count: Int
        var body: some View {
            ForEach(0..<count, id: \.self) { _ in Color.red.preference(key: Total.self, value: 1) }
        }
    }

    private struct CounterRoot: View {
        let log: Log<Int>
        let store: Log<Binding<Int>>
        @State private var count = 2
        var body: some View {
            store.values = [$count]
            return VStack { Counter(log: log, count: $count) }
                .onPreferenceChange(Total.self) { log.values.append($0) }
        }
    }

    @Test("Views that come and go change the value; the reader's body is left alone")
    func dynamic() {
        let log = Log<Int>()
        let store = Log<Binding<Int>>()
        let graph = graph(CounterRoot(log: log, store: store))
        GraphCounters.reset()
        store.values[0].wrappedValue = 4
        graph.update()
        store.values[0].wrappedValue = 0
        graph.update()
        #expect(log.values == [2, 4, 0])
        #expect(GraphCounters.current.bodies(of: Counter.self) == 2)
        #expect(GraphCounters.current.bodies(of: CounterRoot.self) == 0)
    }

    private struct EqualWidths: View {
        @State private var width: CGFloat?
        var body: some View {
            VStack(spacing: 0) {
                ForEach([30, 50, 20], id: \.self) { natural in
                    Color.clear.frame(width: CGFloat(natural), height: 10)
                        .background(
                            GeometryReader { proxy in
                                Color.clear.preference(key: Width.self, value: proxy.size.width)
                            }
                        )
                        .frame(width: width, alignment: .leading)
                }
            }
            .onPreferenceChange(Width.self) { width = $0 }
        }
    }

    @Test(
        "Sizes measured behind views come up and set state within one update; only what reads it is evaluated"
    )
    func measured() {
        GraphCounters.reset()
        let graph = graph(EqualWidths())
        // The list of rows reads the width, the body does not.
        #expect(GraphCounters.current.bodies(of: EqualWidths.self) == 1)
        #expect(graph.leafFrames.map(\.minX) == [25, 25, 25, 25, 25, 25])
    }

    @Test("A preference makes what is in front, and anchors tell where its views are")
    func overlay() {
        let graph = graph(
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 20, height: 20)
                    .anchorPreference(key: Places.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Places.self) { places in
                GeometryReader { proxy in
                    ForEach(places, id: \.self) { place in
                        Color.blue.frame(width: proxy[place].width + 2, height: 1)
                            .offset(x: proxy[place].minX, y: proxy[place].minY)
                    }
                }
            })
        // 30×20 in the middle of 100×100; offsets are no layout.
        #expect(
            graph.leafFrames == [
                CGRect(x: 35, y: 45, width: 10, height: 10), CGRect(x: 45, y: 40, width: 20, height: 20),
                CGRect(x: 45, y: 40, width: 22, height: 1),
            ])
    }

    @Test("A key of an optional needs no default")
    func optional() {
        struct Title: PreferenceKey {
            static func reduce(value: inout String?, nextValue: () -> String?) {
                value = value ?? nextValue()
            }
        }
        let log = Log<String?>()
        _ = graph(Color.red.onPreferenceChange(Title.self) { log.values.append($0) })
        #expect(log.values == [nil])
    }
}
