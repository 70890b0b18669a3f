/// Which symbols are drawn in a mirror where the language is read from the right.
package enum SymbolDirection {
    /// Whether a symbol follows the direction of reading: what points forward, backward or to an edge in that direction,
    /// lists, indents and speakers. Keys of players do not, as time runs the same way in all languages.
    ///
    /// Complexity: O(*n*) in the length of the name.
    package static func follows(_ name: String) -> Bool {
        var words = name.split(separator: ".")
        guard let first = words.first else { return false }
        if mirrored.contains(where: { name == $0 || name.hasPrefix("\($0).") }) { return true }
        if players.contains(first) { return false }
        words.removeFirst()
        return words.contains { directions.contains($0) }
    }

    private static let directions: Set<Substring> = ["forward", "backward", "leading", "trailing"]
    private static let players: Set<Substring> = ["forward", "backward", "goforward", "gobackward"]
    private static let mirrored = [
        "list.bullet", "list.dash", "list.star", "list.triangle", "list.and.film", "increase.indent",
        "decrease.indent", "text.append", "text.insert", "text.badge", "text.line", "checklist",
        "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.fill", "speaker",
        "arrowshape.turn.up.forward",
    ]
}
