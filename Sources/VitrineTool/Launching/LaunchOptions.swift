import Foundation

/// What the program's runtime reads from the environment variable `VITRINE_LAUNCH`.
///
/// A value that is left out means the device's own; JSON keys are the property names.
struct LaunchOptions: Codable, Equatable, Sendable {
    enum Mode: String, Codable, Sendable {
        /// A window on the display.
        case window
        /// No display: a picture on a virtual clock.
        case render
    }

    static let variable = "VITRINE_LAUNCH"

    var mode: Mode
    var device: DeviceName
    /// Points.
    var width: Double?
    /// Points.
    var height: Double?
    /// Pixels per point.
    var scale: Double?
    var appearance: AppearanceName?
    var press: [PressName]?
    /// Virtual seconds between the last press and the picture.
    var after: Double?
    /// The absolute path of the picture.
    var output: String?
    var title: String?
    /// Whether the layouts of collection views are drawn over the picture.
    var wireframe: Bool?

    /// The text of the variable; keys in alphabetical order, so that equal options are equal texts.
    func json() -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { preconditionFailure("numbers were checked finite") }
        return String(decoding: data, as: UTF8.self)
    }
}
