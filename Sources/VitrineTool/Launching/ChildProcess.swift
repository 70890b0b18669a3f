import CVitrineProcess
import Foundation

/// A program started by this one, in the same process group, under a guard that ends it with this process.
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
    /// What the program gets as its descriptor 3; -1 for nothing.
    var file: Int32 = -1

    /// Runs to the end.
    ///
    /// A signal that asks this process to end is handed on to the program; at the second one, or after
    /// ``ProcessGroup/patience``, the program is killed.
    ///
    /// - Parameters:
    ///   - mergesOutput: whether standard output goes where standard error goes; else it is inherited.
    ///   - interval: the time between two ticks.
    ///   - onError: called with what the program writes to standard error, as it comes.
    ///   - tick: called time and again while the program runs.
    func run(
        mergesOutput: Bool = false, every interval: Duration = .milliseconds(200),
        onError: (ArraySlice<UInt8>) -> Void, tick: ((RunningProgram) -> Void)? = nil
    ) throws(ToolError) -> Ending {
        try ProcessGroup.run(
            [self], mergesOutput: mergesOutput, every: interval, onError: { onError($1) },
            tick: tick.map { tick in { tick($0[0]) } })[0]
    }

    /// Starts the program under a guard; who calls waits for its end.
    func start(standardError: Int32, mergesOutput: Bool) throws(ToolError) -> RunningProgram {
        let texts = ([executable] + arguments).map { strdup($0) }
        let variables = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { (texts + variables).forEach { free($0) } }
        var guardian: pid_t = 0
        var socket: Int32 = -1
        let failure = (texts + [nil]).withUnsafeBufferPointer { texts in
            (variables + [nil]).withUnsafeBufferPointer { variables in
                var program = VitrineProgram(
                    executable: texts[0], arguments: texts.baseAddress, environment: variables.baseAddress,
                    standard_output: mergesOutput ? standardError : -1, standard_error: standardError,
                    third: file)
                return vitrine_process_start(&program, &guardian, &socket)
            }
        }
        guard failure == 0 else { throw .machine(.cannotStart(executable, reason: ErrorText.of(failure))) }
        return RunningProgram(guardian: guardian, socket: socket)
    }
}

/// A program that runs under a guard.
struct RunningProgram {
    /// The guard's process, parent of the program.
    let guardian: pid_t
    /// Where a byte is the number of a signal for the program.
    let socket: Int32

    /// Sends the program a signal.
    func send(signal: Int32) {
        var byte = UInt8(signal)
        _ = Glibc.send(socket, &byte, 1, Int32(MSG_NOSIGNAL))
    }

    /// Kills the program and everything that it started.
    func end() {
        shutdown(socket, Int32(SHUT_WR))
    }

    /// What the guard tells when the program has ended; killed if the guard was.
    func receiveEnding() -> VitrineEnding {
        var ending = VitrineEnding()
        let size = MemoryLayout<VitrineEnding>.size
        let count = recv(socket, &ending, size, Int32(MSG_WAITALL))
        return count == size ? ending : VitrineEnding(failure: 0, status: SIGKILL)
    }

    func forget() {
        close(socket)
        while waitpid(guardian, nil, 0) < 0, errno == EINTR {}
    }
}
