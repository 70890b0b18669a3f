/// Names offered to the user, written as a list in a sentence.
enum Choices {
    /// "a, b or c".
    static func list<Choice: CaseIterable & RawRepresentable>(_: Choice.Type) -> String
    where Choice.RawValue == String {
        list(Choice.allCases.map(\.rawValue), last: "or")
    }

    /// "a, b and c" for the last word "and".
    static func list(_ names: [String], last word: String) -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
