/// A type of identifiers whose `==` and `hash(into:)` contradict each other, shown on one or two identifiers.
///
/// With such identifiers, what stays, comes or goes is a matter of luck: items seem to vanish and come back,
/// or two of them are one. A difference looks at a few samples, so it costs nothing that can be measured, and a
/// fault that concerns few identifiers among many may stay unnoticed.
public struct IdentifierFault: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
        /// `a == a` is false.
        case unequalToItself
        /// `a.hashValue` was not the same when it was asked for again.
        case unstableHash
        /// `a == b`, but their hashes differ.
        case equalWithDifferentHashes
    }

    /// Where an identifier is.
    public enum Place: Hashable, Sendable, CustomStringConvertible {
        /// A section of the old snapshot.
        case oldSection(Int)
        /// A section of the new snapshot.
        case newSection(Int)
        /// An item of the old snapshot.
        case oldItem(ItemPosition)
        /// An item of the new snapshot.
        case newItem(ItemPosition)

        /// `section 2, item 5 of the new snapshot`.
        public var description: String {
            switch self {
            case .oldSection(let section): "section \(section) of the old snapshot"
            case .newSection(let section): "section \(section) of the new snapshot"
            case .oldItem(let position): "\(position) of the old snapshot"
            case .newItem(let position): "\(position) of the new snapshot"
            }
        }
    }

    /// What is wrong.
    public var kind: Kind
    /// Where the identifier is.
    public var place: Place
    /// Where the other one is, for two that are equal.
    public var otherPlace: Place?

    /// Creates a report.
    public init(kind: Kind, place: Place, otherPlace: Place? = nil) {
        self.kind = kind
        self.place = place
        self.otherPlace = otherPlace
    }

    /// One sentence, with the remedy.
    public var description: String {
        switch kind {
        case .unequalToItself:
            "the identifier at \(place) is not equal to itself: == has to be true for a value and itself"
        case .unstableHash:
            "the identifier at \(place) hashes differently each time: hash(into:) may only use what does not change"
        case .equalWithDifferentHashes:
            "the identifiers at \(place) and at \(otherPlace ?? place) are equal but hash differently: hash(into:) "
                + "may only use what == compares"
        }
    }
}

/// Looks for contradictions in a few identifiers.
struct IdentifierCheck {
    /// How many identifiers are looked at, and how many unmatched ones on each side are compared.
    static let samples = 16

    let old: IdentifierArray
    let new: IdentifierArray
    let correspondence: Correspondence
    let unmatchedOld: ContiguousArray<Range<Int>>

    enum Fault {
        case unequalToItself(isOld: Bool, Int)
        case unstableHash(isOld: Bool, Int)
        case equalWithDifferentHashes(old: Int, new: Int)
    }

    /// At most one fault of each kind.
    func faults() -> [Fault] {
        var faults: [Fault] = []
        var found: Set<Int> = []
        func report(_ kind: Int, _ fault: Fault) {
            if found.insert(kind).inserted { faults.append(fault) }
        }
        for index in Self.sample(new.count) {
            if !isEqualToItself(new, index) { report(0, .unequalToItself(isOld: false, index)) }
            if !hasStableHash(new, index) {
                report(1, .unstableHash(isOld: false, index))
            } else if let before = correspondence.old(ofNew: index), areEqual(before, index),
                hash(old, before) != hash(new, index)
            {
                report(2, .equalWithDifferentHashes(old: before, new: index))
            }
        }
        // What should have been found and was not.
        let gone = firstUnmatchedOld()
        let come = firstUnmatchedNew()
        for before in gone {
            if !isEqualToItself(old, before) { report(0, .unequalToItself(isOld: true, before)) }
            for index in come where areEqual(before, index) {
                if !hasStableHash(old, before) {
                    report(1, .unstableHash(isOld: true, before))
                } else if hasStableHash(new, index), hash(old, before) != hash(new, index) {
                    report(2, .equalWithDifferentHashes(old: before, new: index))
                }
            }
        }
        for index in come where !isEqualToItself(new, index) {
            report(0, .unequalToItself(isOld: false, index))
        }
        return faults
    }

    private static func sample(_ count: Int) -> [Int] {
        if count <= samples { return Array(0..<count) }
        return (0..<samples).map { $0 * (count - 1) / (samples - 1) }
    }

    private func firstUnmatchedOld() -> [Int] {
        var result: [Int] = []
        for range in unmatchedOld {
            result += range.prefix(Self.samples - result.count)
            if result.count == Self.samples { break }
        }
        return result
    }

    private func firstUnmatchedNew() -> [Int] {
        var result: [Int] = []
        for run in correspondence.runs where correspondence.oldStarts[run] == Correspondence.none {
            result += correspondence.newRange(ofRun: run).prefix(Self.samples - result.count)
            if result.count == Self.samples { break }
        }
        return result
    }

    private func isEqualToItself(_ array: IdentifierArray, _ index: Int) -> Bool {
        array.operations.areEqual(array.address(index), array.address(index))
    }

    private func areEqual(_ before: Int, _ index: Int) -> Bool {
        old.operations.areEqual(old.address(before), new.address(index))
    }

    private func hash(_ array: IdentifierArray, _ index: Int) -> UInt32 {
        var hash: UInt32 = 0
        array.operations.hash(array.address(index), 1, &hash)
        return hash
    }

    private func hasStableHash(_ array: IdentifierArray, _ index: Int) -> Bool {
        hash(array, index) == hash(array, index)
    }
}
