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
}
