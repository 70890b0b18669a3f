/// Asterisks, underscores or tildes side by side, which may open or close emphasis.
struct DelimiterRun {
    let character: Character
    /// How many are not used yet.
    var count: Int
    /// How many there were.
    let length: Int
    let canOpen: Bool
    let canClose: Bool

    /// By the rules of flanking (CommonMark 6.2).
    init(_ character: Character, count: Int, between before: Character, and after: Character) {
        self.character = character
        self.count = count
        length = count
        func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
        let opens =
            !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
        let closes =
            !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
        if character == "_" {
            // Not within words.
            canOpen = opens && (!closes || isPunctuation(before))
            canClose = closes && (!opens || isPunctuation(after))
        } else {
            (canOpen, canClose) = (opens, closes)
        }
    }

    /// Whether it may close what another run opened.
    func closes(_ opener: DelimiterRun) -> Bool {
        guard opener.character == character, opener.canOpen, opener.count > 0 else { return false }
        if character == "~" { return opener.count == count && count <= 2 }
        // The rule of three: `*a**b*` is no emphasis within emphasis.
        if canOpen || opener.canClose, (opener.length + length) % 3 == 0 {
            return opener.length % 3 == 0 && length % 3 == 0
        }
        return true
    }
}

/// Finds out which delimiters belong together.
enum Emphasis {
    /// Gives the pieces between delimiters their traits; delimiters that are left over stay as text.
    static func resolve(_ pieces: inout [InlinePiece], from start: Int) {
        var openers: [Int] = []
        var index = start
        while index < pieces.count {
            guard case .delimiters(var closer) = pieces[index].kind else {
                index += 1
                continue
            }
            while closer.canClose, closer.count > 0, let place = opener(of: closer, in: openers, pieces) {
                guard case .delimiters(var opener) = pieces[openers[place]].kind else { break }
                let used = closer.character == "~" ? closer.count : min(opener.count, closer.count, 2)
                let trait: MarkdownRun.Traits =
                    closer.character == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
                for inner in (openers[place] + 1)..<index { pieces[inner].traits.insert(trait) }
                opener.count -= used
                closer.count -= used
                pieces[openers[place]].kind = .delimiters(opener)
                // What was open in between has no partner any more.
                openers.removeSubrange((opener.count > 0 ? place + 1 : place)...)
            }
            pieces[index].kind = .delimiters(closer)
            if closer.canOpen, closer.count > 0 { openers.append(index) }
            index += 1
        }
        // They are text from now on: what is around them must not use them.
        for index in start..<max(pieces.count, start) {
            guard case .delimiters(let run) = pieces[index].kind else { continue }
            pieces[index].kind = .text(String(repeating: run.character, count: run.count))
        }
    }

    private static func opener(of closer: DelimiterRun, in openers: [Int], _ pieces: [InlinePiece]) -> Int? {
        for place in openers.indices.reversed().prefix(1000) {
            if case .delimiters(let run) = pieces[openers[place]].kind, closer.closes(run) { return place }
        }
        return nil
    }
}
