import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A case run in a process of its own, with limits, and how that ended.
struct Trial {
    /// How a case ended.
    struct Verdict: CustomStringConvertible {
        let name: String
        /// `held`, `told` or `broken`.
        let result: String
        let words: String
        var isBroken: Bool { result == "broken" }
        var description: String { words.isEmpty ? "\(result) \(name)" : "\(result) \(name): \(words)" }
    }

    /// Seconds of processor time, and of any: the machine may have other things to do.
    private static let (processorTime, time) = (rlim_t(15), UInt32(60))
    private static let memory = rlim_t(6) << 30

    private let name: String
    private let status: Int32
    private let errors: String

    /// Runs a case in a copy of this process, which has done nothing yet: that takes a millisecond, a new program
    /// forty.
    @MainActor
    init(of one: HostileCase) {
        name = one.name
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { fatalError("No pipe: \(String(cString: strerror(errno)))") }
        fflush(nil)
        let child = fork()
        guard child >= 0 else { fatalError("No process: \(String(cString: strerror(errno)))") }
        if child == 0 {
            close(ends[0])
            dup2(ends[1], STDERR_FILENO)
            Self.limit()
            one.run()
            exit(0)
        }
        close(ends[1])
        errors = Self.read(ends[0])
        var status: Int32 = 0
        waitpid(child, &status, 0)
        self.status = status
    }

    private static func limit() {
        var (space, seconds, core) = (
            rlimit(rlim_cur: memory, rlim_max: memory),
            rlimit(rlim_cur: processorTime, rlim_max: processorTime), rlimit(rlim_cur: 0, rlim_max: 0)
        )
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_AS.rawValue)), &space)
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CPU.rawValue)), &seconds)
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &core)
        alarm(time)
    }

    /// The beginning of what comes out of a pipe, until its end.
    private static func read(_ end: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.read(end, &buffer, buffer.count)
            guard count > 0 else { break }
            if bytes.count < 65536 { bytes += buffer[..<count] }
        }
        close(end)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the case ended by itself, or was stopped by a sentence of ours: not by one of the language's, and not
    /// without a word.
    var verdict: Verdict {
        let signal = status & 0x7f
        if signal == 0 {
            let code = (status >> 8) & 0xff
            return Verdict(
                name: name, result: code == 0 ? "held" : "broken", words: code == 0 ? "" : "exit \(code)")
        }
        let words = errors.split(separator: "\n").last { $0.contains("Fatal error: ") }.map(String.init) ?? ""
        let ended =
            switch signal {
            case SIGALRM, SIGXCPU, SIGKILL: "did not end"
            case SIGSEGV, SIGBUS: "overflowed the stack, or touched memory that is not its own"
            default: "signal \(signal)"
            }
        let sentence = words.components(separatedBy: "Fatal error: ").last ?? ""
        let isOurs = words.hasPrefix("Vitrine") && sentence.count > 20 && sentence.first?.isUppercase == true
        let isTold = (signal == SIGILL || signal == SIGTRAP) && isOurs
        return Verdict(
            name: name, result: isTold ? "told" : "broken",
            words: isTold ? sentence : "\(ended); \(errors.suffix(300))")
    }
}
