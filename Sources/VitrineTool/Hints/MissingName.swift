/// A name that the compiler did not find, read from its message.
struct MissingName: Equatable, Hashable, Sendable {
    /// The type that lacks the member; nil for what stands alone.
    var type: String?
    var name: String
    /// Whether it is a label of an argument.
    var isLabel = false
    /// Whether it is the name of a module.
    var isModule = false

    init(type: String? = nil, name: String, isLabel: Bool = false, isModule: Bool = false) {
        self.type = type
        self.name = name
        self.isLabel = isLabel
        self.isModule = isModule
    }

    /// The names in a message, the likeliest first.
    ///
    /// - Parameters:
    ///   - message: what stands behind `error: `.
    ///   - source: the line that the message is about.
    ///   - column: where in the line, counted from 1.
    static func all(in message: String, source: String? = nil, column: Int = 1) -> [MissingName] {
        let quoted = Self.quoted(message)
        func starts(_ beginning: String) -> Bool { message.hasPrefix(beginning) }
        if starts("no such module "), let name = quoted.first {
            return [MissingName(name: name, isModule: true)]
        }
        if starts("cannot find "), let name = quoted.first { return [MissingName(name: name)] }
        // A type may be explained, as in `'Session' (aka 'AnyObject')`: the member comes last.
        if [" has no member '", " has no static member '"].contains(where: message.contains),
            quoted.count >= 2
        {
            let member =
                message.contains("did you mean") ? quoted[quoted.count - 2] : quoted[quoted.count - 1]
            return [MissingName(type: plain(quoted[0]), name: base(member))]
        }
        if message.contains(" is not a member type of "), quoted.count >= 2 {
            return [MissingName(type: plain(quoted[1]), name: quoted[0])]
        }
        if message.hasSuffix(" does not override any method from its superclass")
            || message.hasSuffix(" does not override any property from its superclass"),
            let source, let name = declared(in: source)
        {
            return [MissingName(type: "", name: name)]
        }
        return labels(in: message, quoted, source: source, column: column)
    }

    private static func labels(
        in message: String, _ quoted: [String], source: String?, column: Int
    ) -> [MissingName] {
        let isCall =
            message.contains("argument label") || message.hasPrefix("extra argument")
            || message.hasPrefix("no exact matches in call") || message.hasPrefix("argument passed to call")
        guard isCall else { return [] }
        var found = quoted.first.map { $0.split(separator: ":").map(String.init) } ?? []
        var callee: String?
        if let source {
            let rest = source.utf8.dropFirst(max(0, column - 1))
            let call = String(decoding: rest.prefix(200), as: UTF8.self)
            callee = String(call.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            if message.hasPrefix("no exact") || message.hasPrefix("argument passed") {
                found += call.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
                    .filter { $0.hasSuffix(":") }.map { String($0.dropLast()) }
            }
        }
        return found.filter { $0 != "_" && !$0.isEmpty }
            .map { MissingName(type: callee, name: $0, isLabel: true) }
    }

    /// What stands between apostrophes.
    private static func quoted(_ message: String) -> [String] {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
    }

    /// A type without its arguments, optionality, module and the words before it.
    private static func plain(_ type: String) -> String {
        var name = type.prefix { $0 != "<" }
        while let last = name.last, "?!)".contains(last) { name.removeLast() }
        if name.hasSuffix(".Type") { name.removeLast(5) }
        if name.hasPrefix("Vitrine"), let dot = name.firstIndex(of: ".") {
            name = name[name.index(after: dot)...]
        }
        return name.split(separator: " ").last.map(String.init) ?? type
    }

    /// A member's name without labels.
    private static func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

    /// The member that a line declares.
    private static func declared(in line: String) -> String? {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let override = words.firstIndex(of: "override"),
            let keyword = words[override...].firstIndex(where: { $0 == "func" || $0 == "var" }),
            keyword + 1 < words.endIndex
        else { return nil }
        return String(words[keyword + 1])
    }

    /// As a reader of a list knows it.
    var text: String {
        if isLabel { return "\(type ?? "")(\(name):)" }
        guard let type else { return name }
        return type.isEmpty || type.hasPrefix("some") || type == "View" ? ".\(name)" : "\(type).\(name)"
    }
}
