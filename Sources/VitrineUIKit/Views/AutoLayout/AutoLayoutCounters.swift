/// Counts what Auto Layout does, so that tests can tell what a change costs.
@MainActor
package struct AutoLayoutCounters: WorkCounts {
    /// Times a changed system was solved.
    package internal(set) var solves = 0
    /// Constraints given to a solver, a view's own (fixed frame, size of the content) included.
    package internal(set) var additions = 0
    /// Constants changed in a solver.
    package internal(set) var constants = 0
    /// Sizes computed by `systemLayoutSizeFitting`; answers from the cache are not counted.
    package internal(set) var fittings = 0
    /// Intrinsic sizes asked for.
    package internal(set) var measurements = 0
    /// Solutions chosen among several that may be equally good.
    package internal(set) var settlements = 0
    /// Systems given to a new solver because of a contradiction.
    package internal(set) var restarts = 0
    /// Systems made.
    package internal(set) var engines = 0

    package init() {}

    package static var current = AutoLayoutCounters.kept()

    package mutating func add(_ other: AutoLayoutCounters) {
        solves += other.solves
        additions += other.additions
        constants += other.constants
        fittings += other.fittings
        measurements += other.measurements
        settlements += other.settlements
        restarts += other.restarts
        engines += other.engines
    }
}
