import Foundation
import Testing
import VitrineModelStore

@testable import VitrineSwiftData

@Model
final class Stranger {
    var name = ""
    init() {}
}

@Model
final class Card {
    var holder: Stranger
    init(holder: Stranger) { self.holder = holder }
}

@Suite("Models that do not belong")
struct ModelFaultTests {
    private func said(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("A model that the container does not have is named, with where to name it")
    func unknownModel() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ModelContext(try makeContainer()).insert(Stranger())
        }
        #expect(said(result).contains("the container has no 'Stranger': name Stranger.self where it is made"))
    }

    @Test("A model belongs to one context")
    func otherContext() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = try makeContainer()
            let (one, other) = (ModelContext(container), ModelContext(container))
            let book = Book("A")
            one.insert(book)
            withExtendedLifetime(one) { other.insert(book) }
        }
        #expect(said(result).contains("a Book is in another context"))
    }

    @Test("A relationship that must have a model and lost it says so")
    func lostModel() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = try ModelContainer(
                for: Card.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            let context = ModelContext(container)
            let holder = Stranger()
            context.insert(Card(holder: holder))
            try context.save()
            context.delete(holder)
            try context.save()
            let other = ModelContext(container)
            print(try other.fetch(FetchDescriptor<Card>())[0].holder.name)
        }
        #expect(said(result).contains("Card.holder leads to a model that was deleted"))
    }

    @Test("Fetching what the container does not have is an error that names it")
    func unknownFetch() throws {
        let context = ModelContext(try makeContainer())
        let error = #expect(throws: StoreError.self) { try context.fetch(FetchDescriptor<Stranger>()) }
        #expect(error?.description == "the container has no 'Stranger': name Stranger.self where it is made.")
    }

    @Test("A configuration for each model, and one that none has")
    func configurations() throws {
        let memory = ModelConfiguration("a", schema: Schema([Author.self]), isStoredInMemoryOnly: true)
        _ = try ModelContainer(for: Schema([Author.self]), configurations: [memory])
        let error = #expect(throws: StoreError.self) {
            try ModelContainer(for: Schema([Author.self, Stranger.self]), configurations: [memory])
        }
        #expect(error?.description.contains("'Stranger'") == true)
    }

    @Test("Counts and deny are checked before anything is kept")
    func rules() throws {
        let context = ModelContext(
            try ModelContainer(
                for: Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        let shelf = Shelf()
        context.insert(shelf)
        #expect(throws: StoreError.self) { try context.save() }
        shelf.plants = [Plant()]
        try context.save()
        context.delete(shelf)
        #expect(throws: StoreError.self) { try context.save() }
        context.rollback()
        #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 1)
    }
}

@Model
final class Shelf {
    @Relationship(deleteRule: .deny, minimumModelCount: 1, maximumModelCount: 2) var plants: [Plant] = []
    init() {}
}

@Model
final class Plant {
    var shelf: Shelf?
    init() {}
}
