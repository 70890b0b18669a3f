import SwiftUITestSupport
import Testing
import VitrinePlatform
import VitrineUIKit

@testable import VitrineGraphics
@testable import VitrineSwiftUI
@testable import VitrineTesting

extension EnvironmentValues {
    @Entry fileprivate var breadth: CGFloat = 1
    @Entry fileprivate var depth: CGFloat = 1
}

/// As wide and high as its environment says, and higher by its state.
private struct Block: View {
    var log = ActionLog()
    var height: CGFloat = 0
    @State private var count: CGFloat = 0
    @Environment(\.breadth) private var breadth
    @Environment(\.depth) private var depth
    var body: some View {
        log.actions["add \(Int(breadth))"] = { count += 100 }
        return Color.red.frame(width: breadth, height: depth + height + count)
    }
}

@MainActor
@Suite("Places of views that containers are told of")
struct SubviewPlaceTests {
    private struct Changing<Content: View>: View {
        let log: ActionLog
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = false
        var body: some View {
            log.actions["change"] = { isOn.toggle() }
            return content(isOn)
        }
    }

    private func change(_ bench: Bench, _ log: ActionLog, _ name: String = "change") throws {
        let action = try #require(log.actions[name])
        action()
        bench.graph.update()
    }

    @Test("A view is in the environment of its place; what its content sets is inside of that")
    func environment() throws {
        let log = ActionLog()
        let bench = Bench {
            Changing(log: log) { isOn in
                Group(
                    subviews: Group {
                        Block()
                        Block().environment(\.breadth, 5)
                        Group {
                            Block()
                            Block()
                        }
                        .environment(\.depth, 7)
                    }
                ) { views in
                    VStack(spacing: 0) { ForEach(views) { $0.environment(\.breadth, isOn ? 30 : 20) } }
                }
            }
        }
        #expect(bench.frames.map(\.width) == [20, 5, 20, 20])
        #expect(bench.frames.map(\.height) == [1, 1, 7, 7])
        try change(bench, log)
        #expect(bench.frames.map(\.width) == [30, 5, 30, 30])
        #expect(bench.frames.map(\.height) == [1, 1, 7, 7])
    }

    @Test("The environment around a container reaches its views through their places")
    func environmentAround() throws {
        let log = ActionLog()
        let bench = Bench {
            Changing(log: log) { isOn in
                Group(subviews: TupleView((Block(), Block().environment(\.depth, 3)))) { views in
                    VStack(spacing: 0) {
                        views
                        views[0].environment(\.breadth, 9)
                    }
                }
                .environment(\.breadth, isOn ? 30 : 20)
            }
        }
        #expect(bench.frames.map(\.width) == [20, 20, 9])
        try change(bench, log)
        #expect(bench.frames.map(\.width) == [30, 30, 9])
        #expect(bench.frames.map(\.height) == [1, 3, 1])
    }

    @Test("Containers in containers: what stands around a view in the inner one and in the outer one")
    func nested() {
        let bench = Bench {
            Group(
                subviews: Group(subviews: TupleView((Block(), Block()))) { views in
                    ForEach(views) { $0.environment(\.breadth, 20) }
                }
            ) { views in
                VStack(spacing: 0) {
                    ForEach(views) { $0.environment(\.depth, 4).environment(\.breadth, 50) }
                    views[1].environment(\.depth, 6)
                }
            }
        }
        #expect(bench.frames.map(\.width) == [20, 20, 20])
        #expect(bench.frames.map(\.height) == [4, 4, 6])
    }

    @Test("A view shown twice is there twice, each with its state, and both follow what they are made of")
    func twice() throws {
        let log = ActionLog()
        let bench = Bench {
            Changing(log: log) { isOn in
                Group(subviews: ForEach(0..<3) { Block(log: log, height: isOn ? 10 : CGFloat($0)) }) {
                    views in
                    VStack(spacing: 0) {
                        views.last?.environment(\.breadth, 40)
                        ForEach(views.indices, id: \.self) {
                            views[$0].environment(\.breadth, 10 + CGFloat($0))
                        }
                        views.first?.environment(\.breadth, 50)
                    }
                }
            }
        }
        #expect(bench.frames.map(\.width) == [40, 10, 11, 12, 50])
        #expect(bench.frames.map(\.height) == [3, 1, 2, 3, 1])
        try change(bench, log, "add 40")
        #expect(bench.frames.map(\.height) == [103, 1, 2, 3, 1])
        try change(bench, log, "add 12")
        #expect(bench.frames.map(\.height) == [103, 1, 2, 103, 1])
        try change(bench, log)
        #expect(bench.frames.map(\.height) == [111, 11, 11, 111, 11])
    }

    @Test("Places come and go: the others keep what they show")
    func comeAndGo() throws {
        let log = ActionLog()
        let bench = Bench {
            Changing(log: log) { isOn in
                Group(subviews: Block(log: log)) { views in
                    VStack(spacing: 0) {
                        if !isOn { views[0].environment(\.breadth, 10) }
                        views[0].environment(\.breadth, 20)
                    }
                }
            }
        }
        try change(bench, log, "add 20")
        #expect(bench.frames.map(\.size) == [CGSize(width: 10, height: 1), CGSize(width: 20, height: 101)])
        try change(bench, log)
        #expect(bench.frames.map(\.size) == [CGSize(width: 20, height: 101)])
        try change(bench, log)
        #expect(bench.frames.map(\.size) == [CGSize(width: 10, height: 1), CGSize(width: 20, height: 101)])
        #expect(bench.graph.subviewPlaces.count == 1)
    }

    @Test("What modifies several views at once does so in every place")
    func modifiedTogether() throws {
        let log = ActionLog()
        let bench = Bench {
            Changing(log: log) { isOn in
                Group(
                    subviews: Group {
                        Block(height: 1)
                        Block(height: 2)
                    }
                    .padding(isOn ? 6 : 3)
                ) { views in
                    VStack(alignment: .leading, spacing: 0) {
                        views[1].environment(\.breadth, 10)
                        views.environment(\.breadth, 20)
                        views[1].environment(\.breadth, 30)
                    }
                }
            }
        }
        #expect(bench.frames.map(\.width) == [10, 20, 20, 30])
        #expect(bench.frames.map(\.height) == [3, 2, 3, 3])
        #expect(zip(bench.frames, bench.frames.dropFirst()).map { $1.minY - $0.maxY } == [6, 6, 6])
        try change(bench, log)
        #expect(zip(bench.frames, bench.frames.dropFirst()).map { $1.minY - $0.maxY } == [12, 12, 12])
    }

    @Test("Views that leave take their places with them")
    func leaving() throws {
        let log = ActionLog()
        let bench = Bench {
            Changing(log: log) { isOn in
                Group(
                    subviews: ForEach(isOn ? [1] : [1, 2], id: \.self) { Block(height: CGFloat($0)) }
                ) { views in
                    VStack(spacing: 0) {
                        views
                        views
                    }
                }
            }
        }
        #expect(bench.frames.map(\.height) == [2, 3, 2, 3])
        #expect(bench.graph.subviewPlaces.count == 2)
        try change(bench, log)
        #expect(bench.frames.map(\.height) == [2, 2])
        #expect(bench.graph.subviewPlaces.count == 1)
    }

    @Test("Rows of lists are places like others")
    func rows() {
        struct Label: View {
            let log: ActionLog
            let name: String
            @State private var count = 0
            @Environment(\.breadth) private var breadth
            var body: some View {
                log.actions["\(name) \(Int(breadth))"] = { count += 1 }
                return Text(verbatim: "\(name) \(Int(breadth)) \(count)")
            }
        }
        struct Rows: View {
            let log: ActionLog
            @State private var breadth: CGFloat = 20
            var body: some View {
                log.actions["change"] = { breadth = 30 }
                return List {
                    Group(subviews: TupleView((Label(log: log, name: "a"), Label(log: log, name: "b")))) {
                        views in
                        views[1].environment(\.breadth, 7)
                        ForEach(views) { $0.environment(\.breadth, breadth) }
                    }
                }
            }
        }
        let log = ActionLog()
        let host = TestHost(Rows(log: log), size: CGSize(width: 200, height: 400))
        func texts() -> [String] {
            host.settle()
            return DrawnText(host.surface.content).lines.compactMap { line in
                line.firstMatch(of: /"([ab] \d+ \d+)"/).map { String($0.1) }
            }
        }
        #expect(texts() == ["b 7 0", "a 20 0", "b 20 0"])
        host.perform { log.actions["b 7"]!() }
        #expect(texts() == ["b 7 1", "a 20 0", "b 20 0"])
        host.perform { log.actions["change"]!() }
        #expect(texts() == ["b 7 1", "a 30 0", "b 30 0"])
        host.perform { log.actions["a 30"]!() }
        #expect(texts() == ["b 7 1", "a 30 1", "b 30 0"])
    }

    @Test("The last of a row stands before the first, too, in a scroll view with positions")
    func carousel() {
        struct Carousel<Content: View>: View {
            @ViewBuilder let content: Content
            @State private var position: Int?
            var body: some View {
                GeometryReader { proxy in
                    Group(subviews: content) { views in
                        ScrollView(.horizontal) {
                            HStack(spacing: 0) {
                                if let last = views.last { last.frame(width: proxy.size.width).id(-1) }
                                ForEach(views.indices, id: \.self) {
                                    views[$0].frame(width: proxy.size.width).id($0)
                                }
                            }
                            .scrollTargetLayout()
                        }
                        .scrollPosition(id: $position)
                        .onAppear { position = 0 }
                    }
                }
            }
        }
        let host = TestHost(
            Carousel {
                Text(verbatim: "A")
                Text(verbatim: "B")
            }, size: CGSize(width: 100, height: 100))
        host.settle()
        #expect(host.hostedTexts.map(\.text) == ["B", "A", "B"])
    }
}
