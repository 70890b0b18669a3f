import Foundation
internal import VitrineCoreGraphics
internal import VitrineLayout

extension UICollectionViewCompositionalLayout {
    /// Asks the section provider for every section of the data.
    ///
    /// Complexity: O(sections), and what the provider does.
    func askForSections(
        _ host: any CollectionLayoutHost, environment: CollectionLayoutEnvironment
    ) -> [NSCollectionLayoutSection] {
        let count = host.layoutNumberOfSections()
        // A diagnosis tells of kinds that are there twice among other things, and goes on.
        if reportsDiagnostics {
            Self.demandUniqueKinds(
                of: configuration.boundarySupplementaryItems.map(\.elementKind),
                place: "the configuration's boundarySupplementaryItems", scope: "the layout")
        }
        var known: Set<ObjectIdentifier> = []
        return (0..<count).map { index in
            guard let section = sectionProvider(index, environment) else {
                fatalError(
                    "Invalid section definition. Please specify a valid section definition when content is to be"
                        + " rendered for a section. This is a client error. The section provider returned nil for"
                        + " section \(index) of \(count). Most often its own list of sections is not the data source's:"
                        + " let both read the same one, such as the snapshot's sectionIdentifiers, and return a section"
                        + " for every index. A section without content is one with an empty list of items.")
            }
            let now = host.layoutNumberOfSections()
            demand(
                now == count,
                "The number of sections changed from \(count) to \(now) while the section provider was asked for"
                    + " section \(index). A section provider describes the layout and must not change the data: do that"
                    + " before, and call performBatchUpdates(_:completion:), apply(_:) or reloadData().")
            // Providers often give the same section again; it is looked at once.
            if reportsDiagnostics, known.insert(ObjectIdentifier(section)).inserted {
                Self.check(section, at: index)
            }
            return section
        }
    }

    /// Views of one kind could not be told apart in the data source.
    private static func check(_ section: NSCollectionLayoutSection, at index: Int) {
        let boundaries = section.boundarySupplementaryItems.map(\.elementKind)
        demandUniqueKinds(
            of: boundaries, place: "boundarySupplementaryItems of \(LayoutPath(section: index))",
            scope: "a section")
        demandUniqueKinds(
            of: section.decorationItems.map(\.elementKind),
            place: "decorationItems of \(LayoutPath(section: index))",
            scope: "a section")
        let taken = Set(boundaries)
        if !taken.isEmpty || section.group.hasSupplementaryItems {
            check(section.group, path: LayoutPath(section: index, part: .group([])), boundaries: taken)
        }
    }

    private static func check(_ item: NSCollectionLayoutItem, path: LayoutPath, boundaries: Set<String>) {
        let kinds = item.supplementaryItems.map(\.elementKind)
        demandUniqueKinds(of: kinds, place: "supplementaryItems of \(path)", scope: "an item or group")
        for kind in kinds where boundaries.contains(kind) {
            fatalError(
                "Supplementary items need a kind that is unique in their scope. \"\(kind)\" is the kind of a boundary"
                    + " item of the section and of a supplementary item of \(path), so the data source could not tell"
                    + " them apart: give one of them another elementKind and register its view under that.")
        }
        guard let group = item as? NSCollectionLayoutGroup else { return }
        for (index, subitem) in group.subitems.enumerated() {
            check(subitem, path: path.appending(item: index), boundaries: boundaries)
        }
    }

    private static func demandUniqueKinds(of kinds: [String], place: String, scope: String) {
        guard kinds.count > 1 else { return }
        var seen: Set<String> = []
        for kind in kinds where !seen.insert(kind).inserted {
            fatalError(
                "Supplementary items need a kind that is unique in their scope. \"\(kind)\" is there twice in \(place):"
                    + " give every one in \(scope) an elementKind of its own, and register its view under that. Views of"
                    + " one class may be registered for several kinds.")
        }
    }
}

extension NSCollectionLayoutItem {
    /// Whether the item, or anything in it, has views that sit on it.
    var hasSupplementaryItems: Bool {
        !supplementaryItems.isEmpty
            || (self as? NSCollectionLayoutGroup)?.subitems.contains(where: \.hasSupplementaryItems) ?? false
    }
}
