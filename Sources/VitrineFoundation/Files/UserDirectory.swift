import Foundation

/// A folder that desktops set aside for a kind of files, as xdg-user-dirs names it.
package enum UserDirectory: String, CaseIterable, Sendable {
    case desktop = "DESKTOP"
    case documents = "DOCUMENTS"
    case downloads = "DOWNLOAD"
    case music = "MUSIC"
    case pictures = "PICTURES"
    case videos = "VIDEOS"

    /// What the folder is called where nobody says otherwise.
    package var standardName: String {
        switch self {
        case .desktop: "Desktop"
        case .documents: "Documents"
        case .downloads: "Downloads"
        case .music: "Music"
        case .pictures: "Pictures"
        case .videos: "Videos"
        }
    }

    /// What the desktop says: `XDG_…_DIR` of the environment, or else of `user-dirs.dirs`, or else the folder with the
    /// standard name in the user's home.
    package var url: URL {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? NSHomeDirectory()
        let settings = (environment["XDG_CONFIG_HOME"] ?? home + "/.config") + "/user-dirs.dirs"
        let chosen =
            environment[key].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (try? String(contentsOfFile: settings, encoding: .utf8)).flatMap { path(in: $0, home: home) }
            ?? home + "/" + standardName
        return URL(fileURLWithPath: chosen, isDirectory: true)
    }

    private var key: String { "XDG_\(rawValue)_DIR" }

    /// The folder that `user-dirs.dirs` names: a line `XDG_PICTURES_DIR="$HOME/…"`, or with a whole path.
    package func path(in settings: String, home: String) -> String? {
        for line in settings.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard parts.count == 2, parts[0] == key else { continue }
            let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            if value.hasPrefix("$HOME/") { return home + value.dropFirst("$HOME".count) }
            if value.hasPrefix("/") { return value }
        }
        return nil
    }
}
