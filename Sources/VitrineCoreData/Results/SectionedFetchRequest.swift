public import Foundation
public import VitrineSwiftUI

/// Objects that a view shows in sections: looked for in the context of its environment and kept up to date.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
    DynamicProperty
{
    private let declared: NSFetchRequest<Result>
    private let path: KeyPath<Result, SectionIdentifier>
    private let transaction: Transaction?
    @State private var objects = FetchedObjects<Result>()
    @State private var sectioning = Sectioning<SectionIdentifier, Result>()
    @Environment(\.managedObjectContext) private var context

    /// What is asked for, which a view may change.
    public struct Configuration {
        fileprivate let results: SectionedFetchResults<SectionIdentifier, Result>

        /// The order; by what makes sections first.
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { results.nsSortDescriptors }
            nonmutating set { results.nsSortDescriptors = newValue }
        }

        /// What objects must fulfil; nil for nothing.
        public var nsPredicate: NSPredicate? {
            get { results.nsPredicate }
            nonmutating set { results.nsPredicate = newValue }
        }

        /// What makes objects be in a section.
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
            get { results.sectionIdentifier }
            nonmutating set { results.sectionIdentifier = newValue }
        }
    }

    /// The objects of a request, in sections.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        declared = fetchRequest
        path = sectionIdentifier
        transaction = animation.map(Transaction.init(animation:))
    }

    /// The objects of a request, in sections.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) {
        declared = fetchRequest
        path = sectionIdentifier
        self.transaction = transaction
    }

    /// Objects of a kind, in an order, by which those of a section come one after another.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
    }

    /// The sections.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(objects, sectioning, path)
    }

    /// What is asked for.
    public var projectedValue: Binding<Configuration> {
        let results = wrappedValue
        return Binding(get: { Configuration(results: results) }, set: { _ in })
    }

    /// Looks for the objects where that is due.
    public mutating func update() { objects.prepare(context, declared, transaction) }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// Objects of a class, in an order, by which those of a section come one after another.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            fetchRequest: .of(Result.self, sortDescriptors, predicate),
            sectionIdentifier: sectionIdentifier, animation: animation)
    }

    /// Objects of a class, in an order, by which those of a section come one after another.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            fetchRequest: .of(Result.self, sortDescriptors.map { NSSortDescriptor($0) }, predicate),
            sectionIdentifier: sectionIdentifier, animation: animation)
    }
}

/// What a view has set in place of what its declaration says.
final class Sectioning<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
    var path: KeyPath<Result, SectionIdentifier>?
}

/// The sections of a ``SectionedFetchRequest``.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
    RandomAccessCollection
{
    private let source: FetchedObjects<Result>
    private let sectioning: Sectioning<SectionIdentifier, Result>
    private let declared: KeyPath<Result, SectionIdentifier>
    private let sections: [Section]

    /// Objects with the same value.
    public struct Section: Identifiable, RandomAccessCollection {
        /// The value.
        public let id: SectionIdentifier
        fileprivate var objects: [Result]

        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }

        /// An object. Traps where there is none.
        public subscript(position: Int) -> Result { objects[position] }
    }

    init(
        _ source: FetchedObjects<Result>, _ sectioning: Sectioning<SectionIdentifier, Result>,
        _ declared: KeyPath<Result, SectionIdentifier>
    ) {
        self.source = source
        self.sectioning = sectioning
        self.declared = declared
        let path = sectioning.path ?? declared
        var sections: [Section] = []
        for case let object as Result in source.objects {
            let id = object[keyPath: path]
            if sections.last?.id == id {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: id, objects: [object]))
            }
        }
        self.sections = sections
    }

    /// The order, which a view may change.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { source.request.sortDescriptors ?? [] }
        nonmutating set { source.change { $0.sortDescriptors = newValue } }
    }

    /// What objects must fulfil, which a view may change; nil for nothing.
    public var nsPredicate: NSPredicate? {
        get { source.request.predicate }
        nonmutating set { source.change { $0.predicate = newValue } }
    }

    /// What makes objects be in a section, which a view may change.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { sectioning.path ?? declared }
        nonmutating set {
            sectioning.path = newValue
            source.change { _ in }
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }

    /// A section. Traps where there is none.
    public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// The order, which a view may change.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { $0.swiftDescriptor as? SortDescriptor<Result> } }
        nonmutating set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
    }
}

// MARK: - Environment

/// Unchecked: contexts in environments are those of the main actor.
private struct ContextBox: @unchecked Sendable {
    let context: NSManagedObjectContext
}

private struct ManagedObjectContextKey: EnvironmentKey {
    /// Of no objects: looking for some is reported.
    static let defaultValue = ContextBox(
        context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
}

extension EnvironmentValues {
    /// The context in which views look for objects.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self].context }
        set { self[ManagedObjectContextKey.self] = ContextBox(context: newValue) }
    }
}
