import ArgumentParser

/// What `run` and `render` let the program do.
struct SandboxArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Seconds of wall time that the program may run, not counting the compiler's; 60 for render, no limit for "
                + "run when left out.",
            valueName: "seconds"))
    var timeout: String?

    @Flag(
        help: ArgumentHelp(
            "Runs the program in a sandbox (bubblewrap), for sources that you do not trust: it can neither read your "
                + "files and variables nor change anything, and has no network. Without it the program may do all that "
                + "you may. With a window on X11 (not on Wayland) it can still see other windows, read what is "
                + "typed into them, and type."))
    var sandbox = false

    @Flag(help: "With --sandbox: lets the program use the network.")
    var allowNetwork = false

    @Option(
        help: ArgumentHelp(
            "With --sandbox: megabytes of memory for all processes of the program together; 2048 when left out.",
            valueName: "MB"))
    var memory: String?

    @Option(
        help: ArgumentHelp(
            "With --sandbox: how many processes and threads the program may have; 256 when left out.",
            valueName: "number"))
    var processes: String?

    /// The limits, with this time when none is given.
    func limits(time: Duration?) throws(ToolError) -> Limits {
        var limits = Limits(time: time)
        if let timeout {
            guard let seconds = Double(timeout), (0.1...86400).contains(seconds) else {
                throw .argument(.impossibleTimeout(timeout))
            }
            limits.time = .seconds(seconds)
        }
        let options = [
            ("--allow-network", allowNetwork), ("--memory", memory != nil), ("--processes", processes != nil),
        ]
        if !sandbox, let option = options.first(where: \.1) { throw .argument(.withoutSandbox(option.0)) }
        guard sandbox else { return limits }
        limits.memory =
            try Self.number(memory, option: "--memory", 64...1_048_576).map { $0 << 20 } ?? Sandbox.memory
        limits.tasks = try Self.number(processes, option: "--processes", 16...100_000) ?? Sandbox.tasks
        return limits
    }

    private static func number(
        _ text: String?, option: String, _ range: ClosedRange<Int>
    ) throws(ToolError) -> Int? {
        guard let text else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .argument(
                .impossibleLimit(option: option, text, from: range.lowerBound, to: range.upperBound))
        }
        return number
    }

    /// The sandbox, if one is wanted.
    func makeSandbox(for build: Build, screen: Sandbox.Screen = .none) throws(ToolError) -> Sandbox? {
        guard sandbox else { return nil }
        var room = try Sandbox.find(runtime: build.runtime, compiler: Compiler.find())
        room.allowsNetwork = allowNetwork
        room.screen = screen
        return room
    }
}
