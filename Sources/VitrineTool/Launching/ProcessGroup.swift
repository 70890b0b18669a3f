import CVitrineProcess
import Foundation

/// Programs that run at once, each under a guard of its own, until the last one has ended.
struct ProcessGroup {
    /// How long a program that was asked to end may take for it.
    static let patience = Duration.seconds(5)

    /// A program, and what is open to it.
    private struct Member {
        let program: RunningProgram
        /// Where its standard error comes out.
        let reading: Int32
        var isOpen = true
        var ending: VitrineEnding?
        /// A process that the program left behind may fill the pipe for ever.
        var credit = 1 << 20

        var isDone: Bool { ending != nil && (!isOpen || credit <= 0) }
    }

    private var members: [Member] = []
    private var buffer = [UInt8](repeating: 0, count: 16384)
    private var interruption = InterruptionWatch()

    /// Runs programs to their ends.
    ///
    /// A signal that asks this process to end is handed on to all of them; at the second one, or after
    /// ``patience``, they are killed.
    ///
    /// - Parameters:
    ///   - mergesOutput: whether standard output goes where standard error goes; else it is inherited.
    ///   - interval: the time between two ticks.
    ///   - onError: called with the place of a program, and what it writes to standard error, as it comes.
    ///   - tick: called time and again while programs run.
    /// - Returns: how each has ended.
    static func run(
        _ processes: [ChildProcess], mergesOutput: Bool = false,
        every interval: Duration = .milliseconds(200),
        onError: (Int, ArraySlice<UInt8>) -> Void, tick: (([RunningProgram]) -> Void)? = nil
    ) throws(ToolError) -> [ChildProcess.Ending] {
        var group = ProcessGroup()
        defer { group.forget() }
        for process in processes { try group.start(process, mergesOutput: mergesOutput) }
        let programs = group.members.map(\.program)
        Interruption.begin(handingOnTo: programs)
        defer { Interruption.end() }
        var nextTick = ContinuousClock.now + interval
        while !group.isDone {
            let pause: Int32 = tick == nil ? 1000 : Int32(max(0, (nextTick - .now) / .milliseconds(1)) + 1)
            group.wait(pause, onError: onError)
            guard group.isRunning else { continue }
            group.interruption.look(at: programs)
            if let tick, .now >= nextTick {
                tick(programs)
                nextTick = .now + interval
            }
        }
        return try group.endings(of: processes)
    }

    private mutating func start(_ process: ChildProcess, mergesOutput: Bool) throws(ToolError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw .machine(.cannotStart(process.executable, reason: ErrorText.last))
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        do {
            let program = try process.start(standardError: ends[1], mergesOutput: mergesOutput)
            members.append(Member(program: program, reading: ends[0]))
        } catch {
            close(ends[0])
            throw error
        }
    }

    private var isRunning: Bool { members.contains { $0.ending == nil } }
    private var isDone: Bool { members.allSatisfy(\.isDone) }

    /// Waits until something comes, takes it, and closes what nothing comes from any more.
    private mutating func wait(_ pause: Int32, onError: (Int, ArraySlice<UInt8>) -> Void) {
        // Whose end is known is only asked for what it wrote before.
        var polled = members.flatMap { member in
            [
                pollfd(
                    fd: member.isDone || !member.isOpen ? -1 : member.reading, events: Int16(POLLIN),
                    revents: 0),
                pollfd(
                    fd: member.ending == nil ? member.program.socket : -1, events: Int16(POLLIN), revents: 0),
            ]
        }
        let isEnding = members.contains { $0.ending != nil && !$0.isDone }
        let ready = poll(&polled, nfds_t(polled.count), isEnding ? 0 : pause)
        for index in members.indices {
            if polled[2 * index].revents != 0 {
                let count = read(members[index].reading, &buffer, buffer.count)
                if count > 0 {
                    onError(index, buffer[..<count])
                    if members[index].ending != nil { members[index].credit -= count }
                } else {
                    members[index].isOpen = false
                }
            } else if members[index].ending != nil, ready >= 0 {
                members[index].isOpen = false
            }
            if polled[2 * index + 1].revents != 0 {
                members[index].ending = members[index].program.receiveEnding()
            }
        }
    }

    private func endings(of processes: [ChildProcess]) throws(ToolError) -> [ChildProcess.Ending] {
        var endings: [ChildProcess.Ending] = []
        for (process, member) in zip(processes, members) {
            let last = member.ending ?? VitrineEnding(failure: 0, status: SIGKILL)
            guard last.failure == 0 else {
                throw .machine(.cannotStart(process.executable, reason: ErrorText.of(last.failure)))
            }
            let signal = last.status & 0x7f
            if interruption.hasKilled {
                endings.append(.killed(signal: Interruption.signalNumber))
            } else {
                endings.append(signal == 0 ? .exited((last.status >> 8) & 0xff) : .killed(signal: signal))
            }
        }
        return endings
    }

    private func forget() {
        for member in members {
            close(member.reading)
            member.program.forget()
        }
    }

    /// Kills programs that were asked to end and take too long, or that the user wants gone.
    private struct InterruptionWatch {
        private var start: ContinuousClock.Instant?
        private(set) var hasKilled = false

        mutating func look(at programs: [RunningProgram]) {
            guard Interruption.count > 0 else { return }
            let start = start ?? .now
            self.start = start
            guard Interruption.count > 1 || .now - start > ProcessGroup.patience else { return }
            programs.forEach { $0.end() }
            hasKilled = true
        }
    }
}
