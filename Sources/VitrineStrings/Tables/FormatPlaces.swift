/// The places of arguments in a C format.
package enum FormatPlaces {
    /// A piece of a format.
    package enum Part: Equatable, Sendable {
        case literal(String)
        /// The place of an argument, from 0 on.
        case argument(Int)
    }

    /// Takes a format apart: `%@`, `%2$lld`, `%.1f`; `%%` is a percent sign, and what names no argument stays.
    ///
    /// - Complexity: Linear in the length of the format.
    package static func parts(of format: String, count: Int) -> [Part] {
        var result: [Part] = []
        var literal = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
            } else if let (index, length) = place(in: rest, next: &next, count: count) {
                rest = rest.dropFirst(length)
                if !literal.isEmpty { result.append(.literal(literal)) }
                literal = ""
                result.append(.argument(index))
            } else {
                literal += "%"
            }
        }
        literal += rest
        if !literal.isEmpty { result.append(.literal(literal)) }
        return result
    }

    /// Which argument the place that begins here shows, and how many characters it takes; nil if it is none.
    private static func place(in rest: Substring, next: inout Int, count: Int) -> (index: Int, length: Int)? {
        guard let end = rest.firstIndex(where: { $0 == "@" || ($0.isLetter && $0 != "l") }) else {
            return nil
        }
        let length = rest.distance(from: rest.startIndex, to: end) + 1
        if let dollar = rest[..<end].firstIndex(of: "$"), let number = Int(rest[..<dollar]) {
            return number >= 1 && number <= count ? (number - 1, length) : nil
        }
        guard next < count else { return nil }
        defer { next += 1 }
        return (next, length)
    }
}
