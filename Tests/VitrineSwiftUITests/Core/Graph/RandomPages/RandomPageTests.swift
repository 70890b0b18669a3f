import Fuzzing
import Testing

@testable import VitrineTesting

/// A page that changed is as one that is made anew from the same values: frames, sizes, texts, what is drawn and in
/// which order, preferences, what has appeared, and what is where a finger touches.
///
/// `VITRINE_FUZZ=100` tries a hundred times as much as every run does, `VITRINE_FUZZ_SEED=7` begins at another seed.
@MainActor
@Suite("Views at random", .serialized)
struct RandomPageTests {
    @Test("A page that changed is as one that is made anew", arguments: FuzzBudget.seeds(10))
    func incremental(seed: Int) {
        if let found = report(seed, RecipeStep.steps(seed: seed, count: 20, RecipeSource())) {
            Issue.record("\(found)")
        }
    }

    private func report(_ seed: Int, _ steps: [RecipeStep]) -> String? {
        guard let first = RandomPageRun.difference(steps) else { return nil }
        let short = shrunk(Array(steps[...first.step]))
        guard let found = RandomPageRun.difference(short) else { return nil }
        return """
            Seed \(seed), step \(first.step). After
            \(short[...found.step].map { "→ \($0)" }.joined(separator: "\n"))
            it differs from one made anew (-):
            \(TextDifference.describe(expected: found.fresh, actual: found.changed))
            """
    }

    // MARK: Planted faults

    /// The first seed at which a fault of a kind is found, and what is said of it.
    private func found(_ source: RecipeSource) -> String? {
        for seed in 1...60 {
            if let report = report(seed, RecipeStep.steps(seed: seed, count: 20, source)) { return report }
        }
        return nil
    }

    @Test("A layout that keeps its cache for ever is found")
    func staleLayout() throws {
        var source = RecipeSource()
        source.containers = [.staleFlow, .column]
        let report = try #require(found(source))
        #expect(report.contains("staleFlow"))
    }

    @Test("A view that shows what it does not depend on is found")
    func deafView() throws {
        var source = RecipeSource()
        source.leaves = [.deaf, .state, .text]
        let report = try #require(found(source))
        #expect(report.contains("deaf"))
    }

    @Test("A view of UIKit's that is never updated is found")
    func stuckView() throws {
        var source = RecipeSource()
        source.leaves = [.stuck, .text]
        let report = try #require(found(source))
        #expect(report.contains("stuck"))
    }
}
