import Foundation
import Testing
import VitrineFoundation
import VitrineUIKit

@MainActor
@Suite("Sections by first letters")
struct IndexedCollationTests {
    private final class Person: NSObject {
        let name: String
        init(_ name: String) { self.name = name }
        func title() -> String { name }
    }

    private let title = Selector(method: "title", of: Person.self, { $0.title })
    private let collation = UILocalizedIndexedCollation.current()

    @Test("There is a section for each letter, and one for the rest")
    func titles() {
        #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
        #expect(collation.sectionIndexTitles.first == "A")
        #expect(collation.section(forSectionIndexTitle: 2) == 2)
    }

    @Test(
        "Accents and case do not count",
        arguments: [
            ("anna", 0), ("Özil", 14), ("Élan", 4), ("zoe", 25), ("9 Lives", 26), ("", 26), ("\u{4E2D}", 26),
        ])
    func sections(name: String, section: Int) {
        #expect(collation.section(for: Person(name), collationStringSelector: title) == section)
    }

    @Test("Objects are sorted by their texts; equal ones stay in their order")
    func sorting() throws {
        let people = ["bob", "Anna", "Carl", "anna"].map { Person($0) }
        let sorted = collation.sortedArray(from: people, collationStringSelector: title)
        #expect(sorted.compactMap { ($0 as? Person)?.name } == ["Anna", "anna", "bob", "Carl"])
    }
}
