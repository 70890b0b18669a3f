import Testing

@testable import VitrineDiff

/// How an outline follows a flat list of what is to be visible.
@Suite struct OutlineShowingTests {
    /// Parents of any items, all expanded but those given.
    private func outline(_ rows: [(String, String?)], collapsed: [String] = []) throws -> Outline<String> {
        var outline = Outline<String>()
        for (item, parent) in rows { try outline.append([item], to: parent) }
        outline.expand(outline.items)
        outline.collapse(collapsed)
        return outline
    }

    @Test func `every list over every forest of up to four items is shown exactly`() {
        // Two items that are new, and those there are.
        func lists(_ items: [Int]) -> [[Int]] {
            [[]] + items.flatMap { item in lists(items.filter { $0 != item }).map { [item] + $0 } }
        }
        var cases = 0
        for size in 0...4 {
            let all = lists(Array(0..<size) + [10, 11]).filter { $0.count <= 4 }
            for model in OutlineModel.all(ofSize: size) {
                let outline = model.outline
                for list in all {
                    cases += 1
                    let result = outline.showing(list)
                    guard result.brokenInvariant() == nil, result.visibleItems == list else {
                        Issue.record("\(list) of \(outline.lines) gives \(result.lines)")
                        return
                    }
                    for item in result.items where outline.contains(item) {
                        // State stays for what was visible; nothing moves into what is hidden.
                        guard !outline.isVisible(item) || outline.isExpanded(item) == result.isExpanded(item),
                            list.contains(item) || !outline.isVisible(item)
                        else {
                            Issue.record("\(item) in \(list) of \(outline.lines) gives \(result.lines)")
                            return
                        }
                    }
                }
                if outline.showing(model.visibleItems) != outline {
                    Issue.record("\(outline.lines) changes when nothing changes")
                }
            }
        }
        #expect(cases == 124_605)
    }

    @Test func `what is new becomes a sibling after the item before it, or its first child`() throws {
        let outline = try outline([("A", nil), ("a", "A"), ("b", "A"), ("B", nil)])
        #expect(
            outline.showing(["n", "A", "m", "a", "o", "b", "p", "B", "q"]).lines == [
                "-* n", "+* A", "  -* m", "  +* a", "  -* o", "  +* b", "  -* p", "+* B", "-* q",
            ])
    }

    @Test func `what stays keeps its parent, its state and what is hidden below it`() throws {
        let outline = try outline(
            [("A", nil), ("a", "A"), ("x", "a"), ("y", "x"), ("b", "A"), ("B", nil)], collapsed: ["a", "y"])
        #expect(outline.visibleItems == ["A", "a", "b", "B"])
        #expect(
            outline.showing(["A", "b", "a"]).lines == ["+* A", "  +* b", "  -* a", "    +  x", "      -  y"])
        #expect(outline.showing(["B", "a"]).lines == ["+* B", "-* a", "  +  x", "    -  y"])
        #expect(outline.showing(["A", "a", "y"]).lines == ["+* A", "  -* a", "    +  x", "  -* y"])
    }
}
