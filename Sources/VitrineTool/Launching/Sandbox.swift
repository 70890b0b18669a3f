import Foundation
import VitrineLaunch

/// A closed room for the program, made by bubblewrap: it sees the system, the runtime and its pictures, can change
/// none of it, and cannot reach the network, other processes, or the user's files and variables.
struct Sandbox: Equatable, Sendable {
    /// What of the display's the program is given.
    enum Screen: Equatable, Sendable {
        case none
        /// The socket of a Wayland compositor, which keeps programs apart.
        case wayland(socket: String)
        /// The socket of an X server, which does not, and the file with its password.
        case x11(display: String, socket: String, authority: String?)
    }

    /// bubblewrap's own path.
    var bubblewrap: String
    var runtime: RuntimeLocation
    /// The folder above the toolchain's libraries, `…/usr`.
    var toolchain: String
    var allowsNetwork = false
    var screen = Screen.none

    static let memory = 2 << 30
    static let tasks = 256
    /// Bytes of the program's own folder for temporary files, which is memory.
    static let temporary = 256 << 20
    /// Bytes of the largest file that the program can write.
    static let file = 512 << 20
    /// Address space that no memory stands behind: stacks, libraries and reserves of allocators.
    static let reserve = 6 << 30

    /// Variables that are handed in; no others are, since keys and passwords are often kept in them.
    private static let variables: Set<String> = [
        "LANG", "LANGUAGE", "TZ", "TERM", "NO_COLOR", "GTK_A11Y", "GTK_THEME", "GDK_SCALE", "GDK_DPI_SCALE",
        "GSK_RENDERER", StackTrace.variable, "SWIFT_DETERMINISTIC_HASHING",
    ]

    /// Finds bubblewrap, and tries whether this machine lets it do its work.
    ///
    /// - Throws: when it does not; the program must not be run then.
    static func find(
        runtime: RuntimeLocation, compiler: Compiler, environment: [String: String] = Environment.current
    ) throws(ToolError) -> Sandbox {
        guard let path = Executable.path(of: "bwrap", environment: environment) else {
            throw .machine(.noSandbox)
        }
        var said: [UInt8] = []
        let ending = try ChildProcess(
            executable: path,
            arguments: isolation + ["--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "/bin/true"],
            environment: [:]
        ).run(mergesOutput: true, onError: { said += $0 })
        guard ending == .exited(0) else {
            var last = LastLines()
            last.append(said[...])
            throw .machine(.sandboxForbidden(reason: last.lines.last ?? "exit code \(ending.exitCode)"))
        }
        return Sandbox(bubblewrap: path, runtime: runtime, toolchain: try compiler.toolchain())
    }

    /// New namespaces for everything: processes, network, users, mounts, host name, messages between processes.
    private static let isolation = [
        "--unshare-all", "--unshare-user", "--cap-drop", "ALL", "--die-with-parent", "--new-session",
    ]

    /// The process that runs a program in here.
    func child(
        running program: URL, time: VirtualTime? = nil, environment: [String: String], resources: [String],
        bundles: [ResourceBundle] = [], trace: StackTrace, limits: Limits, file: Int32
    ) -> ChildProcess {
        var arguments = Self.isolation
        if allowsNetwork { arguments.append("--share-net") }
        arguments += system(allowsNetwork: allowsNetwork)
        for folder in [runtime.folder.path, "\(toolchain)/lib/swift", "\(toolchain)/libexec"]
        where !folder.hasPrefix("/usr/") {
            arguments += ["--ro-bind-try", folder, folder]
        }
        arguments += ["--ro-bind", program.path, program.path]
        let beside = FilePath.folder(of: program.path)
        for bundle in bundles {
            for place in bundle.written.map({ "\(beside)/\($0.place)" }) {
                arguments += ["--ro-bind-try", place, place]
            }
            for (file, place) in bundle.links {
                arguments += ["--ro-bind-try", file, "\(beside)/\(place)"]
            }
        }
        // The one file outside that it can write: the report of a crash, which is read by people only.
        if FileManager.default.createFile(atPath: trace.file.path, contents: Data()) {
            arguments += ["--bind", trace.file.path, trace.file.path]
        }
        // The folders that the user named are handed in whole; of those of the sources only the pictures, since there
        // may be anything else beside them.
        let named =
            Environment.current[LaunchVariable.resources]?.split(separator: ":").map(String.init) ?? []
        for folder in named where folder.hasPrefix("/") { arguments += ["--ro-bind-try", folder, folder] }
        let here = FileManager.default.currentDirectoryPath
        for path in Set(resources + [here]).sorted().flatMap(Self.pictures(in:)) {
            arguments += ["--ro-bind-try", path, path]
        }
        // What the kernel makes up is another one in there.
        let isMadeUp = ["/proc/", "/dev/", "/sys/"].contains { "\(here)/".hasPrefix($0) }
        arguments += isMadeUp ? ["--chdir", "/tmp"] : ["--dir", here, "--chdir", here]
        arguments += ["--clearenv"]
        for (name, value) in environment.sorted(by: { $0.key < $1.key })
        where Self.variables.contains(name) || name.hasPrefix("LC_") || name.hasPrefix(LaunchVariable.prefix)
        {
            arguments += ["--setenv", name, value]
        }
        arguments += screenArguments + ["--remount-ro", "/", "--remount-ro", "/dev"]
        arguments += [
            "--setenv", "HOME", "/tmp", "--setenv", "PATH", "/usr/bin:/bin", "--", "/usr/bin/prlimit",
        ]
        arguments += ["--core=0", "--fsize=\(Self.file)", "--nofile=1024"]
        if let memory = limits.memory { arguments.append("--as=\(memory + Self.reserve)") }
        if let tasks = limits.tasks { arguments.append("--nproc=\(tasks)") }
        arguments.append("--")
        // For the program alone: prlimit would take it for its own, and not pass it on.
        if let time { arguments += ["/usr/bin/env", "\(VirtualTime.preload)=\(time.library.path)"] }
        arguments.append(program.path)
        return ChildProcess(
            executable: bubblewrap, arguments: arguments, environment: ["PATH": "/usr/bin:/bin"], file: file)
    }

    /// The words of a shell that start a server of macros, which is given libraries and whatever the compiler writes to
    /// it.
    func command(serving server: String, libraries: URL) -> String {
        var arguments = Self.isolation + system(allowsNetwork: false)
        for folder in ["\(toolchain)/bin", "\(toolchain)/lib", libraries.path]
        where !folder.hasPrefix("/usr/") {
            arguments += ["--ro-bind-try", folder, folder]
        }
        arguments += ["--remount-ro", "/", "--clearenv", "--", server]
        return ([bubblewrap] + arguments).map { "'\($0.replacing("'", with: "'\\''"))'" }
            .joined(separator: " ")
    }

    /// What of the machine can be read: programs, libraries and fonts, and how they are set up.
    private func system(allowsNetwork: Bool) -> [String] {
        var arguments = ["--size", "\(Self.temporary)", "--tmpfs", "/tmp", "--ro-bind", "/usr", "/usr"]
        for folder in ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"] {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
                arguments += ["--symlink", target, folder]
            } else {
                arguments += ["--ro-bind-try", folder, folder]
            }
        }
        var files = [
            "fonts", "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "alternatives", "localtime", "passwd",
            "group",
        ]
        if allowsNetwork {
            files += ["resolv.conf", "hosts", "nsswitch.conf", "ssl", "ca-certificates", "gai.conf"]
        }
        for file in files { arguments += ["--ro-bind-try", "/etc/\(file)", "/etc/\(file)"] }
        arguments += ["--ro-bind-try", "/var/cache/fontconfig", "/var/cache/fontconfig"]
        arguments += ["--proc", "/proc", "--dev", "/dev"]
        arguments += ["--size", "\(Self.temporary)", "--tmpfs", "/dev/shm"]
        return arguments
    }

    private var screenArguments: [String] {
        switch screen {
        case .none:
            return []
        case .wayland(let socket):
            let folder = "/tmp/runtime"
            return [
                "--perms", "0700", "--dir", folder, "--ro-bind", socket, "\(folder)/wayland-0",
                "--setenv", "XDG_RUNTIME_DIR", folder, "--setenv", "WAYLAND_DISPLAY", "wayland-0",
            ]
        case .x11(let display, let socket, let authority):
            var arguments = ["--ro-bind", socket, socket, "--setenv", "DISPLAY", display]
            if let authority {
                arguments += [
                    "--ro-bind", authority, "/tmp/authority", "--setenv", "XAUTHORITY", "/tmp/authority",
                ]
            }
            return arguments
        }
    }

    /// The pictures, tables of strings and files of shops directly in a folder, the catalogues of pictures and the
    /// folders of languages; no links, which may lead anywhere.
    static func pictures(in folder: String) -> [String] {
        let endings: Set<String> = [
            "png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "svg", "strings", "stringsdict",
            "xcstrings", "storekit",
        ]
        let folders: Set<String> = ["xcassets", "lproj"]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { name in
            let path = "\(folder)/\(name)"
            let ending = FilePath.ending(of: name)
            var status = stat()
            guard endings.contains(ending) || folders.contains(ending), lstat(path, &status) == 0 else {
                return nil
            }
            return FileKind(mode: status.st_mode) == (folders.contains(ending) ? .folder : .regular)
                ? path : nil
        }
    }
}
