import Foundation
import VitrineTranslation

/// Compiled programs, kept so that the second picture of the same sources starts at once.
///
/// Each is a folder with the executable and its checksum. It is made under another name and renamed when it is
/// complete; what is not as its checksum says is made anew.
struct ProgramCache: Equatable, Sendable {
    let folder: URL
    /// What programs are made of: a folder for each.
    let objects: URL
    /// What SwiftPM says of packages.
    var packages: URL { root.appendingPathComponent("packages") }
    /// What the compiler asks about macros that packages bring: a folder for each.
    let macros: URL

    /// The outermost folder that is the tool's own.
    private let root: URL
    /// Whether others may have put something at its place, as they can in the folder for temporary files.
    private let isInSharedFolder: Bool

    /// Programs kept; the least recently used ones go first.
    static let capacity = 40

    /// Programs that were used this short a time ago, in seconds, stay: somebody may be about to start them.
    static let recent = 600.0

    /// `$XDG_CACHE_HOME/vitrine/programs`, with the standard's fall-back below the home folder; where there is no home
    /// folder either, a folder of this user's own below the one for temporary files.
    init(environment: [String: String] = Environment.current) {
        func named(_ name: String) -> URL? {
            guard let path = environment[name], path.hasPrefix("/") else { return nil }
            return URL(fileURLWithPath: path)
        }
        let cache = named("XDG_CACHE_HOME") ?? named("HOME")?.appendingPathComponent(".cache")
        isInSharedFolder = cache == nil
        // That for temporary files is the system's to make.
        let temporary =
            named("TMPDIR").flatMap { access($0.path, X_OK) == 0 ? $0 : nil } ?? URL(fileURLWithPath: "/tmp")
        root =
            cache?.appendingPathComponent("vitrine")
            ?? temporary.appendingPathComponent("vitrine-\(geteuid())")
        folder = root.appendingPathComponent("programs")
        objects = root.appendingPathComponent("objects")
        macros = root.appendingPathComponent("macros")
    }

    /// Throws when others could have put programs there, which this user would run.
    func check() throws(ToolError) {
        for folder in [root, folder, objects, macros] {
            var status = stat()
            guard lstat(folder.path, &status) == 0 else {
                if errno == ENOENT { continue }
                throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.last))
            }
            if FileKind(mode: status.st_mode) == .link {
                if isInSharedFolder { throw .machine(.cacheNotOwn(folder.path, reason: "is a link")) }
                guard stat(folder.path, &status) == 0 else {
                    throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.last))
                }
            }
            let kind = FileKind(mode: status.st_mode)
            guard kind == .folder else {
                throw .machine(.cacheUnwritable(folder.path, reason: "it is \(kind.name)"))
            }
            if status.st_uid != geteuid() {
                throw .machine(.cacheNotOwn(folder.path, reason: "belongs to somebody else"))
            }
            if status.st_mode & 0o022 != 0 {
                throw .machine(.cacheNotOwn(folder.path, reason: "can be written by others"))
            }
        }
    }

    /// The name of a program that was compiled from exactly this.
    ///
    /// Paths are part of it because `#filePath` is part of the program, and what the sources are translated to because
    /// another tool may translate otherwise.
    static func key(
        of program: Program, translated: [String], arguments: [String], runtime: String, compiler: String
    ) -> String {
        var hash = StableHash()
        hash.combine(program.family.rawValue)
        for module in program.modules {
            hash.combine(module.name)
            for source in module.sources {
                hash.combine(source.absolutePath)
                hash.combine(source.text)
            }
            for source in module.generated { hash.combine(source.text) }
        }
        for bundle in program.bundles {
            for name in [bundle.name] + bundle.files { hash.combine(name) }
            for model in bundle.models {
                for text in [model.path, model.current] + model.versions.map(\.contents) {
                    hash.combine(text)
                }
            }
            if let list = bundle.information { hash.combine(String(decoding: list.data, as: UTF8.self)) }
        }
        translated.forEach { hash.combine($0) }
        arguments.forEach { hash.combine($0) }
        hash.combine(runtime)
        hash.combine(compiler)
        return "\(program.moduleName)-\(hash.text)"
    }

    /// The name of an executable, by which Foundation knows the program: its settings are kept under it.
    static func executableName(key: String) -> String {
        "\(key.prefix(upTo: key.lastIndex(of: "-") ?? key.endIndex)).program"
    }

    /// The executable, if it was compiled before and is still what it was; using it makes it recent.
    ///
    /// Complexity: O(*n*) in the size of the executable, about a fifth of a millisecond for each megabyte.
    func executable(key: String) -> URL? {
        let entry = folder.appendingPathComponent(key)
        let executable = entry.appendingPathComponent(Self.executableName(key: key))
        guard access(executable.path, X_OK) == 0, let checksum = Self.checksum(of: executable),
            let record = FileManager.default.contents(atPath: Self.record(in: entry).path),
            record == Data(checksum.utf8)
        else { return nil }
        utimes(entry.path, nil)
        return executable
    }

    /// The folder for what one program is made of, which is made if it is not there.
    ///
    /// It depends on where the program is and for whom it is compiled, and not on what it says.
    func objectFolder(of program: Program) throws(ToolError) -> URL {
        var hash = StableHash()
        hash.combine(program.home)
        hash.combine(program.family.rawValue)
        hash.combine(program.languageMode)
        try makeFolders()
        let own = objects.appendingPathComponent("\(program.moduleName)-\(hash.text)")
        if mkdir(own.path, 0o700) != 0, errno != EEXIST {
            throw .machine(.cacheUnwritable(own.path, reason: ErrorText.last))
        }
        return own
    }

    /// Where modules of C are kept that compiling takes: beside the runtime, where building it leaves them warm, or
    /// in the user's own folder where that cannot be written.
    ///
    /// What is compiled there names its own place. So a place has one path, whatever links lead to it, and what was
    /// compiled before the runtime was moved is in another folder.
    func moduleFolder(of runtime: RuntimeLocation) -> String {
        let place = FilePath.real(runtime.folder.path)
        let shared = "\(place)/VitrineModules"
        let isWritable = access(shared, W_OK | X_OK) == 0 || access(place, W_OK | X_OK) == 0
        var hash = StableHash()
        hash.combine(place)
        let folder = isWritable ? shared : FilePath.real(root.path) + "/modules"
        return "\(folder)/\(hash.text)"
    }

    /// A folder to compile in, beside the finished ones so that it can be renamed into place.
    ///
    /// - Parameter place: the folder of the finished ones; that of programs when left out.
    func makeWorkFolder(key: String, in place: URL? = nil) throws(ToolError) -> URL {
        try makeFolders()
        let place = place ?? folder
        var template = Array(place.appendingPathComponent("\(key).XXXXXX").path.utf8CString)
        guard mkdtemp(&template) != nil else {
            throw .machine(.cacheUnwritable(place.path, reason: ErrorText.last))
        }
        return URL(
            fileURLWithPath: String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        )
    }

    private func makeFolders() throws(ToolError) {
        do {
            try FileManager.default.createDirectory(
                at: root.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.of(error)))
        }
        for folder in [root, folder, objects, macros] {
            if mkdir(folder.path, 0o700) != 0, errno != EEXIST {
                throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.last))
            }
            try check()
        }
    }

    /// Gives a finished program its place; another process may have been faster, which is as good.
    ///
    /// What stands there and is broken gives way.
    func keep(_ work: URL, key: String) throws(ToolError) -> URL {
        let entry = folder.appendingPathComponent(key)
        guard let checksum = Self.checksum(of: work.appendingPathComponent(Self.executableName(key: key))),
            FileManager.default.createFile(atPath: Self.record(in: work).path, contents: Data(checksum.utf8))
        else { throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.last)) }
        var attempts = 0
        while rename(work.path, entry.path) != 0 {
            let reason = ErrorText.last
            if executable(key: key) != nil {
                try? FileManager.default.removeItem(at: work)
                break
            }
            attempts += 1
            let broken = URL(fileURLWithPath: work.path + ".broken")
            guard attempts < 5, rename(entry.path, broken.path) == 0 || errno == ENOENT else {
                throw .machine(.cacheUnwritable(folder.path, reason: reason))
            }
            try? FileManager.default.removeItem(at: broken)
        }
        removeOldest()
        return entry.appendingPathComponent(Self.executableName(key: key))
    }

    private static func record(in entry: URL) -> URL { entry.appendingPathComponent("checksum") }

    /// Size and hash of a regular file; nil for anything else.
    private static func checksum(of file: URL) -> String? {
        var status = stat()
        guard lstat(file.path, &status) == 0, FileKind(mode: status.st_mode) == .regular, status.st_size > 0,
            let data = try? Data(contentsOf: file)
        else { return nil }
        var hash = StableHash()
        data.withUnsafeBytes { hash.combine($0) }
        return "\(data.count) \(hash.text)\n"
    }

    private func removeOldest() {
        for folder in [folder, objects, macros] { Self.removeOldest(in: folder) }
    }

    private static func removeOldest(in folder: URL) {
        let entries = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        let dated = (entries ?? []).map { entry in
            let attributes = try? FileManager.default.attributesOfItem(atPath: entry.path)
            return (entry: entry, date: attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        let limit = Date(timeIntervalSinceNow: -recent)
        for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(capacity) where old.date < limit {
            try? FileManager.default.removeItem(at: old.entry)
        }
    }
}
