import Foundation

/// Differences of the cases, of every library that is there, in one run.
enum DifferenceTable {
    static func show() {
        TextTable.show(
            "Differences: milliseconds of processor time, medians of seeded runs; × is the reference's time by ours."
        )
        #if !DIFFERENCEKIT
        TextTable.show(
            "DIFFERENCEKIT=path names a checkout of DifferenceKit to measure as well; it was not set for the build."
        )
        #endif
        for count in [100_000, 1_000_000] {
            show(UUID.self, count)
            show(Int.self, count)
        }
    }

    private static func show<ID: SampleIdentifier>(_: ID.Type, _ count: Int) {
        TextTable.show(
            "\n"
                + TextTable.row(
                    "\(count.formatted()) items, \(ID.title)",
                    [
                        "Vitrine", "limit", "", "DiffKit", "×", "at least", "", "stdlib", "×", "moves",
                        "DiffKit's", "needed",
                    ]))
        for kind in DifferenceCase.allCases {
            let sample = DifferenceSample<ID>(kind, count: count)
            let own = measure(.vitrine, kind, sample)
            let kit = measure(.differenceKit, kind, sample)
            let library = measure(.standardLibrary, kind, sample)
            let least = ID.self == UUID.self ? DifferenceLimits.ratio(kind, count: count) : nil
            let limit = ID.self == UUID.self ? DifferenceLimits.milliseconds(kind, count: count) : nil
            let milliseconds = own?.milliseconds ?? 0
            func ratio(_ other: (milliseconds: Double, result: DifferenceResult)?) -> String {
                TextTable.number(other.map { $0.milliseconds / milliseconds })
            }
            func moves(_ count: Int?) -> String { count.map { $0.formatted() } ?? "" }
            TextTable.show(
                TextTable.row(
                    "  " + kind.rawValue,
                    [
                        TextTable.number(milliseconds), TextTable.number(limit),
                        DifferenceLimits.verdict(milliseconds, limit), TextTable.number(kit?.milliseconds),
                        ratio(kit), TextTable.number(least),
                        kit.map { DifferenceLimits.verdict(-$0.milliseconds / milliseconds, least.map(-)) }
                            ?? "",
                        TextTable.number(library?.milliseconds), ratio(library),
                        moves(own?.result.moves), moves(kit?.result.moves), moves(sample.moves),
                    ]))
        }
    }

    private static func measure<ID: SampleIdentifier>(
        _ contender: DifferenceContender, _ kind: DifferenceCase, _ sample: DifferenceSample<ID>
    ) -> (milliseconds: Double, result: DifferenceResult)? {
        contender.work(kind, sample).map { Usage.median(runs: contender == .vitrine ? 3...15 : 1...15, $0) }
    }
}
