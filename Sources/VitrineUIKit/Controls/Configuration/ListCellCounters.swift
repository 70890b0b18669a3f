/// Counts what cells with configurations do, so that tests can tell what using one again costs.
@MainActor
package struct ListCellCounters: WorkCounts {
    /// Content views made by configurations that cells were given.
    package internal(set) var contentViewsMade = 0
    /// Labels and image views made by list content views.
    package internal(set) var contentPartsMade = 0
    /// Views of accessories made; those given by the program are not counted.
    package internal(set) var accessoryViewsMade = 0
    /// Background views made.
    package internal(set) var backgroundViewsMade = 0

    /// Separators of rows made.
    package internal(set) var separatorsMade = 0

    /// All views made.
    package var viewsMade: Int {
        contentViewsMade + contentPartsMade + accessoryViewsMade + backgroundViewsMade + separatorsMade
    }

    package init() {}

    package static var current = ListCellCounters.kept()

    package mutating func add(_ other: ListCellCounters) {
        contentViewsMade += other.contentViewsMade
        contentPartsMade += other.contentPartsMade
        accessoryViewsMade += other.accessoryViewsMade
        backgroundViewsMade += other.backgroundViewsMade
        separatorsMade += other.separatorsMade
    }
}
