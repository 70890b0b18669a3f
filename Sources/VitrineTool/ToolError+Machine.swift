extension ToolError.Machine {
    /// The sentence that the user reads.
    var sentence: String {
        switch self {
        case .noCurrentFolder:
            "the current folder does not exist any more; change to another one."
        case .noDisplay:
            "there is no display to open a window on: neither WAYLAND_DISPLAY nor DISPLAY is set; "
                + "start it in a desktop session or under xvfb-run, or make a picture with 'vitrine render'."
        case .displayUnreachable(let display):
            "the display \(display) cannot be reached from a sandbox, because it has no socket on this machine; "
                + "start it on a local display, or make a picture with 'vitrine render'."
        case .noSandbox:
            "there is no bwrap in PATH, which --sandbox needs; install bubblewrap (on Debian and Ubuntu: "
                + "apt-get install bubblewrap), or leave --sandbox out if you trust the sources."
        case .sandboxForbidden(let reason):
            "this machine does not allow sandboxes (\(reason)), so the program was not run; allow user namespaces "
                + "(see README.md), or leave --sandbox out if you trust the sources."
        case .compilerTooSlow(let seconds):
            "swiftc did not end within \(seconds) seconds; split long expressions, and give them types."
        case .compilerCrashed(let signal):
            "swiftc crashed with signal \(signal) (\(SignalName.of(signal))); what it says above names the place "
                + "that it could not compile."
        case .noCompiler:
            "there is no swiftc in PATH; install Swift 6.1 or later from swift.org and put its bin folder in PATH."
        case .toolchainIncomplete(let folder, let missing):
            "there is no \(missing) in \(folder), where the rest of Swift is; install Swift 6.1 or later from swift.org."
        case .runtimeMissing(let folder, let missing, let command):
            "the runtime is not complete, \(missing) is missing in \(folder); build it with '\(command)'."
        case .cacheUnwritable(let path, let reason):
            "the cache folder \(path) cannot be written (\(reason)); "
                + "name another one in the variable XDG_CACHE_HOME."
        case .cacheNotOwn(let path, let reason):
            "the cache folder \(path) \(reason), so programs there may not be yours; remove it, "
                + "or name another one in the variable XDG_CACHE_HOME."
        case .cannotStart(let program, let reason):
            "\(program) cannot be started (\(reason)); check that it may be executed."
        }
    }
}
