// Conflicts in what a layout makes many of.
extension AutoLayoutReports {
    /// Whether a conflict is to be reported. In cells and supplementary views, one is enough for each class and each
    /// set of constraints, whatever their constants: there may be as many more as cells are made. (UIKit repeats them.)
    static func isNew(_ lines: [String], in element: (any SelfSizingElement)?) -> Bool {
        guard let element else { return true }
        return ReportLog.current.isNew("\(type(of: element))\n" + kind(lines.joined(separator: "\n")))
    }

    /// The text without what differs from cell to cell: addresses and numbers.
    private static func kind(_ text: String) -> String {
        var kind = ""
        var (isNumber, wasLetter) = (false, false)
        for scalar in text.unicodeScalars {
            let isHexadecimal = scalar.isASCII && Character(scalar).isHexDigit
            if isNumber, isHexadecimal || scalar == "x" || scalar == "." { continue }
            isNumber = !wasLetter && scalar >= "0" && scalar <= "9"
            wasLetter = scalar.properties.isAlphabetic
            kind.unicodeScalars.append(isNumber ? "#" : scalar)
        }
        return kind
    }
}
