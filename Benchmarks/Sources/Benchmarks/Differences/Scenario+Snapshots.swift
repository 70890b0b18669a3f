import UIKit

extension Scenario {
    /// Building, changing and asking `NSDiffableDataSourceSnapshot`.
    func measureSnapshots() {
        TextTable.show(
            "Snapshots: milliseconds of processor time, medians of seeded runs.\n\n"
                + TextTable.row("", ["UUID", "limit", "", "Int"], titleWidth: 56))
        let uuids = SnapshotCosts.measure(UUID.self)
        let ints = SnapshotCosts.measure(Int.self)
        for (uuid, int) in zip(uuids, ints) {
            TextTable.show(
                TextTable.row(
                    "  " + uuid.name,
                    [
                        TextTable.number(uuid.value), TextTable.number(uuid.limit),
                        DifferenceLimits.verdict(uuid.value, uuid.limit), TextTable.number(int.value),
                    ], titleWidth: 56))
        }
    }
}

/// One line: what was done, and how long it took.
struct SnapshotCosts {
    var name: String
    /// Milliseconds, unless the name says otherwise.
    var value: Double
    var limit: Double?

    static func measure<ID: SampleIdentifier>(_: ID.Type) -> [SnapshotCosts] {
        var generator = SeededGenerator()
        let items = ID.make(100_000, first: 0, &generator)
        let newcomers = ID.make(1000, first: 2_000_000, &generator)
        let snapshot = make([items])
        var costs = building(&generator, items)

        // Half of them one after the other in the list, as a program that walks along it; the rest anywhere.
        let some = (0..<1000).map { _ in items[Int.random(in: 0..<items.count, using: &generator)] }
        let others = (0..<1000).map { _ in items[Int.random(in: 0..<items.count, using: &generator)] }
        func thousand(
            _ name: String, limit: Double? = nil,
            _ call: (inout NSDiffableDataSourceSnapshot<Int, ID>, Int) -> Void
        ) {
            let time = Usage.median(runs: 1...5) {
                var copy = snapshot
                for index in 0..<1000 { call(&copy, index) }
                return copy.numberOfItems
            }
            costs.append(.init(name: name, value: time.milliseconds, limit: limit))
        }
        thousand("100,000 items: 1,000 × deleteItems") { $0.deleteItems([some[$1]]) }
        thousand("100,000 items: 1,000 × insertItems(before:)") {
            $0.insertItems([newcomers[$1]], beforeItem: some[$1])
        }
        thousand("100,000 items: 1,000 × moveItem(before:)") { copy, index in
            if some[index] != others[index] { copy.moveItem(some[index], beforeItem: others[index]) }
        }
        let choices = (0..<1000).map { _ in Int.random(in: 0..<6, using: &generator) }
        thousand("100,000 items: 1,000 random single calls", limit: DifferenceLimits.thousandCalls) {
            copy, index in
            switch choices[index] {
            case 0: copy.deleteItems([copy.indexOfItem(some[index]) == nil ? others[index] : some[index]])
            case 1:
                if copy.indexOfItem(some[index]) != nil {
                    copy.insertItems([newcomers[index]], afterItem: some[index])
                }
            case 2, 3:
                if some[index] != others[index], copy.indexOfItem(some[index]) != nil,
                    copy.indexOfItem(others[index]) != nil
                {
                    copy.moveItem(some[index], afterItem: others[index])
                }
            case 4: copy.appendItems([newcomers[index]])
            default: _ = copy.sectionIdentifier(containingItem: some[index])
            }
        }
        let many = Array(items.shuffled(using: &generator).prefix(10_000))
        costs.append(
            .init(
                name: "100,000 items: deleteItems of 10,000 in one call",
                value: Usage.median {
                    var copy = snapshot
                    copy.deleteItems(many)
                    return copy.numberOfItems
                }.milliseconds))
        costs.append(
            .init(
                name: "100,000 items: indexOfItem after a change (the index is made)",
                value: Usage.median {
                    make([items]).indexOfItem(items[50_000])
                }.milliseconds))
        _ = snapshot.indexOfItem(items[0])
        let lookUps = Usage.median {
            many.reduce(0) { $0 &+ (snapshot.indexOfItem($1) ?? 0) }
        }
        costs.append(
            .init(
                name: "100,000 items: indexOfItem, microseconds each",
                value: lookUps.milliseconds * 1e3 / Double(many.count), limit: DifferenceLimits.indexOfItem))
        return costs
    }

    private static func building<ID: SampleIdentifier>(
        _ generator: inout SeededGenerator, _ items: [ID]
    ) -> [SnapshotCosts] {
        let million = ID.make(1_000_000, first: 0, &generator)
        func split(_ items: [ID], into count: Int) -> [[ID]] {
            let length = items.count / count
            return (0..<count).map { Array(items[($0 * length)..<(($0 + 1) * length)]) }
        }
        let small = split(items, into: 1000)
        let large = split(million, into: 1000)
        return [
            .init(
                name: "built: 100,000 items in one section",
                value: Usage.median { make([items]) }.milliseconds),
            .init(
                name: "built: 100,000 items in 1,000 sections",
                value: Usage.median { make(small) }.milliseconds),
            .init(
                name: "built: 1,000,000 items in 1,000 sections",
                value: Usage.median { make(large) }.milliseconds, limit: DifferenceLimits.building),
            .init(
                name: "built: 1,000,000 items, one appendItems each",
                value: Usage.median {
                    var snapshot = NSDiffableDataSourceSnapshot<Int, ID>()
                    snapshot.appendSections([0])
                    for item in million { snapshot.appendItems([item]) }
                    return snapshot
                }.milliseconds),
        ]
    }

    /// As programs do it: all sections first, then the items by name of their section.
    static func make<ID: SampleIdentifier>(_ sections: [[ID]]) -> NSDiffableDataSourceSnapshot<Int, ID> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, ID>()
        snapshot.appendSections(Array(sections.indices))
        for (section, items) in sections.enumerated() { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }
}
