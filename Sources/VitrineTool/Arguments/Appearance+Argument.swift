import VitrineLaunch

extension LaunchOptions.Appearance {
    init(argument: String) throws(ToolError) {
        guard let appearance = Self(rawValue: argument.lowercased()) else {
            throw .argument(.unknownAppearance(argument))
        }
        self = appearance
    }
}
