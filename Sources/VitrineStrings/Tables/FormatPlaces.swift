/// The places of arguments in a C format.
package enum FormatPlaces {
    /// A piece of a format.
    package enum Part: Equatable, Sendable {
        case literal(String)
        /// The place of an argument, from 0 on.
        case argument(Int)
    }

    /// What a place asks for.
    package struct Argument: Equatable, Sendable {
        /// Which one, from 0 on.
        package var index: Int
        /// What a string catalogue calls it: `%(count)lld`.
        package var name: String?
        /// How it is written, without the percent sign: `lld`, `.1f`, `@`.
        package var specifier: String
    }

    /// Takes a format apart: `%@`, `%2$lld`, `%.1f`; `%%` is a percent sign, and what names no argument stays.
    ///
    /// - Complexity: Linear in the length of the format.
    package static func parts(of format: String, count: Int) -> [Part] {
        scan(format, count: count).map { part in
            switch part {
            case .literal(let text): .literal(text)
            case .argument(let argument): .argument(argument.index)
            }
        }
    }

    /// The arguments that a format asks for, in the order of their places, and the text around these.
    ///
    /// - Complexity: Linear in the length of the format.
    package static func arguments(of format: String) -> (arguments: [Argument], text: [String]) {
        var arguments: [Argument] = []
        var text = [""]
        for part in scan(format, count: .max) {
            switch part {
            case .literal(let literal): text[text.count - 1] += literal
            case .argument(let argument):
                arguments.append(argument)
                text.append("")
            }
        }
        return (arguments, text)
    }

    private enum Found {
        case literal(String)
        case argument(Argument)
    }

    private static func scan(_ format: String, count: Int) -> [Found] {
        var result: [Found] = []
        var literal = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
            } else if let (argument, end) = place(in: rest, next: &next, count: count) {
                rest = rest[end...]
                if !literal.isEmpty { result.append(.literal(literal)) }
                literal = ""
                result.append(.argument(argument))
            } else {
                literal += "%"
            }
        }
        literal += rest
        if !literal.isEmpty { result.append(.literal(literal)) }
        return result
    }

    /// The place that begins here, and where it ends; nil if it is none.
    private static func place(
        in rest: Substring, next: inout Int, count: Int
    ) -> (argument: Argument, end: Substring.Index)? {
        var start = rest.startIndex
        var index: Int?
        if let dollar = rest.firstIndex(where: { !$0.isASCII || !$0.isNumber }), rest[dollar] == "$" {
            guard let number = Int(rest[..<dollar]), number >= 1, number <= count else { return nil }
            index = number - 1
            start = rest.index(after: dollar)
        }
        var name: String?
        if rest[start...].first == "(", let close = rest[start...].firstIndex(of: ")") {
            name = String(rest[rest.index(after: start)..<close])
            start = rest.index(after: close)
        }
        guard let last = rest[start...].firstIndex(where: { $0 == "@" || ($0.isLetter && $0 != "l") })
        else { return nil }
        let end = rest.index(after: last)
        if index == nil {
            guard next < count else { return nil }
            index = next
            next += 1
        }
        return (Argument(index: index!, name: name, specifier: String(rest[start..<end])), end)
    }
}
