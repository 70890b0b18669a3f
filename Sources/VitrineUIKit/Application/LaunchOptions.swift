/// What the environment variable `VITRINE_LAUNCH` asks for, as JSON.
package struct LaunchOptions: Decodable, Sendable {
    /// Where the application appears.
    package enum Mode: String, Decodable, Sendable {
        /// In a window on the display.
        case window
        /// In a picture, without a display.
        case render
    }

    /// Light or dark.
    package enum Appearance: String, Decodable, Sendable {
        case light, dark
        var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
    }

    /// A button of the remote.
    package enum Press: String, Decodable, Sendable {
        case up, down, left, right, select, menu, playpause
    }

    /// The name of the variable.
    package static let variable = "VITRINE_LAUNCH"

    package var mode: Mode = .window
    package var device: DeviceProfile = .desktop
    /// Points; the device's when absent.
    package var width: Double?
    /// Points; the device's when absent.
    package var height: Double?
    /// Pixels per point; the device's when absent.
    package var scale: Double?
    package var appearance: Appearance?
    package var press: [Press] = []
    /// Seconds of virtual time between the last press and the picture.
    package var after: Double?
    /// Where the picture is written.
    package var output: String?
    package var title: String?
    /// Whether the layouts of collection views are drawn over the picture.
    package var wireframe = false

    package init() {}

    private enum CodingKeys: String, CodingKey {
        case mode, device, width, height, scale, appearance, press, after, output, title, wireframe
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        mode = try values.decodeIfPresent(Mode.self, forKey: .mode) ?? .window
        device = try values.decodeIfPresent(DeviceProfile.self, forKey: .device) ?? .desktop
        width = try values.decodeIfPresent(Double.self, forKey: .width)
        height = try values.decodeIfPresent(Double.self, forKey: .height)
        scale = try values.decodeIfPresent(Double.self, forKey: .scale)
        appearance = try values.decodeIfPresent(Appearance.self, forKey: .appearance)
        press = try values.decodeIfPresent([Press].self, forKey: .press) ?? []
        after = try values.decodeIfPresent(Double.self, forKey: .after)
        output = try values.decodeIfPresent(String.self, forKey: .output)
        title = try values.decodeIfPresent(String.self, forKey: .title)
        wireframe = try values.decodeIfPresent(Bool.self, forKey: .wireframe) ?? false
    }

    /// Reads the text of the variable; the defaults when there is none.
    package static func parse(_ text: String?) throws(LaunchError) -> LaunchOptions {
        guard let text, !text.isEmpty else { return LaunchOptions() }
        let options: LaunchOptions
        do {
            options = try JSONDecoder().decode(LaunchOptions.self, from: Data(text.utf8))
        } catch let error as DecodingError {
            throw .invalidOptions(describe(error))
        } catch {
            throw .invalidOptions("\(error)")
        }
        for (name, value) in [("width", options.width), ("height", options.height), ("scale", options.scale)]
        {
            if let value, !(value > 0 && value.isFinite) {
                throw .invalidOptions("\(name) is \(value) and must be greater than 0")
            }
        }
        if let after = options.after, !(after >= 0 && after.isFinite) {
            throw .invalidOptions("after is \(after) and must not be negative")
        }
        if options.mode == .render, options.output == nil {
            throw .invalidOptions("output is missing: render mode needs the path of the picture")
        }
        if options.mode == .window, options.wireframe {
            throw .invalidOptions("wireframe is for pictures: it needs render mode")
        }
        return options
    }

    private static func describe(_ error: DecodingError) -> String {
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context):
            path(context) + context.debugDescription
        case .dataCorrupted(let context): path(context) + context.debugDescription
        @unknown default: "\(error)"
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        let names = context.codingPath.map(\.stringValue).joined(separator: ".")
        return names.isEmpty ? "" : "\(names): "
    }

    /// The screen that the options describe.
    var profile: DeviceProfile.Screen {
        let size = CGSize(
            width: width.map { CGFloat($0) } ?? device.size.width,
            height: height.map { CGFloat($0) } ?? device.size.height)
        return DeviceProfile.Screen(device, size: size, scale: scale.map { CGFloat($0) })
    }
}

/// Why an application could not start. The description is one sentence for the user.
package enum LaunchError: Error, CustomStringConvertible {
    case invalidOptions(String)
    case noWindow(delegate: String)
    case noRootView
    case platform(String)
    case picture(String)
    case nothingToOutline

    package var description: String {
        switch self {
        case .invalidOptions(let reason):
            "The launch options in VITRINE_LAUNCH cannot be used: \(reason)."
        case .noWindow(let delegate):
            "The application shows no window: make one in \(delegate)'s application(_:didFinishLaunchingWithOptions:) "
                + "or in a scene delegate (storyboards are not loaded here)."
        case .noRootView:
            "The window has neither a rootViewController nor a subview, so there is nothing to show."
        case .nothingToOutline:
            "There is no collection view on screen and no constraint at fault, so a wireframe has nothing to show: leave "
                + "out --wireframe, or reach one with --press."
        case .platform(let sentence), .picture(let sentence):
            sentence
        }
    }
}
