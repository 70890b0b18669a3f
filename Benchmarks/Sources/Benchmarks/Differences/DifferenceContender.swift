import Foundation
import VitrineDiff

/// What a library reports for a sample.
struct DifferenceResult {
    var moves: Int
    var deletions: Int
    var insertions: Int
}

/// The libraries that are compared.
enum DifferenceContender: CaseIterable {
    case vitrine, differenceKit, standardLibrary

    /// What makes a difference of a sample, made ready so that nothing else is measured; nil if the library is
    /// not there, or would not end in sensible time.
    func work<ID: SampleIdentifier>(_ kind: DifferenceCase, _ sample: DifferenceSample<ID>) -> (
        () -> DifferenceResult
    )? {
        switch self {
        case .vitrine:
            let old = Self.snapshot(sample.old)
            let new = Self.snapshot(sample.new)
            return {
                guard let difference = try? Difference(from: old, to: new) else {
                    fatalError("The sample has duplicates")
                }
                return DifferenceResult(
                    moves: difference.movedItems.count, deletions: difference.deletedItems.count,
                    insertions: difference.insertedItems.count)
            }
        case .differenceKit:
            return differenceKitWork(kind, sample)
        case .standardLibrary:
            // Its time is the product of length and changes.
            let lengths: [DifferenceCase: Int] = [
                .identical: 10_000_000, .append: 10_000_000, .move: 10_000_000, .tenth: 30_000,
                .reverse: 3000, .shuffle: 3000,
            ]
            guard let longest = lengths[kind], sample.old.count <= longest else { return nil }
            let old = sample.old.sections[0]
            let new = sample.new.sections[0]
            return {
                let difference = new.difference(from: old).inferringMoves()
                let moves = difference.insertions.filter {
                    if case .insert(_, _, let associated) = $0 { associated != nil } else { false }
                }.count
                return DifferenceResult(
                    moves: moves, deletions: difference.removals.count - moves,
                    insertions: difference.insertions.count - moves)
            }
        }
    }

    /// The state as our engine holds it, in storage of its own.
    static func snapshot<ID>(_ state: SampleState<ID>) -> Snapshot<Int, ID> {
        var snapshot = Snapshot<Int, ID>()
        snapshot.appendSections(0..<state.sections.count)
        for (section, items) in state.sections.enumerated() {
            snapshot.appendItems(items, toSection: section)
        }
        snapshot.reconfigureItems(state.changed)
        return snapshot
    }
}
