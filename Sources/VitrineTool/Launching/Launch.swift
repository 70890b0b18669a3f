import Foundation
import VitrineLaunch

/// One run of a compiled program.
struct Launch {
    var program: URL
    var options: LaunchOptions
    /// Folders in which the program finds its images.
    var resources: [String]
    /// The names of its modules, its own first.
    var modules: [String] = []
    /// What it finds in bundles.
    var bundles: [ResourceBundle] = []
    /// The absolute paths of its sources.
    var sources: [String] = []
    var limits = Limits()
    var sandbox: Sandbox?
    /// The program's time, where it is not the machine's.
    var time: VirtualTime?
    /// The program's descriptor 3, or -1.
    var file: Int32 = -1

    private var name: String { options.title ?? "the program" }

    /// Runs the program; its standard error passes through as it comes, and a crash is reported.
    ///
    /// - Throws: `ToolError`, also when the program exceeds a limit.
    func run() throws(ToolError) -> ChildProcess.Ending {
        let trace = StackTrace(beside: program)
        var environment = environment(trace: trace)
        // In a sandbox the home folder is empty.
        let settings = time == nil || sandbox != nil ? nil : try SettingsFolder()
        if let settings { environment[SettingsFolder.variable] = settings.path }
        defer { withExtendedLifetime(settings) {} }
        var child = ChildProcess(executable: program.path, environment: environment, file: file)
        if let sandbox {
            child = sandbox.child(
                running: program, time: time, environment: environment, resources: resources,
                bundles: bundles, trace: trace, limits: limits, file: file)
        }

        var last = LastLines()
        var watch = Watch(limits: limits)
        var request = StackTraceRequest()
        var ending = try child.run(
            onError: { bytes in
                Console.write(bytes: bytes)
                last.append(bytes)
            },
            tick: !limits.isLimited
                ? nil
                : { running in
                    guard let excess = watch.excess ?? watch.look(at: running.guardian) else { return }
                    let isOver =
                        !excess.isTime
                        || request.isOver(
                            program: program, below: running.guardian, isAnnounced: last.hasReport)
                    if isOver { running.end() }
                })
        if let excess = watch.excess {
            throw .excess(
                name: name, excess, lines: last.lines, place: trace.place(in: sources),
                stackTrace: trace.pathIfPresent)
        }
        // bubblewrap tells of a signal as shells do.
        if sandbox != nil, case .exited(let code) = ending, (129..<160).contains(code) {
            ending = .killed(signal: code - 128)
        }
        if case .killed(let signal) = ending, signal != SIGINT, signal != SIGTERM, signal != SIGHUP {
            Console.report(
                Self.crashReport(
                    name: name, signal: signal, lines: last.lines, stackTrace: trace.pathIfPresent))
        }
        if case .exited(let code) = ending, code != 0, last.lines.isEmpty, options.mode == .render {
            Console.report(
                "\(name) exited with code \(code) before its picture was drawn, and did not say why; "
                    + "it must not call exit.")
        }
        return ending
    }

    private func environment(trace: StackTrace) -> [String: String] {
        var environment = Self.environment(resources: resources, modules: modules, trace: trace)
        environment[LaunchVariable.options] = options.json()
        // As Xcode says it to programs, which have other data for previews.
        if options.preview != nil { environment["XCODE_RUNNING_FOR_PREVIEWS"] = "1" }
        if let time { environment.merge(time.variables) { $1 } }
        return environment
    }

    /// The variables of any program that was compiled.
    ///
    /// - Parameter trace: where Swift's report of a crash goes.
    static func environment(resources: [String], modules: [String], trace: StackTrace?) -> [String: String] {
        var environment = Environment.current
        environment[LaunchVariable.modules] = modules.joined(separator: ":")
        if environment[LaunchVariable.resources] == nil {
            environment[LaunchVariable.resources] = resources.joined(separator: ":")
        }
        // Without a session bus GTK would only say that it cannot reach assistive tools.
        if environment["DBUS_SESSION_BUS_ADDRESS"] == nil, environment["GTK_A11Y"] == nil {
            environment["GTK_A11Y"] = "none"
        }
        // Swift's own report fills several screens; it goes to a file, and the report below names it.
        if let trace, environment[StackTrace.variable] == nil {
            environment[StackTrace.variable] = trace.setting
        }
        return environment
    }

    /// The sentence about a crash, with the last words of the program.
    static func crashReport(name: String, signal: Int32, lines: [String], stackTrace: String?) -> String {
        var report = "\(name) crashed with signal \(signal) (\(SignalName.of(signal)))"
        report += stackTrace.map { "; its stack trace is in \($0)" } ?? ""
        guard !lines.isEmpty else { return report + "." }
        return report + "; its last words were:\n" + lines.map { "    \($0)" }.joined(separator: "\n")
    }
}
