import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

/// A view that writes down when it comes, goes, runs its task and changes.
private struct Actor: View {
    let name: String
    var value = 0
    let log: ActionLog

    var body: some View {
        Color.red.frame(width: 20, height: 20)
            .onAppear { log.lines.append("\(name) appears") }
            .onDisappear { log.lines.append("\(name) disappears") }
            .onChange(of: value) { old, new in log.lines.append("\(name) \(old)→\(new)") }
            .task(id: value) {
                log.lines.append("\(name) begins \(value)")
                try? await Task.sleep(for: .seconds(1000))
                if Task.isCancelled { log.lines.append("\(name) is cancelled") }
            }
    }
}

/// A page whose state a test sets.
private struct Page<Value, Content: View>: View {
    let remote: Remote<Value>
    @State var value: Value
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        remote.binding = $value
        return content(value)
    }
}

@MainActor
private struct Script<Value> {
    let log: ActionLog
    let host: TestHost
    private let remote = Remote<Value>()

    init<V: View>(_ value: Value, _ log: ActionLog, @ViewBuilder _ content: @escaping (Value) -> V) {
        self.log = log
        host = TestHost(
            Page(remote: remote, value: value, content: content), size: CGSize(width: 100, height: 100))
    }

    /// What is written down.
    ///
    /// - Parameter count: How many lines to wait for: tasks begin and end on their own.
    func lines(_ count: Int) async -> [String] {
        host.layout()
        let end = ContinuousClock.now + .seconds(10)
        while log.lines.count < count, ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(1))
        }
        for _ in 0..<5 { await Task.yield() }
        host.layout()
        return log.take()
    }

    func set(_ value: Value, _ animation: Animation? = nil, lines count: Int) async -> [String] {
        withAnimation(animation) { remote.value = value }
        return await lines(count)
    }
}

@MainActor
@Suite("Order of life", .serialized)
struct LifecycleOrderTests {
    private let log = ActionLog()

    @Test("A view appears, then its task begins; it goes, and its task is cancelled")
    func oneView() async {
        let log = log
        let script = Script(true, log) { if $0 { Actor(name: "a", log: log) } }
        #expect(await script.lines(2) == ["a appears", "a begins 0"])
        #expect(await script.set(false, lines: 2) == ["a disappears", "a is cancelled"])
        // Another one: it begins from the start.
        #expect(await script.set(true, lines: 2) == ["a appears", "a begins 0"])
    }

    @Test("A change is told before the task of the new value begins, and cancels that of the old one")
    func change() async {
        let log = log
        let script = Script(1, log) { Actor(name: "a", value: $0, log: log) }
        #expect(await script.lines(2) == ["a appears", "a begins 1"])
        let lines = await script.set(2, lines: 3)
        #expect(lines.first == "a 1→2")
        #expect(Set(lines.dropFirst()) == ["a is cancelled", "a begins 2"])
        // The same value is no change.
        #expect(await script.set(2, lines: 0) == [])
    }

    @Test("Of a condition, the one side goes and the other comes, both in one update")
    func exchange() async {
        let log = log
        let script = Script(true, log) { isFirst in
            if isFirst { Actor(name: "a", log: log) } else { Actor(name: "b", log: log) }
        }
        _ = await script.lines(2)
        #expect(
            Set(await script.set(false, lines: 4)) == [
                "a disappears", "b appears", "b begins 0", "a is cancelled",
            ])
    }

    @Test("Another id is another view; one that stays is told nothing")
    func identity() async {
        let log = log
        let script = Script(1, log) { id in
            VStack {
                Actor(name: "inside", log: log).id(id)
                Actor(name: "beside", log: log)
            }
        }
        _ = await script.lines(4)
        let lines = await script.set(2, lines: 4)
        #expect(lines.allSatisfy { $0.hasPrefix("inside") })
        #expect(Set(lines).isSuperset(of: ["inside disappears", "inside appears", "inside begins 0"]))
    }

    @Test("Rows that come and go do, the others are told nothing, in whatever order they are")
    func rows() async {
        let log = log
        let script = Script([1, 2, 3], log) { numbers in
            VStack(spacing: 0) {
                ForEach(numbers, id: \.self) { number in
                    Color.red.frame(width: 20, height: 10)
                        .onAppear { log.lines.append("+\(number)") }
                        .onDisappear { log.lines.append("-\(number)") }
                }
            }
        }
        #expect(Set(await script.lines(3)) == ["+1", "+2", "+3"])
        #expect(await script.set([3, 2, 1], lines: 0) == [])
        #expect(await script.set([3, 1], lines: 1) == ["-2"])
        #expect(Set(await script.set([4, 3, 5, 1], lines: 2)) == ["+4", "+5"])
        #expect(Set(await script.set([], lines: 4)) == ["-4", "-3", "-5", "-1"])
    }

    @Test("With a transition, what goes disappears at its end; what comes back in the middle was never gone")
    func transitions() async {
        let log = log
        let script = Script(true, log) { isShown in
            ZStack {
                Color.blue
                if isShown { Actor(name: "a", log: log).transition(.opacity) }
            }
        }
        _ = await script.lines(2)
        #expect(await script.set(false, .linear(duration: 1), lines: 0) == [])
        script.host.advance(by: 0.5)
        #expect(await script.lines(0) == [])
        #expect(await script.set(true, .linear(duration: 1), lines: 0) == [])
        #expect(await script.set(false, .linear(duration: 1), lines: 0) == [])
        script.host.advance(by: 1.1)
        #expect(await script.lines(2) == ["a disappears", "a is cancelled"])
    }

    @Test("A state that is set while a view appears is shown before anything else is told")
    func setWhileAppearing() async {
        let log = log
        let script = Script(0, log) { _ in
            Counting(log: log)
        }
        #expect(await script.lines(4) == ["body 0", "appears", "body 1", "0→1"])
    }

    private struct Counting: View {
        let log: ActionLog
        @State private var count = 0
        var body: some View {
            log.lines.append("body \(count)")
            return Color.red
                .onAppear {
                    log.lines.append("appears")
                    count += 1
                }
                .onChange(of: count) { old, new in log.lines.append("\(old)→\(new)") }
        }
    }

    @Test("onChange with initial is told on the first time, and then of changes alone")
    func initial() async {
        let log = log
        let script = Script(5, log) { value in
            Color.red.onChange(of: value, initial: true) { old, new in log.lines.append("\(old)→\(new)") }
        }
        #expect(await script.lines(1) == ["5→5"])
        #expect(await script.set(6, lines: 1) == ["5→6"])
        #expect(await script.set(6, lines: 0) == [])
    }

    @Test("Rows of a list and of a lazy stack appear as they come into view and disappear as they leave")
    func lazyRows() async throws {
        let log = log
        let script = Script(0, log) { _ in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { number in
                        Color.red.frame(height: 25)
                            .onAppear { log.lines.append("+\(number)") }
                            .onDisappear { log.lines.append("-\(number)") }
                    }
                }
            }
        }
        #expect(Set(await script.lines(4)) == ["+0", "+1", "+2", "+3"])
        let view = try #require(script.host.window.descendant(UIScrollView.self))
        view.contentOffset.y = 50
        #expect(Set(await script.lines(4)) == ["+4", "+5", "-0", "-1"])
        view.contentOffset.y = 0
        #expect(Set(await script.lines(4)) == ["-4", "-5", "+0", "+1"])
    }

    @Test("A page below another one disappears, and appears again when it is uncovered")
    func navigation() async {
        let log = log
        let script = Script([Int](), log) { path in
            NavigationStack(path: .constant(path)) {
                Actor(name: "root", log: log)
                    .navigationDestination(for: Int.self) { Actor(name: "page \($0)", log: log) }
            }
        }
        #expect(await script.lines(2) == ["root appears", "root begins 0"])
        var lines = await script.set([1], lines: 2)
        script.host.advance(by: 1)
        lines += await script.lines(1)
        #expect(
            Set(lines) == ["page 1 appears", "page 1 begins 0", "root disappears", "root is cancelled"])
        lines = await script.set([], lines: 2)
        script.host.advance(by: 1)
        lines += await script.lines(1)
        #expect(
            Set(lines) == ["root appears", "root begins 0", "page 1 disappears", "page 1 is cancelled"])
    }

    @Test("Values of publishers come to what is shown, and to nothing that is gone")
    func receiving() async {
        let log = log
        let subject = PassthroughSubject<Int, Never>()
        let script = Script(true, log) { isShown in
            if isShown { Color.red.onReceive(subject) { log.lines.append("got \($0)") } }
        }
        _ = await script.lines(0)
        subject.send(1)
        #expect(await script.lines(1) == ["got 1"])
        _ = await script.set(false, lines: 0)
        subject.send(2)
        #expect(await script.lines(0) == [])
    }
}
