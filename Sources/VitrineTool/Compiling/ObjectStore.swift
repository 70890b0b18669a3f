import Foundation

/// What was compiled of one program, file by file, so that an edit compiles what it changes.
///
/// A file is named after all that it was made of and its own checksum; so it is never out of date, and one that is
/// broken is not there.
struct ObjectStore {
    let folder: URL
    /// The names, by what stands before the checksum.
    private var names: [String: String] = [:]
    private var used: Set<String> = []
    private var taken: Set<String> = []

    init(folder: URL) {
        self.folder = folder
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let parts = name.split(separator: ".")
            if parts.count == 3 { names["\(parts[0]).\(parts[2])"] = name }
        }
    }

    /// The path of what was made of this; nil if it is not there.
    ///
    /// - Parameters:
    ///   - key: a hash of all that it is made of.
    ///   - ending: which kind of file it is.
    ///
    /// Complexity: O(*n*) in its size.
    mutating func file(_ key: String, _ ending: String) -> String? {
        guard let name = names["\(key).\(ending)"] else { return nil }
        let path = folder.appendingPathComponent(name).path
        guard Self.name(key, ending, contents: path) == name else { return nil }
        used.insert(name)
        return path
    }

    /// Takes a file in, under its key; it is moved.
    mutating func keep(_ path: String, _ key: String, _ ending: String) throws(ToolError) -> String {
        guard let name = Self.name(key, ending, contents: path) else {
            throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.last))
        }
        let kept = folder.appendingPathComponent(name).path
        guard rename(path, kept) == 0 else {
            throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.last))
        }
        names["\(key).\(ending)"] = name
        used.insert(name)
        taken.insert(name)
        return kept
    }

    /// Whether anything that it gave was there before.
    var hasGivenOld: Bool { !used.subtracting(taken).isEmpty }

    /// Forgets everything.
    mutating func clear() {
        for name in names.values { unlink(folder.appendingPathComponent(name).path) }
        names = [:]
        used = []
        taken = []
    }

    /// Removes what was not used since this store was opened, unless it is young: another process may be about to.
    func sweep(olderThan age: Double) {
        let limit = Date(timeIntervalSinceNow: -age)
        for name in Set(names.values).subtracting(used) {
            let path = folder.appendingPathComponent(name).path
            let date = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            if let date, date < limit { unlink(path) }
        }
        utimes(folder.path, nil)
    }

    private static func name(_ key: String, _ ending: String, contents path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return nil }
        var hash = StableHash()
        data.withUnsafeBytes { hash.combine($0) }
        return "\(key).\(hash.text).\(ending)"
    }
}
