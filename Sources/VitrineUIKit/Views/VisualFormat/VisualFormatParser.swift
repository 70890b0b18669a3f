/// Reads the visual format language, in the grammar that Apple published.
///
/// Space may stand before and after views and within parentheses; after the `-` of a connection it may not, as in
/// UIKit.
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0
    private var format = VisualFormat()

    private init(_ text: String) { characters = Array(text) }

    /// Takes a sentence apart.
    ///
    /// - Complexity: O(length).
    static func parse(_ text: String) throws(VisualFormatFault) -> VisualFormat {
        var parser = VisualFormatParser(text)
        try parser.sentence()
        return parser.format
    }

    // MARK: Sentence

    private mutating func sentence() throws(VisualFormatFault) {
        skipSpace()
        if position + 1 < characters.count, characters[position + 1] == ":" {
            switch characters[position] {
            case "H": break
            case "V": format.axis = .vertical
            default:
                throw fault(
                    "Expected 'H:', 'V:' or a view", hint: "There are horizontal and vertical formats.")
            }
            position += 2
            skipSpace()
        }
        if next == "|" {
            let offset = position
            position += 1
            format.leading = VisualFormat.Superview(connection: try connection(), offset: offset)
        }
        try element()
        while !isAtEnd {
            let connection = try connection()
            if next == "|" {
                format.trailing = VisualFormat.Superview(connection: connection, offset: position)
                position += 1
                skipSpace()
                guard isAtEnd else { throw fault("Expected the end of the format after the superview") }
                return
            }
            try element()
            format.connections.append(connection)
        }
    }

    private mutating func element() throws(VisualFormatFault) {
        guard next == "[" else { throw fault("Expected a view") }
        position += 1
        skipSpace()
        let offset = position
        guard let name = name() else {
            throw fault(
                "Expected the name of a view",
                hint: "Names begin with a letter or an underscore; letters, underscores and digits follow.")
        }
        guard next != "." else {
            throw VisualFormatFault(
                reason: "\(name) is not a key in the views dictionary.", offset: offset,
                hint: "What follows a full stop would be a property of it: use keys without full stops.")
        }
        var element = VisualFormat.ViewElement(name: name, offset: offset)
        skipSpace()
        if next == "(" { element.sizes = try predicates() }
        skipSpace()
        guard next == "]" else { throw fault("Expected a ']' here, to close the view \(name)") }
        position += 1
        skipSpace()
        format.elements.append(element)
    }

    // MARK: Connections

    private mutating func connection() throws(VisualFormatFault) -> VisualFormat.Connection {
        skipSpace()
        guard next == "-" else {
            guard next == "[" || next == "|" else {
                throw fault(
                    isAtEnd ? "Expected a view" : "Expected '-', a view, '|' or the end of the format")
            }
            return .flush
        }
        position += 1
        // Space is allowed where nothing is written between this and the next view.
        if let character = characters[position...].first(where: { !$0.isWhitespace }) {
            if character == "[" || character == "|" {
                skipSpace()
                return .standard
            }
        } else {
            position = characters.count
            throw fault("Expected a view")
        }
        let lengths: [VisualFormat.Predicate]
        if next == "(" {
            lengths = try predicates()
        } else {
            if next == "-" {
                throw fault(
                    Self.expectedAmount, hint: "A negative number needs parentheses, as in -(-5)-.")
            }
            lengths = [VisualFormat.Predicate(object: try amount())]
        }
        skipSpace()
        guard next == "-" else {
            throw fault(
                "Expected a '-' here, to end the connection",
                hint: next == "@" ? "A priority needs parentheses, as in -(20@750)-." : nil)
        }
        position += 1
        skipSpace()
        return .lengths(lengths)
    }

    // MARK: Predicates

    private static let expectedAmount =
        "Expected a number or key from the metrics dictionary, but encountered something else"

    private mutating func predicates() throws(VisualFormatFault) -> [VisualFormat.Predicate] {
        var list: [VisualFormat.Predicate] = []
        repeat {
            position += 1
            skipSpace()
            var predicate = VisualFormat.Predicate(
                relation: try relation(), object: VisualFormat.Placed(amount: .number(0), offset: 0))
            skipSpace()
            predicate.object = try amount()
            skipSpace()
            if next == "@" {
                position += 1
                skipSpace()
                predicate.priority = try amount()
                skipSpace()
            }
            list.append(predicate)
        } while next == ","
        guard next == ")" else {
            let isOperator = next.map { "*/+-".contains($0) } ?? false
            throw fault(
                "Expected ',', '@' or ')'",
                hint: isOperator
                    ? "Formats cannot calculate: make this constraint of anchors, with a multiplier and a constant."
                    : nil)
        }
        position += 1
        return list
    }

    private mutating func relation() throws(VisualFormatFault) -> NSLayoutConstraint.Relation {
        guard let first = next, "=<>".contains(first) else { return .equal }
        guard position + 1 < characters.count, characters[position + 1] == "=" else {
            throw fault("Expected '==', '<=' or '>='")
        }
        position += 2
        return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }

    private mutating func amount() throws(VisualFormatFault) -> VisualFormat.Placed {
        let offset = position
        if let name = name() { return VisualFormat.Placed(amount: .name(name), offset: offset) }
        guard let number = number() else {
            position = offset
            throw fault(Self.expectedAmount)
        }
        guard number.isFinite else {
            position = offset
            throw fault("Expected a finite number")
        }
        return VisualFormat.Placed(amount: .number(number), offset: offset)
    }

    // MARK: Words

    private mutating func name() -> String? {
        let start = position
        while position < characters.count {
            let character = characters[position]
            guard character == "_" || character.isLetter || (position > start && character.isNumber) else {
                break
            }
            position += 1
        }
        return position > start ? String(characters[start..<position]) : nil
    }

    /// A number as C writes it: sign, digits with a point, exponent.
    private mutating func number() -> Double? {
        let start = position
        if next == "-" || next == "+" { position += 1 }
        skipDigits()
        if next == "." {
            position += 1
            skipDigits()
        }
        let mantissa = position
        if next == "e" || next == "E" {
            position += 1
            if next == "-" || next == "+" { position += 1 }
            let digits = position
            skipDigits()
            if position == digits { position = mantissa }
        }
        return Double(String(characters[start..<position]))
    }

    private mutating func skipDigits() {
        while let character = next, character.isASCII, character.isNumber { position += 1 }
    }

    private var next: Character? { position < characters.count ? characters[position] : nil }
    private var isAtEnd: Bool { position >= characters.count }

    private mutating func skipSpace() {
        while let character = next, character.isWhitespace { position += 1 }
    }

    private func fault(_ reason: String, hint: String? = nil) -> VisualFormatFault {
        VisualFormatFault(reason: reason, offset: position, hint: hint)
    }
}
