/// What is promised of layouts, in one table.
enum LayoutLimits {
    /// Microseconds to prepare one section of ten million items without estimates.
    static let preparing = 1000.0
    /// Bytes that such a layout keeps.
    static let preparedBytes = 1024.0
    /// Microseconds to prepare 1,000 sections of 1,000 items.
    static let sections = 5000.0
    /// Microseconds for the places of 60 visible items.
    static let query = 30.0
    /// Microseconds to take one measured size among a million estimated items.
    static let measuring = 10.0
    /// Microseconds for 100,000 sizes from a delegate, once.
    static let sizes = 30_000.0
}
