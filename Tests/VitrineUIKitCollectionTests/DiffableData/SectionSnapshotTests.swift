import Testing

@testable import VitrineUIKit

@MainActor
@Suite struct SectionSnapshotTests {
    typealias Rows = NSDiffableDataSourceSectionSnapshot<String>

    private func menu() -> Rows {
        var rows = Rows()
        rows.append(["Food", "Drinks"])
        rows.append(["Fruit", "Bread"], to: "Food")
        rows.append(["Apple", "Pear"], to: "Fruit")
        return rows
    }

    @Test func `items are in reading order, whatever is expanded; collapsed is the default`() {
        var rows = menu()
        #expect(rows.items == ["Food", "Fruit", "Apple", "Pear", "Bread", "Drinks"])
        #expect(rows.rootItems == ["Food", "Drinks"])
        #expect(rows.visibleItems == ["Food", "Drinks"] && rows.expandedItems == [])
        #expect(rows.level(of: "Pear") == 2 && rows.level(of: "Drinks") == 0)
        #expect(rows.parent(of: "Pear") == "Fruit" && rows.parent(of: "Food") == nil)
        #expect(rows.index(of: "Pear") == 3 && rows.index(of: "Tea") == nil)
        #expect(rows.contains("Pear") && !rows.contains("Tea"))
        // The child of a collapsed parent keeps its state, and so does an item without children.
        rows.expand(["Fruit", "Drinks", "Tea"])
        #expect(rows.visibleItems == ["Food", "Drinks"])
        #expect(rows.isExpanded("Fruit") && rows.isExpanded("Drinks") && !rows.isExpanded("Food"))
        #expect(!rows.isVisible("Apple") && !rows.isVisible("Fruit") && rows.isVisible("Food"))
        rows.expand(["Food"])
        #expect(rows.visibleItems == ["Food", "Fruit", "Apple", "Pear", "Bread", "Drinks"])
        #expect(rows.expandedItems == ["Food", "Fruit", "Drinks"])
        rows.append(["Tea"], to: "Drinks")
        #expect(rows.isVisible("Tea"))
        rows.collapse(["Food", "nobody"])
        #expect(rows.visibleItems == ["Food", "Drinks", "Tea"] && rows.isExpanded("Fruit"))
    }

    @Test func `inserting after an item puts the new ones behind its descendants`() {
        var rows = menu()
        rows.expand(rows.items)
        rows.insert(["Plum"], before: "Pear")
        rows.insert(["Cheese", "Ham"], after: "Fruit")
        rows.insert(["Sweets"], after: "Food")
        rows.insert([], before: "nobody")
        rows.append([], to: "nobody")
        #expect(
            rows.visibleItems == [
                "Food", "Fruit", "Apple", "Plum", "Pear", "Cheese", "Ham", "Bread", "Sweets", "Drinks",
            ])
        #expect(rows.parent(of: "Ham") == "Food" && rows.parent(of: "Sweets") == nil)
        rows.delete(["Fruit", "Apple", "Sweets", "Sweets"])
        #expect(rows.items == ["Food", "Cheese", "Ham", "Bread", "Drinks"])
        rows.deleteAll()
        #expect(rows.items == [])
    }

    @Test func `snapshots of a part, and snapshots put into a snapshot, keep their states`() {
        var rows = menu()
        rows.expand(["Fruit"])
        let part = rows.snapshot(of: "Food")
        #expect(
            part.rootItems == ["Fruit", "Bread"] && part.visibleItems == ["Fruit", "Apple", "Pear", "Bread"])
        let whole = rows.snapshot(of: "Food", includingParent: true)
        #expect(whole.rootItems == ["Food"] && whole.items == ["Food", "Fruit", "Apple", "Pear", "Bread"])
        #expect(rows.snapshot(of: "Drinks").items == [])

        var others = Rows()
        others.append(["Tea", "Milk"])
        others.append(["Green", "Black"], to: "Tea")
        others.expand(["Tea"])
        var copy = Rows(rows)
        copy.replace(childrenOf: "Drinks", using: others)
        copy.expand(["Drinks"])
        #expect(copy.visibleItems == ["Food", "Drinks", "Tea", "Green", "Black", "Milk"])
        // What is replaced may come again.
        others.delete(["Green"])
        copy.replace(childrenOf: "Drinks", using: others)
        #expect(copy.visibleItems == ["Food", "Drinks", "Tea", "Black", "Milk"])
        #expect(rows.items.count == 6)

        rows.insert(others, before: "Drinks")
        #expect(rows.rootItems == ["Food", "Tea", "Milk", "Drinks"])
        rows = menu()
        rows.insert(others, after: "Food")
        #expect(rows.rootItems == ["Food", "Tea", "Milk", "Drinks"] && rows.isExpanded("Tea"))
    }

    @Test func `a snapshot describes itself`() {
        var rows = menu()
        rows.expand(["Food"])
        #expect(
            rows.visualDescription() == """
                <NSDiffableDataSourceSectionSnapshot<String>: 6 items
                +* Food
                  -* Fruit
                    -  Apple
                    -  Pear
                  -* Bread
                -* Drinks
                >
                """)
    }
}
