import VitrineTranslation

/// What a source declares, as far as it decides how the program starts.
struct Declarations: Equatable, Sendable {
    /// A type that could be shown by itself.
    struct Candidate: Equatable, Sendable {
        enum Kind: Equatable, Sendable { case preview, view, viewController, uiView }

        var name: String
        var kind: Kind
    }

    /// What makes a type start the program.
    static let starts: Set<String> = ["@main", "@UIApplicationMain", "@NSApplicationMain"]

    /// Whether a type carries `@main`.
    var hasMain = false
    /// Whether the file starts the application by a call outside every type.
    var startsByCall = false
    /// Types at the top level, visible to other files, that can be made without arguments.
    var candidates: [Candidate] = []
    /// What the source shows in Xcode's canvas, in order.
    var previews: [PreviewDeclaration] = []

    init() {}

    init(source: String, family: DeviceFamily = .phone) {
        let active = ActiveCode.tokens(of: source, system: family.system)
        let tokens = active.map(\.text)
        let braces = Self.nextBraces(in: tokens)
        lazy var bytes = Array(source.utf8)
        var depth = 0
        var index = 0
        while index < tokens.count {
            let text = tokens[index]
            switch text {
            case "{", "(", "[": depth += 1
            case "}", ")", "]": depth -= 1
            case _ where Self.starts.contains(text): hasMain = true
            case "UIApplicationMain" where depth == 0: startsByCall = true
            case "main" where depth == 0 && index > 0 && tokens[index - 1] == ".": startsByCall = true
            case "struct" where depth == 0, "class" where depth == 0:
                if let candidate = Self.candidate(in: tokens, at: index, body: braces[index]) {
                    candidates.append(candidate)
                    if candidate.kind == .preview {
                        previews.append(PreviewDeclaration(provider: candidate.name))
                    }
                }
            case "#Preview"
            where depth == 0 && !ActiveCode.isForLaterSystems(index, of: active, family: family):
                if let preview = PreviewDeclaration(at: index, of: active, in: bytes) {
                    previews.append(preview)
                }
            default: break
            }
            index += 1
        }
    }

    /// Whether a source declares a type of a name, wherever.
    static func declares(_ name: String, in text: String, family: DeviceFamily) -> Bool {
        let tokens = ActiveCode.tokens(of: text, system: family.system)
        return zip(tokens, tokens.dropFirst()).contains { keyword, token in
            token.name == name && ["struct", "class", "enum", "actor"].contains(keyword.text)
        }
    }

    /// The types that a source declares or extends with a protocol among their bases, without those around them.
    ///
    /// Complexity: O(*n*) in the length of the source where it names the protocol.
    static func types(
        adopting name: String, in text: String, family: DeviceFamily
    ) -> Set<String> {
        guard text.contains(name) else { return [] }
        let tokens = ActiveCode.tokens(of: text, system: family.system)
        var found: Set<String> = []
        for (index, token) in tokens.enumerated()
        where ["struct", "class", "enum", "actor", "extension"].contains(token.text) {
            // What is declared, up to its body; no declaration has more words.
            let head = tokens[(index + 1)...].prefix(200).prefix { $0.text != "{" && $0.text != "where" }
            guard let colon = head.firstIndex(where: { $0.text == ":" }),
                head[colon...].contains(where: { $0.text == name }), colon > index + 1
            else { continue }
            found.insert(tokens[colon - 1].name)
        }
        return found
    }

    /// Joins what several files of one program declare.
    static func joined(_ files: [Declarations]) -> Declarations {
        var all = Declarations()
        for file in files {
            all.hasMain = all.hasMain || file.hasMain
            all.startsByCall = all.startsByCall || file.startsByCall
            all.candidates += file.candidates
            all.previews += file.previews
        }
        return all
    }

    /// For each token the place of the first opening brace from there on: looking for it again for each type would
    /// take time by the square of their number.
    private static func nextBraces(in tokens: [String]) -> [Int?] {
        var next: Int?
        var places = [Int?](repeating: nil, count: tokens.count)
        for index in tokens.indices.reversed() {
            if tokens[index] == "{" { next = index }
            places[index] = next
        }
        return places
    }

    /// The type declared by the keyword at `keyword`, if it can be shown.
    private static func candidate(in tokens: [String], at keyword: Int, body open: Int?) -> Candidate? {
        // No declaration has more modifiers.
        let modifiers = tokens[..<keyword].suffix(20).reversed().prefix {
            $0.first?.isLetter == true || $0.hasPrefix("@")
        }
        guard !modifiers.contains("private"), !modifiers.contains("fileprivate"),
            keyword + 2 < tokens.count, tokens[keyword + 2] == ":", let open, open > keyword + 2
        else { return nil }
        let name = tokens[keyword + 1]
        // No declaration has more bases.
        let bases = tokens[(keyword + 3)..<open].prefix(200)
        let members = body(of: tokens, from: open)
        if tokens[keyword] == "struct" {
            if bases.contains("PreviewProvider") { return Candidate(name: name, kind: .preview) }
            guard bases.contains("View"), !needsArguments(structure: members) else { return nil }
            return Candidate(name: name, kind: .view)
        }
        guard let base = bases.first(where: { $0 != "UIKit" && $0 != "." }), !needsArguments(class: members)
        else { return nil }
        if base.hasPrefix("UI"), base.hasSuffix("ViewController") {
            return Candidate(name: name, kind: .viewController)
        }
        return base == "UIView" ? Candidate(name: name, kind: .uiView) : nil
    }

    /// The tokens between the braces at `open`; those directly inside have depth 0, and so have brackets
    /// that open there.
    private static func body(of tokens: [String], from open: Int) -> [Nested] {
        var depth = -1
        var inside: [Nested] = []
        for text in tokens[open...] {
            if ["}", ")", "]"].contains(text) {
                depth -= 1
                if depth < 0 { break }
            }
            if depth >= 0 { inside.append(Nested(text: text, depth: depth)) }
            if ["{", "(", "["].contains(text) { depth += 1 }
        }
        return inside
    }

    /// A token and the number of brackets around it.
    struct Nested {
        var text: String
        var depth: Int
    }
}
