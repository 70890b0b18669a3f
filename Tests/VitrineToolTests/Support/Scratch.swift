import Foundation

@testable import VitrineTool

/// A folder for one test, removed afterwards.
final class Scratch {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.path
        var template = Array("\(folder)/vitrine-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var url: URL { URL(fileURLWithPath: path) }

    /// The absolute path of a name in the folder.
    func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

    @discardableResult
    func write(_ bytes: [UInt8], to name: String, mode: Int = 0o644) throws -> String {
        try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
        chmod(self(name), mode_t(mode))
        return self(name)
    }

    @discardableResult
    func write(_ text: String, to name: String, mode: Int = 0o644) throws -> String {
        try write(Array(text.utf8), to: name, mode: mode)
    }

    /// Writes a file, with the folders around it.
    @discardableResult
    func place(_ text: String, at name: String) throws -> String {
        try FileManager.default.createDirectory(
            atPath: FilePath.folder(of: self(name)), withIntermediateDirectories: true)
        return try write(text, to: name)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
    }

    func read(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: self(name)).map(Array.init) }

    func mode(_ name: String) -> Int {
        var status = stat()
        return lstat(self(name), &status) == 0 ? Int(status.st_mode & 0o7777) : -1
    }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
