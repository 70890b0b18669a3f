import Foundation

/// Where the programs of a Swift toolchain are: the compiler's own, which `swiftc` would start, and the linker.
struct Toolchain: Equatable, Sendable {
    /// `…/usr`.
    var folder: String
    /// Compiles files, without deciding what to compile.
    var frontend: String { "\(folder)/bin/swift-frontend" }
    var libraries: String { "\(folder)/lib/swift/linux" }

    /// - Throws: when the compiler itself is not there.
    init(of compiler: Compiler) throws(ToolError) {
        folder = try compiler.toolchain()
        guard access(frontend, X_OK) == 0 else {
            throw .machine(.toolchainIncomplete(folder: "\(folder)/bin", missing: "swift-frontend"))
        }
    }

    /// Changes when another compiler is installed.
    var identity: String {
        var status = stat()
        guard stat(frontend, &status) == 0 else { return frontend }
        return "\(frontend) \(status.st_size) \(status.st_mtim.tv_sec)"
    }

    /// What macros of the standard library and Foundation need.
    var plugins: [String] {
        [
            "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so", "-plugin-path",
            "\(host)/plugins",
        ]
    }

    /// The program that expands macros for the compiler, from libraries.
    var macroServer: String { "\(folder)/bin/swift-plugin-server" }

    /// Where the compiler's own swift-syntax is.
    private var host: String { "\(folder)/lib/swift/host" }

    /// What modules are told that macros are made of.
    var syntaxArguments: [String] { ["-I", host] + plugins }

    /// The program that links: clang knows where the system's own objects are.
    ///
    /// - Throws: when there is none, here or in PATH.
    func linker(environment: [String: String] = Environment.current) throws(ToolError) -> String {
        let own = "\(folder)/bin/clang"
        if access(own, X_OK) == 0 { return own }
        guard let path = Executable.path(of: "clang", environment: environment) else {
            throw .machine(.toolchainIncomplete(folder: "\(folder)/bin", missing: "clang"))
        }
        return path
    }

    /// Links in half of the time that the system's linker takes.
    var hasFastLinker: Bool { access("\(folder)/bin/ld.lld", X_OK) == 0 }

    /// What the linker is told.
    func linkArguments(objects: [String], runtime: RuntimeLocation, output: String) -> [String] {
        let machine = "\(libraries)/\(Self.architecture)"
        var arguments = hasFastLinker ? ["-fuse-ld=lld"] : []
        arguments += ["-pie", "\(machine)/swiftrt.o"] + objects
        // Before Foundation, of which it replaces a few getters (CurrentLocale.swift).
        arguments += ["-L", libraries, "-L", runtime.folder.path, "-lVitrineRuntime"]
        arguments += AutolinkEntries.of(objects) + ["-lswiftCore"]
        for folder in [libraries, runtime.folder.path] {
            // For the libraries of libraries, too: XCTest does not say where those are that it needs.
            arguments += ["-Xlinker", "--disable-new-dtags", "-Xlinker", "-rpath", "-Xlinker", folder]
        }
        return arguments + ["-o", output]
    }

    /// What the linker is told about the objects of a macro, which become a library.
    func linkArguments(macro objects: [String], output: String) -> [String] {
        var arguments = hasFastLinker ? ["-fuse-ld=lld"] : []
        arguments += ["-shared", "\(libraries)/\(Self.architecture)/swiftrt.o"] + objects
        arguments += ["-L", libraries, "-L", host] + AutolinkEntries.of(objects) + ["-lswiftCore"]
        for folder in [libraries, host] { arguments += ["-Xlinker", "-rpath", "-Xlinker", folder] }
        return arguments + ["-o", output]
    }

    private static var architecture: String {
        #if arch(arm64)
        "aarch64"
        #else
        "x86_64"
        #endif
    }
}
