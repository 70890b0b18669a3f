import Foundation

/// Where a program keeps its settings whose pictures are to be the same each time: an empty folder of its own, which goes
/// with it. The user's own settings are neither read nor written.
final class SettingsFolder {
    /// The variable that names the folder, by the XDG base directory specification; Foundation keeps `UserDefaults` there.
    static let variable = "XDG_CONFIG_HOME"

    let path: String

    init() throws(ToolError) {
        let template = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vitrine-settings.XXXXXX"
        ).path
        var bytes = Array(template.utf8CString)
        guard mkdtemp(&bytes) != nil else {
            throw .test(.fileUnwritable(template, reason: ErrorText.last))
        }
        path = String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
