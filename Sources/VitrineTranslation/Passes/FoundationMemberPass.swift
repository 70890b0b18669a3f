/// Has programs call the runtime's where Foundation on Linux has a member that does something else than Apple's:
///
/// - `Timer(timeInterval: 1, repeats: true) { … }` → `Timer._delayed(timeInterval: 1, repeats: true) { … }`: a timer with an
///   interval and a block fires for the first time when that is over, not at once.
/// - `enumerateMatches` → `_enumerateMatches`: the block of regular expressions does not escape. Declarations are renamed, too,
///   so that those of a program's own go on being overloads.
/// - `urls(for: .libraryDirectory, in: …)` → `urls(for: ._libraryDirectory, in: …)`: Linux has no such folder, and programs take the
///   first of none.
/// - `bar.standardAppearance.copy()` → `bar.standardAppearance._copied()`: UIKit declares that it is an appearance, which nothing
///   that descends from Foundation's `copy()` can.
/// - `ProcessInfo()` → `ProcessInfo.processInfo`: objects that all tell of this process. Linux's initialiser is not public.
enum FoundationMemberPass {
    static func run(_ translation: inout SourceTranslation) {
        delayTimers(&translation)
        shareProcessInfo(&translation)
        copyAppearances(&translation)
        let source = translation.source
        for index in source.tokens.indices
        where source.text(index) == "enumerateMatches" && source.isActive[index]
            && !(source.text(index - 1) == "func" && source.text(index - 2) == "override")
        {
            translation.edits.insert("_", at: source.tokens[index].start)
        }
        for index in source.tokens.indices
        where source.text(index) == "libraryDirectory" && source.text(index - 1) == "."
            && source.text(index + 1) == ","
            && (source.text(index + 2) == "in" || source.text(index + 3) == "userDomainMask")
        {
            translation.edits.insert("_", at: source.tokens[index].start)
        }
    }

    /// What bars have of appearances.
    private static let appearances: Set<String> = [
        "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
    ]

    private static func copyAppearances(_ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices
        where source.text(index) == "copy" && source.text(index - 1) == "." && source.text(index + 1) == "("
            && source.text(index + 2) == ")"
        {
            let isOptional = ["?", "!"].contains(source.text(index - 2))
            let name = source.text(index - (isOptional ? 3 : 2))
            // A program's own property of the name has something else.
            guard appearances.contains(name),
                !source.tokens.indices.contains(where: {
                    source.text($0) == name && ["var", "let"].contains(source.text($0 - 1))
                })
            else { continue }
            translation.edits.replace(source.tokens[index].range, with: "_copied")
        }
    }

    private static func delayTimers(_ translation: inout SourceTranslation) {
        let source = translation.source
        for (name, open) in constructions(of: "Timer", translation) {
            guard source.text(open + 1) == "timeInterval", isRepeating(open, source) else { continue }
            if open == name + 1 {
                translation.edits.insert("._delayed", at: source.tokens[name].end)
            } else {
                translation.edits.replace(source.tokens[name + 2].range, with: "_delayed")
            }
        }
    }

    private static func shareProcessInfo(_ translation: inout SourceTranslation) {
        let source = translation.source
        for (name, open) in constructions(of: "ProcessInfo", translation) where source.text(open + 1) == ")" {
            let call = source.tokens[name].end..<source.tokens[open + 1].end
            translation.edits.replace(call, with: ".processInfo")
        }
    }

    /// Where objects of a class of Foundation's are made, by `A(` or `A.init(`: the name and the parenthesis.
    private static func constructions(
        of name: String, _ translation: SourceTranslation
    ) -> [(name: Int, open: Int)] {
        let source = translation.source
        guard translation.index.types[name]?.declaration == nil else { return [] }
        return source.tokens.indices.compactMap { index in
            guard source.text(index) == name, source.isActive[index],
                source.text(index - 1) != "." || source.text(index - 2) == "Foundation"
            else { return nil }
            let isNamed = source.text(index + 1) == "." && source.text(index + 2) == "init"
            let open = isNamed ? index + 3 : index + 1
            return source.text(open) == "(" ? (index, open) : nil
        }
    }

    /// Whether the second argument is the one that a block follows.
    private static func isRepeating(_ open: Int, _ source: ParsedSource) -> Bool {
        guard let close = source.brackets[open] else { return false }
        var place = open + 1
        while place < close, source.text(place) != "," {
            place = (source.brackets[place].map { max($0, place) } ?? place) + 1
        }
        return source.text(place + 1) == "repeats"
    }
}
