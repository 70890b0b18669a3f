public import Foundation
public import VitrineSwiftUI

/// Objects that a view shows: looked for in the context of its environment and kept up to date.
///
/// As on Apple's systems objects that change, come or go are put in their places. Without a context around it there are none,
/// which is reported.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    private let declared: NSFetchRequest<Result>
    private let transaction: Transaction?
    @State private var objects = FetchedObjects<Result>()
    @Environment(\.managedObjectContext) private var context

    /// What is asked for, which a view may change.
    public struct Configuration {
        private let objects: FetchedObjects<Result>
        init(_ objects: FetchedObjects<Result>) { self.objects = objects }

        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { objects.request.sortDescriptors ?? [] }
            nonmutating set { objects.change { $0.sortDescriptors = newValue } }
        }

        /// What objects must fulfil; nil for nothing.
        public var nsPredicate: NSPredicate? {
            get { objects.request.predicate }
            nonmutating set { objects.change { $0.predicate = newValue } }
        }
    }

    init(_ request: NSFetchRequest<Result>, _ transaction: Transaction?) {
        declared = request
        self.transaction = transaction
    }

    /// The objects.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(objects) }

    /// What is asked for.
    public var projectedValue: Binding<Configuration> {
        let objects = objects
        return Binding(get: { Configuration(objects) }, set: { _ in })
    }

    /// Looks for the objects where that is due.
    public mutating func update() { objects.prepare(context, declared, transaction) }
}

extension FetchRequest {
    /// The objects of a request.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest, animation.map(Transaction.init(animation:)))
    }

    /// The objects of a request.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest, transaction)
    }

    /// Objects of a kind, in an order.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request, animation: animation)
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Objects of a class, in an order.
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            fetchRequest: .of(Result.self, sortDescriptors, predicate), animation: animation)
    }

    /// Objects of a class, in an order.
    @_disfavoredOverload
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            fetchRequest: .of(Result.self, sortDescriptors.map { NSSortDescriptor($0) }, predicate),
            animation: animation)
    }
}

extension NSFetchRequest {
    /// A request for objects of a class. The class's kind is looked up when it is run: views are made before models are loaded.
    static func of<Object: NSManagedObject>(
        _ type: Object.Type, _ sortDescriptors: [NSSortDescriptor], _ predicate: NSPredicate?
    ) -> NSFetchRequest<Object> {
        let request = NSFetchRequest<Object>()
        request.objectClass = type
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        return request
    }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { $0.swiftDescriptor as? SortDescriptor<Result> } }
        nonmutating set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
    }
}

/// The objects of a ``FetchRequest``.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let source: FetchedObjects<Result>
    private let objects: [NSManagedObject]

    init(_ source: FetchedObjects<Result>) {
        self.source = source
        objects = source.objects
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

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }

    /// An object. Traps where there is none.
    public subscript(position: Int) -> Result { objects[position] as! Result }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order, which a view may change.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { $0.swiftDescriptor as? SortDescriptor<Result> } }
        nonmutating set { nsSortDescriptors = newValue.map { NSSortDescriptor($0) } }
    }
}
