/// What is promised of Auto Layout, in microseconds of processor time.
enum ConstraintLimits {
    /// The first layout of a cell of eight views and 24 constraints.
    static let first = 60.0
    /// Another after the constant of a constraint changed.
    static let constant = 10.0
    /// Another after the cell's frame changed, and nothing else.
    static let frame = 10.0
    /// The first layout of a tree of 300 views.
    static let tree = 5_000.0
}
