import Foundation
import VitrineTranslation

/// One module on its way to objects: what of it was compiled before, and what is to be compiled now.
struct ModuleCompilation {
    /// So few files are not worth another process, which reads the interfaces of all modules again.
    private static let smallestBatch = 4

    private struct File {
        var path: String
        var text: String
        /// Names the object.
        var key: String
    }

    let module: SourceModule
    private let files: [File]
    /// A hash of everything that other modules, and the module's other files, can depend on.
    let interface: String
    /// Of the compiler, without those that say where something is.
    private let arguments: [String]
    /// Where results are put before they are whole.
    private let folder: URL

    /// - Parameters:
    ///   - identity: a hash of compiler and runtime.
    ///   - interfaces: those of the modules that this one may import.
    init(
        _ translated: TranslatedModule, arguments: [String], identity: String, interfaces: [String],
        folder: URL
    ) {
        module = translated.module
        self.arguments = arguments
        self.folder = folder
        let files = translated.files(in: folder.path)
        var shared = StableHash()
        for text in [identity] + arguments + interfaces { shared.combine(text) }
        // The name of the folder is another each time; nothing of it is in the object.
        let own = translated.module.sources.count
        func name(_ index: Int) -> String {
            index < own ? files[index].path : FilePath.name(of: files[index].path)
        }
        for (index, file) in files.enumerated() {
            shared.combine(name(index))
            // The only file of a program depends on itself alone.
            if files.count > 1 || !interfaces.isEmpty || translated.module.isLibrary {
                let bytes = ModuleInterface.bytes(of: file.text)
                bytes.withUnsafeBytes { shared.combine($0) }
            }
        }
        interface = shared.text
        self.files = files.enumerated().map { index, file in
            var hash = shared
            hash.combine(name(index))
            hash.combine(file.text)
            return File(path: file.path, text: file.text, key: hash.text)
        }
    }

    /// The paths of all files, the user's first.
    var paths: [String] { files.map(\.path) }

    /// Names the files that are compiled, for the line that says so.
    ///
    /// - Parameter isOneOfSeveral: whether the program has other modules.
    func progressName(_ missing: [Int], isOneOfSeveral: Bool) -> String {
        let names = missing.filter { $0 < module.sources.count }.map { FilePath.name(of: files[$0].path) }
        if names.isEmpty || names.count == module.sources.count, isOneOfSeveral { return module.name }
        guard (1...3).contains(names.count) else { return "\(module.name) (\(names.count) files)" }
        let list = names.joined(separator: ", ")
        return isOneOfSeveral ? "\(list) of \(module.name)" : list
    }

    /// The files without an object.
    func missing(in objects: inout ObjectStore) -> [Int] {
        files.indices.filter { objects.file(files[$0].key, "o") == nil }
    }

    /// Writes what the tool adds to the sources.
    func writeGenerated() throws(ToolError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for file in files.dropFirst(module.sources.count) {
                try file.text.write(toFile: file.path, atomically: false, encoding: .utf8)
            }
        } catch {
            throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.of(error)))
        }
    }

    /// Calls of the compiler that make the objects of some files, as many at once as the machine has cores.
    ///
    /// Each reads all files and compiles its own part. That takes the time of the longest, not of all; and where
    /// one finds errors, the others look for theirs all the same.
    func batches(_ missing: [Int], cores: Int, placement: [String]) -> [[String]] {
        guard !missing.isEmpty else { return [] }
        let count = max(1, min(cores, missing.count / Self.smallestBatch, Interruption.limit - 1))
        let limit = (missing.count + count - 1) / count
        return stride(from: 0, to: missing.count, by: limit).map { start in
            let primary = Set(missing[start..<min(start + limit, missing.count)])
            let inputs = files.indices.flatMap {
                primary.contains($0) ? ["-primary-file", files[$0].path] : [files[$0].path]
            }
            let outputs = primary.sorted().flatMap { ["-o", object(at: $0)] }
            return ["-frontend", "-c"] + inputs + arguments + placement + outputs
        }
    }

    /// The call of the compiler that makes what other modules import.
    func interfaceCall(placement: [String]) -> [String] {
        ["-frontend", "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types"]
            + paths + arguments + placement + ["-o", interfacePath]
    }

    /// The objects, once all are there.
    func objects(_ missing: [Int], in store: inout ObjectStore) throws(ToolError) -> [String] {
        for index in missing { _ = try store.keep(object(at: index), files[index].key, "o") }
        return files.compactMap { store.file($0.key, "o") }
    }

    func hasInterface(in store: inout ObjectStore) -> Bool { store.file(interface, "swiftmodule") != nil }

    /// Puts what other modules import where they look for it.
    func publishInterface(in store: inout ObjectStore, to modules: URL) throws(ToolError) {
        if store.file(interface, "swiftmodule") == nil {
            _ = try store.keep(interfacePath, interface, "swiftmodule")
        }
        guard let file = store.file(interface, "swiftmodule"),
            symlink(file, modules.appendingPathComponent("\(module.name).swiftmodule").path) == 0
        else { throw .machine(.cacheUnwritable(modules.path, reason: ErrorText.last)) }
    }

    private var interfacePath: String { folder.appendingPathComponent("module").path }

    private func object(at index: Int) -> String { folder.appendingPathComponent("\(index).o").path }
}
