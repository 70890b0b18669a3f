public import Foundation
public import VitrineSwiftData

@Model
final class Author {
    @Attribute(.unique) var name: String
    var born: Date?
    @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []

    init(name: String) { self.name = name }
}

/// With constants, and a name of its own for what names it.
@Model
public class Ticket {
    public let id: UUID
    static let kind = "ticket"
    let fixed = 3
    var `default`: Int
    var count = 0 { didSet { count = -1 } }
    var seats: [String]
    {
        didSet { seats = [] }
    }
    var range: ClosedRange<Int>?

    init(id: UUID, number: Int) {
        self.id = id
        self.default = number
        seats = ["a"]
    }
}

enum Genre: String, Codable { case novel, poem }

@Model
final class Book {
    var title: String
    var pages = 0
    /* a comment with a { and a " */
    var genre: Genre
    private(set) var note: String? = "a \"note\" with a } in it"
    var tags: [String] = []
    var author: Author?
    @Transient var isOpen = false
    var length: Int { pages * 2 }

    init(_ title: String, pages: Int = 0, genre: Genre = .novel, author: Author? = nil) {
        self.title = title
        self.pages = pages
        self.genre = genre
        self.author = author
    }

    func write(_ note: String?) { self.note = note }
}

func makeContainer(_ url: URL? = nil) throws -> ModelContainer {
    let configuration =
        url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(isStoredInMemoryOnly: true)
    return try ModelContainer(for: Author.self, configurations: configuration)
}
