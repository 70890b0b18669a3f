/// Counts what Auto Layout does, so that tests can tell what a change costs.
@MainActor
package enum AutoLayoutCounters {
    /// Times a changed system was solved.
    package internal(set) static var solves = 0
    /// Constraints given to a solver, a view's own (fixed frame, size of the content) included.
    package internal(set) static var additions = 0
    /// Constants changed in a solver.
    package internal(set) static var constants = 0
    /// Sizes computed by `systemLayoutSizeFitting`; answers from the cache are not counted.
    package internal(set) static var fittings = 0
    /// Intrinsic sizes asked for.
    package internal(set) static var measurements = 0
    /// Solutions chosen among several that may be equally good.
    package internal(set) static var settlements = 0
    /// Systems given to a new solver because of a contradiction.
    package internal(set) static var restarts = 0
    /// Systems made.
    package internal(set) static var engines = 0

    /// Sets every counter to zero.
    package static func reset() {
        solves = 0
        additions = 0
        constants = 0
        fittings = 0
        measurements = 0
        settlements = 0
        restarts = 0
        engines = 0
    }
}
