/// The names that Objective-C gives to methods of Swift.
enum SelectorName {
    /// Completes a name by what an expression leaves out.
    ///
    /// `tap` of one argument is `tap:`, `tapped(_:)` is `tapped:`, and `show(item:with:)` is `showWithItem:with:`.
    /// A name that has its colons stays.
    ///
    /// - Parameter arity: How many arguments the method takes.
    static func complete(_ name: String, arity: Int) -> String {
        guard let open = name.firstIndex(of: "(") else {
            return name.contains(":") ? name : name + String(repeating: ":", count: arity)
        }
        let labels = name[name.index(after: open)...].dropLast().split(
            separator: ":", omittingEmptySubsequences: false
        ).dropLast().map { $0 == "_" ? "" : String($0) }
        var result = String(name[..<open])
        for (index, label) in labels.enumerated() {
            result += (index == 0 ? firstPiece(label) : label) + ":"
        }
        return result
    }

    /// What stands between the base name and the first colon: a first label becomes part of the name, after "With"
    /// unless it begins with a preposition.
    private static func firstPiece(_ label: String) -> String {
        guard let first = label.first else { return "" }
        let word = label.prefix { !$0.isUppercase }
        return (prepositions.contains(String(word)) ? "" : "With") + first.uppercased() + label.dropFirst()
    }

    /// Those that Swift's compiler looks for.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
        "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
