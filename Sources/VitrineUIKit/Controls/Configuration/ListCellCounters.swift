/// Counts what cells with configurations do, so that tests can tell what using one again costs.
@MainActor
package enum ListCellCounters {
    /// Content views made by configurations that cells were given.
    package internal(set) static var contentViewsMade = 0
    /// Labels and image views made by list content views.
    package internal(set) static var contentPartsMade = 0
    /// Views of accessories made; those given by the program are not counted.
    package internal(set) static var accessoryViewsMade = 0
    /// Background views made.
    package internal(set) static var backgroundViewsMade = 0

    /// Separators of rows made.
    package internal(set) static var separatorsMade = 0

    /// All views made.
    package static var viewsMade: Int {
        contentViewsMade + contentPartsMade + accessoryViewsMade + backgroundViewsMade + separatorsMade
    }

    /// Sets every counter to zero.
    package static func reset() {
        contentViewsMade = 0
        contentPartsMade = 0
        accessoryViewsMade = 0
        backgroundViewsMade = 0
        separatorsMade = 0
    }
}
