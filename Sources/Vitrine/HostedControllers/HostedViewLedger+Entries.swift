public import VitrineUI

extension HostedViewLedger {
    /// A cell, and the item that it is or was last for.
    public struct Place: Hashable, Sendable, CustomStringConvertible {
        /// The letters by which the ledger names the cell.
        public let cell: String
        /// Where the cell is or, when it is off the screen, was last. `nil` if it was nowhere yet.
        public let indexPath: IndexPath?

        public var description: String {
            guard let indexPath, indexPath.count == 2 else { return "cell \(cell)" }
            return "cell \(cell) (\(indexPath.section).\(indexPath.item))"
        }
    }

    /// Who has a view, and who believes to have it.
    public struct Ownership: Sendable, CustomStringConvertible {
        /// The name of the view.
        public let view: String
        /// The cell that has the view in it; `nil` if no cell has.
        public let owner: Place?
        /// Other cells that were given the view and have not let go of it, the latest last. With the cell of the
        /// article's first version each of them could take the view away from its owner.
        public let believers: [Place]
        /// The entries about the view that the ledger still has, oldest first.
        public let history: [Entry]

        public var description: String {
            "\(view) is in \(owner.map { "\($0)" } ?? "no cell")\(Entry.describe(believers))"
        }
    }

    /// One change of hands.
    public struct Entry: Sendable, CustomStringConvertible {
        /// What happened.
        public enum Change: Hashable, Sendable {
            /// A cell got the view.
            case hosted
            /// The cell that had the view let go of it, and took it off its content.
            case released
            /// A cell that believed to have the view found that it had moved on, and left it alone.
            case forgotten
        }

        /// What happened.
        public let change: Change
        /// The name of the view.
        public let view: String
        /// For ``Change/hosted`` the cell that had the view before, unless it was the same one; else the cell that
        /// let go.
        public let from: Place?
        /// The cell that has the view now.
        public let to: Place?
        /// Cells that believe to have the view, apart from the one that has it.
        public let believers: [Place]
        let viewNumber: Int

        public var description: String {
            let had = from.map { "\($0)" } ?? "nowhere"
            let has = to.map { "\($0)" } ?? "no cell"
            let event =
                switch change {
                case .hosted: from == nil ? "\(view) is in \(has)" : "\(view): \(had) → \(has)"
                case .released: "\(view): released by \(had)"
                case .forgotten: "\(view): \(had) believed to have it, \(has) has"
                }
            return event + Self.describe(believers)
        }

        static func describe(_ believers: [Place]) -> String {
            guard !believers.isEmpty else { return "" }
            let names = believers.map { "\($0)" }.joined(separator: ", ")
            return "; \(names) \(believers.count == 1 ? "believes it has" : "believe they have") it"
        }
    }
}
