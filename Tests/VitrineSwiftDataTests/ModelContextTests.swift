import Foundation
import Testing
import VitrineFoundation

@testable import VitrineSwiftData

@Suite("Models in a context")
struct ModelContextTests {
    let context: ModelContext

    init() throws { context = ModelContext(try makeContainer()) }

    private func titles(_ descriptor: FetchDescriptor<Book> = FetchDescriptor()) throws -> [String] {
        try context.fetch(descriptor).map(\.title)
    }

    @Test("Variables are those of the class, without what is computed or transient")
    func metadata() {
        #expect(
            Entity.of(Book.self).properties.map(\.name) == [
                "title", "pages", "genre", "note", "tags", "author",
            ])
        #expect(Entity.of(Author.self).properties.map(\.name) == ["name", "born", "books"])
        #expect(Schema([Book.self]).entities.map(\.name) == ["Author", "Book"])
    }

    @Test("A model has its values before it is in a context and after")
    func values() throws {
        let book = Book("A", pages: 7)
        #expect(book.note == "a \"note\" with a } in it")
        #expect(book.modelContext == nil)
        book.title = "B"
        context.insert(book)
        #expect(book.modelContext === context)
        #expect((book.title, book.pages, book.length) == ("B", 7, 14))
        #expect(context.hasChanges && book.hasChanges)
        try context.save()
        #expect(!context.hasChanges && !book.hasChanges)
        book.pages += 1
        #expect(context.changedModelsArray.map(\.persistentModelID) == [book.persistentModelID])
    }

    @Test("Fetching filters, orders, limits and counts")
    func fetching() throws {
        for (title, pages) in [("C", 3), ("A", 1), ("D", 3), ("B", 2)] {
            context.insert(Book(title, pages: pages))
        }
        #expect(try titles() == ["C", "A", "D", "B"])
        var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])
        #expect(try titles(descriptor) == ["A", "B", "C", "D"])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 2
        #expect(try titles(descriptor) == ["B", "C"])
        let long = #Predicate<Book> { $0.pages >= 2 }
        let sorted = FetchDescriptor(
            predicate: long,
            sortBy: [SortDescriptor(\Book.pages, order: .reverse), SortDescriptor(\Book.title)])
        #expect(try titles(sorted) == ["C", "D", "B"])
        #expect(try context.fetchCount(FetchDescriptor(predicate: long)) == 3)
        try context.delete(model: Book.self, where: long)
        #expect(try titles() == ["A"])
    }

    @Test("What leads to a model leads back, whichever end is set")
    func inverses() throws {
        let (one, two) = (Author(name: "One"), Author(name: "Two"))
        let book = Book("A", author: one)
        context.insert(two)
        context.insert(book)
        #expect(one.modelContext === context)
        #expect(one.books == [book])
        book.author = two
        #expect(one.books.isEmpty)
        #expect(two.books == [book])
        one.books.append(book)
        #expect(book.author == one)
        #expect(two.books.isEmpty)
        one.books = []
        #expect(book.author == nil)
        let other = Book("B")
        two.books = [other, book]
        #expect(other.modelContext === context)
        #expect(other.author == two)
    }

    @Test("Deleting follows the rules of relationships")
    func deleting() throws {
        let author = Author(name: "One")
        author.books = [Book("A"), Book("B")]
        context.insert(author)
        try context.save()
        let book = author.books[0]
        context.delete(book)
        #expect(author.books.map(\.title) == ["B"])
        #expect(book.isDeleted)
        context.delete(author)
        #expect(try titles() == [])
        try context.save()
        #expect(book.modelContext == nil)
        #expect(try context.fetchCount(FetchDescriptor<Author>()) == 0)
    }

    @Test("Rolling back takes back what is not saved")
    func rollback() throws {
        let (kept, gone) = (Book("A"), Book("B"))
        context.insert(kept)
        context.insert(gone)
        try context.save()
        kept.title = "changed"
        context.delete(gone)
        context.insert(Book("C"))
        context.rollback()
        #expect(try titles() == ["A", "B"])
        #expect(!context.hasChanges && !gone.isDeleted)
    }

    @Test("A new model with a unique value of another one takes its place")
    func unique() throws {
        let old = Author(name: "One")
        context.insert(old)
        try context.save()
        let new = Author(name: "One")
        new.born = Date(timeIntervalSinceReferenceDate: 5)
        context.insert(new)
        try context.save()
        let all = try context.fetch(FetchDescriptor<Author>())
        #expect(all == [old])
        #expect(old.born?.timeIntervalSinceReferenceDate == 5)
    }

    @Test("A unique value counts among models that nobody has asked for")
    func uniqueUnread() throws {
        context.insert(Author(name: "One"))
        try context.save()
        let other = ModelContext(context.container)
        for name in ["Two", "One", "Two"] { other.insert(Author(name: name)) }
        try other.save()
        #expect(try other.fetch(FetchDescriptor<Author>()).map(\.name) == ["One", "Two"])
        #expect(try context.fetch(FetchDescriptor<Author>()).map(\.name) == ["One", "Two"])
    }

    @Test("A model that comes again is there once", arguments: [false, true])
    func again(isSaved: Bool) throws {
        let book = Book("A")
        context.insert(book)
        context.insert(Book("B"))
        try context.save()
        for _ in 0..<3 {
            context.delete(book)
            if isSaved { try context.save() }
            #expect(try titles() == ["B"])
            context.insert(book)
            #expect(try titles().sorted() == ["A", "B"])
        }
    }

    @Test("Another context of the container sees what was saved")
    func otherContext() throws {
        let other = ModelContext(context.container)
        let book = Book("A")
        context.insert(book)
        #expect(try other.fetchCount(FetchDescriptor<Book>()) == 0)
        try context.save()
        let twin = try #require(try other.fetch(FetchDescriptor<Book>()).first)
        #expect(twin == book && twin !== book)
        twin.title = "B"
        try other.save()
        #expect(book.title == "A")
        #expect(try titles() == ["B"])
        #expect(book.title == "B")
        context.delete(book)
        try context.save()
        #expect(try other.fetch(FetchDescriptor<Book>()).isEmpty)
        #expect(twin.isDeleted)
    }

    @MainActor @Test("Changes are undone by the undo manager of the context")
    func undo() throws {
        let book = Book("A")
        context.insert(book)
        let undo = UndoManager()
        context.undoManager = undo
        undo.groupsByEvent = false
        undo.beginUndoGrouping()
        book.title = "B"
        undo.endUndoGrouping()
        undo.undo()
        #expect(book.title == "A")
        undo.redo()
        #expect(book.title == "B")
    }
}
