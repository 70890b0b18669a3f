import Foundation
import Synchronization

@testable import VitrineAssets

/// A folder with catalogues for one test, removed afterwards.
final class Catalogs: Sendable {
    let path: String
    private let said = Mutex<[String]>([])

    init() throws {
        let folder = FileManager.default.temporaryDirectory.path
        var template = Array("\(folder)/vitrine-assets-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and the folders above it.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// Writes the Contents.json of a set or a group of `Assets.xcassets`.
    func contents(_ folder: String, _ text: String) throws {
        try write(text, to: "Assets.xcassets/\(folder)/Contents.json")
    }

    /// Writes a colour set with one colour.
    func color(_ folder: String, red: String = "1.000", others: String = "") throws {
        try contents(
            "\(folder).colorset",
            """
            { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : {
              "red" : "\(red)", "green" : "0.000", "blue" : "0.000", "alpha" : "1.000" } } }\(others) ] }
            """)
    }

    func library() -> AssetLibrary {
        AssetLibrary(folder: path) { fault in
            self.said.withLock { $0.append(fault.description) }
        }
    }

    /// What was reported, without the path of the test's folder.
    var reports: [String] { said.withLock { $0 }.map { $0.replacingOccurrences(of: "\(path)/", with: "") } }
}
