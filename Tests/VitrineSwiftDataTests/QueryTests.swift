import Foundation
import Fuzzing
import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

@testable import VitrineSwiftData

@MainActor
@Suite("Queries of views")
struct QueryTests {
    private final class Counter { var count = 0 }

    private struct Titles: View {
        let counter: Counter
        @Query(sort: \Book.title) private var books: [Book]
        @Environment(\.modelContext) private var context

        init(_ counter: Counter, longer pages: Int = 0) {
            self.counter = counter
            _books = Query(filter: #Predicate { $0.pages >= pages }, sort: \.title)
        }

        var body: some View {
            counter.count += 1
            return VStack {
                Text("all: " + books.map(\.title).joined(separator: ","))
                Button("Add") { context.insert(Book("new", pages: 9)) }
            }
        }
    }

    private func host(_ view: some View) -> (TestHost, Counter) {
        (TestHost(view, size: CGSize(width: 300, height: 200)), Counter())
    }

    @Test("A view shows what is in the container, and what comes, changes and goes")
    func live() throws {
        let container = try makeContainer()
        let context = container.mainContext
        for title in ["C", "A"] { context.insert(Book(title, pages: 5)) }
        let counter = Counter()
        let host = TestHost(
            Titles(counter).modelContainer(container), size: CGSize(width: 300, height: 200))
        host.settle()
        host.expect(text: "all: A,C")
        #expect(counter.count == 1)
        let book = Book("B", pages: 5)
        host.perform { context.insert(book) }
        host.settle()
        host.expect(text: "all: A,B,C")
        host.perform { book.title = "Z" }
        host.settle()
        host.expect(text: "all: A,C,Z")
        host.find(text: "Add").tap()
        host.settle()
        host.expect(text: "all: A,C,Z,new")
        host.perform { context.delete(book) }
        host.settle()
        host.expect(text: "all: A,C,new")
        #expect(counter.count == 5)
    }

    private struct Filtered: View {
        let counter: Counter
        @State private var pages = 0
        var body: some View {
            VStack {
                Button("More") { pages += 5 }
                Titles(counter, longer: pages)
            }
        }
    }

    @Test("Another predicate finds other models; the same one does not look again")
    func predicates() throws {
        let container = try makeContainer()
        for (title, pages) in [("A", 3), ("B", 6), ("C", 12)] {
            container.mainContext.insert(Book(title, pages: pages))
        }
        let host = TestHost(
            Filtered(counter: Counter()).modelContainer(container), size: CGSize(width: 300, height: 200))
        for expected in ["all: A,B,C", "all: B,C", "all: C", "all: "] {
            host.settle()
            host.expect(text: expected)
            host.find(text: "More").tap()
        }
    }

    @Test("Models that pass a predicate through a change come and go")
    func passing() throws {
        let container = try makeContainer()
        let books = (0..<30).map { Book("\($0 / 10)\($0 % 10)", pages: $0 % 3 == 0 ? 1 : 0) }
        for book in books { container.mainContext.insert(book) }
        let host = TestHost(
            Titles(Counter(), longer: 1).modelContainer(container), size: CGSize(width: 600, height: 200))
        for index in [4, 3, 7, 4, 29, 0] {
            host.perform { books[index].pages = 1 - books[index].pages }
            host.settle()
            let expected = books.filter { $0.pages >= 1 }.map(\.title).sorted().joined(separator: ",")
            host.expect(text: "all: \(expected)")
        }
    }

    @Test("However many change, come and go at once, a query has what is looked for", arguments: 1...5)
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let container = try makeContainer()
        let context = container.mainContext
        let results = QueryResults<Book>()
        let pages = 3
        let descriptor = FetchDescriptor<Book>(
            predicate: #Predicate { $0.pages >= pages },
            sortBy: [SortDescriptor(\.pages), SortDescriptor(\.title, order: .reverse)])
        var books: [Book] = []
        for round in 0..<300 {
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let book = books.randomElement(using: &random) ?? Book("0")
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    books.append(Book("\(round % 20)", pages: round % 9))
                    context.insert(books.last!)
                case 1: context.delete(book)
                case 2: if books.contains(book) { context.insert(book) }
                case 3: book.title = "\(Int.random(in: 0..<30, using: &random))"
                default: book.pages = Int.random(in: 0..<9, using: &random)
                }
            }
            if round % 7 == 0 { try context.save() }
            results.prepare(context, descriptor, nil)
            let found = results.models
            #expect(found == (try context.fetch(descriptor)))
            #expect(Set(found).count == found.count)
        }
    }

    @Test("Without a container there are no models")
    func noContainer() {
        let host = TestHost(Titles(Counter()), size: CGSize(width: 300, height: 200))
        host.settle()
        host.expect(text: "all: ")
    }

    private struct Detail: View {
        @Bindable var book: Book
        var body: some View {
            VStack {
                Text("title: \(book.title)")
                Toggle(
                    "Long",
                    isOn: Binding {
                        book.pages > 100
                    } set: {
                        book.pages = $0 ? 200 : 1
                    })
                TextField("Title", text: $book.title)
            }
        }
    }

    @Test("A view of one model follows it, and writes to it")
    func bindable() throws {
        let book = Book("A")
        let host = TestHost(Detail(book: book), size: CGSize(width: 300, height: 200))
        host.settle()
        host.expect(text: "title: A")
        host.perform { book.title = "B" }
        host.settle()
        host.expect(text: "title: B")
    }

    private struct Found: View {
        @Query(
            filter: #Predicate<Book> { $0.title.localizedStandardContains("É") && $0.author?.name == nil },
            sort: [.init(\Book.pages, order: .reverse)], animation: .default) private var books: [Book]
        var body: some View { Text(books.map(\.title).joined(separator: ",")) }
    }

    @Test("Predicates find texts as the user's language has them, and look through relationships")
    func localized() throws {
        let container = try makeContainer()
        for (title, pages) in [("Eta", 1), ("été", 2), ("No", 3)] {
            container.mainContext.insert(Book(title, pages: pages))
        }
        container.mainContext.insert(Book("Emma", author: Author(name: "A")))
        let host = TestHost(Found().modelContainer(container), size: CGSize(width: 300, height: 200))
        host.settle()
        host.expect(text: "été,Eta")
    }

    @Test("Predicates are the same that look for the same")
    func meanings() {
        func meaning(_ text: String, _ pages: Int) -> PredicateMeaning {
            PredicateMeaning(
                #Predicate<Book> { $0.title.localizedStandardContains(text) && $0.pages > pages })
        }
        #expect(meaning("a", 1) == meaning("a", 1))
        #expect(meaning("a", 1) != meaning("b", 1))
        #expect(meaning("a", 1) != meaning("a", 2))
        #expect(
            PredicateMeaning(#Predicate<Book> { $0.pages > 1 })
                != PredicateMeaning(#Predicate<Book> { $0.pages < 1 }))
        #expect(
            PredicateMeaning(#Predicate<Book> { $0.note == nil })
                == PredicateMeaning(#Predicate<Book> { $0.note == nil }))
        #expect(
            PredicateMeaning(#Predicate<Book> { $0.note == nil })
                != PredicateMeaning(#Predicate<Book> { $0.author?.name == nil }))
        #expect(PredicateMeaning(Predicate<Book>?.none) == PredicateMeaning(Predicate<Book>?.none))
    }

    private struct Titled: View {
        let title: String
        @Query private var books: [Book]
        @State private var isOpen = false
        var body: some View { Text("\(title): \(books.count)") }
    }

    @Test("A view with a query has its memberwise initialiser")
    func memberwise() throws {
        let host = TestHost(
            Titled(title: "none").modelContainer(try makeContainer()), size: CGSize(width: 300, height: 200))
        host.settle()
        host.expect(text: "none: 0")
    }

    private struct Prepared: View {
        @Environment(\.modelContext) private var context
        @Query(animation: .default) private var authors: [Author]
        var body: some View {
            Text("\(authors.count) authors, \(context.autosaveEnabled)")
                .onAppear { context.insert(Author(name: "One")) }
        }
    }

    @Test("A container that the views make is there once, and saves by itself")
    func made() {
        var made: [ModelContainer] = []
        let view = Prepared().modelContainer(for: [Author.self], inMemory: true) { result in
            if case .success(let container) = result { made.append(container) }
        }
        let host = TestHost(view, size: CGSize(width: 300, height: 200))
        host.settle()
        host.expect(text: "1 authors, true")
        #expect(made.count == 1)
    }
}
