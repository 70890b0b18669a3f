import SwiftUITestSupport
import Testing
import VitrineSwiftUI

private struct Leaf: View {
    let value: Int
    var body: some View { Color.red.frame(width: CGFloat(value), height: 10) }
}

private struct Counter: View {
    let remote: Remote<Int>
    @State private var count = 1
    var body: some View {
        remote.binding = $count
        return Leaf(value: count)
    }
}

private struct Idle: View {
    var body: some View { Color.blue.frame(width: 5, height: 5) }
}

private struct Page: View {
    let remote: Remote<Int>
    var body: some View {
        VStack {
            Idle()
            Counter(remote: remote)
            Idle()
        }
    }
}

private struct BindingReader: View {
    @Binding var value: Int
    var body: some View { Leaf(value: value) }
}

private struct BindingOwner: View {
    let remote: Remote<Int>
    @State private var count = 1
    var body: some View {
        remote.binding = $count
        return BindingReader(value: $count)
    }
}

@MainActor
@Suite("What a change evaluates", .serialized)
struct UpdateTests {
    @Test("A state change evaluates the body that reads it and the views whose inputs differ")
    func stateChange() {
        let remote = Remote<Int>()
        let bench = Bench { Page(remote: remote) }
        GraphCounters.reset()
        remote.value = 20
        bench.graph.update()
        #expect(GraphCounters.current.bodies(of: Counter.self) == 1)
        #expect(GraphCounters.current.bodies(of: Leaf.self) == 1)
        #expect(GraphCounters.current.bodies(of: Page.self) == 0)
        #expect(GraphCounters.current.bodies(of: Idle.self) == 0)
        #expect(GraphCounters.current.bodies == 2)
        #expect(GraphCounters.current.nodesMade == 0)
        #expect(bench.frames[1].width == 20)
    }

    @Test("Writing an equal value evaluates nothing")
    func equalValue() {
        let remote = Remote<Int>()
        let bench = Bench { Page(remote: remote) }
        GraphCounters.reset()
        remote.value = 1
        bench.graph.update()
        #expect(GraphCounters.current.bodies == 0)
        #expect(GraphCounters.current.layouts == 0)
    }

    @Test("State that only a child reads through a binding evaluates the child alone")
    func bindingRead() {
        let remote = Remote<Int>()
        let bench = Bench { BindingOwner(remote: remote) }
        GraphCounters.reset()
        remote.value = 30
        bench.graph.update()
        #expect(GraphCounters.current.bodies(of: BindingOwner.self) == 0)
        #expect(GraphCounters.current.bodies(of: BindingReader.self) == 1)
        #expect(bench.frames == [CGRect(35, 45, 30, 10)])
    }

    @Test("Several changes before a frame evaluate a body once")
    func coalesced() {
        let remote = Remote<Int>()
        let bench = Bench { Page(remote: remote) }
        GraphCounters.reset()
        for value in 2..<50 { remote.value = value }
        bench.graph.update()
        #expect(GraphCounters.current.bodies(of: Counter.self) == 1)
    }

    @Test("An equal root view evaluates nothing")
    func equalRoot() {
        let bench = Bench { Leaf(value: 3) }
        GraphCounters.reset()
        bench.show(Leaf(value: 3))
        #expect(GraphCounters.current.bodies == 0)
        bench.show(Leaf(value: 4))
        #expect(GraphCounters.current.bodies == 1)
        #expect(bench.frames == [CGRect(48, 45, 4, 10)])
    }
}

private struct Item: Identifiable, Equatable {
    let id: Int
}

private struct Row: View {
    let item: Item
    let log: Remote<[Int: Int]>
    @State private var serial = Int.random(in: 0..<1_000_000_000)
    var body: some View {
        let _ = (log.binding?.wrappedValue[item.id] = serial)
        Color.red.frame(width: CGFloat(item.id), height: 10)
    }
}

private struct List: View {
    let items: [Item]
    let log: Remote<[Int: Int]>
    var body: some View {
        VStack(spacing: 0) {
            ForEach(items) { Row(item: $0, log: log) }
        }
    }
}

@MainActor
@Suite("Identity", .serialized)
struct IdentityTests {
    final class Box: @unchecked Sendable { var serials: [Int: Int] = [:] }

    @Test("A move in ForEach keeps nodes and state, and evaluates no row")
    func move() {
        let box = Box()
        let log = Remote<[Int: Int]>()
        log.binding = Binding(get: { box.serials }, set: { box.serials = $0 })
        let items = (1...5).map(Item.init)
        let bench = Bench(100, 50) { List(items: items, log: log) }
        let before = box.serials
        #expect(before.count == 5)
        GraphCounters.reset()
        bench.show(List(items: items.reversed(), log: log))
        #expect(GraphCounters.current.bodies(of: Row.self) == 0)
        #expect(GraphCounters.current.nodesMade == 0)
        #expect(bench.frames.map(\.width) == [5, 4, 3, 2, 1])
        #expect(box.serials == before)
    }

    @Test("A removed and re-inserted row starts with fresh state")
    func reinsert() {
        let box = Box()
        let log = Remote<[Int: Int]>()
        log.binding = Binding(get: { box.serials }, set: { box.serials = $0 })
        let bench = Bench(100, 50) { List(items: [Item(id: 1), Item(id: 2)], log: log) }
        let before = box.serials[2]
        bench.show(List(items: [Item(id: 1)], log: log))
        bench.show(List(items: [Item(id: 1), Item(id: 2)], log: log))
        #expect(box.serials[2] != before)
    }

    private struct Switched: View {
        let flag: Bool
        let remote: Remote<Int>
        var body: some View {
            VStack {
                if flag { Counter(remote: remote) } else { Counter(remote: remote) }
            }
        }
    }

    @Test("The branches of an if are different identities")
    func branches() {
        let remote = Remote<Int>()
        let bench = Bench { Switched(flag: true, remote: remote) }
        remote.value = 7
        bench.graph.update()
        #expect(bench.frames[0].width == 7)
        bench.show(Switched(flag: false, remote: remote))
        #expect(bench.frames[0].width == 1)
    }

    private struct Identified: View {
        let id: String
        let remote: Remote<Int>
        var body: some View { Counter(remote: remote).id(id) }
    }

    @Test("A new id means a new view with fresh state")
    func explicitID() {
        let remote = Remote<Int>()
        let bench = Bench { Identified(id: "a", remote: remote) }
        remote.value = 9
        bench.graph.update()
        bench.show(Identified(id: "a", remote: remote))
        #expect(bench.frames[0].width == 9)
        bench.show(Identified(id: "b", remote: remote))
        #expect(bench.frames[0].width == 1)
    }

    @Test("AnyView keeps state while the type stays and replaces the view when it changes")
    func erased() {
        let remote = Remote<Int>()
        let bench = Bench { AnyView(Counter(remote: remote)) }
        remote.value = 9
        bench.graph.update()
        bench.show(AnyView(Counter(remote: remote)))
        #expect(bench.frames[0].width == 9)
        bench.show(AnyView(Color.red.frame(width: 2, height: 2)))
        #expect(bench.frames == [CGRect(49, 49, 2, 2)])
    }
}
