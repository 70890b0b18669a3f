package import Foundation

/// What a request has found, kept in order as single models come, change and go.
package struct SortedModels<Element: AnyObject> {
    package private(set) var elements: [Element]

    package init(_ elements: [Element] = []) { self.elements = elements }

    /// Whether so many are put in their places faster than all are looked for again.
    package func isWorthPlacing(_ count: Int) -> Bool { count <= 8 + elements.count / 64 }

    /// Takes models out, and puts those that belong here in their places: among equal ones where they were, new ones behind
    /// those.
    ///
    /// - Parameters:
    ///   - order: Of two models; by it the others are in order.
    ///   - belongs: Whether a model is one of those that were looked for.
    /// - Complexity: O(*k* log *n* + *n*) for k models of n.
    package mutating func place(
        _ changed: [Element], order: (Element, Element) -> ComparisonResult,
        where belongs: (Element) throws -> Bool
    ) rethrows {
        // All are taken out before one is put in: a search needs the others in order.
        let taken = Set(changed.map(ObjectIdentifier.init))
        var places: [ObjectIdentifier: Int] = [:]
        for (index, element) in elements.enumerated() where taken.contains(ObjectIdentifier(element)) {
            places[ObjectIdentifier(element)] = index
        }
        if !places.isEmpty { elements.removeAll { taken.contains(ObjectIdentifier($0)) } }
        func old(_ element: Element) -> Int { places[ObjectIdentifier(element)] ?? .max }
        for element in changed.sorted(by: { old($0) < old($1) }) where try belongs(element) {
            let first = search { order($0, element) == .orderedAscending }
            let last = search { order(element, $0) != .orderedAscending }
            elements.insert(element, at: min(max(old(element), first), last))
        }
    }

    private func search(_ isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (0, elements.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(elements[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
