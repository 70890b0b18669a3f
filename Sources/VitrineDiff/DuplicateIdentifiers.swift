/// Identifiers that are not unique, and where they are.
public struct DuplicateIdentifiers: Error, CustomStringConvertible, Sendable {
    /// What the identifiers name.
    public enum Kind: String, Sendable {
        /// Sections, or items.
        case section, item
    }

    /// One identifier that was found twice.
    public struct Pair<ID> {
        /// The identifier.
        public var identifier: ID
        /// Where it was first.
        public var first: String
        /// Where it was again.
        public var second: String
    }

    /// What the identifiers name.
    public var kind: Kind

    /// Each identifier with its two places, in words.
    public var places: [String]

    /// The identifiers alone, in words.
    public var identifiers: [String]

    /// Describes pairs that were found, as `duplicateItems()` and `duplicateSections()` give them.
    public init<ID>(_ kind: Kind, _ pairs: [Pair<ID>]) {
        self.kind = kind
        identifiers = pairs.map { "\($0.identifier)" }
        // A long list hides the first fault; five show the pattern.
        places = pairs.prefix(5).map { "\($0.identifier) at \($0.first) and again at \($0.second)" }
        if pairs.count > 5 { places.append("\(pairs.count - 5) more") }
    }

    /// One sentence with the identifiers and their places.
    public var description: String {
        "\(kind.rawValue) identifiers are not unique: " + places.joined(separator: "; ")
    }
}

extension DuplicateIdentifiers.Pair: Sendable where ID: Sendable {}
