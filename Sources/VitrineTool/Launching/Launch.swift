import Foundation

/// One run of a compiled program.
struct Launch {
    var program: URL
    var options: LaunchOptions
    /// Folders in which the program finds its images.
    var resources: [String]

    /// The variable that hands them over, separated by colons.
    static let resourcesVariable = "VITRINE_RESOURCES"

    /// Swift's own report of the last crash, beside the program.
    var stackTrace: URL { program.deletingLastPathComponent().appendingPathComponent("crash.log") }

    /// Runs the program; its standard error passes through as it comes, and a crash is reported.
    func run() throws(ToolError) -> ChildProcess.Ending {
        var environment = Environment.current
        environment[LaunchOptions.variable] = options.json()
        if environment[Self.resourcesVariable] == nil {
            environment[Self.resourcesVariable] = resources.joined(separator: ":")
        }
        // Without a session bus GTK would only say that it cannot reach assistive tools.
        if environment["DBUS_SESSION_BUS_ADDRESS"] == nil, environment["GTK_A11Y"] == nil {
            environment["GTK_A11Y"] = "none"
        }
        // Swift's own report fills several screens; it goes to a file, and the report below names it.
        unlink(stackTrace.path)
        if environment["SWIFT_BACKTRACE"] == nil {
            environment["SWIFT_BACKTRACE"] = "enable=yes,interactive=no,color=no,output-to=\(stackTrace.path)"
        }

        var last = LastLines()
        let ending = try ChildProcess(executable: program.path, environment: environment).run { bytes in
            Console.write(bytes: bytes)
            last.append(bytes)
        }
        if case .killed(let signal) = ending, signal != SIGINT, signal != SIGTERM, signal != SIGHUP {
            let hasTrace = FileManager.default.fileExists(atPath: stackTrace.path)
            Console.report(
                Self.crashReport(
                    name: options.title ?? "the program", signal: signal, lines: last.lines,
                    stackTrace: hasTrace ? stackTrace.path : nil))
        }
        return ending
    }

    /// The sentence about a crash, with the last words of the program.
    static func crashReport(name: String, signal: Int32, lines: [String], stackTrace: String?) -> String {
        var report = "\(name) crashed with signal \(signal) (\(SignalName.of(signal)))"
        report += stackTrace.map { "; its stack trace is in \($0)" } ?? ""
        guard !lines.isEmpty else { return report + "." }
        return report + "; its last words were:\n" + lines.map { "    \($0)" }.joined(separator: "\n")
    }
}

/// The names of the signals that end a faulty program.
enum SignalName {
    static func of(_ signal: Int32) -> String {
        switch signal {
        case SIGILL: "illegal instruction, Swift's trap"
        case SIGTRAP: "Swift's trap"
        case SIGABRT: "abort"
        case SIGSEGV: "memory that does not exist"
        case SIGBUS: "memory that cannot be reached"
        case SIGFPE: "arithmetic"
        case SIGKILL: "killed, perhaps for want of memory"
        default: String(cString: strsignal(signal))
        }
    }
}

/// The last lines of a stream, traces and announcements left out.
struct LastLines {
    static let limit = 5

    private(set) var lines: [String] = []
    private var partial: [UInt8] = []

    mutating func append(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes {
            guard byte == UInt8(ascii: "\n") else {
                partial.append(byte)
                continue
            }
            let line = String(decoding: partial, as: UTF8.self)
            partial.removeAll(keepingCapacity: true)
            // VITRINE_TRACE writes a JSON object a line, and Swift announces its crash report.
            guard !line.isEmpty, !line.hasPrefix("{"), !line.hasPrefix("*** ") else { continue }
            lines.append(line)
            if lines.count > Self.limit { lines.removeFirst() }
        }
    }
}
