import Fuzzing
import Testing
import VitrineUIKit

@Suite("Stack views under random changes")
@MainActor
struct StackFuzzTests {
    @Test("After every step the frames are those of stack views made afresh, in seeded trees")
    func fresh() {
        AutoLayoutReports.handler = { _ in }
        defer { AutoLayoutReports.handler = AutoLayoutReports.toStandardError }
        for seed in FuzzBudget.seeds(25) {
            let steps = StackFuzzer.steps(seed)
            guard StackFuzzer.fault(steps) != nil else { continue }
            let shortest = shortened(steps, attempts: 300) { StackFuzzer.fault($0) != nil }
            Issue.record(
                "seed \(seed): \(StackFuzzer.fault(shortest) ?? "") after \(shortest): \(StackFuzzer.scene(shortest))"
            )
        }
    }
}
