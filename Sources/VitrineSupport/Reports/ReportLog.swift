import Foundation

/// What the programmer should know and the program survives: a sentence each on standard error.
///
/// Layouts and bodies run again at every frame, so most reports go out once for what they are about. The last sentences
/// are kept, for tests.
package final class ReportLog: @unchecked Sendable {
    /// The log of the process.
    package static let shared = ReportLog()

    /// A fault whose key differs each time, as one that names a length, must neither fill the terminal nor the memory.
    private static let keyLimit = 1000
    private static let kept = 100

    private let lock = NSLock()
    private let write: @Sendable (String) -> Void
    private var keys: Set<AnyHashable> = []
    private var last: [String] = []
    private var total = 0

    /// - Parameter write: Where sentences go; to standard error unless a test takes them. Called without a lock held.
    package init(write: @escaping @Sendable (String) -> Void = StandardError.write) {
        self.write = write
    }

    /// Reports a sentence, each time.
    package func report(_ sentence: String) {
        lock.withLock { keep(sentence) }
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
        let isNew = lock.withLock { keys.count < Self.keyLimit && keys.insert(AnyHashable(key)).inserted }
        guard isNew else { return false }
        report(sentence())
        return true
    }

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
