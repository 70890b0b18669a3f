import Foundation
import VitrineCoreGraphics

/// What assistive technology knows of a window, and what it is to be told when something else is shown.
///
/// An element is the same as before where it has the same identity and role in the same container. What is told follows what
/// has changed; what moves along with its container is not told.
package struct AccessibleTree {
    private struct Entry {
        /// Without children, its frame counted from what it is in, in whole points.
        var element: AccessibleElement
        var parent: AccessibleElement.ID?
        /// The identities of what is in it, in order.
        var children: [AccessibleElement.ID] = []
    }

    private var entries: [AccessibleElement.ID: Entry] = [:]
    /// In the order of reading, containers before what is in them.
    private var order: [AccessibleElement.ID] = []
    private var roots: [AccessibleElement.ID] = []

    package init() {}

    /// How many elements there are.
    package var count: Int { order.count }

    /// Goes over to other elements, of which no two have the same identity.
    ///
    /// - Returns: What there is to do, in this order.
    ///
    /// Complexity: O(elements, old and new).
    package mutating func update(to elements: [AccessibleElement]) -> [AccessibleChange] {
        var next = AccessibleTree()
        for element in elements { next.add(element, in: nil, at: .zero) }
        next.roots = elements.map(\.id)

        let kept = next.kept(from: self)
        var changes = order.reversed().filter { !kept.contains($0) }.map(AccessibleChange.remove)
        next.tell(next.roots, in: nil, from: self, kept, &changes)
        self = next
        return changes
    }

    private mutating func add(
        _ element: AccessibleElement, in parent: AccessibleElement.ID?, at origin: CGPoint
    ) {
        // Edges are rounded, not sizes: what touches goes on touching.
        let (left, top) = (element.frame.minX.rounded(), element.frame.minY.rounded())
        var entry = Entry(element: element, parent: parent, children: element.children.map(\.id))
        entry.element.children = []
        entry.element.frame = CGRect(
            x: left - origin.x, y: top - origin.y, width: element.frame.maxX.rounded() - left,
            height: element.frame.maxY.rounded() - top)
        entries[element.id] = entry
        order.append(element.id)
        for child in element.children { add(child, in: element.id, at: CGPoint(x: left, y: top)) }
    }

    /// The elements that were there before, as what they are and where they are.
    private func kept(from old: AccessibleTree) -> Set<AccessibleElement.ID> {
        var kept: Set<AccessibleElement.ID> = []
        for id in order {
            guard let entry = entries[id], let before = old.entries[id],
                before.element.role == entry.element.role, before.parent == entry.parent,
                entry.parent.map(kept.contains) ?? true
            else { continue }
            kept.insert(id)
        }
        return kept
    }

    /// Tells of siblings, each before what is in it.
    private func tell(
        _ siblings: [AccessibleElement.ID], in parent: AccessibleElement.ID?, from old: AccessibleTree,
        _ kept: Set<AccessibleElement.ID>, _ changes: inout [AccessibleChange]
    ) {
        // Those that were here before, in their old order: whoever comes next in it stays where it is.
        let before = parent.map { old.entries[$0]?.children ?? [] } ?? old.roots
        let here = Set(siblings)
        var stays = before.filter { kept.contains($0) && here.contains($0) }[...]
        var moved: Set<AccessibleElement.ID> = []
        var previous: AccessibleElement.ID?
        for id in siblings {
            guard let entry = entries[id] else { continue }
            if kept.contains(id), let last = old.entries[id] {
                while let first = stays.first, moved.contains(first) { stays.removeFirst() }
                if stays.first == id {
                    stays.removeFirst()
                } else {
                    moved.insert(id)
                    changes.append(.move(id, after: previous))
                }
                if entry.element != last.element { changes.append(.update(entry.element)) }
            } else {
                changes.append(.insert(entry.element, into: parent, after: previous))
            }
            tell(entry.children, in: id, from: old, kept, &changes)
            previous = id
        }
    }
}
