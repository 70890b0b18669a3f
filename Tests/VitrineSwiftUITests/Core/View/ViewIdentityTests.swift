import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

/// Which changes keep a view and its state, and which make another one.
@MainActor
@Suite("Identity of views", .serialized)
struct ViewIdentityTests {
    /// A view that counts for itself, and tells when it comes and goes.
    private struct Counter: View {
        let name: String
        let log: ActionLog
        @State private var count = 0
        var body: some View {
            log.actions[name] = { count += 1 }
            return Text(verbatim: "\(name)\(count)").frame(height: 20)
                .onAppear { log.lines.append("+\(name)") }
                .onDisappear { log.lines.append("-\(name)") }
        }
    }

    /// Shows a value that can be set.
    private struct Screen<Value, Content: View>: View {
        let log: ActionLog
        let values: [Value]
        @State private var index = 0
        @ViewBuilder let content: (Value) -> Content
        var body: some View {
            log.actions["next"] = { index += 1 }
            return VStack(spacing: 0) { content(values[index]) }
        }
    }

    private func page<Value, Content: View>(
        _ values: [Value], @ViewBuilder _ content: @escaping (Value, ActionLog) -> Content
    ) -> HostedPage {
        let page = HostedPage(300, 600) { log in
            Screen(log: log, values: values) { content($0, log) }
        }
        _ = page.log.take()
        return page
    }

    @Test("Tables of a loop: what stays keeps its state wherever it goes")
    func loops() {
        let table: [(before: [Int], after: [Int], lines: Set<String>)] = [
            ([1, 2, 3], [1, 2, 3], []), ([1, 2, 3], [3, 2, 1], []), ([1, 2, 3], [2, 3, 1], []),
            ([1, 2, 3], [1, 3], ["-2"]), ([1, 2, 3], [], ["-1", "-2", "-3"]),
            ([1, 2, 3], [1, 4, 2, 3], ["+4"]),
            ([1, 2, 3], [4, 5, 6], ["-1", "-2", "-3", "+4", "+5", "+6"]),
            ([1, 2, 3], [3, 4, 1], ["-2", "+4"]),
            ([], [1], ["+1"]), ([1, 2, 3, 4, 5], [5, 1, 4, 2, 3], []),
        ]
        for row in table {
            let page = page([row.before, row.after]) { numbers, log in
                ForEach(numbers, id: \.self) { Counter(name: "\($0)", log: log) }
            }
            for number in row.before { page.act("\(number)") }
            page.act("next")
            #expect(page.texts == row.after.map { "\($0)\(row.before.contains($0) ? 1 : 0)" })
            #expect(Set(page.log.take()) == row.lines, "\(row)")
        }
    }

    @Test("By index the state stays with the place, not with the element")
    func indices() {
        let page = page([["a", "b", "c"], ["c", "a"]]) { names, log in
            ForEach(names.indices, id: \.self) { Counter(name: names[$0], log: log) }
        }
        page.act("a")
        page.act("next")
        #expect(page.texts == ["c1", "a0"])
    }

    @Test("Elements of several views keep each of them")
    func severalViews() {
        let page = page([[1, 2], [2, 1]]) { numbers, log in
            ForEach(numbers, id: \.self) { number in
                Counter(name: "a\(number)-", log: log)
                if number == 2 { Counter(name: "b\(number)-", log: log) }
            }
        }
        page.act("b2-")
        page.act("a1-")
        page.act("next")
        #expect(page.texts == ["a2-0", "b2-1", "a1-1"])
        #expect(page.log.take() == [])
    }

    @Test("The branches of a condition, of a switch and of an optional are different views")
    func branches() {
        let page = page([0, 1, 0, 2]) { number, log in
            if number == 0 { Counter(name: "x", log: log) } else { Counter(name: "x", log: log) }
            switch number {
            case 0: Counter(name: "y", log: log)
            case 1: Counter(name: "y", log: log)
            default: EmptyView()
            }
            if number < 2 { Counter(name: "z", log: log) }
        }
        page.act("x")
        page.act("y")
        page.act("z")
        page.act("next")
        #expect(page.texts == ["x0", "y0", "z1"])
        page.act("next")
        #expect(page.texts == ["x0", "y0", "z1"])
        page.act("next")
        #expect(page.texts == ["x0"])
    }

    @Test("A condition inside a modifier's value is no branch: the view stays")
    func values() {
        let page = page([true, false]) { flag, log in
            Counter(name: "x", log: log).opacity(flag ? 1 : 0.5).padding(flag ? 0 : 10)
            Counter(name: flag ? "y" : "Y", log: log)
        }
        page.act("x")
        page.act("y")
        page.act("next")
        #expect(page.texts == ["x1", "Y1"])
        #expect(page.log.take() == [])
    }

    @Test("Another id is another view; the same id in another place is not the same view")
    func ids() {
        let page = page([["a", "b"], ["a", "c"], ["c", "a"]]) { ids, log in
            Counter(name: "x", log: log).id(ids[0])
            Counter(name: "y", log: log).id(ids[1])
        }
        page.act("x")
        page.act("y")
        page.act("next")
        #expect(page.texts == ["x1", "y0"])
        page.act("next")
        #expect(page.texts == ["x0", "y0"])
    }

    @Test("An erased view of the same type is the same view; of another it is not")
    func erased() {
        let page = page([0, 1, 2, 3]) { number, log in
            switch number {
            case 0, 1: AnyView(Counter(name: "x", log: log))
            default: AnyView(Counter(name: "x", log: log))
            }
            number < 3
                ? AnyView(Counter(name: "y", log: log)) : AnyView(Counter(name: "y", log: log).padding(1))
        }
        page.act("y")
        page.act("next")
        #expect(page.texts == ["x0", "y1"])
        page.act("next")
        #expect(page.texts == ["x0", "y1"])
        page.act("next")
        #expect(page.texts == ["x0", "y0"])
    }

    @Test("Groups, tuples and modifiers of groups do not disturb what is in them")
    func groups() {
        let page = page([0, 1]) { number, log in
            Group {
                Counter(name: "a", log: log)
                Group {
                    Counter(name: "b", log: log)
                    Group {}
                }
                .padding(CGFloat(number))
                if number == 1 { Counter(name: "new", log: log) }
                ForEach(0..<2, id: \.self) { Counter(name: "c\($0)-", log: log) }
            }
            .opacity(number == 0 ? 1 : 0.5)
        }
        for name in ["a", "b", "c1-"] { page.act(name) }
        page.act("next")
        #expect(page.texts == ["a1", "b1", "new0", "c0-0", "c1-1"])
        #expect(page.log.take() == ["+new"])
    }

    @Test("What has no view takes no place and no distance")
    func empty() {
        let bench = Bench(100, 100) {
            VStack(spacing: 10) {
                EmptyView()
                box("a", 10, 10)
                Group {}
                if false { box("never", 10, 10) }
                ForEach(0..<0, id: \.self) { _ in box("none", 10, 10) }
                Optional<Color>.none
                AnyView(EmptyView())
                box("b", 10, 10)
            }
        }
        #expect(bench.box("a")?.minY == 35)
        #expect(bench.box("b")?.minY == 55)
    }

    @Test("A value of unknown type is erased if it is a view")
    func unknown() {
        let bench = Bench(100, 100) {
            HStack(spacing: 0) {
                AnyView(_fromValue: box("a", 10, 10))
                AnyView(_fromValue: AnyView(box("b", 20, 10)))
                AnyView(_fromValue: "text")
            }
        }
        #expect(bench.box("a")?.minX == 35)
        #expect(bench.box("b")?.minX == 45)
        #expect(AnyView(_fromValue: "text") == nil)
    }

    @Test("EquatableView leaves its content alone as long as it is equal")
    func equatable() {
        struct Mod: View, Equatable {
            let number: Int
            nonisolated static func == (a: Mod, b: Mod) -> Bool { a.number / 10 == b.number / 10 }
            var body: some View { Text(verbatim: "\(number)") }
        }
        GraphCounters.current = GraphCounters()
        let page = page([1, 2, 13]) { number, _ in Mod(number: number).equatable() }
        #expect(page.texts == ["1"])
        page.act("next")
        #expect(page.texts == ["1"])
        #expect(GraphCounters.current.bodies(of: Mod.self) == 1)
        page.act("next")
        #expect(page.texts == ["13"])
    }

    @Test("Modifiers with a body have state of their own, which stays with their place")
    func modifiers() {
        struct Counting: ViewModifier {
            let log: ActionLog
            @State private var count = 0
            func body(content: Content) -> some View {
                log.actions["modifier"] = { count += 1 }
                return VStack(spacing: 0) {
                    content
                    Text(verbatim: "m\(count)")
                    content
                }
            }
        }
        let page = page([0, 1]) { number, log in
            Text(verbatim: "\(number)").modifier(Counting(log: log))
        }
        page.act("modifier")
        #expect(page.texts == ["0", "m1", "0"])
        page.act("next")
        #expect(page.texts == ["1", "m1", "1"])
        let both = EmptyModifier().concat(Counting(log: page.log))
        let other = HostedPage { _ in Text(verbatim: "t").modifier(both).modifier(EmptyModifier.identity) }
        #expect(other.texts == ["t", "m0", "t"])
    }

    @Test("A ForEach of bindings writes into its data, element by element")
    func bindings() {
        struct Item: Identifiable {
            let id: Int
            var count: Int
        }
        struct Line: View {
            @Binding var item: Item
            let log: ActionLog
            var body: some View {
                log.actions["\(item.id)"] = { item.count += 1 }
                return Text(verbatim: "\(item.id):\(item.count)")
            }
        }
        struct Items: View {
            let log: ActionLog
            @State private var items = [Item(id: 1, count: 0), Item(id: 2, count: 5)]
            var body: some View {
                log.actions["sum"] = { log.lines = ["\(items.reduce(0) { $0 + $1.count })"] }
                log.actions["reverse"] = { items.reverse() }
                return VStack { ForEach($items) { Line(item: $0, log: log) } }
            }
        }
        let page = HostedPage { Items(log: $0) }
        page.act("2")
        #expect(page.texts == ["1:0", "2:6"])
        page.act("reverse")
        page.act("1")
        #expect(page.texts == ["2:6", "1:1"])
        page.act("sum")
        #expect(page.log.take() == ["7"])
    }
}
