/// How near texts are to one another.
enum Nearness {
    /// How many characters are to be put in, taken out or changed to make one text of the other.
    ///
    /// Complexity: O(product of their lengths).
    static func distance(_ one: String, _ other: String) -> Int {
        let (first, second) = (Array(one), Array(other))
        var row = Array(0...second.count)
        for (line, character) in first.enumerated() {
            var before = row[0]
            row[0] = line + 1
            for (column, candidate) in second.enumerated() {
                let kept = before + (character == candidate ? 0 : 1)
                before = row[column + 1]
                row[column + 1] = min(kept, before + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }

    /// The nearest of some texts, at most three: those that differ in less than half of their characters, or in nothing but
    /// letter case, or that one is a part of.
    static func nearest(to wanted: String, of known: [String]) -> [String] {
        var seen: Set<String> = []
        let distances = known.filter { $0 != wanted && !$0.isEmpty && seen.insert($0).inserted }.prefix(500)
            .enumerated().compactMap { offset, text -> (distance: Int, offset: Int, text: String)? in
                let (short, long) = (wanted.lowercased(), text.lowercased())
                if short == long { return (0, offset, text) }
                if !short.isEmpty, long.contains(short) || short.contains(long) { return (1, offset, text) }
                let distance = distance(String(wanted.prefix(100)), String(text.prefix(100)))
                return distance * 2 < max(wanted.count, text.count) ? (distance, offset, text) : nil
            }
        return distances.sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }.prefix(3).map(\.text)
    }
}
