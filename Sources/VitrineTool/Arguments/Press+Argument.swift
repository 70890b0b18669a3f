import VitrineLaunch

extension LaunchOptions.Press {
    /// Reads a list such as `right,down,select`; an empty text is no press at all.
    static func list(argument: String) throws(ToolError) -> [Self] {
        var presses: [Self] = []
        for part in argument.split(separator: ",", omittingEmptySubsequences: argument.isEmpty) {
            let name = part.filter { !$0.isWhitespace }
            guard let press = Self(rawValue: name.lowercased()) else {
                throw .argument(.unknownPress(String(name)))
            }
            presses.append(press)
        }
        return presses
    }
}
