/// Where the programs lie that a folder holds without saying so: each in the largest folder that has one entry point, or
/// alone beside others.
struct ProgramFolders {
    /// Folders, and sources that are programs by themselves.
    private let places: Set<String>

    /// - Parameter entries: the absolute paths of the sources with entry points.
    init(entries: [String]) {
        var counts: [String: Int] = [:]
        for entry in entries {
            for folder in Self.folders(around: entry) { counts[folder, default: 0] += 1 }
        }
        places = Set(
            entries.map { entry in Self.folders(around: entry).last { counts[$0] == 1 } ?? entry })
    }

    var count: Int { places.count }

    /// The folder or source that stands for the program that a source belongs to; nil where it belongs to none alone.
    func program(of path: String) -> String? {
        places.contains(path) ? path : Self.folders(around: path).first(where: places.contains)
    }

    /// The folders that a path is in, the innermost first.
    private static func folders(around path: String) -> [String] {
        var folders: [String] = []
        var folder = path
        while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
            folder = String(folder[..<slash])
            folders.append(folder)
        }
        return folders
    }
}
