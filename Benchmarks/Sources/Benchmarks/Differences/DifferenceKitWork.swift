#if DIFFERENCEKIT
import DifferenceKit
import Foundation

extension UUID: @retroactive Differentiable {}
extension Int: @retroactive Differentiable {}

/// An item with content, as the library wants to compare it.
private struct VersionedItem<ID: SampleIdentifier & Differentiable>: Differentiable {
    var differenceIdentifier: ID
    var version: Int

    func isContentEqual(to source: Self) -> Bool { version == source.version }
}

/// The same with DifferenceKit: one list as a list, sections as sections.
func differenceKitWork<ID: SampleIdentifier>(
    _ kind: DifferenceCase, _ sample: DifferenceSample<ID>
) -> (() -> DifferenceResult)? {
    if let sample = sample as? DifferenceSample<UUID> { return work(kind, sample) }
    if let sample = sample as? DifferenceSample<Int> { return work(kind, sample) }
    return nil
}

private func work<ID: SampleIdentifier & Differentiable>(
    _ kind: DifferenceCase, _ sample: DifferenceSample<ID>
) -> () -> DifferenceResult {
    if kind == .sections {
        let changed = Set(sample.new.changed)
        func sections(_ state: SampleState<ID>, _ version: (ID) -> Int) -> [ArraySection<
            Int, VersionedItem<ID>
        >] {
            state.sections.enumerated().map { section, items in
                ArraySection(
                    model: section,
                    elements: items.map { VersionedItem(differenceIdentifier: $0, version: version($0)) })
            }
        }
        let old = sections(sample.old) { _ in 0 }
        let new = sections(sample.new) { changed.contains($0) ? 1 : 0 }
        return { result(StagedChangeset(source: old, target: new)) }
    }
    let old = sample.old.sections[0]
    let new = sample.new.sections[0]
    return { result(StagedChangeset(source: old, target: new)) }
}

private func result<C>(_ stages: StagedChangeset<C>) -> DifferenceResult {
    stages.reduce(into: DifferenceResult(moves: 0, deletions: 0, insertions: 0)) {
        $0.moves += $1.elementMoved.count
        $0.deletions += $1.elementDeleted.count
        $0.insertions += $1.elementInserted.count
    }
}
#else
/// Nothing: `DIFFERENCEKIT` named no checkout when this was built.
func differenceKitWork<ID: SampleIdentifier>(
    _ kind: DifferenceCase, _ sample: DifferenceSample<ID>
) -> (() -> DifferenceResult)? { nil }
#endif
