import Testing

@testable import VitrineDiff

/// An outline the simple way: nested arrays, searched from the start each time.
struct Tree: Equatable {
    var id: Int
    var isExpanded = false
    var children: [Tree] = []
}

/// The operations of an outline on nested arrays; nil where the outline throws.
struct OutlineModel: Equatable {
    var roots: [Tree] = []

    init(_ roots: [Tree] = []) { self.roots = roots }

    init(_ outline: Outline<Int>) {
        func tree(_ id: Int) -> Tree {
            Tree(id: id, isExpanded: outline.isExpanded(id), children: outline.children(of: id).map(tree))
        }
        roots = outline.rootItems.map(tree)
    }

    /// Every item with its level, parents, and whether it is visible.
    var rows: [(id: Int, level: Int, parent: Int?, isVisible: Bool, isExpanded: Bool)] {
        var rows: [(id: Int, level: Int, parent: Int?, isVisible: Bool, isExpanded: Bool)] = []
        func add(_ trees: [Tree], _ level: Int, _ parent: Int?, _ isVisible: Bool) {
            for tree in trees {
                rows.append((tree.id, level, parent, isVisible, tree.isExpanded))
                add(tree.children, level + 1, tree.id, isVisible && tree.isExpanded)
            }
        }
        add(roots, 0, nil, true)
        return rows
    }

    var items: [Int] { rows.map(\.id) }
    var visibleItems: [Int] { rows.filter(\.isVisible).map(\.id) }

    func subtree(of id: Int) -> Tree? {
        func find(_ trees: [Tree]) -> Tree? {
            for tree in trees {
                if tree.id == id { return tree }
                if let found = find(tree.children) { return found }
            }
            return nil
        }
        return find(roots)
    }

    /// Changes the list of siblings that holds an item.
    private mutating func editSiblings(of id: Int, _ edit: (inout [Tree], Int) -> Void) {
        func search(_ trees: inout [Tree]) -> Bool {
            if let index = trees.firstIndex(where: { $0.id == id }) {
                edit(&trees, index)
                return true
            }
            for index in trees.indices where search(&trees[index].children) { return true }
            return false
        }
        _ = search(&roots)
    }

    private func areNew(_ ids: [Int]) -> Bool {
        Set(ids).count == ids.count && Set(ids).isDisjoint(with: items)
    }

    func appending(_ trees: [Tree], to parent: Int?) -> OutlineModel? {
        guard !trees.isEmpty else { return self }
        guard parent.map({ items.contains($0) }) ?? true, areNew(OutlineModel(trees).items) else {
            return nil
        }
        var copy = self
        if let parent {
            copy.editSiblings(of: parent) { $0[$1].children += trees }
        } else {
            copy.roots += trees
        }
        return copy
    }

    func inserting(_ trees: [Tree], at item: Int, distance: Int) -> OutlineModel? {
        guard !trees.isEmpty else { return self }
        guard items.contains(item), areNew(OutlineModel(trees).items) else { return nil }
        var copy = self
        copy.editSiblings(of: item) { $0.insert(contentsOf: trees, at: $1 + distance) }
        return copy
    }

    func deleting(_ ids: [Int]) -> OutlineModel? {
        guard Set(ids).isSubset(of: items) else { return nil }
        var copy = self
        for id in ids { copy.editSiblings(of: id) { $0.remove(at: $1) } }
        return copy
    }

    func replacingChildren(of parent: Int, with trees: [Tree]) -> OutlineModel? {
        guard items.contains(parent) else { return nil }
        var copy = self
        copy.editSiblings(of: parent) { $0[$1].children = [] }
        return copy.appending(trees, to: parent)
    }

    func setting(_ isExpanded: Bool, _ ids: [Int]) -> OutlineModel {
        var copy = self
        for id in ids { copy.editSiblings(of: id) { $0[$1].isExpanded = isExpanded } }
        return copy
    }

    /// The same as an outline, made with single calls.
    var outline: Outline<Int> {
        var outline = Outline<Int>()
        for row in rows {
            try! outline.append([row.id], to: row.parent)
            if row.isExpanded { outline.expand([row.id]) }
        }
        return outline
    }

    /// All forests of a number of items, 0 first in reading order, with all states.
    static func all(ofSize size: Int) -> [OutlineModel] {
        // Levels in reading order say everything: each at most one deeper than the one before.
        var shapes: [[Int]] = [[]]
        for _ in 0..<size {
            shapes = shapes.flatMap { shape in (0...((shape.last ?? -1) + 1)).map { shape + [$0] } }
        }
        return shapes.flatMap { shape in
            (0..<(1 << size)).map { states in
                var next = 0
                func forest(_ level: Int) -> [Tree] {
                    var trees: [Tree] = []
                    while next < size, shape[next] == level {
                        let id = next
                        next += 1
                        trees.append(
                            Tree(id: id, isExpanded: states >> id & 1 == 1, children: forest(level + 1)))
                    }
                    return trees
                }
                return OutlineModel(forest(0))
            }
        }
    }
}

extension Outline {
    /// What the links and the table must agree about; a sentence about the first disagreement, or nil.
    func brokenInvariant() -> String? {
        var seen = 0
        var broken: String?
        links.walk { number, level in
            seen += 1
            let node = links[number]
            if table[identifier(number)] != number { broken = "\(identifier(number)) is not found" }
            if node.next != 0, links[node.next].previous != number { broken = "next of \(number)" }
            if node.next == 0, links[node.parent].lastChild != number { broken = "last \(number)" }
            if node.previous == 0, links[node.parent].firstChild != number { broken = "first \(number)" }
            if (node.firstChild == 0) != (node.lastChild == 0) { broken = "children of \(number)" }
            if level > links.count { broken = "a ring at \(number)" }
            return broken == nil && seen <= links.count ? .descend : .stop
        }
        var free = 0
        var place = links.firstFree
        while place != 0, free <= links.count {
            free += 1
            if identifiers[Int(place)] != nil { broken = "free node \(place) has an identifier" }
            place = links[place].next
        }
        if seen != table.count { broken = "\(seen) items in the tree, \(table.count) in the table" }
        if seen + free + 1 != links.count { broken = "\(free) free nodes of \(links.count)" }
        if identifiers.count != links.count { broken = "\(identifiers.count) identifiers" }
        return broken
    }
}
