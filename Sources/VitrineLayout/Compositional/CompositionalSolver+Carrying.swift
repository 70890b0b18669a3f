import Foundation

extension CompositionalSolver {
    /// Takes over what was measured in another layout, for items and sections that are in this one as well: after
    /// an update the visible views keep their sizes instead of falling back to estimates.
    ///
    /// - Parameters:
    ///   - newItem: where an item of the other layout is here.
    ///   - newSection: where a section of the other layout is here.
    ///
    /// Complexity: O(*measured* · log *n*).
    public mutating func carryMeasurements(
        from old: CompositionalSolver, newItem: (_ section: Int, _ item: Int) -> (section: Int, item: Int)?,
        newSection: (Int) -> Int?
    ) {
        // In ascending order: rows that break by measured sizes are then broken once.
        var items: [(section: Int, item: Int, size: CGSize)] = []
        for section in old.sections.indices {
            for (item, size) in old.sections[section].groups.measuredSizes {
                guard let place = newItem(section, item) else { continue }
                items.append((place.section, place.item, size))
            }
            guard let place = newSection(section) else { continue }
            for (index, size) in old.sections[section].measuredBoundaries {
                setMeasuredSize(size, ofBoundary: index, inSection: place)
            }
        }
        items.sort { ($0.section, $0.item) < ($1.section, $1.item) }
        for entry in items {
            // Lengths that were not estimated there are unknown, and stay estimates here.
            let known = estimates(.item(section: entry.section, item: entry.item))
            guard !known.width || entry.size.width > 0, !known.height || entry.size.height > 0 else {
                continue
            }
            setMeasuredSize(entry.size, ofItem: entry.item, inSection: entry.section)
        }
        for (index, size) in old.measuredBoundaries { setMeasuredSize(size, ofLayoutBoundary: index) }
    }
}
