/// The two looks of the system colours.
enum AppearanceName: String, CaseIterable, Codable, Sendable {
    case light
    case dark

    init(argument: String) throws(ToolError) {
        guard let appearance = AppearanceName(rawValue: argument.lowercased()) else {
            throw .unknownAppearance(argument)
        }
        self = appearance
    }
}
