import Foundation

/// The growth of the time of a difference with the number of items.
enum GrowthPlot {
    /// Draws the plot into a PNG.
    @MainActor
    static func write(_ growth: DifferenceGrowth, to path: String) {
        // The dotted line starts at our own first point.
        let ours = growth.series.filter { $0.contender == .vitrine }
        let others = growth.series.filter { $0.contender != .vitrine }
        LogarithmicPlot(
            title: "Time of a difference",
            subtitle:
                "Processor time by number of items (UUIDs in one section), both logarithmic; dotted: linear growth",
            series: (ours + others).compactMap(line), showsLinearGrowth: true
        ).write(to: path)
    }

    private static func line(_ series: DifferenceGrowth.Series) -> LogarithmicPlot.Series? {
        guard let end = series.points.last, let start = series.points.first else { return nil }
        let exponent =
            log10(end.milliseconds / start.milliseconds) / log10(Double(end.count) / Double(start.count))
        let what = series.kind == .shuffle ? "shuffle" : "10 % for 10 %"
        return LogarithmicPlot.Series(
            title: series.contender.title,
            detail: "\(what), exponent \(String(format: "%.2f", exponent))", points: series.points,
            color: series.contender == .vitrine ? LogarithmicPlot.Ink.own : LogarithmicPlot.Ink.other,
            isDashed: series.kind != .shuffle)
    }
}
