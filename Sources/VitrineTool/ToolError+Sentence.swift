import VitrineLaunch

extension ToolError: CustomStringConvertible {
    var description: String { sentence }

    /// The sentence that the user reads.
    var sentence: String {
        switch self {
        case .unknownDevice(let name):
            "there is no device '\(name)'; choose \(Choices.list(DeviceProfile.self))."
        case .unknownAppearance(let name):
            "there is no appearance '\(name)'; choose \(Choices.list(LaunchOptions.Appearance.self))."
        case .unreadableSize(let text):
            "'\(text)' is not a size; write width and height in points, for example --size 1280x800."
        case .impossibleSize(let text, let limit):
            "no screen is \(text) points large; width and height must lie between 1 and \(limit)."
        case .impossibleScale(let text):
            "'\(text)' is not a scale; write a number of pixels per point from 0.5 to 8, for example --scale 2."
        case .tooManyPixels(let size, let scale, let limit):
            "\(size) points at scale \(scale) are more than \(limit) pixels on a side; "
                + "choose a smaller --size or --scale."
        case .unknownPress(let name):
            "there is no press '\(name)'; choose from \(Choices.list(LaunchOptions.Press.self)), separated by commas."
        case .impossibleTime(let text):
            "'\(text)' is not a time; write seconds from 0 to 3600, for example --after 0.5."
        case .unknownSwiftVersion(let text):
            "there is no language mode '\(text)'; choose 5 or 6."
        case .invalidViewName(let text):
            "'\(text)' is not the name of a type; pass a name such as --view ContentView."
        case .wireframeInWindow:
            "a window has no wireframe; make a picture with 'vitrine render --wireframe'."
        case .impossibleTimeout(let text):
            "'\(text)' is not a time limit; write seconds from 0.1 to 86400, for example --timeout 10."
        case .impossibleLimit(let option, let text, let from, let to):
            "'\(text)' is not possible for \(option); write a whole number from \(from) to \(to)."
        case .withoutSandbox(let option):
            "\(option) is for programs in a sandbox; add --sandbox, or leave it out."
        case .sourceMissing(let path):
            "\(path) does not exist; pass the path of a Swift source file."
        case .sourceIsFolder(let path):
            "\(path) is a folder; name the Swift files in it, for example \(path)/*.swift."
        case .sourceNotSwift(let path):
            "\(path) is not a Swift source; pass files whose names end in .swift."
        case .sourceUnreadable(let path, let reason):
            "\(path) cannot be read (\(reason)); check its permissions."
        case .sourceNotText(let path):
            "\(path) is not UTF-8 text; save it as UTF-8."
        case .sourceNotFile(let path, let kind):
            "\(path) is \(kind) and no file; pass the path of a Swift source file."
        case .sourceTooLarge(let path, let limit):
            "\(path) is larger than \(limit) megabytes; split it into several files."
        case .sourceNameRepeated(let path, let other):
            "\(path) has the same name as \(other), which Swift does not allow in one program; rename one of them."
        case .sourceRepeated(let path):
            "\(path) is named twice; name every file once."
        case .sourceRejected(let count):
            count == 1
                ? "one construct above cannot compile on Linux; change it and try again."
                : "\(count) constructs above cannot compile on Linux; change them and try again."
        case .nothingToShow(let files):
            "\(files) declares no @main type and no view that can be made without arguments; "
                + "pass the name of the view to show with --view, or add an @main App."
        case .severalViews(let names):
            "there is no @main type but several views; say which to show, for example --view \(names[0]) "
                + "(found \(Choices.list(names, last: "and")))."
        case .viewNotShown(let view, let start):
            "--view \(view) cannot be shown, because the program has \(start); leave --view out, or leave out "
                + "the file that starts the program."
        case .noCurrentFolder:
            "the current folder does not exist any more; change to another one."
        case .outputUnwritable(let path, let reason):
            "\(path) cannot be written (\(reason)); choose another path with --output."
        case .outputIsSource(let path, let source):
            path == source
                ? "\(path) is a source of the program and would be lost; choose another path with --output."
                : "\(path) is \(source), a source of the program, and would be lost; "
                    + "choose another path with --output."
        case .outputNotReplaced(let path, let reason):
            "\(path) is not replaced, because \(reason); remove it, or choose another path with --output."
        case .standardOutputUnwritable(let reason):
            "standard output cannot be written (\(reason)); send it to a file that has room, or to a terminal."
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
        case .noPicture(let path):
            "the program ended before \(path) was drawn; it must not call exit or leave its main function early."
        case .excess(let name, let excess, let lines, let place, let stackTrace):
            Self.sentence(name, excess, place: place, stackTrace: stackTrace)
                + (lines.isEmpty
                    ? "." : "; its last words were:\n" + lines.map { "    \($0)" }.joined(separator: "\n"))
        }
    }

    private static func sentence(
        _ name: String, _ excess: Watch.Excess, place: String?, stackTrace: String?
    ) -> String {
        switch excess {
        case .time(let time):
            let seconds = Number.text(time / .seconds(1))
            return "\(name) did not end within \(seconds) second\(seconds == "1" ? "" : "s") and was stopped"
                + (place.map { ", in \($0)" } ?? "")
                + "; mend what does not end, or allow more time with --timeout"
                + (stackTrace.map { "; its stack trace is in \($0)" } ?? "")
        case .memory(let bytes):
            return "\(name) used more than \(bytes >> 20) megabytes of memory and was stopped; "
                + "mend what takes it, or allow more with --memory"
        case .tasks(let count):
            return "\(name) started more than \(count) processes and threads and was stopped; "
                + "mend what starts them, or allow more with --processes"
        }
    }
}
