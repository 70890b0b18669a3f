import Fuzzing
import Testing

@testable import VitrineDiff

@Suite struct OutlineTests {
    /// Compares every answer with the model's; a sentence about the first that differs, or nil.
    private func mismatch(_ outline: Outline<Int>, _ model: OutlineModel) -> String? {
        if let broken = outline.brokenInvariant() { return broken }
        let rows = model.rows
        guard outline.items == model.items else { return "items \(outline.items), not \(model.items)" }
        guard outline.visibleItems == model.visibleItems else { return "visible \(outline.visibleItems)" }
        guard outline.rootItems == model.roots.map(\.id) else { return "roots \(outline.rootItems)" }
        guard outline.expandedItems == rows.filter(\.isExpanded).map(\.id) else { return "expanded" }
        guard outline.count == rows.count, outline.isEmpty == rows.isEmpty else { return "count" }
        for (index, row) in rows.enumerated() {
            guard outline.level(of: row.id) == row.level, outline.parent(of: row.id) == row.parent,
                outline.isVisible(row.id) == row.isVisible, outline.isExpanded(row.id) == row.isExpanded,
                outline.index(of: row.id) == index, outline.contains(row.id),
                outline.hasChildren(row.id) == (model.subtree(of: row.id)?.children.isEmpty == false)
            else { return "\(row)" }
        }
        guard outline == model.outline else { return "it does not equal one made anew" }
        return nil
    }

    /// Makes one edit in both; a sentence if they differ, or if an edit that was refused left a trace.
    private func mismatch(
        _ outline: inout Outline<Int>, _ model: inout OutlineModel, _ name: String,
        _ edit: (inout Outline<Int>) throws(OutlineFault) -> Void, _ expected: OutlineModel?
    ) -> String? {
        var refused = false
        do throws(OutlineFault) { try edit(&outline) } catch { refused = true }
        guard refused == (expected == nil) else { return "\(name): refused is \(refused)" }
        model = expected ?? model
        return mismatch(outline, model).map { "\(name): \($0)" }
    }

    /// Compares an edit of an outline with the model that it should give, or with nil where it is refused.
    private typealias Check = (
        _ name: String, _ expected: OutlineModel?,
        _ edit: (inout Outline<Int>) throws(OutlineFault) -> Void
    ) -> Void

    /// Appends and inserts items, also such that are there already, at an item of a forest.
    private func checkAdded(_ item: Int, _ size: Int, _ model: OutlineModel, _ check: Check) {
        for added in [[], [10], [10, 11], [10, 10], [0], [10, size / 2]] {
            let trees = added.map { Tree(id: $0) }
            check("append \(added) to \(item)", model.appending(trees, to: item)) {
                (copy) throws(OutlineFault) in try copy.append(added, to: item)
            }
            check("insert \(added) before \(item)", model.inserting(trees, at: item, distance: 0)) {
                (copy) throws(OutlineFault) in try copy.insert(added, before: item)
            }
            check("insert \(added) after \(item)", model.inserting(trees, at: item, distance: 1)) {
                (copy) throws(OutlineFault) in try copy.insert(added, after: item)
            }
        }
    }

    /// Inserts a whole outline at an item of a forest, and puts it in the place of what is below the item.
    private func checkGrafted(_ graft: OutlineModel, _ item: Int, _ model: OutlineModel, _ check: Check) {
        let trees = graft.roots
        check("graft before \(item)", model.inserting(trees, at: item, distance: 0)) {
            (copy) throws(OutlineFault) in try copy.insert(graft.outline, before: item)
        }
        check("graft after \(item)", model.inserting(trees, at: item, distance: 1)) {
            (copy) throws(OutlineFault) in try copy.insert(graft.outline, after: item)
        }
        check("replace in \(item)", model.replacingChildren(of: item, with: trees)) {
            (copy) throws(OutlineFault) in
            try copy.replaceChildren(of: item, with: graft.outline)
        }
    }

    /// Expands, collapses and deletes an item of a forest.
    private func checkStates(_ item: Int, _ size: Int, _ model: OutlineModel, _ check: Check) {
        check("expand \(item)", model.setting(true, [item])) { $0.expand([item]) }
        check("collapse \(item)", model.setting(false, [item])) { $0.collapse([item]) }
        for other in 0...size {
            check("delete \(item), \(other)", model.deleting([item, other])) {
                (copy) throws(OutlineFault) in try copy.delete([item, other])
            }
        }
    }

    @Test func `every edit of every forest of up to four items is what nested arrays give`() {
        var cases = 0
        let grafts: [OutlineModel] = [
            OutlineModel([Tree(id: 10, isExpanded: true, children: [Tree(id: 11), Tree(id: 12)])]),
            OutlineModel([Tree(id: 10), Tree(id: 1, children: [Tree(id: 2, isExpanded: true)])]),
            OutlineModel([]),
        ]
        for size in 0...4 {
            for model in OutlineModel.all(ofSize: size) {
                let outline = model.outline
                func check(
                    _ name: String, _ expected: OutlineModel?,
                    _ edit: (inout Outline<Int>) throws(OutlineFault) -> Void
                ) {
                    var copy = outline
                    var copyOfModel = model
                    cases += 1
                    if let text = mismatch(&copy, &copyOfModel, name, edit, expected) {
                        Issue.record("\(text) in \(outline.lines)")
                    }
                }
                // One more than there are, so that each call is also made with an item that is missing.
                for item in 0...size {
                    checkAdded(item, size, model, check)
                    for graft in grafts { checkGrafted(graft, item, model, check) }
                    checkStates(item, size, model, check)
                    let subtree = model.subtree(of: item)
                    let below = outline.snapshot(of: item)
                    #expect(below.map(OutlineModel.init) == subtree.map { OutlineModel($0.children) })
                    let with = outline.snapshot(of: item, includingParent: true)
                    #expect(with.map(OutlineModel.init) == subtree.map { OutlineModel([$0]) })
                }
                check("append to the root", model.appending([Tree(id: 10)], to: nil)) {
                    (copy) throws(OutlineFault) in try copy.append([10])
                }
                check("delete all", OutlineModel()) { $0.deleteAll() }
            }
        }
        #expect(cases == 44_832)
    }

    @Test(arguments: FuzzBudget.seeds(2, from: 0))
    func `a thousand random edits, one after the other, are what nested arrays give`(
        seed: Int
    ) {
        var random = SeededGenerator(seed: seed + 1)
        var outline = Outline<Int>()
        var model = OutlineModel()
        var next = 0
        for step in 0..<1000 {
            let items = model.items
            let item = items.randomElement(using: &random) ?? 0
            let added = (0..<Int.random(in: 1...3, using: &random)).map { next + $0 }
            let trees = added.map { Tree(id: $0) }
            let text: String?
            // The outline grows to about 60 items and is kept there.
            switch Int.random(in: items.count > 60 ? 4...9 : 0...9, using: &random) {
            case 0:
                let parent = Bool.random(using: &random) ? nil : item
                text = mismatch(
                    &outline, &model, "append",
                    { (copy) throws(OutlineFault) in try copy.append(added, to: parent) },
                    model.appending(trees, to: parent))
            case 1:
                text = mismatch(
                    &outline, &model, "before",
                    { (copy) throws(OutlineFault) in try copy.insert(added, before: item) },
                    model.inserting(trees, at: item, distance: 0))
            case 2:
                text = mismatch(
                    &outline, &model, "after",
                    { (copy) throws(OutlineFault) in try copy.insert(added, after: item) },
                    model.inserting(trees, at: item, distance: 1))
            case 3, 4:
                // Children of another item, which may be below this one, above it or elsewhere.
                let other = items.randomElement(using: &random) ?? 0
                let replacement = outline.snapshot(of: other) ?? Outline()
                text = mismatch(
                    &outline, &model, "replace",
                    { (copy) throws(OutlineFault) in try copy.replaceChildren(of: item, with: replacement) },
                    model.replacingChildren(of: item, with: OutlineModel(replacement).roots))
            case 5:
                text = mismatch(
                    &outline, &model, "delete",
                    { (copy) throws(OutlineFault) in try copy.delete([item]) }, model.deleting([item]))
            case 6, 7:
                text = mismatch(
                    &outline, &model, "expand", { $0.expand([item, 100_000]) }, model.setting(true, [item]))
            default:
                text = mismatch(
                    &outline, &model, "collapse", { $0.collapse([item]) }, model.setting(false, [item]))
            }
            next += 3
            if let text {
                Issue.record("step \(step): \(text)")
                return
            }
        }
        #expect(outline.links.count < 400, "places that became free are used again")
    }

    @Test func `a copy and its source change apart`() throws {
        var first = Outline<Int>()
        try first.append([1, 2, 3])
        var second = first
        try second.append([4], to: 1)
        second.expand([1])
        try first.delete([2])
        #expect(first.lines == ["-* 1", "-* 3"])
        #expect(second.lines == ["+* 1", "  -* 4", "-* 2", "-* 3"])
    }

    @Test func `a fault names the identifiers and both places of each`() throws {
        var outline = Outline<String>()
        try outline.append(["Food", "Drinks"])
        try outline.append(["Apple", "Bread"], to: "Food")
        let before = outline
        let fault = #expect(throws: OutlineFault.self) {
            try outline.append(["Tea", "Bread", "Drinks", "Tea"], to: "Drinks")
        }
        #expect(fault?.kind == .duplicates && fault?.identifiers == ["Bread", "Drinks", "Tea"])
        #expect(
            fault?.places == [
                "Bread is child 1 of Food, and again element 1 of the added items",
                "Drinks is root item 1, and again element 2 of the added items",
                "Tea is element 0 of the added items, and again element 3 of the added items",
            ])
        #expect(outline == before && outline.brokenInvariant() == nil)
        let missing = #expect(throws: OutlineFault.self) { try outline.delete(["Apple", "Fish", "Soup"]) }
        #expect(missing?.kind == .missingItem && missing?.identifiers == ["Fish", "Soup"])
        #expect(outline == before)
    }
}
