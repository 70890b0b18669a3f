/// Code 128 (ISO/IEC 15417:2007): characters of ASCII as bars and spaces.
enum Code128 {
    /// The three meanings of symbols: capitals with control characters, capitals with small letters, and pairs of
    /// digits.
    private enum CodeSet: Int, CaseIterable {
        case a, b, c

        /// The symbol that a code starts with.
        var start: Int { 103 + rawValue }
        /// The symbol that goes over to the set.
        var change: Int { 101 - rawValue }

        /// The symbol of what comes next, and how many characters it stands for; nil for what the set lacks.
        func symbol(_ text: ArraySlice<UInt8>) -> (value: Int, length: Int)? {
            guard let first = text.first else { return nil }
            switch self {
            case .a: return first < 32 ? (Int(first) + 64, 1) : first < 96 ? (Int(first) - 32, 1) : nil
            case .b: return first >= 32 && first < 128 ? (Int(first) - 32, 1) : nil
            case .c:
                guard text.count >= 2 else { return nil }
                let digits = text.prefix(2).map { Int($0) - 48 }
                return digits.allSatisfy { (0...9).contains($0) } ? (digits[0] * 10 + digits[1], 2) : nil
            }
        }
    }

    /// The symbols of a text, from the start to the end: the fewest that there can be. Nil for an empty text and for
    /// bytes beyond ASCII.
    static func symbols(_ text: [UInt8]) -> [Int]? {
        guard !text.isEmpty, text.allSatisfy({ $0 < 128 }) else { return nil }
        // From the end: how many symbols the rest takes in each set, and what is next.
        let sets = CodeSet.allCases
        let far = Int.max / 2
        var costs = [[Int]](repeating: [far, far, far], count: text.count + 1)
        var choices = [[CodeSet?]](repeating: [nil, nil, nil], count: text.count)
        costs[text.count] = [0, 0, 0]
        for place in text.indices.reversed() {
            for set in sets {
                for next in [set] + sets.filter({ $0 != set }) {
                    guard let (_, length) = next.symbol(text[place...]) else { continue }
                    let cost = costs[place + length][next.rawValue] + (next == set ? 1 : 2)
                    if cost < costs[place][set.rawValue] {
                        costs[place][set.rawValue] = cost
                        choices[place][set.rawValue] = next
                    }
                }
            }
        }
        // Of equal ones the second set, which most texts stay in.
        let first: CodeSet = [.b, .c, .a].min { costs[0][$0.rawValue] < costs[0][$1.rawValue] } ?? .b
        var symbols = [first.start]
        var (set, place) = (first, 0)
        while place < text.count, let next = choices[place][set.rawValue] {
            if next != set { symbols.append(next.change) }
            guard let (value, length) = next.symbol(text[place...]) else { break }
            symbols.append(value)
            set = next
            place += length
        }
        let check = symbols.enumerated().reduce(0) { $0 + max($1.offset, 1) * $1.element } % 103
        return symbols + [check, 106]
    }

    /// Whether each module is a bar, from the left. Nil for an empty text and for bytes beyond ASCII.
    static func modules(_ text: [UInt8]) -> [Bool]? {
        symbols(text).map { symbols in
            symbols.flatMap { symbol in
                widths[symbol].utf8.enumerated().flatMap { index, width in
                    [Bool](repeating: index.isMultiple(of: 2), count: Int(width) - 48)
                }
            }
        }
    }

    /// The widths of bars and spaces in turn, of each symbol (table 1).
    private static let widths: [Substring] = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231
        113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211
        212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131
        113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
        314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211
        241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141
        214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214
        211232 2331112
        """.split { $0 == " " || $0 == "\n" }
}
