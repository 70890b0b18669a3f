import Observation
import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

/// Which bodies run when what changes.
@MainActor
@Suite("Precision of updates", .serialized)
struct UpdatePrecisionTests {
    /// How many bodies of a type ran while something was done.
    private func bodies<V: View>(_ type: V.Type, _ page: HostedPage, _ name: String) -> Int {
        GraphCounters.current = GraphCounters()
        page.act(name)
        return GraphCounters.current.bodies(of: type)
    }

    // MARK: Observable

    @Observable
    final class Model {
        var a = 0
        var b = 0
        var list = [1, 2, 3]
        @ObservationIgnored var ignored = 0
        var sum: Int { a + b }
        @ObservationIgnored var child: Child? = Child()
    }

    @Observable
    final class Child { var name = "x" }

    private struct ReadsA: View {
        let model: Model
        var body: some View { Text(verbatim: "a\(model.a)") }
    }
    private struct ReadsB: View {
        let model: Model
        var body: some View { Text(verbatim: "b\(model.b)") }
    }
    private struct ReadsSum: View {
        let model: Model
        var body: some View { Text(verbatim: "s\(model.sum)") }
    }
    private struct ReadsNothing: View {
        let model: Model
        var body: some View { Text(verbatim: "n\(model.ignored)") }
    }

    @Test("Of an observable object only those bodies run that read what changed")
    func observable() {
        let model = Model()
        let page = HostedPage { log in
            log.actions["a"] = { model.a += 1 }
            log.actions["b"] = { model.b += 1 }
            log.actions["same"] = { model.a = model.a }
            log.actions["ignored"] = { model.ignored += 1 }
            return VStack {
                ReadsA(model: model)
                ReadsB(model: model)
                ReadsSum(model: model)
                ReadsNothing(model: model)
            }
        }
        #expect(page.texts == ["a0", "b0", "s0", "n0"])
        #expect(bodies(ReadsA.self, page, "a") == 1)
        #expect(page.texts == ["a1", "b0", "s1", "n0"])
        #expect(bodies(ReadsB.self, page, "a") == 0)
        #expect(bodies(ReadsSum.self, page, "b") == 1)
        #expect(bodies(ReadsNothing.self, page, "ignored") == 0)
        #expect(page.texts == ["a2", "b1", "s3", "n0"])
    }

    @Test("A property that was read in a branch is not followed any more once the branch is gone")
    func branches() {
        final class Flags { var readsA = true }
        struct Screen: View {
            let model: Model
            let log: ActionLog
            @State private var readsA = true
            var body: some View {
                log.actions["turn"] = { readsA.toggle() }
                return Text(verbatim: readsA ? "a\(model.a)" : "b\(model.b)")
            }
        }
        let model = Model()
        let page = HostedPage { log in
            log.actions["a"] = { model.a += 1 }
            log.actions["b"] = { model.b += 1 }
            return Screen(model: model, log: log)
        }
        #expect(bodies(Screen.self, page, "b") == 0)
        #expect(bodies(Screen.self, page, "a") == 1)
        page.act("turn")
        #expect(bodies(Screen.self, page, "a") == 0)
        #expect(bodies(Screen.self, page, "b") == 1)
        #expect(page.texts == ["b2"])
    }

    @Test("An observable object in the environment is followed like any other")
    func observableEnvironment() {
        struct Reader: View {
            @Environment(Model.self) private var model
            var body: some View { Text(verbatim: "a\(model.a)") }
        }
        let (one, two) = (Model(), Model())
        two.a = 10
        struct Screen: View {
            let one: Model
            let two: Model
            let log: ActionLog
            @State private var usesSecond = false
            var body: some View {
                log.actions["switch"] = { usesSecond = true }
                return Reader().environment(usesSecond ? two : one)
            }
        }
        let page = HostedPage { log in
            log.actions["one"] = { one.a += 1 }
            log.actions["two"] = { two.a += 1 }
            return Screen(one: one, two: two, log: log)
        }
        #expect(bodies(Reader.self, page, "one") == 1)
        #expect(bodies(Reader.self, page, "two") == 0)
        page.act("switch")
        #expect(page.texts == ["a11"])
        #expect(bodies(Reader.self, page, "one") == 0)
        #expect(bodies(Reader.self, page, "two") == 1)
    }

    // MARK: ObservableObject

    final class Store: ObservableObject {
        @Published var a = 0
        @Published var b = 0
        var plain = 0
    }

    private struct Whole: View {
        @ObservedObject var store: Store
        var body: some View { Text(verbatim: "\(store.a) \(store.b) \(store.plain)") }
    }

    @Test("An observed object runs the body for any published property, once for several in one turn")
    func published() {
        let store = Store()
        let page = HostedPage { log in
            log.actions["a"] = { store.a += 1 }
            log.actions["both"] = {
                store.a += 1
                store.b += 1
                store.a += 1
            }
            log.actions["plain"] = { store.plain += 1 }
            log.actions["send"] = {
                store.plain += 1
                store.objectWillChange.send()
            }
            return Whole(store: store)
        }
        #expect(bodies(Whole.self, page, "a") == 1)
        #expect(bodies(Whole.self, page, "both") == 1)
        #expect(bodies(Whole.self, page, "plain") == 0)
        #expect(page.texts == ["3 1 0"])
        #expect(bodies(Whole.self, page, "send") == 1)
        #expect(page.texts == ["3 1 2"])
    }

    @Test("A state object is made when its view appears first, and once for each identity")
    func stateObjects() {
        final class Counted: ObservableObject {
            @Published var value = 0
            init(_ log: ActionLog) { log.lines.append("made") }
        }
        struct Owner: View {
            let log: ActionLog
            let name: String
            @StateObject private var object: Counted
            init(log: ActionLog, name: String) {
                self.log = log
                self.name = name
                _object = StateObject(wrappedValue: Counted(log))
            }
            var body: some View {
                log.actions["count"] = { object.value += 1 }
                return Text(verbatim: "\(name) \(object.value)")
            }
        }
        struct Screen: View {
            let log: ActionLog
            @State private var name = "a"
            @State private var id = 0
            var body: some View {
                log.actions["rename"] = { name = "b" }
                log.actions["renew"] = { id += 1 }
                return Owner(log: log, name: name).id(id)
            }
        }
        let page = HostedPage { Screen(log: $0) }
        #expect(page.log.take() == ["made"])
        page.act("count")
        page.act("rename")
        #expect(page.texts == ["b 1"])
        #expect(page.log.take() == [])
        page.act("renew")
        #expect(page.texts == ["b 0"])
        #expect(page.log.take() == ["made"])
    }

    // MARK: State and bindings

    private struct Leaf: View {
        @Binding var value: Int
        var body: some View { Text(verbatim: "\(value)") }
    }
    private struct Sibling: View {
        let text: String
        var body: some View { Text(verbatim: text) }
    }
    private struct Parent: View {
        let log: ActionLog
        @State private var value = 0
        @State private var other = 0
        var body: some View {
            log.actions["value"] = { value += 1 }
            log.actions["other"] = { other += 1 }
            log.actions["same"] = { value = value + 0 }
            return VStack {
                Leaf(value: $value)
                Sibling(text: "same")
            }
        }
    }

    @Test("State that only a binding's reader reads runs that reader alone")
    func bindings() {
        let page = HostedPage { Parent(log: $0) }
        #expect(bodies(Parent.self, page, "value") == 0)
        #expect(bodies(Leaf.self, page, "value") == 1)
        #expect(bodies(Sibling.self, page, "value") == 0)
        #expect(bodies(Leaf.self, page, "same") == 0)
        #expect(bodies(Parent.self, page, "other") == 0)
        #expect(page.texts == ["3", "same"])
    }

    @Test("Bindings reach into structures, elements, optionals and by identifier")
    func projections() {
        struct Person: Identifiable, Equatable {
            let id: Int
            var name: String
        }
        var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
        let binding = Binding(get: { people }, set: { people = $0 })
        binding[1].name.wrappedValue = "c"
        #expect(people.map(\.name) == ["a", "c"])
        for item in binding { item.wrappedValue.name += "!" }
        #expect(people.map(\.name) == ["a!", "c!"])
        #expect(binding.count == 2 && binding.first?.id == 1)
        var maybe: Int?
        let optional = Binding(get: { maybe }, set: { maybe = $0 })
        #expect(Binding(optional) == nil)
        maybe = 3
        let unwrapped = Binding(optional)
        unwrapped?.wrappedValue = 4
        #expect(maybe == 4)
        var number = 5
        let widened = Binding<Int?>(Binding(get: { number }, set: { number = $0 }))
        #expect(widened.wrappedValue == 5)
        widened.wrappedValue = 6
        #expect(number == 6)
        let constant = Binding.constant(7)
        constant.wrappedValue = 8
        #expect(constant.wrappedValue == 7)
    }

    @Test("A binding's transaction goes with each write; animation(_:) sets it")
    func transactions() {
        var seen: [Animation?] = []
        let binding = Binding<Int>(get: { 0 }, set: { _, transaction in seen.append(transaction.animation) })
        binding.wrappedValue = 1
        binding.animation(.linear(duration: 2)).wrappedValue = 2
        binding.animation(nil).wrappedValue = 3
        binding.transaction(Transaction(animation: .easeIn)).wrappedValue = 4
        binding.animation().wrappedValue = 5
        #expect(seen == [nil, .linear(duration: 2), nil, .easeIn, .default])
    }

    // MARK: Environment

    private struct Quiet: View {
        @Environment(\.lineSpacing) private var spacing
        var body: some View { Text(verbatim: "\(Int(spacing))") }
    }
    private struct Middle: View {
        var body: some View { Quiet() }
    }
    private struct Setting: View {
        let log: ActionLog
        @State private var spacing: CGFloat = 1
        @State private var limit = 1
        var body: some View {
            log.actions["spacing"] = { spacing += 1 }
            log.actions["limit"] = { limit += 1 }
            return Middle().environment(\.lineSpacing, spacing).environment(\.lineLimit, limit)
        }
    }

    @Test("A value of the environment runs the bodies that read it, however deep, and no body between")
    func environment() {
        let page = HostedPage { Setting(log: $0) }
        #expect(bodies(Middle.self, page, "spacing") == 0)
        #expect(bodies(Quiet.self, page, "spacing") == 1)
        #expect(bodies(Quiet.self, page, "limit") == 0)
        #expect(page.texts == ["3"])
    }

    @Test("transformEnvironment changes what comes from outside, nearest last")
    func transforms() {
        let page = HostedPage { _ in
            Quiet().transformEnvironment(\.lineSpacing) { $0 *= 10 }
                .transformEnvironment(\.lineSpacing) { $0 += 2 }.environment(\.lineSpacing, 5)
        }
        #expect(page.texts == ["70"])
    }
}
