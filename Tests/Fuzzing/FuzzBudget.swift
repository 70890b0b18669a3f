import Foundation

/// How much the fuzzers do: little in every test run, more when somebody asks for it.
public enum FuzzBudget {
    /// The variable that multiplies the rounds, for example `VITRINE_FUZZ=50`.
    public static let variable = "VITRINE_FUZZ"

    /// The variable with the number of the first seed, to try others than those of every run.
    public static let seedVariable = "VITRINE_FUZZ_SEED"

    /// The factor of the environment; 1 without one.
    public static var factor: Int {
        max(1, ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? 1)
    }

    /// The seeds to try: `count` of them in every run, from `first`, or from the seed in the environment.
    public static func seeds(_ count: Int, from first: Int = 1) -> Range<Int> {
        let start = ProcessInfo.processInfo.environment[seedVariable].flatMap(Int.init) ?? first
        return start..<(start + count * factor)
    }
}
