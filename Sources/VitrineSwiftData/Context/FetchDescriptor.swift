/// What to look for among models of a kind, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    /// What models must fulfil; nil for all.
    public var predicate: Predicate<T>?
    /// By what they are ordered; empty for the order in which they came.
    public var sortBy: [SortDescriptor<T>]
    /// How many at most; nil for all.
    public var fetchLimit: Int?
    /// How many are left out at the beginning.
    public var fetchOffset: Int?
    /// Whether what is not saved counts, too.
    public var includePendingChanges = true
    /// Variables to read at once: all of a model are.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Relationships whose models to read at once: those of a kind are, with the first of them.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Describes what to look for.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }

    /// Whether a model is looked for.
    func matches(_ model: T) throws -> Bool { try predicate?.evaluate(model) ?? true }

    /// The order of two models; that in which they came, where nothing else says one.
    func order(_ one: T, _ other: T) -> ComparisonResult {
        for descriptor in sortBy {
            let order = descriptor.compare(one, other)
            if order != .orderedSame { return order }
        }
        let (own, its) = (one._$modelData.order, other._$modelData.order)
        return own < its ? .orderedAscending : own > its ? .orderedDescending : .orderedSame
    }
}

/// Models that were looked for.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    let models: [T]
    /// 0.
    public var startIndex: Int { 0 }
    /// How many there are.
    public var endIndex: Int { models.count }
    /// One of them.
    public subscript(position: Int) -> T { models[position] }
}
