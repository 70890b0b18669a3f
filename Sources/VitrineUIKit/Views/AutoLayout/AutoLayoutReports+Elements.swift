// Conflicts in what a layout makes many of.
extension AutoLayoutReports {
    /// So many kinds are told apart at most; what comes after these is not reported.
    private static let limit = 1000
    private static var kinds: Set<String> = []

    /// Whether a conflict is to be reported. In cells and supplementary views, one is enough for each class and each
    /// set of constraints, whatever their constants: there may be as many more as cells are made. (UIKit repeats them.)
    static func isNew(_ lines: [String], in element: (any SelfSizingElement)?) -> Bool {
        guard let element else { return true }
        guard kinds.count < limit else { return false }
        return kinds.insert("\(type(of: element))\n" + kind(lines.joined(separator: "\n"))).inserted
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

    /// Forgets what was reported, for tests.
    package static func forgetKinds() { kinds = [] }
}
