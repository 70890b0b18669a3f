import Foundation
import Testing
import VitrineModelStore

@testable import VitrineSwiftData

enum First {
    @Model final class Note {
        var text: String
        var old = 1
        init(text: String) { self.text = text }
    }
}

enum Second {
    @Model final class Note {
        @Attribute(originalName: "text") var body: String
        var count = 5
        var color: String?
        init(body: String) { self.body = body }
    }
}

@Suite("Models in files")
final class StoreTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    private let url: URL

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        url = folder.appending(path: "Models.store")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test("What was saved is there when the file is opened again")
    func reopening() throws {
        let context = ModelContext(try makeContainer(url))
        let author = Author(name: "O'Neill")
        author.born = Date(timeIntervalSinceReferenceDate: 1.25)
        let book = Book("A\u{0}B", pages: 3, genre: .poem, author: author)
        book.tags = ["x", "y"]
        book.write(nil)
        context.insert(book)
        context.insert(Book("Second"))
        try context.save()

        let again = ModelContext(try makeContainer(url))
        let books = try again.fetch(FetchDescriptor<Book>())
        #expect(books.map(\.title) == ["A\u{0}B", "Second"])
        #expect(
            (books[0].pages, books[0].genre, books[0].tags, books[0].note) == (3, .poem, ["x", "y"], nil))
        #expect(books[0].author?.name == "O'Neill")
        #expect(books[0].author?.born?.timeIntervalSinceReferenceDate == 1.25)
        #expect(books[0].author?.books == [books[0]])
        #expect(books[1].author == nil)
        again.delete(books[0])
        try again.save()
        #expect(try ModelContext(try makeContainer(url)).fetchCount(FetchDescriptor<Book>()) == 1)
    }

    @Test("A file from before has the new names, and defaults for what is new")
    func migration() throws {
        func container(_ type: any PersistentModel.Type) throws -> ModelContainer {
            try ModelContainer(for: Schema([type]), configurations: ModelConfiguration(url: url))
        }
        let first = ModelContext(try container(First.Note.self))
        first.insert(First.Note(text: "hello"))
        try first.save()
        let second = ModelContext(try container(Second.Note.self))
        let note = try #require(try second.fetch(FetchDescriptor<Second.Note>()).first)
        #expect((note.body, note.count, note.color) == ("hello", 5, nil))
        note.color = "red"
        try second.save()
        #expect(
            try ModelContext(try container(Second.Note.self)).fetch(FetchDescriptor<Second.Note>()).first?
                .color == "red")
    }

    @Test("Constants are kept, and a model may have an id of its own")
    func constants() throws {
        func context() throws -> ModelContext {
            ModelContext(try ModelContainer(for: Ticket.self, configurations: ModelConfiguration(url: url)))
        }
        #expect(
            Entity.of(Ticket.self).properties.map(\.name) == ["id", "default", "count", "seats", "range"])
        let id = UUID()
        let ticket = Ticket(id: id, number: 5)
        ticket.range = 1...3
        ticket.count = 7
        ticket.seats.append("b")
        let first = try context()
        first.insert(ticket)
        try first.save()
        let again = try #require(try context().fetch(FetchDescriptor<Ticket>()).first)
        #expect((again.id, again.default, again.range, again.fixed) == (id, 5, 1...3, 3))
        #expect((again.count, again.seats) == (7, ["a", "b"]))
        #expect(again.persistentModelID == ticket.persistentModelID)
    }

    @Test("A file that is no store is an error that names it")
    func noStore() throws {
        try Data(repeating: 7, count: 4_000).write(to: url)
        let error = #expect(throws: StoreError.self) { try makeContainer(url) }
        #expect(error?.description.contains(url.path) == true)
    }

    @Test("A configuration that does not allow it is not saved")
    func readOnly() throws {
        _ = try makeContainer(url)
        let container = try ModelContainer(
            for: Author.self, configurations: ModelConfiguration(url: url, allowsSave: false))
        let context = ModelContext(container)
        context.insert(Book("A"))
        #expect(throws: StoreError.self) { try context.save() }
        #expect(context.hasChanges)
    }
}
