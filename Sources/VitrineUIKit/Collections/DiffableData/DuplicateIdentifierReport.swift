public import Foundation
import VitrineDiff

/// Identifiers that a snapshot contained more than once. Vitrine's own.
public struct DuplicateIdentifierReport: Sendable, Hashable {
    /// What an identifier names.
    public enum Kind: String, Sendable {
        /// A section.
        case section
        /// An item.
        case item
    }

    /// One identifier that is there again.
    public struct Duplicate: Sendable, Hashable {
        /// What the identifier names.
        public var kind: Kind
        /// The identifier, described.
        public var identifier: String
        /// Where it is first: an item's index path, or one with nothing but the index of a section.
        public var first: IndexPath
        /// Where it is again.
        public var again: IndexPath
        /// The file and line of the calls that appended or inserted the two items, as far as they are known.
        public var calls: [String] = []

        /// One line that says all of it.
        var line: String {
            let place = "\(identifier) at \(Self.name(first)) and again at \(Self.name(again))"
            return calls.isEmpty ? place : place + ", from \(calls.joined(separator: " and "))"
        }

        private static func name(_ path: IndexPath) -> String {
            path.count == 1 ? "section \(path[0])" : "section \(path[0]), item \(path[1])"
        }
    }

    /// The identifiers, sections first, each kind in the order of the snapshot.
    public let duplicates: [Duplicate]

    /// For each kind UIKit's sentence, with what UIKit leaves out: where the identifiers are, and who put them there.
    public var message: String {
        [Kind.section, .item].compactMap(message).joined(separator: "\n")
    }

    private func message(_ kind: Kind) -> String? {
        let lines = duplicates.filter { $0.kind == kind }
        guard !lines.isEmpty else { return nil }
        var seen: Set<String> = []
        let identifiers = lines.map(\.identifier).filter { seen.insert($0).inserted }
        // A long list hides the first fault; five show the pattern.
        var places = lines.prefix(5).map(\.line)
        if lines.count > 5 { places.append("\(lines.count - 5) more") }
        return "Fatal: supplied \(kind.rawValue) identifiers are not unique. Duplicate identifiers: {(\n    "
            + identifiers.joined(separator: ",\n    ") + "\n)}\n" + places.joined(separator: "\n")
    }
}

extension DuplicateIdentifierReport {
    /// Describes what `keepingFirst()` left out of a snapshot.
    init<SectionID, ItemID>(
        _ dropped: Snapshot<SectionID, ItemID>.Duplicates, of snapshot: Snapshot<SectionID, ItemID>
    ) {
        let sections = dropped.sections.map {
            Duplicate(
                kind: .section, identifier: "\($0.identifier)", first: IndexPath(index: $0.first),
                again: IndexPath(index: $0.again))
        }
        let items = dropped.items.map { item in
            Duplicate(
                kind: .item, identifier: "\(item.identifier)", first: IndexPath(item.first),
                again: IndexPath(item.again),
                calls: [item.first, item.again].compactMap { snapshot.appendSite(ofItemAt: $0)?.description })
        }
        duplicates = sections + items
    }
}
