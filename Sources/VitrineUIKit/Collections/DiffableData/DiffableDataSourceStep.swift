/// What applying one snapshot to a diffable data source did, and what it cost. Vitrine's own.
///
/// ``UICollectionViewDiffableDataSource/stepObserver`` delivers it; with `VITRINE_TRACE=diff` in the environment the
/// same is a line of JSON on standard error.
public struct DiffableDataSourceStep: Sendable, Hashable {
    /// How many there are of each kind of change.
    public struct Changes: Sendable, Hashable {
        /// How many are gone.
        public var deleted = 0
        /// How many are new.
        public var inserted = 0
        /// How many changed their place among those that stayed.
        public var moved = 0
        /// How many were given new cells.
        public var reloaded = 0
        /// How many were configured again in their cells.
        public var reconfigured = 0
    }

    /// The number of sections afterwards.
    public var sections = 0
    /// The number of items afterwards.
    public var items = 0
    /// What happened to sections.
    public var sectionChanges = Changes()
    /// What happened to items in sections that stayed; those of new and deleted sections are not counted.
    public var itemChanges = Changes()
    /// The number of ranges of neighbours that the deleted and the inserted items form, and of blocks that moved: what
    /// sections with a count instead of items (ten million rows) are charged for.
    public var ranges = 0
    /// Whether everything was reloaded, without a difference.
    public var isReload = false
    /// Whether an animation was asked for.
    public var isAnimated = false
    /// Whether the difference was computed on the main thread.
    public var isComputedOnMainThread = true
    /// How long the difference took, on the thread that called.
    public var differenceTime: Duration = .zero
    /// How long the change of the collection view took, on the main thread, without the animation.
    public var commitTime: Duration = .zero
}
