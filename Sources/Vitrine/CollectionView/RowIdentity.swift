/// Names a row to the data source: its section, and how many rows above it have the same one.
struct RowIdentity<Section: Hashable & Sendable>: Hashable, Sendable {
    var section: Section
    var repetition: Int
}
