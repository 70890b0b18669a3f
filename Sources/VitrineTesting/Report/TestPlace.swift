/// Where in its source a test asks for something.
struct TestPlace: Sendable {
    /// The module and the file, as `#fileID` has them.
    var fileID: String
    /// XCTest takes nothing but a literal.
    var filePath: StaticString
    var line: UInt
    var column: UInt

    /// The absolute path of the file.
    var path: String { filePath.description }

    /// `Module/File`, without the extension: a folder's name for what a test leaves.
    var folder: String { fileID.hasSuffix(".swift") ? String(fileID.dropLast(6)) : fileID }
}
