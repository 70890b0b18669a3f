import Foundation

extension Scenario {
    /// Differences of samples, their growth, and the memory that they and snapshots need.
    ///
    /// `--plot PATH` draws the growth as a PNG, of ten million items also with what it is compared with.
    @MainActor
    func measureDifferences(_ arguments: [String]) {
        if let plot = arguments.firstIndex(of: "--plot") {
            guard arguments.indices.contains(plot + 1) else {
                FileHandle.standardError.write(Data("--plot wants the path of a picture.\n".utf8))
                exit(64)
            }
            let growth = DifferenceGrowth([.tenth, .shuffle], longestReference: 10_000_000)
            growth.show()
            GrowthPlot.write(growth, to: arguments[plot + 1])
            return
        }
        DifferenceTable.show()
        DifferenceGrowth([.tenth, .shuffle], longestReference: 1_000_000).show()
    }
}
