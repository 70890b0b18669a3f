/// Has timers that are made with an interval and a block fire for the first time when that is over: `Timer(timeInterval: 1,
/// repeats: true) { … }` → `Timer._delayed(timeInterval: 1, repeats: true) { … }`. Foundation's on Linux fire at once.
enum TimerPass {
    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices
        where source.text(index) == "Timer" && source.isActive[index] {
            guard source.text(index - 1) != "." || source.text(index - 2) == "Foundation",
                translation.index.types["Timer"]?.declaration == nil
            else { continue }
            let isNamed = source.text(index + 1) == "." && source.text(index + 2) == "init"
            let open = isNamed ? index + 3 : index + 1
            guard source.text(open) == "(", source.text(open + 1) == "timeInterval",
                isRepeating(open, source)
            else { continue }
            if isNamed {
                translation.edits.replace(source.tokens[index + 2].range, with: "_delayed")
            } else {
                translation.edits.insert("._delayed", at: source.tokens[index].end)
            }
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
