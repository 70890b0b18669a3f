import Foundation
import Testing
import VitrineFoundation

@testable import VitrineCoreData

@MainActor
@Suite("Relationships")
struct RelationshipTests {
    @Test("Both sides follow, whichever is changed")
    func inverses() throws {
        let context = try makeContainer().viewContext
        let (first, second) = (Shelf(context: context), Shelf(context: context))
        let (a, b) = (addBook("A", context), addBook("B", context))
        a.shelf = first
        first.addToBooks(b)
        #expect(first.titles == ["A", "B"] && b.shelf === first)
        second.addToBooks(NSSet(array: [a]))
        #expect(first.titles == ["B"] && second.titles == ["A"] && a.shelf === second)
        first.removeFromBooks(b)
        #expect(b.shelf == nil && first.titles == [])
        second.books = NSSet(array: [b])
        #expect(a.shelf == nil && b.shelf === second)
        second.mutableSetValue(forKey: "books").add(a)
        #expect(a.shelf === second && second.titles == ["A", "B"])
        let reader = Reader(context: context)
        a.readers = [reader]
        #expect(reader.books == [a])
        reader.books = [b]
        #expect(a.readers.isEmpty && b.readers == [reader])
    }

    @Test("An ordered relationship keeps its order, and methods by places change it")
    func ordered() throws {
        let scratch = try Scratch()
        let context = try makeContainer(scratch.url).viewContext
        let book = addBook("A", context)
        let chapters = (0..<4).map { number in
            let chapter = Chapter(context: context)
            chapter.title = "\(number)"
            return chapter
        }
        func order() -> String { (book.chapters?.array as? [Chapter] ?? []).map { $0.title ?? "" }.joined() }
        book.chapters = NSOrderedSet(array: [chapters[2], chapters[0]])
        #expect(order() == "20")
        book._sendManaged("insertObject:inChaptersAtIndex:", [chapters[1], 1])
        book._sendManaged("addChaptersObject:", [chapters[3]])
        #expect(order() == "2103")
        book._sendManaged("removeObjectFromChaptersAtIndex:", [0])
        #expect(order() == "103" && chapters[2].value(forKey: "book") == nil)
        book._sendManaged("replaceObjectInChaptersAtIndex:withObject:", [0, chapters[2]])
        #expect(order() == "203")
        book._sendManaged(
            "removeChaptersAtIndexes:", [NSIndexSet(indexesIn: NSRange(location: 1, length: 2))])
        book._sendManaged(
            "insertChapters:atIndexes:",
            [[chapters[3], chapters[1]], NSIndexSet(indexesIn: NSRange(location: 0, length: 2))])
        #expect(order() == "312")
        try context.save()
        let again = try makeContainer(scratch.url).viewContext
        let found = try #require(try again.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        #expect((found.chapters?.array as? [Chapter] ?? []).map(\.title) == ["3", "1", "2"])
    }

    @Test("Deleting follows the rules: cascade, nullify, deny")
    func rules() throws {
        let context = try makeContainer().viewContext
        let book = addBook("A", context)
        let (shelf, chapter, reader) = (
            Shelf(context: context), Chapter(context: context), Reader(context: context)
        )
        book.shelf = shelf
        book.chapters = NSOrderedSet(object: chapter)
        book.readers = [reader]
        try context.save()
        context.delete(reader)
        let error = #expect(throws: CocoaError.self) { try context.save() }
        #expect(error?.code == .validationRelationshipDeniedDelete)
        context.rollback()
        #expect(!reader.isDeleted && reader.books == [book])
        context.delete(book)
        #expect(chapter.isDeleted && shelf.titles == [] && reader.books.isEmpty)
        context.delete(reader)
        try context.save()
        #expect(try context.count(for: NSFetchRequest<Chapter>(entityName: "Chapter")) == 0)
        #expect(try context.count(for: NSFetchRequest<Shelf>(entityName: "Shelf")) == 1)
    }

    @Test("Objects of kinds that inherit are related, found and read as what they are")
    func inheritance() throws {
        let scratch = try Scratch()
        do {
            let context = try makeContainer(scratch.url).viewContext
            let comic = Comic(context: context)
            comic.title = "Tintin"
            comic.artist = "Hergé"
            let shelf = Shelf(context: context)
            shelf.addToBooks(comic)
            shelf.addToBooks(addBook("Emma", context))
            try context.save()
        }
        let context = try makeContainer(scratch.url).viewContext
        let shelf = try #require(try context.fetch(NSFetchRequest<Shelf>(entityName: "Shelf")).first)
        #expect(shelf.titles == ["Emma", "Tintin"])
        #expect((shelf.books as? Set<Book>)?.compactMap { ($0 as? Comic)?.artist } == ["Hergé"])
        #expect(try titles(context) == ["Emma", "Tintin"])
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.includesSubentities = false
        #expect(try context.fetch(request).map(\.title) == ["Emma"])
        #expect(try context.count(for: NSFetchRequest<Comic>(entityName: "Comic")) == 1)
    }

    @Test(
        "Ten thousand objects come to a relationship and go, in time that grows with them alone",
        .timeLimit(.minutes(1)))
    func many() throws {
        let context = try makeContainer().viewContext
        let shelf = Shelf(context: context)
        for number in 0..<10_000 {
            let book = Book(context: context)
            book.pages = Int32(number)
            book.shelf = shelf
        }
        #expect(shelf.books?.count == 10_000)
        try context.save()
        #expect(context.registeredObjects.count == 10_001)
        for book in try context.fetch(NSFetchRequest<Book>(entityName: "Book")) { context.delete(book) }
        #expect(shelf.books?.count == 0)
        try context.save()
        #expect(context.registeredObjects == [shelf])
    }

    @Test("Objects of two contexts are not related")
    func contexts() async {
        await #expect(processExitsWith: .failure) {
            let container = try makeContainer()
            let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            other.persistentStoreCoordinator = container.persistentStoreCoordinator
            addBook("A", container.viewContext).shelf = Shelf(context: other)
        }
    }
}
