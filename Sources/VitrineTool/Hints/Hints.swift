/// What to write in place of names that are absent here.
struct Hints: Sendable {
    struct Hint: Equatable, Hashable, Sendable {
        /// As the table has it.
        var name: String
        var advice: String

        /// For a message of its own.
        var sentence: String { "\(name) is absent here: \(advice)" }
    }

    private struct Entry: Sendable {
        /// Of a member or a call; nil for what stands alone.
        var type: String?
        var isLabel: Bool
        var isModule: Bool
        var hint: Hint
    }

    static let shared = Hints(AbsentNames.tables)

    /// By base name or label.
    private let entries: [String: [Entry]]

    /// - Parameter tables: rows of Markdown, by section.
    init(_ tables: [(section: String, rows: String)]) {
        var entries: [String: [Entry]] = [:]
        for (section, rows) in tables {
            for row in rows.split(separator: "\n") {
                for hint in Self.hints(ofRow: row) {
                    let (key, entry) = Self.entry(hint, isModule: section == "Modules")
                    entries[key, default: []].append(entry)
                }
            }
        }
        self.entries = entries
    }

    /// Every name with its advice.
    var all: [Hint] { entries.values.flatMap { $0.map(\.hint) }.sorted { $0.name < $1.name } }

    private static func hints(ofRow row: Substring) -> [Hint] {
        let cells = row.split(separator: "|").map { $0.trimmed }
        guard cells.count == 3 else { return [] }
        let names = cells[0].split(separator: "`").filter { $0 != ", " }
        return names.map { Hint(name: String($0), advice: cells[2].filter { $0 != "`" }) }
    }

    private static func entry(_ hint: Hint, isModule: Bool) -> (key: String, Entry) {
        let name = hint.name
        if let open = name.firstIndex(of: "("), let label = name.dropLast(2).split(separator: ":").last {
            // Of the labels the last one tells: `Label(_:systemImage:)`.
            let key = label.split(separator: "(").last.map(String.init) ?? ""
            return (key, Entry(type: String(name[..<open]), isLabel: true, isModule: false, hint: hint))
        }
        let parts = name.split(separator: ".")
        let type = parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
        return (String(parts.last ?? ""), Entry(type: type, isLabel: false, isModule: isModule, hint: hint))
    }

    /// The advice for a name that the compiler did not find; nil if there is none.
    func hint(for missing: MissingName) -> Hint? {
        entries[missing.name]?.first { Self.matches($0, missing) }?.hint
    }

    func hint(for names: [MissingName]) -> Hint? { names.lazy.compactMap { hint(for: $0) }.first }

    private static func matches(_ entry: Entry, _ missing: MissingName) -> Bool {
        guard entry.isModule == missing.isModule, entry.isLabel == missing.isLabel else { return false }
        guard let type = missing.type else {
            // In a method of one's own class a member stands without its type; a type stands alone.
            return entry.type == nil
                || entry.type!.first?.isUppercase == true && !entry.isLabel
                    && missing.name.first?.isLowercase == true
        }
        if entry.isLabel { return entry.type == type }
        guard let owner = entry.type else {
            // Modifiers belong to all views, and constants of UIKit to several of its types.
            return missing.name.first?.isLowercase == true && !isForeign(type)
        }
        return type.isEmpty || type == owner || inherits(type, from: owner)
    }

    /// Whether a type is one of the standard library's, which have members of the same names.
    private static func isForeign(_ type: String) -> Bool {
        ["[", "("].contains { type.hasPrefix($0) }
            || ["String", "Int", "Double", "Float", "Bool", "Data", "URL", "Date", "Any", "AnyObject"]
                .contains(type)
    }

    /// A guess by names: classes are called after what they inherit from.
    private static func inherits(_ type: String, from owner: String) -> Bool {
        guard owner.hasPrefix("UI") else { return false }
        let noun = String(owner.dropFirst(2))
        let views = ["View", "Cell", "Button", "Label", "Control", "Window"]
        let name = type.split(separator: ".").last.map(String.init) ?? type
        if noun == "View" { return views.contains { name.hasSuffix($0) } }
        if noun == "ViewController" { return name.hasSuffix("Controller") || name.hasSuffix("VC") }
        return name.hasSuffix(noun)
    }
}

extension Substring {
    /// Without the blanks at its ends.
    fileprivate var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
