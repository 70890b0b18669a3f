import Foundation
import VitrineUniformTypes

/// A folder in which a user chooses documents.
struct DocumentFolder: Sendable, Hashable {
    var url: URL

    /// What the folder is called.
    var name: String {
        let name = url.lastPathComponent
        return name.isEmpty || name == "/" ? "This Computer" : name
    }

    /// Reads what is in the folder, by name; what is hidden is left out.
    ///
    /// - Throws: Where there is no such folder, or it may not be read.
    ///
    /// Complexity: O(*n* log *n*) in the files, with a question to the disk for each.
    func items() throws -> [DocumentItem] {
        let keys: [URLResourceKey] = [.contentModificationDateKey, .isDirectoryKey, .fileSizeKey]
        return try FileManager.default
            .contentsOfDirectory(at: url, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
            .map { DocumentItem($0, try? $0.resourceValues(forKeys: Set(keys))) }
            .sorted { $0.fullName.localizedStandardCompare($1.fullName) == .orderedAscending }
    }
}

/// A file or a folder.
struct DocumentItem: Sendable, Hashable {
    var url: URL
    /// Whether it is a folder, and none of those that people take for files.
    var isFolder: Bool
    /// When it was written last; nil where nobody knows.
    var date: Date?
    /// Bytes of a file.
    var size: Int?

    init(_ url: URL, _ values: URLResourceValues?) {
        self.url = url
        date = values?.contentModificationDate
        size = values?.fileSize
        isFolder = values?.isDirectory == true && Self.type(of: url)?.conforms(to: .package) != true
    }

    var fullName: String { url.lastPathComponent }

    /// The name without what it ends with.
    var shortName: String { isFolder ? fullName : url.deletingPathExtension().lastPathComponent }

    /// What the name says that it is.
    var type: UTType { isFolder ? .folder : Self.type(of: url) ?? .data }

    private static func type(of url: URL) -> UTType? {
        url.pathExtension.isEmpty
            ? nil : UTType(filenameExtension: url.pathExtension, conformingTo: .item)
    }
}

/// Where a user looks for documents first.
struct DocumentPlace: Hashable {
    var name: String
    var symbol: String
    var folder: DocumentFolder

    /// The user's folders, those that are there, and the whole computer.
    static var all: [DocumentPlace] {
        let folders: [(UserDirectory, String)] = [
            (.documents, "doc"), (.downloads, "arrow.down.circle"), (.desktop, "menubar.dock.rectangle"),
            (.pictures, "photo"), (.music, "music.note"), (.videos, "film"),
        ]
        let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        var places = [DocumentPlace(name: "Home", symbol: "house", folder: DocumentFolder(url: home))]
        for (directory, symbol) in folders {
            let folder = DocumentFolder(url: directory.url)
            var isFolder: ObjCBool = false
            guard
                FileManager.default.fileExists(atPath: folder.url.path, isDirectory: &isFolder),
                isFolder.boolValue, folder.url.standardizedFileURL != home.standardizedFileURL
            else { continue }
            places.append(DocumentPlace(name: folder.name, symbol: symbol, folder: folder))
        }
        let root = DocumentFolder(url: URL(fileURLWithPath: "/", isDirectory: true))
        return places + [DocumentPlace(name: root.name, symbol: "desktopcomputer", folder: root)]
    }

    /// Where a user begins who has not said where.
    static var first: DocumentFolder {
        let documents = UserDirectory.documents.url
        if FileManager.default.fileExists(atPath: documents.path) { return DocumentFolder(url: documents) }
        return DocumentFolder(url: URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true))
    }
}
