import Foundation
import Testing
import VitrineFoundation

@testable import VitrineCoreData

@MainActor
@Suite("Requests")
struct FetchTests {
    private func filled() throws -> NSManagedObjectContext {
        let context = try makeContainer().viewContext
        let shelf = Shelf(context: context)
        shelf.name = "old"
        for (title, pages) in [("B", 20), ("a", 10), ("C", 30), ("d", 20)] {
            addBook(title, pages: Int32(pages), context).shelf = pages == 20 ? shelf : nil
        }
        return context
    }

    @Test(
        "Predicates ask objects, those that are saved and those that are not",
        arguments: [
            ("pages > 15", ["B", "C", "d"]), ("title ==[c] 'A'", ["a"]), ("shelf.name == 'old'", ["B", "d"]),
            ("shelf == nil AND pages < 30", ["a"]), ("pages IN {10, 30}", ["C", "a"]),
            ("title CONTAINS[cd] 'b' OR title LIKE 'd'", ["B", "d"]), ("isRead == NO", ["B", "C", "a", "d"]),
            ("ANY readers.name == 'x'", []), ("readers.@count == 0", ["B", "C", "a", "d"]),
            ("TRUEPREDICATE", ["B", "C", "a", "d"]),
            ("SUBQUERY(shelf.books, $b, $b.title == 'd').@count > 0", ["B", "d"]),
        ])
    func predicates(format: String, found: [String]) throws {
        let context = try filled()
        #expect(try titles(context, NSPredicate(format: format)) == found)
        try context.save()
        #expect(try titles(context, NSPredicate(format: format)) == found)
        context.reset()
        #expect(try titles(context, NSPredicate(format: format)) == found)
    }

    @Test("Arguments of predicates may be objects, their names, dates, numbers and lists")
    func arguments() throws {
        let context = try filled()
        let shelf = try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf"))[0]
        let book = addBook("E", context)
        book.added = Date(timeIntervalSinceReferenceDate: 100)
        book.isbn = UUID()
        try context.save()
        let id = book.objectID
        context.reset()
        func find(_ predicate: NSPredicate) throws -> [String] { try titles(context, predicate) }
        let again = context.object(with: shelf.objectID)
        #expect(try find(NSPredicate(format: "shelf == %@", again)) == ["B", "d"])
        #expect(try find(NSPredicate(format: "shelf == %@", again.objectID)) == ["B", "d"])
        #expect(try find(NSPredicate(format: "SELF == %@", id)) == ["E"])
        #expect(try find(NSPredicate(format: "objectID == %@", id)) == ["E"])
        #expect(context.object(with: id).value(forKey: "objectID") as? NSManagedObjectID == id)
        #expect(try find(NSPredicate(format: "SELF IN %@", [context.object(with: id)])) == ["E"])
        #expect(
            try find(NSPredicate(format: "added <= %@", Date(timeIntervalSinceReferenceDate: 100) as NSDate))
                == ["E"])
        let isbn = try #require((context.object(with: id) as? Book)?.isbn)
        #expect(try find(NSPredicate(format: "isbn == %@", isbn as any CVarArg)) == ["E"])
        #expect(try find(NSPredicate(format: "%K == %d", "pages", 30)) == ["C"])
        #expect(try find(NSPredicate(format: "%K == %@", #"shelf.name"#, "old")) == ["B", "d"])
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "pages == 20"), NSPredicate(format: "title == 'd'"),
        ])
        #expect(try find(both) == ["d"])
        #expect(try find(NSPredicate { object, _ in (object as? Book)?.pages == 30 }) == ["C"])
    }

    @Test("Requests are ordered, limited, counted, and answer with names and dictionaries")
    func results() throws {
        let context = try filled()
        #expect(
            try titles(context, sort: NSSortDescriptor(key: "title", ascending: false)) == [
                "d", "a", "C", "B",
            ])
        let caseless = NSSortDescriptor(
            key: "title", ascending: true, selector: Selector("localizedCaseInsensitiveCompare:"))
        #expect(try titles(context, sort: caseless) == ["a", "B", "C", "d"])
        #expect(
            try titles(context, sort: NSSortDescriptor(keyPath: \Book.title, ascending: true)) == [
                "B", "C", "a", "d",
            ])
        #expect(
            try titles(context, sort: NSSortDescriptor(SortDescriptor(\Book.pages, order: .reverse))) == [
                "C", "B", "d", "a",
            ])
        let request = Book.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(key: "pages", ascending: true), NSSortDescriptor(key: "title", ascending: false),
        ]
        request.fetchOffset = 1
        request.fetchLimit = 2
        #expect(try context.fetch(request).map { ($0 as? Book)?.title } == ["d", "B"])
        #expect(try context.count(for: request) == 2)
        request.resultType = .managedObjectIDResultType
        #expect(try context.fetch(request).allSatisfy { $0 is NSManagedObjectID })
        let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Book")
        dictionaries.resultType = .dictionaryResultType
        dictionaries.propertiesToFetch = ["pages"]
        dictionaries.returnsDistinctResults = true
        dictionaries.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
        #expect(try context.fetch(dictionaries).map { $0["pages"] as? Int } == [10, 20, 30])
        let model = try #require(context.persistentStoreCoordinator?.managedObjectModel)
        let template = try #require(
            model.fetchRequestFromTemplate(withName: "long", substitutionVariables: ["LEAST": 25]))
        #expect(try context.fetch(template).count == 1)
    }

    @Test("A request, and a controller, are those of another type of results")
    func casts() throws {
        let context = try filled()
        let request = Book.fetchRequest()._as(NSFetchRequest<Book>.self)
        request.predicate = NSPredicate(format: "pages == 30")
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
        #expect(try context.fetch(request).map(\.title) == ["C"])
        #expect(request._as(NSFetchRequest<Book>.self) === request)
        let any = try #require(request._asOptional(NSFetchRequest<any NSFetchRequestResult>.self))
        #expect(try context.count(for: any) == 1)
        let controller = NSFetchedResultsController(
            fetchRequest: any, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        try controller.performFetch()
        let typed = controller._as(NSFetchedResultsController<Book>.self)
        #expect(typed.fetchedObjects?.map(\.title) == ["C"] && typed == controller)
    }

    @Test("A row that a predicate leaves out makes no object")
    func rows() throws {
        let scratch = try Scratch()
        let container = try makeContainer(scratch.url)
        for number in 0..<100 { addBook("\(number)", pages: Int32(number), container.viewContext) }
        try container.viewContext.save()
        let context = container.newBackgroundContext()
        try context.performAndWait { () throws -> Void in
            context.retainsRegisteredObjects = true
            #expect(try titles(context, NSPredicate(format: "pages >= 97")) == ["97", "98", "99"])
            #expect(context.registeredObjects.count == 3)
        }
    }

    @Test("What is deleted, added and changed but not saved counts")
    func pending() throws {
        let context = try filled()
        try context.save()
        let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
        context.delete(books.first { $0.title == "B" }!)
        books.first { $0.title == "C" }!.pages = 20
        addBook("e", pages: 20, context)
        #expect(try titles(context, NSPredicate(format: "pages == 20")) == ["C", "d", "e"])
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.includesPendingChanges = false
        #expect(try context.fetch(request).count == 4)
    }

    @Test(
        "What a store looks for itself is what is found in memory",
        arguments: [
            "title == 'B7'", "title != 'B7'", "title == nil", "pages == 3", "pages >= 7.5",
            "pages < 2 OR title == 'B5'",
            "pages BETWEEN {2, 4}", "pages IN {1, 3}", "NOT pages == 3", "isRead == YES", "isRead == 0",
            "added == nil",
            "added > %@", "isbn == %@", "isbn != nil AND pages > 4", "shelf == nil", "shelf == %@",
            "shelf != %@",
            "title > 'B5'", "price == 3", "price == nil", "genre == 1",
            "title == 'B7' AND ANY readers.name == 'x'",
            "title IN {'B1', 'é'}", "title == 'é'", "pages != nil", "pages == 'x'", "tags == nil",
        ])
    func stores(format: String) throws {
        let scratch = try Scratch()
        let (isbn, date) = (UUID(), Date(timeIntervalSinceReferenceDate: 500))
        func predicate(_ shelf: Shelf) -> NSPredicate {
            let argument: Any =
                format.hasPrefix("added") ? date : format.hasPrefix("isbn") ? isbn as Any : shelf
            return NSPredicate(format: format, argumentArray: format.contains("%@") ? [argument] : [])
        }
        let context = try makeContainer(scratch.url).viewContext
        let shelf = Shelf(context: context)
        for number in 0..<10 {
            let book = addBook(number == 9 ? "e\u{301}" : "B\(number)", pages: Int32(number), context)
            book.isRead = number.isMultiple(of: 2)
            book.genre = number == 4 ? .poem : .novel
            if number > 5 { book.shelf = shelf }
            if number.isMultiple(of: 3) {
                book.added = Date(timeIntervalSinceReferenceDate: Double(number) * 100)
                book.price = NSDecimalNumber(value: number)
                book.isbn = number == 3 ? isbn : UUID()
            }
        }
        let expected = try titles(context, predicate(shelf))
        try context.save()
        #expect(try titles(context, predicate(shelf)) == expected)
        let other = try makeContainer(scratch.url).viewContext
        let twin = try #require(try other.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first)
        #expect(try titles(other, predicate(twin)) == expected)
        // Found by changes that the store does not have.
        for book in try other.fetch(NSFetchRequest<Book>(entityName: "Book")) {
            book.pages = (book.pages + 3) % 10
            book.isRead.toggle()
            book.shelf = book.shelf == nil ? twin : nil
        }
        let objects = try other.fetch(NSFetchRequest<Book>(entityName: "Book"))
        let changed = objects.filter { predicate(twin).evaluate(with: $0) }.compactMap(\.title).sorted()
        #expect(try titles(other, predicate(twin)).sorted() == changed)
    }

    @Test("A store reads what it has looked for, not all")
    func readRows() throws {
        let model = try makeModel()
        let entity = try #require(model.entitiesByName["Book"])
        func filter(_ format: String) -> Bool {
            NSPredicate(format: format).condition.flatMap(entity.layout.filter) != nil
        }
        for format in [
            "title == 'a'", "pages > 3", "pages IN {1}", "title == 'a' AND title LIKE 'b'", "shelf == nil",
        ] {
            #expect(filter(format), "\(format)")
        }
        for format in [
            "title ==[c] 'a'", "title > 'a'", "title == 'é'", "shelf.name == 'a'",
            "title == 'a' OR title LIKE 'b'",
        ] {
            #expect(!filter(format), "\(format)")
        }
    }

    @Test("Batches change the store, and contexts when they are told")
    func batches() throws {
        let scratch = try Scratch()
        let container = try makeContainer(scratch.url)
        let context = container.viewContext
        let insert = NSBatchInsertRequest(
            entityName: "Book", objects: (0..<5).map { ["title": "t\($0)", "pages": $0] })
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 5)
        #expect(try titles(context) == ["t0", "t1", "t2", "t3", "t4"])
        let first = try #require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        #expect(first.pages == 0)
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.predicate = NSPredicate(format: "pages < 2")
        update.propertiesToUpdate = ["pages": 50]
        update.resultType = .updatedObjectIDsResultType
        let ids = (try context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID]
        #expect(ids?.count == 2 && first.pages == 0)
        NSManagedObjectContext.mergeChanges(
            fromRemoteContextSave: [NSUpdatedObjectsKey: ids ?? []], into: [context])
        #expect(first.pages == 50)
        let delete = NSBatchDeleteRequest(
            fetchRequest: NSFetchRequest<any NSFetchRequestResult>(entityName: "Book"))
        delete.resultType = .resultTypeObjectIDs
        let gone = (try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
        #expect(gone?.count == 5 && !first.isDeleted)
        NSManagedObjectContext.mergeChanges(
            fromRemoteContextSave: [NSDeletedObjectsKey: gone ?? []], into: [context])
        #expect(first.managedObjectContext == nil)
        #expect(try titles(context) == [])
    }
}
