/// The keys of a TV remote that `--press` can send.
enum PressName: String, CaseIterable, Codable, Sendable {
    case up
    case down
    case left
    case right
    case select
    case menu
    case playpause

    /// Reads a list such as `right,down,select`; an empty text is no press at all.
    static func list(argument: String) throws(ToolError) -> [PressName] {
        var presses: [PressName] = []
        for part in argument.split(separator: ",", omittingEmptySubsequences: argument.isEmpty) {
            let name = part.filter { !$0.isWhitespace }
            guard let press = PressName(rawValue: name.lowercased()) else {
                throw .unknownPress(String(name))
            }
            presses.append(press)
        }
        return presses
    }
}
