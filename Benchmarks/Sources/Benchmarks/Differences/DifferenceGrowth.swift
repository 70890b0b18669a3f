import Foundation

/// How the time grows with the number of items, of UUIDs in one section.
struct DifferenceGrowth: Sendable {
    /// One line of the plot.
    struct Series: Sendable {
        var contender: DifferenceContender
        var kind: DifferenceCase
        var points: [(count: Int, milliseconds: Double)]

        /// The growth from each point to the next as a power of the number of items: 1 is linear.
        var exponents: [Double] {
            zip(points, points.dropFirst()).map {
                log10($1.milliseconds / $0.milliseconds) / log10(Double($1.count) / Double($0.count))
            }
        }
    }

    var series: [Series] = []

    static let counts = [1000, 10_000, 100_000, 1_000_000, 10_000_000]

    /// Measures every contender at the same sample, one after the other.
    ///
    /// - Parameter longest: The most items that are tried with others than ours, which need gigabytes and tens of
    ///   seconds for ten million.
    init(_ kinds: [DifferenceCase], longestReference: Int) {
        for kind in kinds {
            var points: [DifferenceContender: [(Int, Double)]] = [:]
            for count in Self.counts {
                let sample = DifferenceSample<UUID>(kind, count: count)
                for contender in [DifferenceContender.vitrine, .differenceKit]
                where contender == .vitrine || count <= longestReference {
                    guard let work = contender.work(kind, sample) else { continue }
                    // The first of the small ones pays for what was never touched before.
                    if count <= 10_000 { _ = work() }
                    points[contender, default: []].append(
                        (count, Usage.median(runs: 1...15, work).milliseconds))
                }
            }
            for contender in DifferenceContender.allCases {
                guard let points = points[contender] else { continue }
                series.append(Series(contender: contender, kind: kind, points: points))
            }
        }
    }

    func show() {
        TextTable.show(
            "\n"
                + TextTable.row(
                    "Growth, UUID, milliseconds", Self.counts.map { $0.formatted() }, titleWidth: 50,
                    width: 12))
        for line in series {
            let name = "  \(line.contender.title): \(line.kind.rawValue)"
            TextTable.show(
                TextTable.row(
                    name, line.points.map { TextTable.number($0.milliseconds) }, titleWidth: 50, width: 12))
            TextTable.show(
                TextTable.row(
                    "    exponent of the decade", [""] + line.exponents.map { String(format: "%.2f", $0) },
                    titleWidth: 50, width: 12))
        }
    }
}

extension DifferenceContender {
    /// The library's name.
    var title: String {
        switch self {
        case .vitrine: "Vitrine"
        case .differenceKit: "DifferenceKit 1.3"
        case .standardLibrary: "difference(from:)"
        }
    }
}
