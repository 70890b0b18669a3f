import Foundation
import Testing

@testable import VitrineSwiftData

@ModelActor
private actor Importer {
    func add(_ titles: [String]) throws -> [PersistentIdentifier] {
        let books = titles.map { Book($0) }
        for book in books { modelContext.insert(book) }
        try modelContext.save()
        return books.map(\.persistentModelID)
    }

    func title(_ id: PersistentIdentifier) -> String? { self[id, as: Book.self]?.title }
}

@Suite("Actors with models")
struct ModelActorTests {
    @Test("What an actor saves others see")
    func saving() async throws {
        let container = try makeContainer()
        let importer = Importer(modelContainer: container)
        let ids = try await importer.add(["A", "B"])
        #expect(await importer.title(ids[1]) == "B")
        let context = ModelContext(container)
        #expect(try context.fetch(FetchDescriptor<Book>()).map(\.title) == ["A", "B"])
        #expect((context.model(for: ids[0]) as? Book)?.title == "A")
    }
}
