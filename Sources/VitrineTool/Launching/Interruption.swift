import Glibc
import Synchronization

/// Hands Control-C and a polite end on to the programs, so that the tool outlives them, clears up and can report.
enum Interruption {
    /// Programs that run at once at most.
    static let limit = 16

    /// Where the signal handler finds the programs; written while there are none.
    private nonisolated(unsafe) static let sockets = UnsafeMutablePointer<Int32>.allocate(capacity: limit)
    private static let socketCount = Atomic<Int>(0)
    private static let signals = Atomic<Int>(0)
    private static let latest = Atomic<Int32>(0)
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    /// How often this process was asked to end since the programs began.
    static var count: Int { signals.load(ordering: .sequentiallyConsistent) }

    /// The last signal that asked for it.
    static var signalNumber: Int32 { latest.load(ordering: .sequentiallyConsistent) }

    static func begin(handingOnTo programs: [RunningProgram]) {
        precondition(programs.count <= limit, "No more than \(limit) programs run at once.")
        signals.store(0, ordering: .sequentiallyConsistent)
        latest.store(0, ordering: .sequentiallyConsistent)
        socketCount.store(0, ordering: .sequentiallyConsistent)
        for (index, program) in programs.enumerated() { sockets[index] = program.socket }
        socketCount.store(programs.count, ordering: .sequentiallyConsistent)
        for number in numbers {
            // The terminal sends SIGINT to the whole group; a second one does no harm.
            let previous = signal(number) { number in
                Interruption.latest.store(number, ordering: .sequentiallyConsistent)
                Interruption.signals.add(1, ordering: .sequentiallyConsistent)
                var byte = UInt8(truncatingIfNeeded: number)
                for index in 0..<Interruption.socketCount.load(ordering: .sequentiallyConsistent) {
                    _ = Glibc.send(Interruption.sockets[index], &byte, 1, Int32(MSG_NOSIGNAL))
                }
            }
            // Under `nohup` it stays so.
            if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                signal(number, SIG_IGN)
            }
        }
    }

    static func end() {
        socketCount.store(0, ordering: .sequentiallyConsistent)
        for number in numbers {
            let previous = signal(number, SIG_DFL)
            if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                signal(number, SIG_IGN)
            }
        }
    }

    /// Calls the body while signals that ask this process to end wait.
    static func postponed<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var waiting = sigset_t()
        sigemptyset(&waiting)
        for number in numbers { sigaddset(&waiting, number) }
        var before = sigset_t()
        sigprocmask(SIG_BLOCK, &waiting, &before)
        defer { sigprocmask(SIG_SETMASK, &before, nil) }
        return try body()
    }
}
