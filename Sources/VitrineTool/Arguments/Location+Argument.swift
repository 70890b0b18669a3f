import VitrineLaunch

extension LaunchOptions.Location {
    /// Reads `52.52,13.41`.
    init(argument: String) throws(ToolError) {
        guard let location = Self(argument) else { throw .argument(.unreadableLocation(argument)) }
        self = location
    }
}
