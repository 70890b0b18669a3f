/// The devices whose screen, safe area and idiom the runtime can take on.
enum DeviceName: String, CaseIterable, Codable, Sendable {
    case iphone
    case ipad
    case appletv
    case desktop

    init(argument: String) throws(ToolError) {
        guard let device = DeviceName(rawValue: argument.lowercased()) else {
            throw .unknownDevice(argument)
        }
        self = device
    }

    /// Pixels per point of the device's screen, to foresee the size of a picture.
    var scale: Double {
        switch self {
        case .iphone: 3
        case .ipad: 2
        case .appletv, .desktop: 1
        }
    }
}
