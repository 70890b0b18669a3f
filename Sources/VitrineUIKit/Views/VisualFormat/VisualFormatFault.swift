/// Why a visual format means nothing, and where.
struct VisualFormatFault: Error, Equatable {
    /// UIKit's words, where it has some.
    var reason: String
    /// Characters from the start.
    var offset: Int
    /// What may help.
    var hint: String?

    /// The message as UIKit writes it, with a caret under the fault, and the hint below.
    func message(for format: String) -> String {
        // Line by line: a format may have several.
        let lines = format.split(separator: "\n", omittingEmptySubsequences: false)
        var rest = offset
        var text = "Unable to parse constraint format: \n\(reason) "
        for (index, line) in lines.enumerated() {
            text += "\n\(line) "
            if rest >= 0, rest <= line.count || index == lines.count - 1 {
                text += "\n\(String(repeating: " ", count: rest))^"
                rest = -1
            } else {
                rest -= line.count + 1
            }
        }
        if let hint { text += "\n\(hint)" }
        return text
    }
}
