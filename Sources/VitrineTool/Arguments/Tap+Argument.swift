import VitrineLaunch

extension LaunchOptions.Tap {
    /// Reads texts and points such as `100,200`.
    static func list(arguments: [String]) throws(ToolError) -> [Self] {
        // Every text begins with nothing.
        if arguments.contains("") { throw .argument(.nothingToTap) }
        return arguments.map(Self.init)
    }
}
