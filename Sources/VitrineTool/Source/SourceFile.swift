import Foundation
import VitrineTranslation

/// A Swift source, read into memory.
struct SourceFile: Equatable, Sendable {
    /// The largest source, in bytes; the compiler needs a few hundred bytes of memory for each.
    static let limit = 16 << 20

    /// As the user wrote it: the path that messages show.
    var path: String
    var absolutePath: String
    var text: String
    /// Which file it is, whatever it is called; nil for a text that was not read from a file.
    var identity: FileIdentity?
    /// Whether the tool changed what is in the file.
    private(set) var isChanged = false

    init(path: String, text: String, identity: FileIdentity? = nil) {
        self.path = path
        absolutePath = URL(fileURLWithPath: path).path
        self.text = text
        self.identity = identity
    }

    /// Takes away what makes a type start the program, in as many columns.
    mutating func removeStart(family: DeviceFamily) {
        var bytes = Array(text.utf8)
        for token in ActiveCode.tokens(of: text, system: family.system)
        where Declarations.starts.contains(token.text) {
            for index in token.range { bytes[index] = UInt8(ascii: " ") }
            isChanged = true
        }
        if isChanged { text = String(decoding: bytes, as: UTF8.self) }
    }

    /// Takes another text with the same lines.
    mutating func change(to new: String) {
        text = new
        isChanged = true
    }

    /// Adds a text at the end, which the compiler reads as if it were in the file.
    mutating func append(_ added: String) {
        text += added
        isChanged = true
    }

    /// Reads a file, or says in one sentence why it cannot be used.
    init(path: String) throws(ToolError) {
        // Opened without waiting: a pipe that nobody writes to would never open.
        let file = path.contains("\0") ? -1 : open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            let code = path.contains("\0") || path.isEmpty ? ENOENT : errno
            if [ENOENT, ENOTDIR].contains(code) { throw .source(.missing(path)) }
            throw .source(.unreadable(path, reason: ErrorText.of(code)))
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .source(.unreadable(path, reason: ErrorText.last)) }
        let kind = FileKind(mode: status.st_mode)
        guard path.hasSuffix(".swift") || kind == .folder else { throw .source(.notSwift(path)) }
        guard kind == .regular else { throw .source(.notFile(path, kind: kind.name)) }
        guard status.st_size <= Self.limit else { throw .source(.tooLarge(path, limit: Self.limit >> 20)) }
        let data: Data
        do {
            data =
                try FileHandle(fileDescriptor: file, closeOnDealloc: false)
                .read(upToCount: Self.limit + 1) ?? Data()
        } catch {
            throw .source(.unreadable(path, reason: ErrorText.of(errno == 0 ? EIO : errno)))
        }
        guard data.count <= Self.limit else { throw .source(.tooLarge(path, limit: Self.limit >> 20)) }
        guard let text = String(validating: data, as: UTF8.self) else { throw .source(.notText(path)) }
        self.init(path: path, text: text, identity: FileIdentity(status))
    }

    /// The text of a file of whatever kind; nil if it cannot be read.
    static func text(at path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Reads the files of one program.
    static func load(_ paths: [String]) throws(ToolError) -> [SourceFile] {
        let files = try read(paths)
        try checkNames(of: files)
        return files
    }

    /// Reads files, of which some may turn out to be of other programs.
    static func read(_ paths: [String]) throws(ToolError) -> [SourceFile] {
        var files: [SourceFile] = []
        var identities: Set<FileIdentity> = []
        for path in paths {
            let file = try SourceFile(path: path)
            if let identity = file.identity, !identities.insert(identity).inserted {
                throw .source(.repeated(path))
            }
            files.append(file)
        }
        return files
    }

    /// Refuses what Swift does in one program: two files of one name.
    static func checkNames(of files: [SourceFile]) throws(ToolError) {
        var paths: [String: String] = [:]
        for file in files {
            if let other = paths.updateValue(file.path, forKey: file.fileName) {
                throw .source(.nameRepeated(file.path, other: other))
            }
        }
    }

    var fileName: String { FilePath.name(of: path) }
}
