import Foundation

/// What frames of the grid cost by the number of its items.
enum FramePlot {
    private static let counts = [1000, 10_000, 100_000, 1_000_000, 10_000_000]

    /// Measures each number of items in a process of its own, and draws the plot into a PNG.
    @MainActor
    static func write(to path: String) {
        var lines: [String: [(count: Int, milliseconds: Double)]] = [:]
        for count in counts {
            // Of three processes the quickest: nothing else ran beside it.
            let runs = (0..<3).map { _ in Report.measurements(.grid, ["\(count)"]) }
            for measurement in Dictionary(grouping: runs.joined(), by: \.name).values {
                guard let best = measurement.min(by: { $0.total < $1.total }) else { continue }
                let kind = best.name.hasSuffix("jump") ? "A jump" : "A step"
                lines[kind, default: []].append((count, best.total))
            }
        }
        LogarithmicPlot(
            title: "Frames of a scrolled grid",
            subtitle:
                "Processor time in memory by number of items, both logarithmic; 1280 × 800, some 70 cells are seen",
            series: [
                LogarithmicPlot.Series(
                    title: "A jump", detail: "all cells are others", points: lines["A jump"] ?? [],
                    color: LogarithmicPlot.Ink.other),
                LogarithmicPlot.Series(
                    title: "A step", detail: "of 37 points", points: lines["A step"] ?? [],
                    color: LogarithmicPlot.Ink.own),
            ]
        ).write(to: path)
    }
}
