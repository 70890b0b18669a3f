import Foundation

/// What is in a folder `*.xcassets`: the sets by their names, with those of the groups that provide a namespace before
/// them.
package struct AssetCatalog: Sendable {
    /// Deeper than people sort; what links lead back into ends there at the latest.
    private static let deepest = 24

    /// The folders of the sets.
    package private(set) var sets: [AssetKind: [String: String]] = [:]
    /// Faults found on the way.
    package private(set) var faults: [AssetFault] = []

    /// Complexity: O(*n*) in the number of sets. Of them no file is read.
    package init(path: String) {
        var visited: Set<String> = []
        walk(path, prefix: "", depth: 0, visited: &visited)
    }

    private mutating func walk(_ folder: String, prefix: String, depth: Int, visited: inout Set<String>) {
        // Links may lead back.
        guard depth < Self.deepest, let place = Self.identity(ofFolder: folder),
            visited.insert(place).inserted
        else { return }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            faults.append(
                AssetFault(
                    folder, "the folder cannot be read", remedy: "let the user of the program read it"))
            return
        }
        for name in names.sorted() where !name.hasPrefix(".") && name != "Contents.json" {
            let path = "\(folder)/\(name)"
            let (stem, ending) = Self.split(name)
            if let kind = AssetKind(rawValue: ending) {
                guard Self.identity(ofFolder: path) != nil else { continue }
                add(kind, name: prefix + stem, path: path)
            } else if !AssetKind.others.contains(ending), Self.identity(ofFolder: path) != nil {
                // Sprites are images in a namespace.
                let isAtlas = ending == "spriteatlas"
                let group = isAtlas ? stem : name
                let isSpace = providesNamespace(path) ?? isAtlas
                walk(
                    path, prefix: isSpace ? "\(prefix)\(group)/" : prefix, depth: depth + 1, visited: &visited
                )
            }
        }
    }

    private mutating func add(_ kind: AssetKind, name: String, path: String) {
        if let first = sets[kind]?[name] {
            faults.append(
                AssetFault(
                    path, "there is another \(kind.name) \"\(name)\", \(first), which is used",
                    remedy: "rename one of them, or let their folders provide namespaces"))
        } else {
            sets[kind, default: [:]][name] = path
        }
    }

    private mutating func providesNamespace(_ group: String) -> Bool? {
        var status = stat()
        guard lstat("\(group)/Contents.json", &status) == 0 else { return nil }
        do throws(AssetFault) {
            return try ContentsFile(in: group).value["properties"]?["provides-namespace"]?.bool
        } catch {
            faults.append(error)
            return nil
        }
    }

    private static func split(_ name: String) -> (stem: String, ending: String) {
        ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
    }

    private static func identity(ofFolder path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        return "\(status.st_dev) \(status.st_ino)"
    }
}
