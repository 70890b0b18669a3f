import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// A film that is the same as long as its number is: instances come anew with every download.
private final class ClassFilm: Hashable, @unchecked Sendable {
    let id: Int
    var title: String

    init(_ id: Int, _ title: String) {
        self.id = id
        self.title = title
    }

    static func == (first: ClassFilm, second: ClassFilm) -> Bool { first.id == second.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A film that is compared by everything it says, and changes in place.
private final class Draft: Hashable, @unchecked Sendable {
    let id: Int
    var title: String

    init(_ id: Int, _ title: String) {
        self.id = id
        self.title = title
    }

    static func == (first: Draft, second: Draft) -> Bool {
        first.id == second.id && first.title == second.title
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
    }
}

/// As models that came from Objective-C.
private final class ClassRecord: NSObject, @unchecked Sendable {
    let id: Int
    var title: String

    init(_ id: Int, _ title: String) {
        self.id = id
        self.title = title
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? ClassRecord)?.id == id }
    override var hash: Int { id }
}

@MainActor
private final class Library<Item: Hashable & Sendable>: ObservableObject {
    @Published var rows: [CollectionRow<Int, Item>]
    /// Counts changes that `rows` do not show.
    @Published var edition = 0

    init(_ rows: [CollectionRow<Int, Item>]) { self.rows = rows }
}

/// Rows of buttons on a television.
@MainActor
private final class Wall<Item: Hashable & Sendable> {
    struct Page: View {
        @ObservedObject var library: Library<Item>
        let title: (Item) -> String
        let select: (String) -> Void

        var body: some View {
            CollectionView(rows: library.rows) { _, _ in
                ShelfFixture.section
            } cell: { _, item in
                let title = title(item)
                Button {
                    select(title)
                } label: {
                    Text(title).frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            } supplementaryView: { _, _ in
                Text("Row")
            }
            .ignoresSafeArea()
        }
    }

    let library: Library<Item>
    let host: TestHost
    private var selected: [String] = []

    init(_ rows: [[Item]], title: @escaping (Item) -> String) {
        library = Library(rows.enumerated().map { CollectionRow(section: $0, items: $1) })
        var record: (String) -> Void = { _ in }
        host = TestHost(
            Page(library: library, title: title) { record($0) }, device: .appleTV,
            safeArea: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
        record = { [weak self] in self?.selected.append($0) }
        host.settle()
    }

    /// What the button with the focus shows, by pressing it.
    var focused: String? {
        selected = []
        host.press(.select)
        host.settle()
        return selected.first
    }

    func show(_ rows: [[Item]]) {
        library.rows = rows.enumerated().map { CollectionRow(section: $0, items: $1) }
        host.settle()
    }
}

@MainActor
@Suite("Models that are classes in a collection", .serialized)
struct ClassModelTests {
    @Test("The focus follows a film whose instance is another after each download")
    func downloaded() {
        func films(_ edition: String) -> [ClassFilm] { (0..<8).map { ClassFilm($0, "\(edition)\($0)") } }
        let wall = Wall([films("a"), [ClassFilm(100, "z")]], title: \.title)
        wall.host.press([.right, .right])
        wall.host.settle()
        #expect(wall.focused == "a2")
        wall.show([films("b").reversed(), [ClassFilm(100, "z")]])
        #expect(wall.focused == "b2")
        wall.show([films("c"), [ClassFilm(100, "z")]])
        #expect(wall.focused == "c2")
        wall.show([[ClassFilm(100, "z")], films("d")])
        #expect(wall.focused == "d2")
    }

    @Test("The focus follows an object that changed in place what it is compared by")
    func changedInPlace() {
        let drafts = (0..<8).map { Draft($0, "a\($0)") }
        let wall = Wall([drafts, [Draft(100, "z")]], title: \.title)
        wall.host.press([.right, .right])
        wall.host.settle()
        #expect(wall.focused == "a2")
        // Only in place: the rows are the same objects.
        for draft in drafts { draft.title = "b\(draft.id)" }
        wall.library.edition += 1
        wall.host.settle()
        #expect(wall.focused == "b2")
        // In place, and in another order.
        for draft in drafts { draft.title = "c\(draft.id)" }
        wall.show([drafts.reversed(), [Draft(100, "z")]])
        #expect(wall.focused == "c2")
        for draft in drafts { draft.title = "d\(draft.id)" }
        wall.show([[Draft(100, "z")], drafts.filter { $0.id != 5 }])
        #expect(wall.focused == "d2")
    }

    @Test("The focus follows objects that are equal as Objective-C's are")
    func objects() {
        func records(_ edition: String) -> [ClassRecord] {
            (0..<8).map { ClassRecord($0, "\(edition)\($0)") }
        }
        let wall = Wall([records("a")], title: \.title)
        wall.host.press([.right])
        wall.host.settle()
        wall.show([records("b").reversed()])
        #expect(wall.focused == "b1")
    }
}
