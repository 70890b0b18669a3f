import Foundation
import Testing

@testable import VitrineSupport

@Suite("Reports")
struct ReportLogTests {
    private final class Written: @unchecked Sendable {
        private let lock = NSLock()
        private var stored: [String] = []
        var lines: [String] { lock.withLock { stored } }
        func append(_ line: String) { lock.withLock { stored.append(line) } }
    }

    private let written = Written()
    private var log: ReportLog { ReportLog(write: written.append) }

    @Test("A sentence with a key is written once, and made only then")
    func once() {
        let log = log
        var made = 0
        func sentence() -> String {
            made += 1
            return "A view has no size."
        }
        // Not within #expect, which would make the sentence itself.
        let results = [log.report(once: "View", sentence()), log.report(once: "View", sentence())]
        #expect(results == [true, false])
        log.report(once: 7, "Another.")
        #expect(written.lines == ["A view has no size.", "Another."])
        #expect(made == 1)
    }

    @Test("A log that passes on says once by itself, and the other hears each")
    func passingOn() {
        let outer = log
        let logs = [ReportLog(passingOnTo: outer), ReportLog(passingOnTo: outer)]
        for log in logs + logs { log.report(once: "View", "A view has no size.") }
        #expect(logs.map(\.count) == [1, 1])
        #expect(outer.sentences == ["A view has no size.", "A view has no size."])
        #expect(written.lines == outer.sentences)
    }

    @Test("Without a key, each time")
    func each() {
        let log = log
        log.report("x")
        log.report("x")
        #expect(written.lines == ["x", "x"])
    }

    @Test("After a thousand keys there is silence, and a hundred sentences are kept")
    func limits() {
        let log = log
        for number in 0..<1500 { log.report(once: number, "fault \(number)") }
        #expect(written.lines.count == 1000)
        #expect(log.count == 1000)
        #expect(log.sentences.count == 100)
        #expect(log.sentences.first == "fault 900")
        #expect(log.sentences(after: 998) == ["fault 998", "fault 999"])
        #expect(log.contains("t 950"))
        #expect(!log.contains("fault 5 "))
    }

    @Test("Several threads may report")
    func threads() {
        let log = log
        DispatchQueue.concurrentPerform(iterations: 64) { number in
            log.report(once: number % 8, "k\(number % 8)")
        }
        #expect(written.lines.sorted() == (0..<8).map { "k\($0)" })
    }
}

@Suite("Weak sets")
struct WeakSetTests {
    private final class Object {}

    @Test("Members are kept in order, once, and not alive")
    func members() {
        var set = WeakSet<Object>()
        let first = Object()
        var second: Object? = Object()
        set.insert(first)
        if let second { set.insert(second) }
        set.insert(first)
        #expect(set.all.count == 2)
        #expect(set.all.first === first)
        second = nil
        #expect(set.all.count == 1)
        #expect(set.contains(first))
    }

    @Test("Thousands that come and go leave no trace, and the order of those that stay is kept")
    func coming() {
        var set = WeakSet<Object>()
        var kept: [Object] = []
        for number in 0..<5000 {
            let object = Object()
            set.insert(object)
            if number % 500 == 0 { kept.append(object) }
            #expect(set.contains(object))
        }
        #expect(set.all.count == 10)
        #expect(zip(set.all, kept).allSatisfy { $0 === $1 })
        var visited: [Object] = []
        set.forEach { visited.append($0) }
        #expect(visited.count == 10 && zip(visited, kept).allSatisfy { $0 === $1 })
    }
}
