public import VitrineSwiftUI

/// Models that a view shows, which `@Query` makes a variable of: looked for in the context of its environment and kept up to date.
///
/// As on Apple's systems models that change, come or go are put in their places: the view is evaluated again where it shows
/// them. Without a container around it there are none.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    private let descriptor: FetchDescriptor<Element>
    private let transaction: Transaction?
    @State private var results = QueryResults<Element>()
    @Environment(\.modelContext) private var context

    init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
        self.descriptor = descriptor
        self.transaction = transaction
    }

    /// The models.
    public var wrappedValue: Result { results.models as! Result }
    /// What went wrong when they were looked for last.
    public var fetchError: (any Error)? { results.error }
    /// Where they are looked for.
    public var modelContext: ModelContext { context }

    /// Looks for the models where that is due.
    public mutating func update() { results.prepare(context, descriptor, transaction) }
}

extension Query where Result == [Element] {
    /// All models of a kind, in the order in which they came.
    public init() { self.init(FetchDescriptor(), nil) }

    /// What a descriptor says.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, Transaction(animation: animation))
    }

    /// What a descriptor says.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, transaction)
    }

    /// Models that fulfil something, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation
    ) {
        self.init(
            FetchDescriptor(predicate: filter, sortBy: descriptors), Transaction(animation: animation))
    }

    /// Models that fulfil something, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction) }

    /// Models that fulfil something, in the order of a variable.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }

    /// Models that fulfil something, in the order of a variable.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    /// Models that fulfil something, in the order of a variable that may be nil, which comes first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }

    /// Models that fulfil something, in the order of a variable that may be nil, which comes first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }
}
