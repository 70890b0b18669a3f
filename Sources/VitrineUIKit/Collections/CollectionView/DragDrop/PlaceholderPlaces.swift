import Foundation

/// Where items that stand for others stand among those of the data.
///
/// As while an item is moved (`ItemMovement`), two orders exist: index paths *of items* are those of the data, *shown* ones
/// those of the layout, which has an item more for each placeholder.
struct PlaceholderPlaces {
    /// The item of the data, or the end of a section, that each stands before. Ascending; those before the same item stand
    /// in their order here.
    private(set) var places: [IndexPath] = []

    init(_ places: [IndexPath] = []) { self.places = places }

    var isEmpty: Bool { places.isEmpty }

    /// How many there are in a section.
    func count(inSection section: Int) -> Int { places.count { $0.section == section } }

    /// Where each is shown.
    var shown: [IndexPath] {
        var before: [Int: Int] = [:]
        return places.map { place in
            let rank = before[place.section, default: 0]
            before[place.section] = rank + 1
            return IndexPath(item: place.item + rank, section: place.section)
        }
    }

    /// The placeholder that is shown at an index path.
    ///
    /// - Complexity: O(*p*), *p* = placeholders, as all that follows.
    func index(atShown path: IndexPath) -> Int? { places.isEmpty ? nil : shown.firstIndex(of: path) }

    /// Where an item of the data is shown.
    func shownPath(ofItem path: IndexPath) -> IndexPath {
        guard !places.isEmpty, path.count == 2, path.item != NSNotFound else { return path }
        let before = places.count { $0.section == path.section && $0.item <= path.item }
        return IndexPath(item: path.item + before, section: path.section)
    }

    /// The item of the data that is shown at an index path; nil where a placeholder is.
    func itemPath(ofShown path: IndexPath) -> IndexPath? {
        guard !places.isEmpty, path.count == 2 else { return path }
        return index(atShown: path) == nil ? itemPath(behindShown: path) : nil
    }

    /// The item of the data, or the end of a section, that comes at or behind what is shown at an index path.
    func itemPath(behindShown path: IndexPath) -> IndexPath {
        guard !places.isEmpty, path.count == 2 else { return path }
        let before = shown.count { $0.section == path.section && $0.item < path.item }
        return IndexPath(item: path.item - before, section: path.section)
    }

    /// Where each is after an update of the data; nil for those whose section is gone. What stood behind an item stays there.
    ///
    /// - Complexity: O(*p* + *d*), *d* = items before them that are gone.
    func followed(_ update: CollectionUpdate) -> [IndexPath?] {
        places.map { place in
            guard let section = update.newSection(place.section) else { return nil }
            for item in stride(from: place.item - 1, through: 0, by: -1) {
                if let new = update.newItem(IndexPath(item: item, section: place.section)),
                    new.section == section
                {
                    return IndexPath(item: new.item + 1, section: section)
                }
            }
            return IndexPath(item: 0, section: section)
        }
    }
}

extension CollectionUpdate {
    /// An update of the data as the layout sees it, which has placeholders among the items.
    ///
    /// - Parameter kept: For each placeholder before the update, its number afterwards; nil if it is gone.
    func shown(from before: PlaceholderPlaces, to after: PlaceholderPlaces, kept: [Int?]) -> CollectionUpdate
    {
        let (shownBefore, shownAfter) = (before.shown, after.shown)
        var new: [IndexPath: IndexPath] = [:]
        var old: [IndexPath: IndexPath] = [:]
        for (index, number) in kept.enumerated() {
            guard let number else { continue }
            new[shownBefore[index]] = shownAfter[number]
            old[shownAfter[number]] = shownBefore[index]
        }
        let (newItem, oldItem) = (newItem, oldItem)
        var result = CollectionUpdate(
            newSection: newSection, oldSection: oldSection,
            newItem: { path in
                new[path] ?? before.itemPath(ofShown: path).flatMap(newItem).map(after.shownPath(ofItem:))
            },
            oldItem: { path in
                old[path] ?? after.itemPath(ofShown: path).flatMap(oldItem).map(before.shownPath(ofItem:))
            })
        result.reloadedItems = reloadedItems.shown(after)
        result.reloadedSections = reloadedSections
        result.reconfiguredItems = reconfiguredItems.shown(after)
        let gone = kept.indices.filter { kept[$0] == nil }.map { shownBefore[$0] }
        result.changes = { [changes] in
            changes().map { change in
                Change(
                    before: change.before.map(before.shownPath(ofItem:)),
                    after: change.after.map(after.shownPath(ofItem:)), action: change.action)
            } + gone.map { Change(before: $0, after: nil, action: .delete) }
        }
        result.moved = { [moved] in
            let (sections, items) = moved()
            return (sections, items.shown(after))
        }
        if let origin {
            result.origin = { path in
                after.itemPath(ofShown: path).flatMap(origin).map(after.shownPath(ofItem:))
            }
        }
        if let destination {
            result.destination = { path in
                before.itemPath(ofShown: path).flatMap(destination).map(before.shownPath(ofItem:))
            }
        }
        return result
    }
}

extension ItemRangeSet {
    /// The same items where placeholders are among them.
    fileprivate func shown(_ placeholders: PlaceholderPlaces) -> ItemRangeSet {
        var shifted: [(section: Int, items: Range<Int>)] = []
        for (section, items) in ranges {
            // Between two placeholders all are shifted by as much.
            let within = placeholders.places.filter { $0.section == section && items.contains($0.item) }
            let cuts = [items.lowerBound] + within.map(\.item) + [items.upperBound]
            for (start, end) in zip(cuts, cuts.dropFirst()) where start < end {
                let first = placeholders.shownPath(ofItem: IndexPath(item: start, section: section)).item
                shifted.append((section, first..<first + (end - start)))
            }
        }
        return ItemRangeSet(ranges: shifted)
    }
}
