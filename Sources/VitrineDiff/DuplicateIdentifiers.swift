/// Identifiers that are not unique, and where they are.
public struct DuplicateIdentifiers: Error, CustomStringConvertible, Sendable {
    /// What the identifiers name.
    public enum Kind: String, Sendable {
        /// Sections, or items.
        case section, item
    }

    /// Where an identifier is.
    public enum Place: Hashable, Sendable, CustomStringConvertible {
        /// The section at an index.
        case section(Int)
        /// The item at a position.
        case item(ItemPosition)

        /// `section 2`, or `section 2, item 5`.
        public var description: String {
            switch self {
            case .section(let index): "section \(index)"
            case .item(let position): position.description
            }
        }
    }

    /// One identifier that was found twice.
    public struct Pair<ID>: CustomStringConvertible {
        /// The identifier, as it is at the first place.
        public var identifier: ID
        /// Where it was first.
        public var first: Place
        /// Where it was again.
        public var second: Place
        /// The call that brought the first one, if it is known.
        public var firstSite: AppendSite?
        /// The call that brought the other one, if it is known.
        public var secondSite: AppendSite?

        /// The identifier with both places, and the calls that brought it there where they are known.
        public var description: String {
            let places = "\(identifier) at \(first) and again at \(second)"
            guard firstSite != secondSite else {
                return firstSite.map { "\(places) (both from \($0))" } ?? places
            }
            func words(_ site: AppendSite?) -> String { site?.description ?? "an unknown place" }
            return "\(places) (from \(words(firstSite)) and from \(words(secondSite)))"
        }
    }

    /// What the identifiers name.
    public var kind: Kind

    /// The first hundred, with the identifiers in words.
    public var pairs: [Pair<String>]

    /// The first few, each with its two places and the calls that brought it there, in words.
    public var places: [String]

    /// All identifiers, in words.
    public var identifiers: [String]

    /// Describes pairs that were found, as ``Snapshot/duplicateItems()`` and ``Snapshot/duplicateSections()`` give
    /// them.
    public init<ID>(_ kind: Kind, _ pairs: [Pair<ID>]) {
        self.kind = kind
        self.pairs = pairs.prefix(100).map { pair in
            Pair(
                identifier: "\(pair.identifier)", first: pair.first, second: pair.second,
                firstSite: pair.firstSite, secondSite: pair.secondSite)
        }
        identifiers = pairs.map { "\($0.identifier)" }
        // A long list hides the first fault; five show the pattern.
        places = self.pairs.prefix(5).map(\.description)
        if pairs.count > 5 { places.append("\(pairs.count - 5) more") }
    }

    /// One sentence with the identifiers and their places.
    public var description: String {
        "\(kind.rawValue) identifiers are not unique: " + places.joined(separator: "; ")
    }
}

extension DuplicateIdentifiers.Pair: Sendable where ID: Sendable {}
extension DuplicateIdentifiers.Pair: Equatable where ID: Equatable {}
