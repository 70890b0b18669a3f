/// What an element has told the elements around it about its layout.
struct LayoutAnswers {
    /// The sizes for proposals.
    private(set) var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    /// The guides that are set; nil if nobody asked.
    var keys: Set<AlignmentKey>?
    /// The values of guides that were asked for.
    private(set) var guides:
        [(key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, value: CGFloat?)] =
            []
    /// Some answer was let go of, and cannot be compared with a new one.
    private(set) var hasForgotten = false

    /// A stack asks for zero, infinity and its offers; more than that means the window is being resized.
    private static let limit = 8

    /// Whether a size was asked for.
    var isAsked: Bool { !sizes.isEmpty }

    func size(for proposal: ProposedViewSize) -> CGSize? {
        for entry in sizes where entry.proposal == proposal { return entry.size }
        return nil
    }

    /// Takes note that other answers were given since, which are not known any more.
    mutating func addQuestions(of other: LayoutAnswers) {
        if other.isAsked || other.keys != nil { hasForgotten = true }
    }

    mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
        if sizes.count >= Self.limit {
            sizes.removeFirst()
            hasForgotten = true
        }
        // At once for what a stack asks.
        if sizes.isEmpty { sizes.reserveCapacity(4) }
        sizes.append((proposal, size))
    }

    func guide(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
    ) -> (value: CGFloat?, Void)? {
        for entry in guides where entry.key == key && entry.size == size && entry.proposal == proposal {
            return (entry.value, ())
        }
        return nil
    }

    mutating func add(
        _ value: CGFloat?, for key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize
    ) {
        if guides.count >= Self.limit {
            guides.removeFirst()
            hasForgotten = true
        }
        guides.append((key, size, proposal, value))
    }
}
