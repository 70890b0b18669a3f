import Testing

@testable import VitrineUIKit

/// What stops a program that uses section snapshots wrongly says what UIKit says, which identifier, where it is, and
/// what to do.
@Suite struct SectionSnapshotMisuseTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `items that are added a second time`() async {
        let appended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = NSDiffableDataSourceSectionSnapshot<String>()
            rows.append(["Food", "Drinks"])
            rows.append(["Water"], to: "Food")
            rows.append(["Tea", "Water", "Tea"], to: "Drinks")
        }
        #expect(
            text(appended).contains(
                """
                Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(
                    Water,
                    Tea
                )}
                Water is child 0 of Food, and again element 1 of the added items
                Tea is element 0 of the added items, and again element 2 of the added items
                append(_:to:): an item has one place in an outline. Delete it before adding it elsewhere, or give \
                equal items under different parents different identifiers
                """))
        let inserted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = NSDiffableDataSourceSectionSnapshot<Int>()
            rows.append([1, 2, 3])
            rows.insert([3], before: 1)
        }
        #expect(
            text(inserted).contains(
                "3 is root item 2, and again element 0 of the added items\ninsert(_:before:)"))
        let replaced = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = NSDiffableDataSourceSectionSnapshot<Int>()
            rows.append([1, 2])
            rows.append([3], to: 1)
            rows.replace(childrenOf: 2, using: rows.snapshot(of: 1))
        }
        #expect(
            text(replaced).contains("3 is child 0 of 1, and again element 0 of the added items\nreplace("))
    }

    @Test func `a parent or a neighbour that is not there`() async {
        let parent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = NSDiffableDataSourceSectionSnapshot<String>()
            rows.append(["Tea"], to: "Drinks")
        }
        #expect(
            text(parent).contains(
                "Parent item identifier does not exist in section snapshot: Drinks\nappend(_:to:): append the parent first"
            ))
        let replaced = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = NSDiffableDataSourceSectionSnapshot<String>()
            rows.replace(childrenOf: "Drinks", using: rows)
        }
        #expect(
            text(replaced).contains(
                "Parent item identifier does not exist in section snapshot: Drinks\nreplace("))
        let before = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = NSDiffableDataSourceSectionSnapshot<String>()
            rows.insert(["Tea"], before: "Milk")
        }
        #expect(
            text(before).contains(
                "Item identifier to insert before does not exist in section snapshot: Milk\n"))
        let after = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = NSDiffableDataSourceSectionSnapshot<String>()
            var tea = NSDiffableDataSourceSectionSnapshot<String>()
            tea.append(["Tea"])
            rows.insert(tea, after: "Milk")
        }
        #expect(
            text(after).contains("Item identifier to insert after does not exist in section snapshot: Milk\n")
        )
    }

    @Test func `an item that is deleted and is not there`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = NSDiffableDataSourceSectionSnapshot<String>()
            rows.append(["Tea"])
            rows.delete(["Tea", "Milk"])
        }
        #expect(
            text(result).contains("Failed to find index of item Milk\ndelete(_:): only items that are in"))
    }

    @Test(arguments: ["isExpanded", "isVisible", "level", "parent", "snapshot"])
    func `a question about an item that is not there`(_ question: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [question] in
            var rows = NSDiffableDataSourceSectionSnapshot<String>()
            rows.append(["Tea", "Milk"])
            switch question {
            case "isExpanded": _ = rows.isExpanded("Ham")
            case "isVisible": _ = rows.isVisible("Ham")
            case "level": _ = rows.level(of: "Ham")
            case "parent": _ = rows.parent(of: "Ham")
            default: _ = rows.snapshot(of: "Ham")
            }
        }
        let subject =
            switch question {
            case "parent": "Child item identifier"
            case "snapshot": "Parent item identifier"
            default: "Item identifier"
            }
        #expect(text(result).contains("Fatal error: \(subject) does not exist in section snapshot: Ham\n"))
        #expect(text(result).contains("The snapshot has 2 items; append or insert the item first"))
    }
}
