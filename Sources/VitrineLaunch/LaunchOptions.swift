import Foundation

/// How the tool asks a program to start: what the environment variable `VITRINE_LAUNCH` says, as JSON.
///
/// The tool writes it and the runtime in the program reads it. JSON keys are the property names; a value that is left
/// out means the device's own.
package struct LaunchOptions: Codable, Equatable, Sendable {
    /// Where the application appears.
    package enum Mode: String, Codable, Sendable {
        /// In a window on the display.
        case window
        /// In a picture, without a display, on a virtual clock.
        case render
    }

    /// The two looks of the system colours.
    package enum Appearance: String, CaseIterable, Codable, Sendable {
        case light, dark
    }

    /// A button of the remote.
    package enum Press: String, CaseIterable, Codable, Sendable {
        case up, down, left, right, select, menu, playpause
    }

    package var mode: Mode = .window
    package var device: DeviceProfile = .desktop
    /// Points.
    package var width: Double?
    /// Points.
    package var height: Double?
    /// Pixels per point.
    package var scale: Double?
    package var appearance: Appearance?
    /// Where the device is; nil where nothing knows.
    package var location: Location?
    /// Where a finger taps, one tap after the other, before the picture is taken.
    package var tap: [Tap] = []
    /// What is pressed after that.
    package var press: [Press] = []
    /// What is typed after that.
    package var type: String?
    /// Virtual seconds between the last tap, press or key and the picture.
    package var after: Double?
    /// The absolute path of the picture.
    package var output: String?
    package var title: String?
    /// Which of its previews a program shows, counted from 0, if it shows previews.
    package var preview: Int?
    /// Whether the layouts of collection views are drawn over the picture.
    package var wireframe = false

    package init(mode: Mode = .window, device: DeviceProfile = .desktop) {
        self.mode = mode
        self.device = device
    }

    // MARK: JSON

    private enum CodingKeys: String, CodingKey {
        case mode, device, width, height, scale, appearance, location, tap, press, type, after, output, title,
            preview
        case wireframe
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        mode = try values.decodeIfPresent(Mode.self, forKey: .mode) ?? .window
        device = try values.decodeIfPresent(DeviceProfile.self, forKey: .device) ?? .desktop
        width = try values.decodeIfPresent(Double.self, forKey: .width)
        height = try values.decodeIfPresent(Double.self, forKey: .height)
        scale = try values.decodeIfPresent(Double.self, forKey: .scale)
        appearance = try values.decodeIfPresent(Appearance.self, forKey: .appearance)
        location = try values.decodeIfPresent(Location.self, forKey: .location)
        tap = try values.decodeIfPresent([Tap].self, forKey: .tap) ?? []
        press = try values.decodeIfPresent([Press].self, forKey: .press) ?? []
        type = try values.decodeIfPresent(String.self, forKey: .type)
        after = try values.decodeIfPresent(Double.self, forKey: .after)
        output = try values.decodeIfPresent(String.self, forKey: .output)
        title = try values.decodeIfPresent(String.self, forKey: .title)
        preview = try values.decodeIfPresent(Int.self, forKey: .preview)
        wireframe = try values.decodeIfPresent(Bool.self, forKey: .wireframe) ?? false
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(mode, forKey: .mode)
        try values.encode(device, forKey: .device)
        try values.encodeIfPresent(width, forKey: .width)
        try values.encodeIfPresent(height, forKey: .height)
        try values.encodeIfPresent(scale, forKey: .scale)
        try values.encodeIfPresent(appearance, forKey: .appearance)
        try values.encodeIfPresent(location, forKey: .location)
        if !tap.isEmpty { try values.encode(tap, forKey: .tap) }
        if !press.isEmpty { try values.encode(press, forKey: .press) }
        try values.encodeIfPresent(type, forKey: .type)
        try values.encodeIfPresent(after, forKey: .after)
        try values.encodeIfPresent(output, forKey: .output)
        try values.encodeIfPresent(title, forKey: .title)
        try values.encodeIfPresent(preview, forKey: .preview)
        if wireframe { try values.encode(wireframe, forKey: .wireframe) }
    }

    /// The text of the variable; keys in alphabetical order, so that equal options are equal texts.
    ///
    /// Traps on numbers that are not finite.
    package func json() -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else {
            fatalError("Launch options with a number that is not finite cannot be written: \(self).")
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// Reads the text of the variable; the defaults when there is none.
    package static func parse(_ text: String?) throws(InvalidLaunchOptions) -> LaunchOptions {
        guard let text, !text.isEmpty else { return LaunchOptions() }
        let options: LaunchOptions
        do {
            options = try JSONDecoder().decode(LaunchOptions.self, from: Data(text.utf8))
        } catch let error as DecodingError {
            throw InvalidLaunchOptions(decoding: error)
        } catch {
            throw InvalidLaunchOptions("\(error)")
        }
        try options.check()
        return options
    }

    private func check() throws(InvalidLaunchOptions) {
        for (name, value) in [("width", width), ("height", height), ("scale", scale)] {
            if let value, !(value > 0 && value.isFinite) {
                throw InvalidLaunchOptions("\(name) is \(value) and must be greater than 0")
            }
        }
        if let after, !(after >= 0 && after.isFinite) {
            throw InvalidLaunchOptions("after is \(after) and must not be negative")
        }
        if mode == .render, output == nil {
            throw InvalidLaunchOptions("output is missing: render mode needs the path of the picture")
        }
        if mode == .window, wireframe {
            throw InvalidLaunchOptions("wireframe is for pictures: it needs render mode")
        }
    }
}
