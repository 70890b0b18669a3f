import Foundation

/// What is said of tests while they run: each failure at once, and on a terminal how many have passed.
struct TestProgress {
    private final class Count {
        var value = 0
    }

    private let count = Count()

    func show(_ result: TestResult) {
        count.value += 1
        if Console.isTerminal { Console.write("\r\u{1b}[K") }
        if result.outcome == .failed { Console.write(TestReport.lines(of: result)) }
        if Console.isTerminal { Console.write("Testing… \(count.value)") }
    }

    /// Takes the line away.
    func end() {
        if Console.isTerminal, count.value > 0 { Console.write("\r\u{1b}[K") }
    }
}
