import Glibc

/// Parts of a path as the system reads it: Foundation's own functions trap on a path such as `~`.
enum FilePath {
    /// What comes after the last slash.
    static func name(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// What comes before the last slash; the current folder if there is none.
    static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The name without its last ending; a name that begins with its only dot is all name.
    static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
            return name
        }
        return String(name[..<dot])
    }

    /// What comes after the last dot of the name, in lower case; empty if there is none.
    static func ending(of path: String) -> String {
        String(name(of: path).dropFirst(stem(of: path).count + 1)).lowercased()
    }

    /// The path without links; as it is if nothing is there.
    static func real(_ path: String) -> String {
        let real = realpath(path, nil)
        defer { free(real) }
        return real.map { String(cString: $0) } ?? path
    }

    /// The path without `.`, and without `..` behind the name of a folder. Links are not followed.
    static func plain(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// The folders above one, the nearest first, up to the root of its repository; eight at most.
    static func foldersAbove(_ path: String) -> [String] {
        var folders: [String] = []
        var folder = real(path)
        while folders.count < 8, access("\(folder)/.git", F_OK) != 0 {
            let next = real(folder + "/..")
            guard next != folder else { break }
            folders.append(next)
            folder = next
        }
        return folders
    }
}
