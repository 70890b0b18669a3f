import Foundation

/// A Swift source, read into memory.
struct SourceFile: Equatable, Sendable {
    /// As the user wrote it: the path that messages show.
    var path: String
    var absolutePath: String
    var text: String

    init(path: String, text: String) {
        self.path = path
        absolutePath = URL(fileURLWithPath: path).path
        self.text = text
    }

    /// Reads a file, or says in one sentence why it cannot be used.
    init(path: String) throws(ToolError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .sourceMissing(path)
        }
        guard !isFolder.boolValue else { throw .sourceIsFolder(path) }
        guard path.hasSuffix(".swift") else { throw .sourceNotSwift(path) }
        guard access(path, R_OK) == 0 else { throw .sourceUnreadable(path, reason: ErrorText.last) }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .sourceUnreadable(path, reason: ErrorText.of(EIO))
        }
        guard let text = String(validating: data, as: UTF8.self) else { throw .sourceNotText(path) }
        self.init(path: path, text: text)
    }

    /// Reads the files of one program.
    static func load(_ paths: [String]) throws(ToolError) -> [SourceFile] {
        var files: [SourceFile] = []
        for path in paths {
            let file = try SourceFile(path: path)
            guard !files.contains(where: { $0.absolutePath == file.absolutePath }) else {
                throw .sourceRepeated(path)
            }
            files.append(file)
        }
        return files
    }

    var fileName: String { (path as NSString).lastPathComponent }

    /// The file's name without `.swift`.
    static func stem(of path: String) -> String {
        ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }
}
