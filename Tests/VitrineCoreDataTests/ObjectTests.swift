import Foundation
import OpenCombine
import Testing
import VitrineFoundation

@testable import VitrineCoreData

@MainActor
@Suite("Objects and their values")
struct ObjectTests {
    @Test("New objects have the values of their model, and are of the model's classes")
    func defaults() throws {
        let context = try makeContainer().viewContext
        let book = Book(context: context)
        #expect(book.title == "untitled" && book.pages == 10 && book.genre == .novel && !book.isRead)
        #expect(book.added == nil && book.isbn == nil && book.shelf == nil && book.readers.isEmpty)
        #expect(book.chapters?.count == 0)
        let made = NSEntityDescription.insertNewObject(forEntityName: "Comic", into: context)
        #expect(type(of: made) == Comic.self && (made as? Comic)?.pages == 10)
        #expect(made.isInserted && made.hasChanges && !made.isUpdated && made.objectID.isTemporaryID)
        #expect(context.insertedObjects == [book, made])
    }

    @Test("Values of every type are what they were, also after the store was closed")
    func values() throws {
        let scratch = try Scratch()
        let (isbn, date) = (UUID(), Date(timeIntervalSinceReferenceDate: 1234.5))
        do {
            let context = try makeContainer(scratch.url).viewContext
            let book = addBook("Ä \"'", pages: -7, context)
            book.genre = .poem
            book.isRead = true
            book.added = date
            book.isbn = isbn
            book.tags = ["a", "b"]
            book.price = NSDecimalNumber(string: "12.345678901234567890")
            try context.save()
        }
        let context = try makeContainer(scratch.url).viewContext
        let book = try #require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        #expect(book.isFault && book.objectID.isTemporaryID == false)
        #expect(book.title == "Ä \"'" && book.pages == -7 && book.genre == .poem && book.isRead)
        #expect(!book.isFault && book.added == date && book.isbn == isbn && book.tags == ["a", "b"])
        #expect(book.price == NSDecimalNumber(string: "12.345678901234567890"))
        #expect(book.value(forKey: "pages") as? Int == -7)
        #expect(book.value(forKey: "isRead") as? Bool == true)
        #expect(book.value(forKeyPath: "shelf.name") == nil)
    }

    @Test("Values are set and read by their names, and by what the class declares itself")
    func keys() throws {
        let context = try makeContainer().viewContext
        let book = addBook("Emma", context)
        book.setValue(5, forKey: "pages")
        book.setValue(nil, forKey: "added")
        #expect(book.pages == 5 && book.value(forKey: "initial") as? String == "E")
        #expect(book.changedValues()["pages"] as? Int == 5)
        try context.save()
        #expect(book.changedValues().isEmpty && !book.hasChanges)
        book.pages = 6
        #expect(book.committedValues(forKeys: ["pages"])["pages"] as? Int == 5)
        #expect(book.isUpdated && context.updatedObjects == [book])
        book.pages = 5
        #expect(book.hasChanges && !book.hasPersistentChangedValues)
    }

    @Test("Views are told before a value changes")
    func observing() throws {
        let context = try makeContainer().viewContext
        let book = addBook("Emma", context)
        let shelf = Shelf(context: context)
        var told: [String] = []
        let one = book.objectWillChange.sink { told.append("book \(book.pages)") }
        let two = shelf.objectWillChange.sink { told.append("shelf \(shelf.titles)") }
        book.pages = 7
        book.shelf = shelf
        #expect(told == ["book 10", "book 7", "shelf []"])
        withExtendedLifetime((one, two)) {}
    }

    @Test("Classes are called in the life of an object")
    func life() throws {
        let scratch = try Scratch()
        let container = try makeContainer(scratch.url)
        let reader = Reader(context: container.viewContext)
        #expect(reader.name == "nobody" && reader.events == ["insert"])
        reader.name = "fix"
        try container.viewContext.save()
        #expect(reader.name == "fixed" && reader.events == ["insert", "willSave", "didSave"])
        container.viewContext.delete(reader)
        try container.viewContext.save()
        #expect(reader.events.suffix(3) == ["delete", "willSave", "didSave"])
        #expect(reader.managedObjectContext == nil)
        let other = Reader(context: container.viewContext)
        other.name = "A"
        try container.viewContext.save()
        let context = container.newBackgroundContext()
        try context.performAndWait { () throws -> Void in
            let found = try #require(try context.fetch(NSFetchRequest<Reader>(entityName: "Reader")).first)
            #expect(found.events == [] && found.name == "A" && found.events == ["fetch"])
        }
    }

    @Test("What is asked to be any object is of the class that the model names")
    func made() throws {
        let context = try makeContainer().viewContext
        let entity = try #require(NSEntityDescription.entity(forEntityName: "Reader", in: context))
        let reader = NSManagedObject._make(entity: entity, insertInto: context)
        #expect((reader as? Reader)?.events == ["insert"])
    }

    @Test("An object without a context has values, and comes with those it leads to")
    func withoutContext() throws {
        let context = try makeContainer().viewContext
        let entities = context.persistentStoreCoordinator!.managedObjectModel.entitiesByName
        #expect(entities.count == 5)
        let book = Book()
        let shelf = Shelf(entity: entities["Shelf"]!, insertInto: nil)
        book.title = "Emma"
        book.shelf = shelf
        #expect(shelf.titles == ["Emma"] && book.shelf === shelf && !context.hasChanges)
        context.insert(shelf)
        #expect(context.insertedObjects == [book, shelf] && shelf.titles == ["Emma"])
        try context.save()
        #expect(try titles(context) == ["Emma"])
    }

    @Test("A class without a model's kind, and a property that the model lacks, are named")
    func faults() async {
        await #expect(processExitsWith: .failure) {
            final class Stranger: NSManagedObject {}
            let context = try makeContainer().viewContext
            _ = Stranger(context: context)
        }
        await #expect(processExitsWith: .failure) {
            let context = try makeContainer().viewContext
            let _: Int = Book(context: context)._managedValue(forKey: "weight")
        }
        await #expect(processExitsWith: .failure) {
            let context = try makeContainer().viewContext
            Book(context: context).setValue("many", forKey: "pages")
        }
    }
}
