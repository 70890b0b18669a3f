import Foundation
import VitrineTranslation

/// From the sources of a macro to a library that the compiler's server of macros loads.
///
/// Each lies in a folder of its own, named after all that it is made of.
struct MacroBuild {
    let toolchain: Toolchain
    let cache: ProgramCache
    /// Where modules of swift-syntax are kept that the toolchain has as interfaces only.
    let moduleFolder: String
    /// Whether a line says what is compiled.
    var showsProgress = true

    /// What is wrong with the sources of a macro.
    struct Failure: Error {
        /// What compiler or linker said.
        var output: String
        /// The sources, in the order in which messages about them are shown.
        var paths: [String]
    }

    /// What lets programs start as macros do, which is swift-syntax's own and not the toolchain's: the server loads
    /// libraries, so nothing is started.
    private static let plugin = """
        @_exported import SwiftSyntaxMacros
        // Apple's stands on it, too: macros use its members without importing it.
        import Foundation

        public protocol CompilerPlugin {
            init()
            var providingMacros: [any Macro.Type] { get }
        }

        extension CompilerPlugin {
            public static func main() {}
        }

        """

    /// The folder with the library of a macro, which is compiled if it is not there.
    ///
    /// - Throws: `Failure` when a source has errors; else `ToolError`.
    func folder(of macro: MacroModule) throws -> URL {
        let key = key(of: macro)
        let finished = cache.macros.appendingPathComponent(key)
        if access(finished.appendingPathComponent(Self.library(of: macro)).path, R_OK) == 0 {
            utimes(finished.path, nil)
            return finished
        }
        let work = try cache.makeWorkFolder(key: key, in: cache.macros)
        defer { try? FileManager.default.removeItem(at: work) }
        try compile(macro, in: work)
        // Another process may have been faster, which is as good.
        guard rename(work.path, finished.path) == 0 || access(finished.path, R_OK) == 0 else {
            throw ToolError.machine(.cacheUnwritable(finished.path, reason: ErrorText.last))
        }
        return finished
    }

    /// What makes the compiler ask the libraries in a folder.
    ///
    /// - Parameter room: in which the server runs; without one it has the rights of who compiles.
    func arguments(asking folder: URL, in room: Sandbox? = nil) throws(ToolError) -> [String] {
        guard let room else { return ["-external-plugin-path", "\(folder.path)#\(toolchain.macroServer)"] }
        let start = cache.macros.appendingPathComponent("server-\(folder.lastPathComponent)")
        let command = room.command(serving: toolchain.macroServer, libraries: folder)
        do {
            try Data("#!/bin/sh\nexec \(command) \"$@\"\n".utf8).write(to: start, options: .atomic)
        } catch {
            throw .machine(.cacheUnwritable(start.path, reason: ErrorText.of(error)))
        }
        guard chmod(start.path, 0o700) == 0 else {
            throw .machine(.cacheUnwritable(start.path, reason: ErrorText.last))
        }
        return ["-external-plugin-path", "\(folder.path)#\(start.path)"]
    }

    private static func library(of macro: MacroModule) -> String { "lib\(macro.name).so" }

    private func key(of macro: MacroModule) -> String {
        var hash = StableHash()
        hash.combine(toolchain.identity)
        hash.combine(Self.plugin)
        for module in macro.modules {
            for text in [module.name, module.languageMode] + module.settings { hash.combine(text) }
            for source in module.sources {
                hash.combine(source.absolutePath)
                hash.combine(source.text)
            }
        }
        return "\(macro.name)-\(hash.text)"
    }

    private func compile(_ macro: MacroModule, in folder: URL) throws {
        let progress = CompilingProgress(name: macro.name)
        if showsProgress { progress.begin() }
        defer { if showsProgress { progress.end() } }
        let plugin = folder.appendingPathComponent("SwiftCompilerPlugin.swift").path
        let map = folder.appendingPathComponent("module.modulemap").path
        do {
            try Self.plugin.write(toFile: plugin, atomically: false, encoding: .utf8)
            try SyntaxProducts.versions.map { "module \($0) {}\n" }.joined()
                .write(toFile: map, atomically: false, encoding: .utf8)
        } catch {
            throw ToolError.machine(.cacheUnwritable(folder.path, reason: ErrorText.of(error)))
        }
        var objects = [
            try compile("SwiftCompilerPlugin", [plugin], ["-swift-version", "5"], in: folder)
        ]
        for module in macro.modules {
            objects.append(
                try compile(
                    module.name, module.sources.map(\.absolutePath),
                    Compiler.arguments(forMacro: module), in: folder))
        }
        try run(
            toolchain.linker(),
            toolchain.linkArguments(
                macro: objects, output: folder.appendingPathComponent(Self.library(of: macro)).path))
    }

    /// Compiles a module for others in the same folder.
    ///
    /// - Returns: the object.
    private func compile(
        _ name: String, _ paths: [String], _ arguments: [String], in folder: URL
    ) throws -> String {
        let place = folder.appendingPathComponent(name).path
        let call =
            ["-frontend", "-c"] + paths + arguments
            + ["-module-name", name, "-parse-as-library", "-I", folder.path]
            + toolchain.syntaxArguments
            + [
                "-suppress-warnings", "-module-cache-path", moduleFolder, "-emit-module-path",
                "\(place).swiftmodule", "-o", "\(place).o",
            ]
        try run(toolchain.frontend, call, paths: paths)
        return "\(place).o"
    }

    private func run(_ executable: String, _ arguments: [String], paths: [String] = []) throws {
        var output = ""
        for attempt in 0..<2 {
            var said: [UInt8] = []
            let ending = try ChildProcess(
                executable: executable, arguments: arguments, environment: Environment.current
            ).run(mergesOutput: true, onError: { said += $0 })
            if ending == .exited(0) { return }
            output = String(decoding: said, as: UTF8.self)
            // A module there may be broken, and would be so in every macro from now on.
            guard attempt == 0, output.contains(moduleFolder) else { break }
            try? FileManager.default.removeItem(atPath: moduleFolder)
        }
        throw Failure(output: output, paths: paths)
    }
}
