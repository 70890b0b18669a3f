import Foundation
import Fuzzing
import Testing
import VitrineFoundation
import VitrineUIKit

@testable import VitrineCoreData

@MainActor
@Suite("Controllers of results")
struct ControllerTests {
    /// Does to lists of titles what a table view does to its rows.
    final class Table: NSObject, NSFetchedResultsControllerDelegate {
        var sections: [[String]] = []
        var calls: [String] = []
        weak var controller: NSFetchedResultsController<Book>?
        private var old: [[String]] = []
        private var deletedSections: Set<Int> = []
        private var deleted: Set<IndexPath> = []
        private var placed: [IndexPath: String] = [:]
        private var insertedSections: Set<Int> = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            calls.append("will")
            (old, deletedSections, deleted, placed, insertedSections) = (sections, [], [], [:], [])
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let title = (anObject as? Book)?.title ?? "-"
            calls.append(
                "\(type) \(title) \(indexPath.map { "\($0[0]).\($0[1])" } ?? "") \(newIndexPath.map { "\($0[0]).\($0[1])" } ?? "")"
            )
            switch type {
            case .insert: placed[newIndexPath!] = title
            case .delete: deleted.insert(indexPath!)
            case .move:
                deleted.insert(indexPath!)
                placed[newIndexPath!] = title
            case .update: old[indexPath![0]][indexPath![1]] = title
            }
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) {
            calls.append("section \(type) \(sectionInfo.name) \(sectionIndex)")
            if type == .delete {
                deletedSections.insert(sectionIndex)
            } else {
                insertedSections.insert(sectionIndex)
            }
        }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            calls.append("did")
            var kept: [[String]] = []
            for (section, rows) in old.enumerated() where !deletedSections.contains(section) {
                kept.append(
                    rows.enumerated().filter { !deleted.contains(IndexPath(indexes: [section, $0.offset])) }
                        .map(\.element))
            }
            var result: [[String]] = []
            while !kept.isEmpty || insertedSections.contains(result.count) {
                result.append(insertedSections.contains(result.count) ? [] : kept.removeFirst())
            }
            for (path, title) in placed.sorted(by: { $0.key < $1.key }) {
                result[path[0]].insert(title, at: path[1])
            }
            sections = result
            #expect(self.controller.map { controller.isEqual($0) } == true)
        }
    }

    private func make(
        _ context: NSManagedObjectContext, sections: String? = nil, _ table: Table
    ) throws -> NSFetchedResultsController<Book> {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [
            NSSortDescriptor(key: sections ?? "title", ascending: true),
            NSSortDescriptor(key: "title", ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil
        )
        controller.delegate = table
        table.controller = controller
        try controller.performFetch()
        table.sections = shown(controller)
        return controller
    }

    private func shown(_ controller: NSFetchedResultsController<Book>) -> [[String]] {
        (controller.sections ?? []).map { ($0.objects as? [Book] ?? []).map { $0.title ?? "-" } }
    }

    @Test("A delegate is told of what comes, changes, moves and goes, in order")
    func changes() throws {
        let context = try makeContainer().viewContext
        let books = ["B", "D"].map { addBook($0, context) }
        let table = Table()
        let controller = try make(context, table)
        #expect(controller.fetchedObjects == books && controller.object(at: [0, 1]) === books[1])
        addBook("C", context)
        context.processPendingChanges()
        books[0].title = "E"
        books[1].pages = 3
        context.processPendingChanges()
        context.delete(books[1])
        context.processPendingChanges()
        #expect(
            table.calls == [
                "will", "insert C  0.1", "did", "will", "update D 0.2 0.1", "move E 0.0 0.2", "did", "will",
                "delete D 0.1 ", "did",
            ])
        #expect(table.sections == [["C", "E"]] && shown(controller) == [["C", "E"]])
        #expect(controller.indexPath(forObject: books[0]) == [0, 1])
        #expect(controller.indexPath(forObject: books[1]) == nil)
    }

    @Test("Sections come and go with their objects")
    func sections() throws {
        let context = try makeContainer().viewContext
        let books = ["B1", "B2", "A1"].map { addBook($0, context) }
        let table = Table()
        let controller = try make(context, sections: "initial", table)
        #expect(
            controller.sections?.map(\.name) == ["A", "B"] && controller.sectionIndexTitles == ["A", "B"])
        #expect(controller.sections?[1].numberOfObjects == 2)
        books[2].title = "C1"
        context.processPendingChanges()
        #expect(
            table.calls == ["will", "section delete A 0", "section insert C 1", "move C1 0.0 1.0", "did"])
        #expect(table.sections == [["B1", "B2"], ["C1"]])
    }

    @Test("A context that merges what others save tells its controllers")
    func merging() throws {
        let container = try makeContainer()
        let table = Table()
        let controller = try make(container.viewContext, table)
        let other = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        other.persistentStoreCoordinator = container.persistentStoreCoordinator
        let book = addBook("A", other)
        try other.save()
        container.viewContext.merge(MergedIDs([NSInsertedObjectsKey: Set([book])], nil))
        #expect(table.calls == ["will", "insert A  0.0", "did"] && shown(controller) == [["A"]])
        book.title = "B"
        try other.save()
        container.viewContext.merge(MergedIDs([NSUpdatedObjectsKey: Set([book])], nil))
        #expect(table.sections == [["B"]])
        other.delete(book)
        let id = book.objectID
        try other.save()
        container.viewContext.merge(MergedIDs([NSDeletedObjectsKey: Set([id])], nil))
        #expect(table.sections == [[]] && controller.fetchedObjects == [])
    }

    private final class Diffable: NSObject, NSFetchedResultsControllerDelegate {
        var shown: [String] = []
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) {
            let snapshot = snapshot._as(NSDiffableDataSourceSnapshot<String, NSManagedObjectID>.self)
            let sections = snapshot.sectionIdentifiers.map {
                "\($0):\(snapshot.numberOfItems(inSection: $0))"
            }
            shown.append(
                sections.joined(separator: " ") + " reloaded \(snapshot.reloadedItemIdentifiers.count)")
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            shown.append("never")
        }
    }

    @Test("A delegate that takes snapshots is given those alone, from the beginning")
    func snapshots() throws {
        let context = try makeContainer().viewContext
        let books = ["A1", "B1"].map { addBook($0, context) }
        let table = Table()
        let controller = try make(context, sections: "initial", table)
        let diffable = Diffable()
        controller.delegate = diffable
        try controller.performFetch()
        addBook("B2", context)
        books[0].pages = 4
        context.processPendingChanges()
        books[0].title = "B3"
        context.processPendingChanges()
        #expect(diffable.shown == ["A:1 B:1 reloaded 0", "A:1 B:2 reloaded 1", "B:3 reloaded 1"])
    }

    @Test(
        "However many change at once, a table that does what it is told shows what there is", arguments: 0..<4
    )
    func random(seed: Int) throws {
        let context = try makeContainer().viewContext
        var random = SeededGenerator(seed: UInt64(seed))
        let table = Table()
        let controller = try make(context, sections: seed.isMultiple(of: 2) ? "initial" : nil, table)
        var books: [Book] = []
        for _ in 0..<40 {
            for _ in 0...Int.random(in: 0..<12, using: &random) {
                let name =
                    "\(["A", "B", "C", "D"].randomElement(using: &random)!)\(Int.random(in: 0..<40, using: &random))"
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<4: books.append(addBook(name, context))
                case 4..<6: books.randomElement(using: &random)?.title = name
                case 6: books.randomElement(using: &random)?.pages += 1
                case 7:
                    if !books.isEmpty {
                        context.delete(books.remove(at: Int.random(in: 0..<books.count, using: &random)))
                    }
                case 8: try context.save()
                default: context.processPendingChanges()
                }
            }
            context.processPendingChanges()
            #expect(table.sections == shown(controller) || table.sections == [] && shown(controller) == [[]])
            let fresh = try make(context, sections: controller.sectionNameKeyPath, Table())
            #expect(shown(fresh) == shown(controller))
        }
    }
}
