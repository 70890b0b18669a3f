import Foundation
import VitrineModelStore

/// The objects of a request, kept in order from what its context tells.
struct SortedObjects<Element> {
    private var models = SortedModels<NSManagedObject>()

    init() {}

    init(_ request: NSFetchRequest<Element>, in context: NSManagedObjectContext) throws {
        models = SortedModels(try context.objects(request))
    }

    var objects: [NSManagedObject] { models.elements }

    /// Puts objects in their places, or looks for all again where that is faster.
    ///
    /// - Complexity: O(*k* log *n* + *n*) for k objects that have changed of n.
    mutating func update(
        _ changed: [NSManagedObject], _ request: NSFetchRequest<Element>, in context: NSManagedObjectContext
    ) throws {
        // What a limit leaves out is not known here.
        guard request.fetchLimit == 0, request.fetchOffset == 0, models.isWorthPlacing(changed.count) else {
            models = SortedModels(try context.objects(request))
            return
        }
        let entity = request.entity(in: context)
        models.place(changed, order: request.order) {
            $0.managedObjectContext === context && !$0.state.isDeleted && request.matches($0, entity)
        }
    }
}
