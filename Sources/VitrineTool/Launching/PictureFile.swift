import Foundation

/// The PNG that `render` leaves behind.
struct PictureFile {
    let path: String
    let absolutePath: String

    /// Throws when nothing could be written at the path; better now than after a minute of compiling.
    init(path: String) throws(ToolError) {
        self.path = path
        let url = URL(fileURLWithPath: path)
        absolutePath = url.path
        let folder = url.deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: absolutePath, isDirectory: &isFolder) {
            if isFolder.boolValue { throw .outputUnwritable(path, reason: "it is a folder") }
            if access(absolutePath, W_OK) != 0 { throw .outputUnwritable(path, reason: ErrorText.last) }
        } else if !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) {
            throw .outputUnwritable(path, reason: "there is no folder \(folder)")
        } else if !isFolder.boolValue {
            throw .outputUnwritable(path, reason: "\(folder) is not a folder")
        } else if access(folder, W_OK) != 0 {
            throw .outputUnwritable(path, reason: ErrorText.last)
        }
    }

    var exists: Bool { FileManager.default.fileExists(atPath: absolutePath) }

    /// Removes a picture of an earlier run, which a failing program would otherwise leave as its own.
    func remove() {
        unlink(absolutePath)
    }
}

/// The system's words for its errors.
enum ErrorText {
    static var last: String { of(errno) }

    static func of(_ code: Int32) -> String { String(cString: strerror(code)) }
}
