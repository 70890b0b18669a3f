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

    /// How long a program that was asked to end may take for it.
    static let patience = Duration.seconds(5)

    var executable: String
    var arguments: [String] = []
    var environment: [String: String]
    /// What the program gets as its descriptor 3; -1 for nothing.
    var file: Int32 = -1

    /// Runs to the end.
    ///
    /// A signal that asks this process to end is handed on to the program; at the second one, or after
    /// ``patience``, the program is killed.
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
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .machine(.cannotStart(executable, reason: ErrorText.last)) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let reading = ends[0]
        defer { close(reading) }
        let program: RunningProgram
        do {
            defer { close(ends[1]) }
            program = try start(standardError: ends[1], mergesOutput: mergesOutput)
        }
        defer { program.forget() }
        Interruption.begin(handingOnTo: program)
        defer { Interruption.end() }

        var buffer = [UInt8](repeating: 0, count: 16384)
        var isOpen = true
        var ending: VitrineEnding?
        // A process that the program left behind may fill the pipe for ever.
        var credit = 1 << 20
        var interruption = InterruptionWatch()
        var nextTick = ContinuousClock.now + interval
        while isOpen || ending == nil {
            let pause: Int32 = tick == nil ? 1000 : Int32(max(0, (nextTick - .now) / .milliseconds(1)) + 1)
            var polled = [
                pollfd(fd: isOpen ? reading : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: ending == nil ? program.socket : -1, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&polled, 2, ending == nil ? pause : 0)
            if polled[0].revents != 0 {
                let count = read(reading, &buffer, buffer.count)
                if count > 0 {
                    onError(buffer[..<count])
                    if ending != nil { credit -= count }
                } else {
                    isOpen = false
                }
            }
            if polled[1].revents != 0 { ending = program.receiveEnding() }
            if ending != nil, ready <= 0 || credit <= 0 { break }
            guard ending == nil else { continue }
            interruption.look(at: program)
            if let tick, .now >= nextTick {
                tick(program)
                nextTick = .now + interval
            }
        }
        let last = ending ?? VitrineEnding(failure: 0, status: SIGKILL)
        guard last.failure == 0 else {
            throw .machine(.cannotStart(executable, reason: ErrorText.of(last.failure)))
        }
        if interruption.hasKilled { return .killed(signal: Interruption.signalNumber) }
        let signal = last.status & 0x7f
        return signal == 0 ? .exited((last.status >> 8) & 0xff) : .killed(signal: signal)
    }

    /// Kills a program that was asked to end and takes too long, or that the user wants gone.
    private struct InterruptionWatch {
        private var start: ContinuousClock.Instant?
        private(set) var hasKilled = false

        mutating func look(at program: RunningProgram) {
            guard Interruption.count > 0 else { return }
            let start = start ?? .now
            self.start = start
            guard Interruption.count > 1 || .now - start > ChildProcess.patience else { return }
            program.end()
            hasKilled = true
        }
    }

    private func start(standardError: Int32, mergesOutput: Bool) throws(ToolError) -> RunningProgram {
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
    fileprivate func receiveEnding() -> VitrineEnding {
        var ending = VitrineEnding()
        let size = MemoryLayout<VitrineEnding>.size
        let count = recv(socket, &ending, size, Int32(MSG_WAITALL))
        return count == size ? ending : VitrineEnding(failure: 0, status: SIGKILL)
    }

    fileprivate func forget() {
        close(socket)
        while waitpid(guardian, nil, 0) < 0, errno == EINTR {}
    }
}
