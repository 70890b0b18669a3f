import Fuzzing
import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

@MainActor
@Suite("A queue of notifications", .serialized)
struct NotificationQueueTests {
    /// Ends the current notification until there is none, and lists what was current.
    private func drain(_ queue: NotificationViewQueue) -> [String] {
        var seen: [String] = []
        while let current = queue.current {
            seen.append("\(current)")
            queue.current = nil
        }
        return seen
    }

    @Test("Values of one priority come in the order of posting, and higher priorities before lower ones")
    func order() {
        let queue = NotificationViewQueue()
        queue.post("first")
        queue.post("low", priority: .low)
        queue.post("second")
        queue.post("third")
        queue.post("urgent", priority: .high)
        queue.post("urgent too", priority: .high)
        queue.post("own", priority: NotificationViewQueue.Priority(rawValue: 50))
        #expect(queue.waitingCount == 6)
        #expect(drain(queue) == ["first", "urgent", "urgent too", "own", "second", "third", "low"])
        #expect(queue.waitingCount == 0)
    }

    @Test(
        "A higher priority takes the place once the present one had its time, and that returns before the others"
    )
    func displacement() {
        // The queue reads the clock of animations; the window's clock is that in a test.
        let host = TestHost(UIView())
        let queue = NotificationViewQueue(minimumDuration: 1)
        queue.post("first")
        queue.post("second")
        host.advance(by: 0.4)
        queue.post("urgent", priority: .high)
        #expect(queue.current as? String == "first")
        host.advance(by: 0.5)
        #expect(queue.current as? String == "first")
        host.advance(by: 0.2)
        #expect(queue.current as? String == "urgent")
        host.advance(by: 5)
        queue.post("more urgent", priority: NotificationViewQueue.Priority(rawValue: 200))
        #expect(queue.current as? String == "more urgent", "the other had its time already")
        #expect(drain(queue) == ["more urgent", "urgent", "first", "second"])
    }

    @Test("A value that equals one that is shown or waits is not shown twice, and takes the higher priority")
    func coalescing() {
        let queue = NotificationViewQueue()
        #expect(queue.post(Fruit.apple))
        #expect(!queue.post(Fruit.apple))
        #expect(queue.post(Message(text: "a")), "not Hashable, only Equatable")
        #expect(!queue.post(Message(text: "a")))
        #expect(queue.post(Fruit.banana))
        #expect(queue.post(Fruit.cherry))
        #expect(!queue.post(Fruit.cherry, priority: .high))
        #expect(!queue.post(Fruit.cherry, priority: .low))
        #expect(queue.post(1))
        #expect(queue.post(1.0), "of another type")
        #expect(queue.waitingCount == 5)
        #expect(
            drain(queue) == [
                "Fruit(name: \"Apple\")", "Fruit(name: \"Cherry\")", "Message(text: \"a\")",
                "Fruit(name: \"Banana\")", "1", "1.0",
            ])
    }

    @Test("Setting the current value shows it at once, and what was shown returns")
    func setting() {
        let queue = NotificationViewQueue()
        queue.post("first")
        queue.post("second")
        queue.current = "now"
        #expect(queue.current as? String == "now")
        #expect(drain(queue) == ["now", "first", "second"])
        queue.current = "alone"
        #expect(drain(queue) == ["alone"])
    }

    @Test("Notifications can be taken back")
    func removal() {
        let queue = NotificationViewQueue()
        for text in ["a", "b", "c", "d"] { queue.post(text) }
        queue.remove("b")
        queue.remove("a")
        queue.remove("never posted")
        #expect(queue.current as? String == "c")
        #expect(drain(queue) == ["c", "d"])
        for text in ["a", "b", "c"] { queue.post(text) }
        queue.removeAll()
        #expect(queue.current == nil)
        #expect(queue.waitingCount == 0)
    }

    @Test("5,000 random operations give what a sorted array gives")
    func random() {
        struct Model {
            var waiting: [(value: Int, priority: Int, order: Int)] = []
            var shown: (value: Int, priority: Int)?
            var last = 0
            mutating func insert(_ value: Int, _ priority: Int, first: Bool) {
                last += 1
                waiting.append((value, priority, first ? -last : last))
                waiting.sort { ($1.priority, $0.order) < ($0.priority, $1.order) }
            }
            mutating func advance() {
                let next = waiting.isEmpty ? nil : waiting.removeFirst()
                shown = next.map { ($0.value, $0.priority) }
            }
        }
        var generator = SeededGenerator(seed: 3)
        let queue = NotificationViewQueue(minimumDuration: 0)
        var model = Model()
        for _ in 0..<5_000 {
            let value = Int.random(in: 0..<60, using: &generator)
            let priority = Int.random(in: 0..<4, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0, 1, 2:
                queue.post(value, priority: .init(rawValue: priority))
                if let shown = model.shown, shown.value == value {
                    model.shown = (value, max(shown.priority, priority))
                } else if let index = model.waiting.firstIndex(where: { $0.value == value }) {
                    if model.waiting[index].priority < priority {
                        model.waiting.remove(at: index)
                        model.insert(value, priority, first: false)
                    }
                } else {
                    model.insert(value, priority, first: false)
                }
                if model.shown == nil {
                    model.advance()
                } else if let next = model.waiting.first, let old = model.shown,
                    next.priority > old.priority
                {
                    model.advance()
                    model.insert(old.value, old.priority, first: true)
                }
            case 3:
                queue.current = nil
                model.advance()
            default:
                queue.remove(value)
                model.waiting.removeAll { $0.value == value }
                if model.shown?.value == value { model.advance() }
            }
            #expect(queue.current as? Int == model.shown?.value)
            #expect(queue.waitingCount == model.waiting.count)
        }
    }

    @Test("10,000 notifications pushed through leave nothing behind")
    func leaks() {
        let queue = NotificationViewQueue(minimumDuration: 0)
        Counted.reset()
        for number in 0..<10_000 {
            queue.post(Counted(number), priority: number % 3 == 0 ? .high : .normal)
        }
        #expect(Counted.alive == 10_000)
        var shown = 0
        while queue.current != nil {
            shown += 1
            queue.current = nil
        }
        #expect(shown == 10_000)
        #expect(Counted.alive == 0)
    }

    @Test("10,000 notifications past a screen leave no value, no controller and no view behind")
    func leaksOnScreen() throws {
        Counted.reset()
        let screen = try QueueScreen()
        for number in 0..<10_000 { screen.queue.post(Counted(number)) }
        for number in 0..<10_000 {
            // A frame now and then sees the one that is current then; some get to move.
            if number % 25 == 0 { screen.host.layout() }
            if number % 200 == 0 { screen.host.advance(by: 0.1) }
            screen.queue.current = nil
        }
        screen.host.advance(by: 2)
        #expect(Counted.shown == 400)
        #expect(Counted.alive == 0)
        #expect(screen.controller.leaving.isEmpty)
        #expect(screen.controller.children == [screen.controller.content])
        #expect(screen.controller.view.subviews == [screen.controller.content.view])
    }

    @Test("A container shows one after the other, each for its time")
    func shown() throws {
        let screen = try QueueScreen(timeout: 2)
        screen.queue.post(Fruit.apple)
        screen.queue.post(Fruit.banana)
        screen.host.advance(by: 1)
        #expect(screen.controller.banner?.value as? Fruit == .apple)
        screen.host.advance(by: 1.5)
        #expect(screen.controller.banner?.value as? Fruit == .banana)
        screen.host.advance(by: 2.5)
        #expect(screen.controller.banner == nil)
        #expect(screen.queue.current == nil)
    }

    @Test(
        "A value of an unregistered type does not hold up the others, and is shown when its type is registered"
    )
    func setAside() throws {
        let log = IssueLog()
        let screen = try QueueScreen(timeout: 2)
        screen.queue.post(Message(text: "Hello"))
        screen.queue.post(Fruit.apple)
        screen.host.advance(by: 0.5)
        #expect(log.lines.count == 1)
        #expect(screen.controller.banner?.value as? Fruit == .apple)
        #expect(screen.queue.waitingCount == 1)
        screen.switches.isOn = true
        screen.host.advance(by: 2.5)
        #expect(screen.controller.banner?.value as? Message == Message(text: "Hello"))
        #expect(screen.queue.waitingCount == 0)
    }
}

/// A queue with a container that shows it. It registers messages while the switch is on.
@MainActor
private final class QueueScreen {
    struct Content: View {
        @ObservedObject var switches: Switches
        var body: some View {
            VStack {
                Text("Fruits").notification(for: Fruit.self) { FruitNote(fruit: $0) }
                Text("Counted").notification(for: Counted.self) { $0.note }
                if switches.isOn { Text("Messages").notification(for: Message.self) { Text($0.text) } }
            }
        }
    }
    struct Screen: View {
        @ObservedObject var queue: NotificationViewQueue
        let timeout: TimeInterval?
        let switches: Switches
        var body: some View {
            NotificationView(queue, timeout: timeout) { Content(switches: switches) }
        }
    }

    let queue = NotificationViewQueue(minimumDuration: 0)
    let switches = Switches()
    let host: TestHost
    let controller: NotificationViewController

    init(timeout: TimeInterval? = 4.5) throws {
        host = TestHost(
            Screen(queue: queue, timeout: timeout, switches: switches),
            safeArea: NotificationFixture.safeArea)
        host.settle()
        controller = try #require(NotificationFixture.find(in: host.rootViewController))
    }
}

/// A value that counts how many of it there are.
@MainActor
private final class Counted {
    static var alive = 0
    static var shown = 0
    static func reset() { (alive, shown) = (0, 0) }

    let number: Int

    init(_ number: Int) {
        self.number = number
        Self.alive += 1
    }

    isolated deinit { Self.alive -= 1 }

    var note: Text {
        Self.shown += 1
        return Text("\(number)")
    }
}
