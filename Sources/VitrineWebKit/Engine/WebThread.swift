import CVitrineWeb

/// The thread that pages live on: in programs the main one.
enum WebThread {
    /// Does something there, and waits until it is done.
    static func run<Answer>(_ body: () -> Answer) -> Answer {
        var answer: Answer?
        withoutActuallyEscaping({ answer = body() }) { hand(over: $0, to: vitrine_web_perform) }
        return answer!
    }

    /// Of what pages call back: does something on the main thread, which waits for them.
    static func answer(_ body: @MainActor () -> Void) {
        withoutActuallyEscaping(body) { body in
            nonisolated(unsafe) let body = body
            hand(over: { MainActor.assumeIsolated { body() } }, to: vitrine_web_answer)
        }
    }

    private typealias Handing = (@convention(c) (UnsafeMutableRawPointer?) -> Void, UnsafeMutableRawPointer?)
        -> Void

    private static func hand(over body: @escaping () -> Void, to function: Handing) {
        var body = body
        withUnsafeMutablePointer(to: &body) {
            function({ $0!.assumingMemoryBound(to: (() -> Void).self).pointee() }, $0)
        }
    }
}
