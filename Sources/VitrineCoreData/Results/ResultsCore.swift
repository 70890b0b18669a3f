import Foundation
import VitrineFoundation
import VitrineModelStore
import VitrineUIKit

/// The objects of a controller, of whichever type, and what is told of them.
final class ResultsCore: ObjectObserver {
    let context: NSManagedObjectContext
    let sectionKeyPath: String?
    private let request: NSFetchRequest<any NSFetchRequestResult>
    private let refreshed: () -> NSFetchRequest<any NSFetchRequestResult>
    private(set) var results = SortedObjects<any NSFetchRequestResult>()
    private(set) var sections: [Section] = []
    private(set) var isFetched = false
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// The controller that delegates are given.
    var delegated: (() -> NSFetchedResultsController<any NSFetchRequestResult>)?

    /// Objects with the same value.
    final class Section: NSFetchedResultsSectionInfo {
        let name: String
        var models: [NSManagedObject]
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { models.count }
        var objects: [Any]? { models }

        init(name: String, models: [NSManagedObject]) {
            self.name = name
            self.models = models
        }
    }

    init<T>(request: NSFetchRequest<T>, _ context: NSManagedObjectContext, _ sectionKeyPath: String?) {
        self.request = request.erased
        // Programs change the predicate of their request, and fetch again.
        refreshed = { request.erased }
        self.context = context
        self.sectionKeyPath = sectionKeyPath
    }

    func fetch() throws {
        context.processPendingChanges()
        request.take(refreshed())
        results = try SortedObjects(request, in: context)
        sections = grouped(results.objects)
        isFetched = true
        context.add(self)
        if let delegate, takesSnapshots(delegate) { tell(delegate, reloaded: []) }
    }

    private func grouped(_ objects: [NSManagedObject]) -> [Section] {
        guard let sectionKeyPath else { return [Section(name: "", models: objects)] }
        var sections: [Section] = []
        for object in objects {
            let name = object.value(forKeyPath: sectionKeyPath).map(Self.text) ?? ""
            if sections.last?.name == name {
                sections.last?.models.append(object)
            } else {
                sections.append(Section(name: name, models: [object]))
            }
        }
        return sections
    }

    private static func text(_ value: Any) -> String { value as? String ?? "\(value)" }

    func paths(_ sections: [Section]) -> [ObjectIdentifier: IndexPath] {
        var paths: [ObjectIdentifier: IndexPath] = [:]
        for (section, info) in sections.enumerated() {
            for (item, object) in info.models.enumerated() {
                paths[ObjectIdentifier(object)] = IndexPath(indexes: [section, item])
            }
        }
        return paths
    }

    // MARK: Changes

    func contextDidChange(_ object: NSManagedObject) {}

    func contextDidProcess(_ changes: NSManagedObjectContext.PendingChanges) {
        guard isFetched, delegate != nil else { return }
        let entity = request.entity(in: context)
        let changed =
            (changes.inserted.elements + changes.updated.elements + changes.deleted.elements
            + changes.refreshed.elements).filter { $0.entity.isKindOf(entity: entity) }
        guard !changed.isEmpty else { return }
        let before = sections
        do { try results.update(changed, request, in: context) } catch { return }
        sections = grouped(results.objects)
        if let delegate, takesSnapshots(delegate) {
            return tell(delegate, reloaded: changes.updated.elements + changes.refreshed.elements)
        }
        let steps = steps(from: before, to: sections, changed: Set(changed.map(ObjectIdentifier.init)))
        guard !steps.isEmpty, let delegate, let controller = delegated?() else { return }
        delegate.controllerWillChangeContent(controller)
        for step in steps { step.tell(delegate, controller) }
        delegate.controllerDidChangeContent(controller)
    }

    // MARK: Snapshots

    /// Whether a delegate wants all names of objects, in place of changes.
    private func takesSnapshots(_ delegate: any NSFetchedResultsControllerDelegate) -> Bool {
        DelegateMethods.declares("controller(_:didChangeContentWith:)", type(of: delegate))
    }

    private func tell(_ delegate: any NSFetchedResultsControllerDelegate, reloaded: [NSManagedObject]) {
        guard let controller = delegated?() else { return }
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for section in sections {
            snapshot.appendSections(withIdentifiers: [section.name])
            snapshot.appendItems(
                withIdentifiers: section.models.map(\.objectID), intoSectionWithIdentifier: section.name)
        }
        let shown = Set(results.objects.map(ObjectIdentifier.init))
        snapshot.reloadItems(
            withIdentifiers: reloaded.filter { shown.contains(ObjectIdentifier($0)) }.map(\.objectID))
        delegate.controller(controller, didChangeContentWith: snapshot)
    }

    // MARK: Steps

    private enum Step {
        case section(Section, Int, NSFetchedResultsChangeType)
        case object(NSManagedObject, IndexPath?, NSFetchedResultsChangeType, IndexPath?)

        func tell(
            _ delegate: any NSFetchedResultsControllerDelegate,
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>
        ) {
            switch self {
            case .section(let section, let index, let type):
                delegate.controller(controller, didChange: section, atSectionIndex: index, for: type)
            case .object(let object, let old, let type, let new):
                delegate.controller(controller, didChange: object, at: old, for: type, newIndexPath: new)
            }
        }
    }

    private func steps(
        from before: [Section], to after: [Section], changed: Set<ObjectIdentifier>
    ) -> [Step] {
        let (oldPaths, newPaths) = (paths(before), paths(after))
        let (oldNames, newNames) = (Set(before.map(\.name)), Set(after.map(\.name)))
        var steps: [Step] = []
        for (index, section) in before.enumerated() where !newNames.contains(section.name) {
            steps.append(.section(section, index, .delete))
        }
        for (index, section) in after.enumerated() where !oldNames.contains(section.name) {
            steps.append(.section(section, index, .insert))
        }
        for object in before.flatMap(\.models) where newPaths[ObjectIdentifier(object)] == nil {
            steps.append(.object(object, oldPaths[ObjectIdentifier(object)], .delete, nil))
        }
        for object in after.flatMap(\.models) where oldPaths[ObjectIdentifier(object)] == nil {
            steps.append(.object(object, nil, .insert, newPaths[ObjectIdentifier(object)]))
        }
        let moved = moved(before, after, changed, oldPaths, newPaths)
        for object in after.flatMap(\.models) {
            let id = ObjectIdentifier(object)
            guard let old = oldPaths[id], let new = newPaths[id] else { continue }
            if moved.contains(id) {
                steps.append(.object(object, old, .move, new))
            } else if changed.contains(id) {
                steps.append(.object(object, old, .update, new))
            }
        }
        return steps
    }

    /// The objects that are in both, and not where the others leave them.
    private func moved(
        _ before: [Section], _ after: [Section], _ changed: Set<ObjectIdentifier>,
        _ oldPaths: [ObjectIdentifier: IndexPath], _ newPaths: [ObjectIdentifier: IndexPath]
    ) -> Set<ObjectIdentifier> {
        // How many of those that stay are before each one that has changed.
        func ranks(_ sections: [Section], _ others: [ObjectIdentifier: IndexPath]) -> [ObjectIdentifier: Int]
        {
            var ranks: [ObjectIdentifier: Int] = [:]
            var rank = 0
            for object in sections.flatMap(\.models) {
                let id = ObjectIdentifier(object)
                guard others[id] != nil else { continue }
                if changed.contains(id) { ranks[id] = rank } else { rank += 1 }
            }
            return ranks
        }
        let (old, new) = (ranks(before, newPaths), ranks(after, oldPaths))
        var moved: Set<ObjectIdentifier> = []
        for (id, rank) in old {
            guard let oldPath = oldPaths[id], let newPath = newPaths[id] else { continue }
            if new[id] != rank || before[oldPath[0]].name != after[newPath[0]].name { moved.insert(id) }
        }
        // Among several at one place those that others have passed.
        var last: IndexPath?
        for object in after.flatMap(\.models) {
            let id = ObjectIdentifier(object)
            guard !moved.contains(id), let path = oldPaths[id] else { continue }
            if let last, path < last, changed.contains(id) { moved.insert(id) } else { last = path }
        }
        return moved
    }
}

extension NSFetchRequest {
    /// The request, for objects of whichever type.
    var erased: NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.take(self)
        request.resultType = .managedObjectResultType
        return request
    }
}
