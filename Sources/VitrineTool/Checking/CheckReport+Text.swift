extension CheckReport {
    /// How many lines each list has at most; JSON and the page have all.
    private static let limit = 20

    /// For a terminal.
    var text: String {
        var text = "\(headline)\n" + (inScope > 0 ? "\n  \(bar(width: 50))\n" : "")
        if modules.count > 1 {
            text += table(
                "By module",
                modules.map { ("\($0.compiling) of \($0.inScope)", $0.name, nil) })
        }
        text += table("Missing names, by files", missing.map { ("\($0.files)", $0.name, $0.instead) })
        text += table(
            "Other causes, by files", causes.map { ("\($0.files)", $0.name, FilePath.name(of: $0.example)) })
        text += table(
            "Not asked: \(Self.files(outOfScope.reduce(0) { $0 + $1.paths.count }))",
            outOfScope.map { ("\($0.paths.count)", $0.reason, nil) })
        return text
    }

    /// What compiles, in one sentence.
    var headline: String {
        guard inScope > 0 else { return "No file of \(name) can be asked." }
        return "\(percent) of \(name) compiles: \(compiling) of \(Self.files(inScope)) without an error."
    }

    var name: String { folders.map { ProgramInput.name(of: $0) }.joined(separator: ", ") }

    /// Never 100 % while an error is left.
    var percent: String {
        let rounded = Int((share * 100).rounded())
        return "\(rounded == 100 && compiling < inScope ? 99 : rounded) %"
    }

    static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

    private func bar(width: Int) -> String {
        let full = Int((share * Double(width)).rounded(.down))
        return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    }

    private func table(_ title: String, _ rows: [(count: String, name: String, beside: String?)]) -> String {
        guard !rows.isEmpty else { return "" }
        let shown = rows.prefix(Self.limit)
        let counts = shown.map(\.count.count).max() ?? 0
        let names = min(48, shown.filter { $0.beside != nil }.map(\.name.count).max() ?? 0)
        var text = "\n\(title)\n"
        for row in shown {
            text += "  \(Self.spaces(counts - row.count.count))\(row.count)  \(row.name)"
            if let beside = row.beside { text += "\(Self.spaces(names - row.name.count))  \(beside)" }
            text += "\n"
        }
        let more = rows.count - shown.count
        if more > 0 { text += "  \(Self.spaces(counts - 1))…  \(more) more\n" }
        return text
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
