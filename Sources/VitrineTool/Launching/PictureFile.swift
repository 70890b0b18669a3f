import Foundation

/// The PNG that `render` leaves behind: whole, or as it was before.
///
/// It is written beside the place where it belongs, and renamed. A link stays, and what it leads to is replaced. Only
/// pictures and empty files are.
struct PictureFile {
    /// As the user wrote it.
    let path: String
    /// Where the path leads to, also if there is nothing yet.
    let target: String
    private let sources: [SourceFile]

    private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    /// Throws when nothing could or must be written at the path; better now than after a minute of compiling.
    init(path: String, sources: [SourceFile]) throws(ToolError) {
        self.path = path
        self.sources = sources
        if path.isEmpty { throw .output(.unwritable(path, reason: "its name is empty")) }
        target = try Self.target(of: path)
        _ = try replaced()
        // Not every folder that claims to be writable is.
        try Interruption.postponed { () throws(ToolError) in
            let (file, name) = try makeNeighbour()
            close(file)
            unlink(name)
        }
    }

    /// A new file beside the target.
    private func makeNeighbour() throws(ToolError) -> (file: Int32, name: [CChar]) {
        var name = Array("\(folder)/.vitrine-XXXXXX".utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else { throw .output(.unwritable(path, reason: "in \(folder): \(ErrorText.last)")) }
        return (file, name)
    }

    /// Follows links to the end, also if there is nothing.
    private static func target(of path: String) throws(ToolError) -> String {
        var target = path
        for _ in 0..<40 {
            var text = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
            let count = readlink(target, &text, text.count - 1)
            // What the kernel shows as a link without there being a path, as that of a pipe, is judged as it is.
            if count < 0 || target.hasPrefix("/proc/") { return target }
            let next = String(decoding: text[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            target = next.hasPrefix("/") ? next : "\(FilePath.folder(of: target))/\(next)"
        }
        throw .output(.unwritable(path, reason: ErrorText.of(ELOOP)))
    }

    /// The file that would be replaced, if it may be; nil where there is none.
    private func replaced() throws(ToolError) -> stat? {
        var status = stat()
        guard stat(target, &status) == 0 else {
            guard errno == ENOENT || errno == ENOTDIR, !target.hasSuffix("/") else {
                let isName = errno == ENOENT || errno == ENOTDIR
                throw .output(
                    .unwritable(path, reason: isName ? "it is the name of a folder" : ErrorText.last))
            }
            try checkFolder()
            return nil
        }
        let kind = FileKind(mode: status.st_mode)
        guard kind == .regular else {
            if kind == .folder { throw .output(.unwritable(path, reason: "it is a folder")) }
            throw .output(.notReplaced(path, reason: "it is \(kind.name) and no picture"))
        }
        if let source = sources.first(where: { $0.identity == FileIdentity(status) }) {
            throw .output(.isSource(path, source: source.path))
        }
        if status.st_size > 0 {
            let file = open(target, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            guard file >= 0 else { throw .output(.unwritable(path, reason: ErrorText.last)) }
            defer { close(file) }
            var start = [UInt8](repeating: 0, count: Self.signature.count)
            guard read(file, &start, start.count) == start.count, start == Self.signature else {
                throw .output(.notReplaced(path, reason: "it is a file that is no PNG picture"))
            }
        }
        // Who must not write a file is not to replace it either.
        if access(target, W_OK) != 0 { throw .output(.unwritable(path, reason: ErrorText.last)) }
        try checkFolder()
        return status
    }

    private var folder: String { FilePath.folder(of: target) }

    private func checkFolder() throws(ToolError) {
        var status = stat()
        if stat(folder, &status) != 0 {
            let reason = errno == ENOENT ? "there is no folder \(folder)" : ErrorText.last
            throw .output(.unwritable(path, reason: reason))
        } else if FileKind(mode: status.st_mode) != .folder {
            throw .output(.unwritable(path, reason: "\(folder) is not a folder"))
        } else if access(folder, W_OK | X_OK) != 0 {
            throw .output(.unwritable(path, reason: "in \(folder): \(ErrorText.last)"))
        }
    }

    /// Puts a picture there, with the rights and the owner of what it replaces.
    ///
    /// - Throws: `noPicture` when the bytes are none, and when they cannot be written; then nothing has changed.
    func write(_ picture: Data) throws(ToolError) {
        guard picture.starts(with: Self.signature) else { throw .noPicture(path: path) }
        try Interruption.postponed { () throws(ToolError) in
            // Looked at again: the program may have taken its time, or put something there.
            let old = try replaced()
            let (file, name) = try makeNeighbour()
            if let old {
                // Where the owner cannot be kept, the picture is whose who made it.
                _ = fchown(file, old.st_uid, old.st_gid)
                fchmod(file, old.st_mode & 0o7777)
            } else {
                let mask = umask(0)
                umask(mask)
                fchmod(file, 0o666 & ~mask)
            }
            var failure = Console.write(all: Array(picture)[...], to: file)
            if close(file) != 0, failure == 0 { failure = errno }
            if failure == 0, rename(name, target) != 0 { failure = errno }
            if failure != 0 {
                unlink(name)
                throw .output(.unwritable(path, reason: ErrorText.of(failure)))
            }
        }
    }
}
