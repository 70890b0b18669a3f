/// Why an edit of an ``Outline`` was refused. The outline is as it was before.
public struct OutlineFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was wrong.
    public enum Kind: Hashable, Sendable {
        /// Identifiers occur twice: in the outline and in what was to be added, or twice in the latter.
        case duplicates
        /// The item that was to become the parent is not in the outline.
        case missingParent
        /// The item that others were to be put before or after is not in the outline.
        case missingNeighbour
        /// An item that was to be deleted is not in the outline.
        case missingItem
    }

    /// What was wrong.
    public var kind: Kind

    /// The identifiers concerned, in words, in the order in which they were found.
    public var identifiers: [String]

    /// For duplicates, where each of the first five is and where it was to be added again.
    public var places: [String] = []

    /// One sentence with the identifiers and their places.
    public var description: String {
        let list = identifiers.joined(separator: ", ")
        return switch kind {
        case .duplicates: "duplicate identifiers: " + places.joined(separator: "; ")
        case .missingParent: "the parent \(list) is not in the outline"
        case .missingNeighbour: "\(list), the item to insert at, is not in the outline"
        case .missingItem: "not in the outline: \(list)"
        }
    }
}
