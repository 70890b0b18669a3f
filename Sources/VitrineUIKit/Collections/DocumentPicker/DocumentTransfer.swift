import Foundation

/// Brings documents to where they are wanted. For threads other than the main one: files may be large.
enum DocumentTransfer {
    /// What becomes of a file of the same name.
    enum Conflict: Sendable {
        /// Both stay, the new one under another name.
        case keepBoth
        /// It is replaced.
        case replace
    }

    /// Copies documents to a place where they are the program's to change and delete.
    ///
    /// - Throws: Where one cannot be read.
    ///
    /// Complexity: O(bytes).
    static func copies(of urls: [URL]) throws -> [URL] {
        let inbox = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(Bundle.main.bundleIdentifier ?? "Documents")-Inbox", isDirectory: true)
        try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
        return try urls.map { url in
            let copy = free(url.lastPathComponent, in: inbox)
            try FileManager.default.copyItem(at: url, to: copy)
            return copy
        }
    }

    /// Which of the names are taken in a folder.
    static func taken(_ names: [String], in folder: URL) -> [String] {
        names.filter { exists(folder.appendingPathComponent($0)) }
    }

    /// Brings files into a folder.
    ///
    /// - Parameter keepsOriginals: Whether they are copied, not moved.
    /// - Returns: Where they are now.
    /// - Throws: Where something cannot be read or written; what was there stays then.
    ///
    /// Complexity: O(bytes) for copies, and for moves to another disk.
    static func save(
        _ urls: [URL], as names: [String], in folder: URL, keepsOriginals: Bool, _ conflict: Conflict
    ) throws -> [URL] {
        try zip(urls, names).map { url, name in
            let wanted = folder.appendingPathComponent(name)
            if url.standardizedFileURL == wanted.standardizedFileURL { return wanted }
            let place = conflict == .keepBoth ? free(name, in: folder) : wanted
            try put(url, at: place, keepsOriginal: keepsOriginals)
            return place
        }
    }

    private static func put(_ url: URL, at place: URL, keepsOriginal: Bool) throws {
        let files = FileManager.default
        // What is there goes once the new one is there as a whole.
        let aside = place.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
        do {
            if keepsOriginal {
                try files.copyItem(at: url, to: aside)
            } else {
                try files.moveItem(at: url, to: aside)
            }
            if exists(place) { try files.removeItem(at: place) }
            try files.moveItem(at: aside, to: place)
        } catch {
            if keepsOriginal {
                try? files.removeItem(at: aside)
            } else {
                try? files.moveItem(at: aside, to: url)
            }
            throw error
        }
    }

    /// The first name that nothing has: "a.txt", "a 2.txt".
    private static func free(_ name: String, in folder: URL) -> URL {
        let whole = folder.appendingPathComponent(name)
        guard exists(whole) else { return whole }
        let (stem, ending) = (whole.deletingPathExtension().lastPathComponent, whole.pathExtension)
        var number = 2
        while true {
            let other = folder.appendingPathComponent(
                "\(stem) \(number)" + (ending.isEmpty ? "" : ".\(ending)"))
            if !exists(other) { return other }
            number += 1
        }
    }

    /// Whether there is something, be it a link that leads nowhere.
    private static func exists(_ url: URL) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil
    }
}
