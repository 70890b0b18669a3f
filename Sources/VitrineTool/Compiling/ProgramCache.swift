import Foundation

/// Compiled programs, kept so that the second picture of the same sources starts at once.
struct ProgramCache: Equatable, Sendable {
    var folder: URL

    /// Programs kept; the least recently used ones go first.
    static let capacity = 40

    /// `$XDG_CACHE_HOME/vitrine/programs`, with the standard's fall-back below the home folder.
    init(environment: [String: String] = Environment.current) {
        let cache: URL
        if let named = environment["XDG_CACHE_HOME"], named.hasPrefix("/") {
            cache = URL(fileURLWithPath: named)
        } else {
            cache = URL(fileURLWithPath: environment["HOME"] ?? "/tmp").appendingPathComponent(".cache")
        }
        folder = cache.appendingPathComponent("vitrine/programs")
    }

    /// The name of a program that was compiled from exactly this.
    ///
    /// Paths are part of it because `#filePath` is part of the program.
    static func key(of program: Program, arguments: [String], runtime: String, compiler: String) -> String {
        var hash = StableHash()
        for source in program.sources {
            hash.combine(source.absolutePath)
            hash.combine(source.text)
        }
        if case .generated(let view) = program.entry { hash.combine(EntrySource.text(showing: view)) }
        arguments.forEach { hash.combine($0) }
        hash.combine(runtime)
        hash.combine(compiler)
        return "\(program.moduleName)-\(hash.text)"
    }

    /// The executable, if it was compiled before; using it makes it recent.
    func executable(key: String) -> URL? {
        let entry = folder.appendingPathComponent(key)
        let executable = entry.appendingPathComponent("program")
        guard FileManager.default.isExecutableFile(atPath: executable.path) else { return nil }
        utimes(entry.path, nil)
        return executable
    }

    /// A folder to compile in, beside the finished ones so that it can be renamed into place.
    func makeWorkFolder(key: String) throws(ToolError) -> URL {
        let work = folder.appendingPathComponent("\(key).\(getpid()).building")
        do {
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        } catch {
            throw .cacheUnwritable(folder.path, reason: ErrorText.last)
        }
        return work
    }

    /// Gives a finished program its place; another process may have been faster, which is as good.
    func keep(_ work: URL, key: String) throws(ToolError) -> URL {
        let entry = folder.appendingPathComponent(key)
        if rename(work.path, entry.path) != 0 {
            let reason = ErrorText.last
            try? FileManager.default.removeItem(at: work)
            guard executable(key: key) != nil else { throw .cacheUnwritable(folder.path, reason: reason) }
        }
        removeOldest()
        return entry.appendingPathComponent("program")
    }

    private func removeOldest() {
        let entries = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        let dated = (entries ?? []).map { entry in
            let attributes = try? FileManager.default.attributesOfItem(atPath: entry.path)
            return (entry: entry, date: attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.capacity) {
            try? FileManager.default.removeItem(at: old.entry)
        }
    }
}
