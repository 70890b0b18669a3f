import Foundation

extension PictureFolder {
    /// Reads which files with certain endings there are, in the folder and all below it. What is hidden is left out,
    /// and links are not followed.
    ///
    /// The names come from the folders, and the disk is asked for the date of those alone that count.
    ///
    /// - Parameter endings: In small letters, without their points.
    ///
    /// Complexity: O(*n* log *n*) in the number of files, with a question to the disk for each.
    package func listing(endings: Set<String>) -> PictureListing {
        var listing = PictureListing()
        var open = [rootPath]
        while let folder = open.popLast() {
            Self.read(folder, endings, into: &listing, below: &open)
        }
        listing.files.sort { ($0.date, $0.path) < ($1.date, $1.path) }
        return listing
    }

    private static func read(
        _ folder: String, _ endings: Set<String>, into listing: inout PictureListing,
        below: inout [String]
    ) {
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        let descriptor = dirfd(stream)
        var facts = stat()
        // Before it is read: what is added meanwhile makes it another.
        if fstat(descriptor, &facts) == 0 { listing.folders[folder] = facts.written }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            let kind = Int(entry.pointee.d_type)
            // Some file systems do not say in the folder what a name is.
            let isUnknown = kind == Int(DT_UNKNOWN)
            let counts = endings.contains(ending(of: name))
            guard kind == Int(DT_DIR) || isUnknown || kind == Int(DT_REG) && counts else { continue }
            if kind == Int(DT_DIR) {
                below.append(folder + "/" + name)
                continue
            }
            guard fstatat(descriptor, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
            switch facts.st_mode & S_IFMT {
            case S_IFDIR: below.append(folder + "/" + name)
            case S_IFREG where counts:
                listing.files.append(PictureFile(path: folder + "/" + name, date: facts.written))
            default: break
            }
        }
    }

    /// When a file or a folder was written last; nil where there is none.
    package static func date(of path: String) -> Date? {
        var facts = stat()
        return stat(path, &facts) == 0 ? facts.written : nil
    }

    /// What stands behind the last point of a name, in small letters.
    package static func ending(of name: String) -> String {
        guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
        return name[name.utf8.index(after: point)...].lowercased()
    }
}

/// What there is in a folder of pictures.
package struct PictureListing: Sendable {
    /// The newest last.
    package var files: [PictureFile] = []
    /// All folders, also those without pictures, and when a name was added or taken away there last.
    package var folders: [String: Date] = [:]
}

extension stat {
    fileprivate var written: Date {
        Date(timeIntervalSince1970: Double(st_mtim.tv_sec) + Double(st_mtim.tv_nsec) / 1e9)
    }
}
