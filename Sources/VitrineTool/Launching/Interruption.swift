import Glibc
import Synchronization

/// Hands Control-C and a polite end on to the program, so that the tool outlives it, clears up and can report.
enum Interruption {
    private static let socket = Atomic<Int32>(-1)
    private static let signals = Atomic<Int>(0)
    private static let latest = Atomic<Int32>(0)
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    /// How often this process was asked to end since the program began.
    static var count: Int { signals.load(ordering: .sequentiallyConsistent) }

    /// The last signal that asked for it.
    static var signalNumber: Int32 { latest.load(ordering: .sequentiallyConsistent) }

    static func begin(handingOnTo program: RunningProgram) {
        signals.store(0, ordering: .sequentiallyConsistent)
        latest.store(0, ordering: .sequentiallyConsistent)
        socket.store(program.socket, ordering: .sequentiallyConsistent)
        for number in numbers {
            // The terminal sends SIGINT to the whole group; a second one does no harm.
            let previous = signal(number) { number in
                Interruption.latest.store(number, ordering: .sequentiallyConsistent)
                Interruption.signals.add(1, ordering: .sequentiallyConsistent)
                var byte = UInt8(truncatingIfNeeded: number)
                let socket = Interruption.socket.load(ordering: .sequentiallyConsistent)
                if socket >= 0 { _ = Glibc.send(socket, &byte, 1, Int32(MSG_NOSIGNAL)) }
            }
            // Under `nohup` it stays so.
            if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                signal(number, SIG_IGN)
            }
        }
    }

    static func end() {
        socket.store(-1, ordering: .sequentiallyConsistent)
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
