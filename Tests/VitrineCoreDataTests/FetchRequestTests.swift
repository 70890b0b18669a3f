import Foundation
import SwiftUITestSupport
import Testing
import VitrineFoundation
import VitrineSwiftUI
import VitrineTesting

@testable import VitrineCoreData

@MainActor
@Suite("Objects that views show")
struct FetchRequestTests {
    private final class Counter { var count = 0 }

    private struct Titles: View {
        let counter: Counter
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)])
        private var books: FetchedResults<Book>
        @Environment(\.managedObjectContext) private var context

        var body: some View {
            counter.count += 1
            return VStack {
                Text("all: " + books.map { $0.title ?? "-" }.joined(separator: ","))
                Button("Add") { addBook("new", context) }
                Button("Long") { books.nsPredicate = NSPredicate(format: "pages > 20") }
                Button("Back") { books.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
                Button("Save") { try? context.save() }
            }
        }
    }

    @Test("A view shows what is in its context, and what comes, changes and goes")
    func live() throws {
        let container = try makeContainer()
        let context = container.viewContext
        let books = ["C", "A"].map { addBook($0, context) }
        let counter = Counter()
        let host = TestHost(
            Titles(counter: counter).environment(\.managedObjectContext, context),
            size: CGSize(width: 300, height: 300))
        host.settle()
        host.expect(text: "all: A,C")
        #expect(counter.count == 1)
        host.perform { books[0].title = "B" }
        host.settle()
        host.expect(text: "all: A,B")
        host.find(text: "Add").tap()
        host.settle()
        host.expect(text: "all: A,B,new")
        host.find(text: "Save").tap()
        host.settle()
        host.perform { context.delete(books[1]) }
        host.settle()
        host.expect(text: "all: B,new")
        #expect(counter.count == 4)
    }

    @Test("A view may ask for others, in another order")
    func configuration() throws {
        let context = try makeContainer().viewContext
        for (title, pages) in [("A", 10), ("B", 30), ("C", 40)] {
            addBook(title, pages: Int32(pages), context)
        }
        let host = TestHost(
            Titles(counter: Counter()).environment(\.managedObjectContext, context),
            size: CGSize(width: 300, height: 300))
        host.settle()
        host.find(text: "Long").tap()
        host.settle()
        host.expect(text: "all: B,C")
        host.find(text: "Back").tap()
        host.settle()
        host.expect(text: "all: C,B")
    }

    private struct Filtered: View {
        let counter: Counter
        @State private var name = "a"
        var body: some View {
            VStack {
                Button("Other") { name = "b" }
                Matches(counter: counter, name: name)
            }
        }
    }

    private struct Matches: View {
        let counter: Counter
        @FetchRequest private var books: FetchedResults<Book>

        init(counter: Counter, name: String) {
            self.counter = counter
            _books = FetchRequest(
                sortDescriptors: [SortDescriptor(\Book.title)],
                predicate: NSPredicate(format: "title CONTAINS[c] %@", name))
        }

        var body: some View {
            counter.count += 1
            return Text("found: " + books.map { $0.title ?? "-" }.joined(separator: ","))
        }
    }

    @Test("Another predicate finds others")
    func predicates() throws {
        let context = try makeContainer().viewContext
        for title in ["Ab", "Ac", "Bd"] { addBook(title, context) }
        let host = TestHost(
            Filtered(counter: Counter()).environment(\.managedObjectContext, context),
            size: CGSize(width: 300, height: 200))
        host.settle()
        host.expect(text: "found: Ab,Ac")
        host.find(text: "Other").tap()
        host.settle()
        host.expect(text: "found: Ab,Bd")
    }

    private struct Sections: View {
        @SectionedFetchRequest(
            sectionIdentifier: \Book.initial, sortDescriptors: [SortDescriptor(\Book.title)])
        private var sections: SectionedFetchResults<String, Book>

        var body: some View {
            Text(
                sections.map { "\($0.id): " + $0.map { $0.title ?? "-" }.joined(separator: ",") }.joined(
                    separator: "; "))
        }
    }

    @Test("Sections of objects with the same value")
    func sections() throws {
        let context = try makeContainer().viewContext
        for title in ["B1", "A1", "A2"] { addBook(title, context) }
        let host = TestHost(
            Sections().environment(\.managedObjectContext, context), size: CGSize(width: 300, height: 100))
        host.settle()
        host.expect(text: "A: A1,A2; B: B1")
        host.perform { addBook("C1", context) }
        host.settle()
        host.expect(text: "A: A1,A2; B: B1; C: C1")
    }

    private struct Shelves: View {
        @FetchRequest(sortDescriptors: []) private var shelves: FetchedResults<Shelf>
        var body: some View { Text("shelves: \(shelves.count)") }
    }

    @Test("An empty order, and a request without its type, mean those that Xcode's templates do")
    func templates() throws {
        let context = try makeContainer().viewContext
        _ = Shelf(context: context)
        let request = Shelf.fetchRequest()
        request.fetchLimit = 1
        #expect(try context.fetch(request).first?.name == nil)
        let host = TestHost(
            Shelves().environment(\.managedObjectContext, context), size: CGSize(width: 200, height: 50))
        host.settle()
        host.expect(text: "shelves: 1")
    }

    private struct Row: View {
        @ObservedObject var book: Book
        var body: some View { Text("\(book.title ?? "-") \(book.pages)") }
    }

    @Test("A view that observes an object shows its changes")
    func observed() throws {
        let context = try makeContainer().viewContext
        let book = addBook("A", pages: 1, context)
        let host = TestHost(Row(book: book), size: CGSize(width: 200, height: 50))
        host.settle()
        host.expect(text: "A 1")
        host.perform { book.pages = 2 }
        host.settle()
        host.expect(text: "A 2")
    }

    @Test("Without a context there is nothing")
    func withoutContext() {
        let host = TestHost(Titles(counter: Counter()), size: CGSize(width: 300, height: 300))
        host.settle()
        host.expect(text: "all: ")
    }
}
