/// Names offered to the user, written as a list in a sentence.
enum Choices {
    /// "a, b or c".
    static func list<Choice: CaseIterable & RawRepresentable>(_: Choice.Type) -> String
    where Choice.RawValue == String {
        list(Choice.allCases.map(\.rawValue), last: "or")
    }

    /// A name as it is typed into a shell.
    static func argument(_ name: String) -> String {
        name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) } ? name : "'\(name)'"
    }

    /// "'a', 'b' or 'c'", of the first ones where there are more than anybody reads.
    static func few(_ names: [String], last word: String) -> String {
        let quoted = names.map { "'\($0)'" }
        guard quoted.count > 8 else { return list(quoted, last: word) }
        return quoted.prefix(6).joined(separator: ", ")
            + " \(word) \(word == "or" ? "one of " : "")\(quoted.count - 6) others"
    }

    /// "a, b and c" for the last word "and".
    static func list(_ names: [String], last word: String) -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
