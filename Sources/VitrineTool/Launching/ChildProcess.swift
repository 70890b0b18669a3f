import Foundation
import Synchronization

/// A program started by this one, in the same process group.
///
/// Foundation's `Process` gives its child a group of its own, so Control-C in a terminal would end the tool
/// and leave the window open.
struct ChildProcess {
    enum Ending: Equatable {
        case exited(Int32)
        case killed(signal: Int32)

        /// The exit code that shells use: 128 + signal for a killed program.
        var exitCode: Int32 {
            switch self {
            case .exited(let code): code
            case .killed(let signal): 128 + signal
            }
        }
    }

    var executable: String
    var arguments: [String] = []
    var environment: [String: String]

    /// Runs to the end.
    ///
    /// - Parameters:
    ///   - mergesOutput: whether standard output goes where standard error goes; else it is inherited.
    ///   - onError: called with what the program writes to standard error, as it comes.
    ///   - tick: called about five times a second while the program runs.
    func run(
        mergesOutput: Bool = false, onError: (ArraySlice<UInt8>) -> Void, tick: () -> Void = {}
    ) throws(ToolError) -> Ending {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .cannotStart(executable, reason: ErrorText.last) }
        let reading = ends[0]
        let writing = ends[1]
        defer { close(reading) }
        _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
        _ = fcntl(writing, F_SETFD, FD_CLOEXEC)

        let child: pid_t
        do {
            defer { close(writing) }
            child = try spawn(standardError: writing, mergesOutput: mergesOutput)
        }
        SignalForwarding.begin(to: child)
        defer { SignalForwarding.end() }

        var buffer = [UInt8](repeating: 0, count: 16384)
        var status: Int32 = 0
        var hasEnded = false
        while true {
            var poller = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
            let ready = poll(&poller, 1, hasEnded ? 0 : 200)
            if ready > 0 {
                let count = read(reading, &buffer, buffer.count)
                if count <= 0 { break }
                onError(buffer[..<count])
            } else if hasEnded {
                // A process that the program left behind may hold the pipe open for ever.
                break
            } else {
                hasEnded = waitpid(child, &status, WNOHANG) == child
                if !hasEnded { tick() }
            }
        }
        while !hasEnded {
            let result = waitpid(child, &status, 0)
            hasEnded = result == child || errno != EINTR
        }
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
    }

    private func spawn(standardError: Int32, mergesOutput: Bool) throws(ToolError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, standardError, STDERR_FILENO)
        if mergesOutput { posix_spawn_file_actions_adddup2(&actions, standardError, STDOUT_FILENO) }

        let texts = ([executable] + arguments).map { strdup($0) }
        let variables = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { (texts + variables).forEach { free($0) } }
        var child: pid_t = 0
        let failure = posix_spawn(&child, executable, &actions, nil, texts + [nil], variables + [nil])
        guard failure == 0 else { throw .cannotStart(executable, reason: ErrorText.of(failure)) }
        return child
    }
}

/// Hands Control-C and a polite end on to the program, so that the tool outlives it and can report.
private enum SignalForwarding {
    private static let child = Atomic<pid_t>(0)

    static func begin(to pid: pid_t) {
        child.store(pid, ordering: .sequentiallyConsistent)
        // The terminal sends SIGINT to the whole group; a second one does no harm.
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                let pid = SignalForwarding.child.load(ordering: .sequentiallyConsistent)
                if pid > 0 { kill(pid, number) }
            }
        }
    }

    static func end() {
        child.store(0, ordering: .sequentiallyConsistent)
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    }
}
