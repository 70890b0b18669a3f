import SwiftUITestSupport
import Testing
import VitrineSupport
import VitrineTesting

@testable import VitrineSwiftUI

private final class Library: ObservableObject, @unchecked Sendable {
    @Published var names: [String] = []
    @Published var count = 0
    var plain = 0
}

@Observable private final class Score: @unchecked Sendable {
    var points = 0
}

/// What bodies showed, in order.
@MainActor private final class Shown {
    var values: [String] = []
    var last: String { values.last ?? "" }
    func show(_ value: String) -> Text {
        values.append(value)
        return Text(value)
    }
}

private struct Observing: View {
    @ObservedObject var model: Library
    let shown: Shown
    var body: some View { shown.show("\(model.names.joined()) \(model.count) \(model.plain)") }
}

private struct Owning: View {
    @StateObject private var own: Library
    let shown: Shown
    init(_ model: Library, _ shown: Shown) {
        _own = StateObject(wrappedValue: model)
        self.shown = shown
    }
    var body: some View { shown.show("\(own.count)") }
}

private struct Inheriting: View {
    @EnvironmentObject var model: Library
    let shown: Shown
    var body: some View { shown.show("\(model.count)") }
}

private struct Counter: View {
    let remote: Remote<Int>
    let shown: Shown
    @State private var count = 0
    var body: some View {
        remote.binding = $count
        return shown.show("\(count)")
    }
}

private struct Scored: View {
    let score: Score
    let shown: Shown
    var body: some View { shown.show("\(score.points)") }
}

private struct Receiving: View {
    let publisher: PassthroughSubject<Int, Never>
    let received: (Int) -> Void
    var body: some View { Text("receiving").onReceive(publisher) { received($0) } }
}

/// Does work on another thread, and returns when it and what it sent to the main queue is done.
private func elsewhere(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
        Thread {
            work()
            DispatchQueue.main.async { continuation.resume() }
        }.start()
    }
}

/// Makes frames until something holds: a change may be stored after it was taken up for the first time. False if it
/// never does.
@MainActor
private func eventually(_ host: TestHost, _ holds: () -> Bool) async -> Bool {
    for _ in 0..<100_000 {
        if holds() { return true }
        await Task.yield()
        host.layout()
    }
    return false
}

@MainActor
@Suite("Changes on other threads than the main one", .serialized)
struct BackgroundChangeTests {
    @Test(
        "A published property set on another thread is shown, and told once a property with the thread and a remedy"
    )
    func publishedElsewhere() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            @MainActor in
            let (model, shown) = (Library(), Shown())
            let host = TestHost(Observing(model: model, shown: shown))
            for round in 1...3 {
                await elsewhere {
                    model.names = ["a", "b\(round)"]
                    model.count = round
                }
                try #require(await eventually(host) { shown.last == "ab\(round) \(round) 0" })
            }
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
        let told = lines.filter { $0.contains("Publishing changes from background threads is not allowed: ") }
        #expect(told.count == 2)
        #expect(
            told.contains { $0.contains(": Library.names was set on thread ") && $0.contains("receive(on:") })
        #expect(told.contains { $0.contains(": Library.count was set on thread ") })
    }

    @Test("Views with a state object and an environment object take up what another thread published")
    func ownersElsewhere() async {
        let (owned, inherited) = (Library(), Library())
        let (first, second) = (Shown(), Shown())
        let host = TestHost(
            VStack {
                Owning(owned, first)
                Inheriting(shown: second).environmentObject(inherited)
            })
        await elsewhere {
            owned.count = 4
            inherited.count = 5
        }
        #expect(await eventually(host) { first.last == "4" && second.last == "5" })
    }

    @Test("An object that announces a change by hand on another thread is named as such")
    func announcedByHand() async {
        final class Announcer: ObservableObject, @unchecked Sendable {
            let objectWillChange = ObservableObjectPublisher()
            var value = 0
        }
        struct Reader: View {
            @ObservedObject var object: Announcer
            let shown: Shown
            var body: some View { shown.show("\(object.value)") }
        }
        let (object, shown) = (Announcer(), Shown())
        let host = TestHost(Reader(object: object, shown: shown))
        await elsewhere {
            object.objectWillChange.send()
            object.value = 7
        }
        #expect(await eventually(host) { shown.last == "7" })
        #expect(
            await eventually(host) { RuntimeIssue.wasReported("Announcer.objectWillChange was sent") })
    }

    @Test("The report names the view that shows the property, and the path to it")
    func placeOfReader() async {
        struct Card: View {
            @ObservedObject var model: Library
            let shown: Shown
            var body: some View { shown.show("\(model.count)") }
        }
        struct Page: View {
            let model: Library
            let shown: Shown
            var body: some View { VStack { HStack { Card(model: model, shown: shown) } } }
        }
        let (model, shown) = (Library(), Shown())
        let host = TestHost(Page(model: model, shown: shown))
        ReportLog.current.forgetKeys()
        ReportLog.process.forgetKeys()
        await elsewhere { model.count = 4 }
        #expect(await eventually(host) { shown.last == "4" })
        #expect(
            await eventually(host) { RuntimeIssue.wasReported("In Card, at Page › VStack › HStack › Card.") })
    }

    @Test("An Observable object may change on any thread, without a word")
    func observableWithoutReport() async {
        let (score, shown) = (Score(), Shown())
        let host = TestHost(Scored(score: score, shown: shown))
        let count = ReportLog.process.count
        await elsewhere { score.points = 9 }
        #expect(await eventually(host) { shown.last == "9" })
        host.layout()
        // Other suites report theirs while this one waits.
        let own = ReportLog.process.sentences(after: count).filter {
            $0.contains("Scored") || $0.contains("Score")
        }
        #expect(own == [])
    }

    @Test("Subscribers of a property run in order on the thread that sets it")
    func subscribersElsewhere() async {
        let model = Library()
        let host = TestHost(Observing(model: model, shown: Shown()))
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var onMain = 0
        let subscription = model.$count.dropFirst().sink { @Sendable in
            values.append($0)
            if DispatchQueue.isMain { onMain += 1 }
        }
        await elsewhere { for value in 1...100 { model.count = value } }
        #expect(values == Array(1...100))
        #expect(onMain == 0)
        subscription.cancel()
        host.layout()
    }

    @Test("A value that is stored long after it was announced is shown all the same")
    func storedLate() async {
        let (model, shown) = (Library(), Shown())
        let host = TestHost(Observing(model: model, shown: shown))
        let evaluated = DispatchSemaphore(value: 0)
        let subscription = model.$count.dropFirst().sink { @Sendable _ in evaluated.wait() }
        Thread { model.count = 9 }.start()
        // Once or more: it is looked for again and again until it is stored.
        #expect(await eventually(host) { shown.values.count > 1 })
        #expect(shown.last == " 0 0")
        evaluated.signal()
        #expect(await eventually(host) { shown.last == " 9 0" })
        subscription.cancel()
    }

    @Test("A binding to a published property may be written on another thread")
    func bindingElsewhere() async {
        let (model, shown) = (Library(), Shown())
        let host = TestHost(Observing(model: model, shown: shown))
        let binding = Binding<Int>.property(\.count, of: model)
        await elsewhere { binding.wrappedValue = 8 }
        #expect(await eventually(host) { shown.last == " 8 0" })
    }

    @Test("State written on another thread is read back there at once, shown, and no mistake")
    func stateElsewhere() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            @MainActor in
            let (remote, shown) = (Remote<Int>(), Shown())
            let host = TestHost(Counter(remote: remote, shown: shown))
            let binding = try #require(remote.binding)
            nonisolated(unsafe) var read = 0
            await elsewhere {
                for _ in 1...10 { binding.wrappedValue += 1 }
                read = binding.wrappedValue
            }
            host.layout()
            try #require(read == 10)
            // The main thread makes frames while the other one is still at it, or does not.
            let numbers = shown.values.compactMap(Int.init)
            try #require(numbers.first == 0 && numbers.last == 10 && numbers == numbers.sorted())
        }
        #expect(result?.standardErrorContent.isEmpty == true)
    }

    @Test("An observable object changed on another thread is shown, and no mistake")
    func observableElsewhere() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            @MainActor in
            let (score, shown) = (Score(), Shown())
            let host = TestHost(Scored(score: score, shown: shown))
            for points in [3, 5] {
                await elsewhere { score.points = points }
                host.layout()
            }
            try #require(shown.values == ["0", "3", "5"])
        }
        #expect(result?.standardErrorContent.isEmpty == true)
    }

    @Test(
        "Bodies on the main thread and reads and writes of their state on others do not get in each other's way"
    )
    func readsMeanwhile() async {
        let (remote, shown) = (Remote<Int>(), Shown())
        let host = TestHost(Counter(remote: remote, shown: shown))
        let binding = remote.binding!
        nonisolated(unsafe) var isDone = false
        Thread {
            for value in 1...2000 {
                binding.wrappedValue = value
                _ = binding.wrappedValue
            }
            DispatchQueue.main.async { isDone = true }
        }.start()
        while !isDone {
            host.layout()
            await Task.yield()
        }
        host.layout()
        #expect(shown.last == "2000")
    }

    @Test("Actions of onReceive run on the main thread in order, wherever their publisher sends")
    func receivedElsewhere() async {
        nonisolated(unsafe) let publisher = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        let host = TestHost(
            Receiving(publisher: publisher) { received.append(DispatchQueue.isMain ? $0 : -1) })
        await elsewhere { for value in 1...5 { publisher.send(value) } }
        #expect(received == [1, 2, 3, 4, 5])
        #expect(RuntimeIssue.wasReported("PassthroughSubject<Int, Never>, which onReceive"))
        host.layout()
    }

    @Test("An animation around a change on another thread goes with it")
    func animatedElsewhere() async {
        nonisolated(unsafe) var inside: Animation?
        nonisolated(unsafe) var after: Animation?
        await elsewhere {
            withAnimation(.linear) { inside = Transaction.current.animation }
            after = Transaction.current.animation
        }
        #expect(inside == .linear)
        #expect(after == nil)
    }
}

extension DispatchQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the main queue is served by the code that runs.
    fileprivate static var isMain: Bool { getSpecific(key: mark) == true }
}
