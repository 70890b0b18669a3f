import Foundation
import VitrineFoundation
import VitrineModelStore
import VitrineSupport
import VitrineSwiftUI

/// The objects of a request that a view shows, kept up to date from what its context tells.
final class FetchedObjects<Element>: ObjectObserver, Observable {
    private let registrar = ObservationRegistrar()
    private var results = SortedObjects<Element>()
    private weak var context: NSManagedObjectContext?
    /// What the view's declaration says, and what the view has made of it.
    private var declared: NSFetchRequest<Element>?
    private(set) var request = NSFetchRequest<Element>()
    /// The kind of the objects, since the request was run.
    private var entity: NSEntityDescription?
    private var transaction: Transaction?
    private var changed = ObjectSet()
    private var isStale = true

    /// The objects, as of now.
    var objects: [NSManagedObject] {
        registrar.access(self, keyPath: \.objects)
        bringUpToDate()
        return results.objects
    }

    /// Before a view is evaluated.
    ///
    /// - Parameter declared: What the declaration says: where it says something else than before, what the view has set is
    ///   forgotten.
    func prepare(
        _ context: NSManagedObjectContext, _ declared: NSFetchRequest<Element>, _ transaction: Transaction?
    ) {
        self.transaction = transaction
        if context !== self.context {
            self.context?.remove(self)
            context.add(self)
            self.context = context
            isStale = true
        }
        if let old = self.declared, old === declared || old.isSame(as: declared) { return }
        self.declared = declared
        request = declared.copy() as! NSFetchRequest<Element>
        isStale = true
    }

    /// Asks for something else from now on, and tells views.
    func change(_ edit: (NSFetchRequest<Element>) -> Void) {
        edit(request)
        isStale = true
        notify()
    }

    func contextDidChange(_ object: NSManagedObject) {
        guard !isStale, let entity, object.entity.isKindOf(entity: entity) else { return }
        let isFirst = changed.isEmpty
        changed.insert(object)
        // Views are told once until they have looked.
        if isFirst { notify() }
    }

    func contextDidProcess(_ changes: NSManagedObjectContext.PendingChanges) {}

    private func notify() {
        if let transaction {
            withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.objects) {} }
        } else {
            registrar.withMutation(of: self, keyPath: \.objects) {}
        }
    }

    private func bringUpToDate() {
        guard isStale || !changed.isEmpty, let context else { return }
        let objects = changed.take()
        guard context.persistentStoreCoordinator != nil else {
            (results, entity) = (SortedObjects(), nil)
            ReportLog.current.report(
                once: "managedObjectContext",
                "CoreData: context in environment is not connected to a persistent store coordinator: write "
                    + ".environment(\\.managedObjectContext, container.viewContext) around the view.")
            return
        }
        do {
            if isStale {
                isStale = false
                entity = request.entity(in: context)
                results = try SortedObjects(request, in: context)
            } else {
                try results.update(objects, request, in: context)
            }
        } catch {
            results = SortedObjects()
            ReportLog.current.report(
                once: "\(error)", "CoreData: a request finds nothing: \(error.localizedDescription)")
        }
    }
}

extension NSFetchRequest {
    /// Whether two requests of a declaration ask for the same. Predicates and orders that are others count as such, unless both
    /// say in words that they are not.
    func isSame(as other: NSFetchRequest) -> Bool {
        entityName == other.entityName && fetchLimit == other.fetchLimit && fetchOffset == other.fetchOffset
            && Self.isSame(predicate, other.predicate)
            && Self.isSame(sortDescriptors ?? [], other.sortDescriptors ?? [])
    }

    private static func isSame(_ first: NSPredicate?, _ second: NSPredicate?) -> Bool {
        guard let first, let second else { return first === second }
        return first === second || first.isSameFormat(as: second)
    }

    private static func isSame(_ first: [NSSortDescriptor], _ second: [NSSortDescriptor]) -> Bool {
        first.count == second.count
            && zip(first, second).allSatisfy { $0 === $1 || $0.isSameOrder(as: $1) }
    }
}
