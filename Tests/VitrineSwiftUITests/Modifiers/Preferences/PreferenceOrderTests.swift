import SwiftUITestSupport
import Testing
import VitrineSwiftUI

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct First: PreferenceKey {
    static let defaultValue: String? = nil
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

private struct Last: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private struct Points: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
        value += nextValue()
    }
}

private struct Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

/// In which order values of preferences meet, and who sees them.
@MainActor
@Suite("Order of preferences")
struct PreferenceOrderTests {
    private func named(_ name: String) -> some View { Color.red.preference(key: Names.self, value: [name]) }

    private func names<V: View>(@ViewBuilder _ view: () -> V) -> String {
        var found: [String] = []
        let content = view()
        // A modifier of a group would go to each of its views.
        let bench = Bench { VStack { content }.onPreferenceChange(Names.self) { found = $0 } }
        _ = bench.frames
        return found.joined(separator: " ")
    }

    @Test("Siblings of every container come in the order in which they are written")
    func siblings() {
        #expect(
            names {
                HStack {
                    named("a"); named("b"); named("c")
                }
            } == "a b c")
        #expect(
            names {
                VStack {
                    named("a"); named("b"); named("c")
                }
            } == "a b c")
        #expect(
            names {
                ZStack {
                    named("a"); named("b").zIndex(-1); named("c")
                }
            } == "a b c")
        #expect(
            names {
                Group {
                    named("a"); named("b")
                }
            } == "a b")
        #expect(names { ForEach(["a", "b", "c"], id: \.self) { named($0) } } == "a b c")
        #expect(
            names {
                Grid {
                    GridRow {
                        named("a"); named("b")
                    }
                    named("c")
                }
            } == "a b c")
        #expect(
            names {
                VStack {
                    HStack {
                        named("a"); named("b")
                    }; named("c")
                }
            } == "a b c")
        #expect(
            names {
                ViewThatFits {
                    named("a").frame(width: 500); named("b")
                }
            } == "b")
    }

    @Test("A background comes before its view, an overlay after it, as often as they nest")
    func layers() {
        #expect(names { named("content").background { named("behind") } } == "behind content")
        #expect(names { named("content").overlay { named("before") } } == "content before")
        #expect(
            names {
                named("c").background { named("b1") }.background { named("b2") }.overlay { named("o1") }
                    .overlay { named("o2") }
            }
                == "b2 b1 c o1 o2")
        #expect(
            names { named("c").background { named("b").background { named("bb") }.overlay { named("bo") } } }
                == "bb b bo c")
        #expect(
            names {
                named("c").overlay {
                    HStack {
                        named("x"); named("y")
                    }
                }
            } == "c x y")
    }

    @Test("Modifiers of size, place and drawing let values through, also of what is not seen")
    func transparentModifiers() {
        #expect(names { named("a").padding().frame(width: 10).offset(x: 5).fixedSize() } == "a")
        #expect(names { named("a").hidden() } == "a")
        #expect(names { named("a").opacity(0) } == "a")
        #expect(names { named("a").id(1).disabled(true).rotationEffect(.degrees(5)).clipped() } == "a")
        #expect(names { AnyView(named("a")) } == "a")
        #expect(names { ScrollView { named("a") } } == "a")
        #expect(names { GeometryReader { _ in named("a") } } == "a")
    }

    @Test("A view around others says its own value in place of theirs")
    func replaced() {
        #expect(
            names {
                VStack {
                    named("a"); named("b")
                }.preference(key: Names.self, value: ["all"])
            } == "all")
        #expect(
            names {
                HStack {
                    VStack { named("a") }.preference(key: Names.self, value: ["left"]); named("b")
                }
            } == "left b")
        #expect(names { named("inner").preference(key: Names.self, value: ["outer"]) } == "outer")
    }

    @Test("Transformations follow each other from inside out")
    func transformed() {
        #expect(
            names {
                named("a").transformPreference(Names.self) { $0.append("b") }.transformPreference(Names.self)
                { $0.append("c") }
            }
                == "a b c")
        #expect(
            names {
                HStack {
                    named("a"); named("b")
                }.transformPreference(Names.self) { $0.reverse() }
            } == "b a")
        // Where there is no value, the default is transformed.
        #expect(names { Color.red.transformPreference(Names.self) { $0.append("new") } } == "new")
        #expect(
            names {
                named("a").transformPreference(Names.self) { $0.append("lost") }.preference(
                    key: Names.self, value: ["b"])
            } == "b")
    }

    @Test("A key decides itself whether the first or the last value counts")
    func reductions() {
        var first: String?
        var last = 0
        _ =
            Bench {
                HStack {
                    Color.red
                    Color.red.preference(key: First.self, value: "one").preference(key: Last.self, value: 1)
                    Color.red.preference(key: First.self, value: "two").preference(key: Last.self, value: 2)
                    Color.red
                }
                .onPreferenceChange(First.self) { first = $0 }
                .onPreferenceChange(Last.self) { last = $0 }
            }.frames
        #expect(first == "one")
        #expect(last == 2)
    }

    @Test("Everybody on the way up sees the values below, and nobody those beside")
    func readers() {
        var lines: [String] = []
        func reading(_ name: String, _ view: some View) -> some View {
            view.onPreferenceChange(Names.self) { lines.append("\(name): \($0.joined(separator: " "))") }
        }
        _ =
            Bench {
                reading(
                    "all",
                    HStack {
                        reading("left", named("a")); reading("right", named("b"))
                    })
            }.frames
        #expect(lines.sorted() == ["all: a b", "left: a", "right: b"])
    }

    @Test("A change is told once, and a value that stays the same is not")
    func changes() {
        struct Page: View {
            let remote: Remote<Int>
            let told: ([String]) -> Void
            @State private var count = 1
            var body: some View {
                remote.binding = $count
                return HStack {
                    Color.red.preference(key: Names.self, value: count > 1 ? ["many"] : ["one"])
                    Text("\(count)")
                }
                .onPreferenceChange(Names.self, perform: told)
            }
        }
        let remote = Remote<Int>()
        var told: [[String]] = []
        let bench = Bench { Page(remote: remote) { told.append($0) } }
        #expect(told == [["one"]])
        for count in [2, 3, 1] {
            remote.value = count
            bench.graph.update()
        }
        #expect(told == [["one"], ["many"], ["one"]])
    }

    @Test("What is made of a value lies behind or in front, at the place of its alignment")
    func madeViews() {
        let front = Bench {
            block(60, 40).preference(key: Last.self, value: 20)
                .overlayPreferenceValue(Last.self, alignment: .topLeading) { block(CGFloat($0), 10) }
        }
        #expect(front.frames.map(box) == ["20 30 60 40", "20 30 20 10"])
        let behind = Bench {
            block(60, 40).preference(key: Last.self, value: 20)
                .backgroundPreferenceValue(Last.self, alignment: .bottomTrailing) { block(CGFloat($0), 10) }
        }
        #expect(behind.frames.map(box) == ["60 60 20 10", "20 30 60 40"])
        // Without a value it is made of the default.
        #expect(
            Bench { block(60, 40).overlayPreferenceValue(Last.self) { block(CGFloat($0) + 5, 10) } }.frames
                .map(box) == ["20 30 60 40", "47.5 45 5 10"])
    }

    private static let sources: [(Anchor<CGPoint>.Source, CGFloat, CGFloat)] = [
        (.topLeading, 30, 20), (.top, 40, 20), (.topTrailing, 50, 20), (.leading, 30, 25), (.center, 40, 25),
        (.trailing, 50, 25), (.bottomLeading, 30, 30), (.bottom, 40, 30), (.bottomTrailing, 50, 30),
        (.point(CGPoint(x: 3, y: 4)), 33, 24), (.unitPoint(UnitPoint(x: 0.25, y: 2)), 35, 40),
    ]

    @Test("Anchors of points are read in the coordinates of the reader")
    func anchors() {
        for (source, x, y) in Self.sources {
            var found: CGPoint?
            _ =
                Bench {
                    ZStack(alignment: .topLeading) {
                        Color.clear
                        block(20, 10).anchorPreference(key: Points.self, value: source) { [$0] }
                            .padding(.leading, 30).padding(.top, 20)
                    }
                    .overlayPreferenceValue(Points.self) { anchors in
                        GeometryReader { proxy in
                            let point = proxy[anchors[0]]
                            Color.clear.onAppear {}.id(record(&found, point))
                        }
                    }
                }.frames
            #expect(found == CGPoint(x: x, y: y))
        }
    }

    private func record<T>(_ place: inout T?, _ value: T) -> Int {
        place = value
        return 0
    }

    @Test("Anchors of rectangles follow offsets and positions")
    func anchoredRectangles() {
        func bounds<V: View>(_ source: Anchor<CGRect>.Source, _ change: @escaping (AnyView) -> V) -> String {
            var found: CGRect?
            _ =
                Bench {
                    change(AnyView(block(20, 10).anchorPreference(key: Bounds.self, value: source) { $0 }))
                        .frame(width: 100, height: 100)
                        .backgroundPreferenceValue(Bounds.self) { anchor in
                            GeometryReader { proxy in
                                Color.clear.id(record(&found, anchor.map { proxy[$0] } ?? .null))
                            }
                        }
                }.frames
            return found.map(box) ?? "none"
        }
        #expect(bounds(.bounds) { $0 } == "40 45 20 10")
        #expect(bounds(.rect(CGRect(1, 2, 3, 4))) { $0 } == "41 47 3 4")
        #expect(bounds(.bounds) { $0.offset(x: 7, y: -7) } == "47 38 20 10")
        #expect(bounds(.bounds) { $0.position(x: 10, y: 5) } == "0 0 20 10")
    }
}
