import Foundation

/// What the programmer should know and the program survives: a sentence each on standard error.
///
/// Layouts and bodies run again at every frame, so most reports go out once for what they are about. The last sentences
/// are kept, for tests.
package final class ReportLog: @unchecked Sendable {
    /// The log of the process: also of what those report that pass theirs on to it.
    package static let process = ReportLog()

    /// The log of whoever is being driven on the main thread; elsewhere that of the process.
    package static var current: ReportLog {
        get { MainThread.isCurrent ? driven : process }
        set { driven = newValue }
    }

    /// Only the main thread comes here.
    nonisolated(unsafe) private static var driven = process

    /// A fault whose key differs each time, as one that names a length, must neither fill the terminal nor the memory.
    private static let keyLimit = 1000
    private static let kept = 100

    private let lock = NSLock()
    private let write: @Sendable (String) -> Void
    private let outer: ReportLog?
    private var keys: Set<AnyHashable> = []
    private var last: [String] = []
    private var total = 0

    /// - Parameter write: Where sentences go; to standard error unless a test takes them. Called without a lock held.
    package init(write: @escaping @Sendable (String) -> Void = StandardError.write) {
        self.write = write
        outer = nil
    }

    /// Makes a log that says what is to be said once by itself, and passes every sentence on.
    package init(passingOnTo outer: ReportLog) {
        write = outer.write
        self.outer = outer
    }

    /// Reports a sentence, each time.
    package func report(_ sentence: String) {
        lock.withLock { keep(sentence) }
        outer?.lock.withLock { outer?.keep(sentence) }
        write(sentence)
    }

    /// Reports a sentence the first time that the key comes up, and nothing after a thousand keys.
    ///
    /// - Parameters:
    ///   - key: What the sentence is about: a class, an identifier, or the sentence itself.
    ///   - sentence: Made only when it is reported.
    /// - Returns: Whether it was.
    @discardableResult
    package func report(once key: some Hashable, _ sentence: @autoclosure () -> String) -> Bool {
        guard isNew(key) else { return false }
        report(sentence())
        return true
    }

    /// Whether a key comes up for the first time; false after a thousand keys. For reports that somebody else writes.
    package func isNew(_ key: some Hashable) -> Bool {
        lock.withLock { keys.count < Self.keyLimit && keys.insert(AnyHashable(key)).inserted }
    }

    /// Forgets what came up, for tests.
    package func forgetKeys() { lock.withLock { keys = [] } }

    /// Reports a sentence the first time.
    @discardableResult
    package func report(once sentence: String) -> Bool { report(once: sentence, sentence) }

    /// The last hundred sentences, oldest first.
    package var sentences: [String] { lock.withLock { last } }

    /// How many sentences were reported.
    package var count: Int { lock.withLock { total } }

    /// What was reported after the first `count` sentences, as far as it is kept.
    package func sentences(after count: Int) -> [String] {
        lock.withLock { Array(last.suffix(max(0, total - count))) }
    }

    /// Whether one of the last hundred sentences has these words in it.
    package func contains(_ words: String) -> Bool { sentences.contains { $0.contains(words) } }

    private func keep(_ sentence: String) {
        if last.count >= Self.kept { last.removeFirst() }
        last.append(sentence)
        total += 1
    }
}
