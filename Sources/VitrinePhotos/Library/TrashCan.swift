import Foundation

/// The trash of the user's desktop.
///
/// Source: freedesktop.org, "The FreeDesktop.org Trash specification", version 1.0.
struct TrashCan: Sendable {
    /// The folder with `files` and `info` in it.
    var folder: URL

    /// The one in the user's data.
    static var ofHome: TrashCan {
        let environment = ProcessInfo.processInfo.environment
        let data =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
        return TrashCan(folder: URL(fileURLWithPath: data + "/Trash", isDirectory: true))
    }

    /// Moves a file into the trash, from which the desktop can bring it back.
    ///
    /// - Throws: When the file or the trash cannot be written. The file stays then.
    func take(_ path: String, date: Date = Date()) throws {
        let (files, info) = (folder.appendingPathComponent("files"), folder.appendingPathComponent("info"))
        for folder in [files, info] {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let file = URL(fileURLWithPath: path, isDirectory: false)
        let (stem, ending) = (file.deletingPathExtension().lastPathComponent, file.pathExtension)
        let note = Data(Self.note(path, date).utf8)
        for number in 1...Self.attempts {
            let numbered = number == 1 ? stem : "\(stem).\(number)"
            let name = ending.isEmpty ? numbered : numbered + "." + ending
            let place = info.appendingPathComponent(name + ".trashinfo")
            // Who writes the note has the name.
            do {
                try note.write(to: place, options: .withoutOverwriting)
            } catch let error as CocoaError where error.code == .fileWriteFileExists {
                continue
            }
            do {
                try FileManager.default.moveItem(at: file, to: files.appendingPathComponent(name))
            } catch {
                try? FileManager.default.removeItem(at: place)
                throw error
            }
            return
        }
        throw CocoaError(.fileWriteFileExists)
    }

    /// How many files of one name there can be.
    private static let attempts = 10_000

    /// Where the file was, and when it came here by the clock on the wall.
    static func note(_ path: String, _ date: Date, in zone: TimeZone = .current) -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = zone
        format.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: "%")
        let address = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return "[Trash Info]\nPath=\(address)\nDeletionDate=\(format.string(from: date))\n"
    }
}
