import Foundation
internal import VitrineLayout
import VitrineSupport

extension UICollectionViewCompositionalLayout {
    /// What a query by rectangle is for.
    enum QueryPurpose {
        /// Everything that meets the rectangle, orthogonal sections as if they were not scrolled.
        case everything
        /// What the collection view holds itself: items of orthogonal sections live in their scroll views.
        case collectionView
        /// What may come into view later: no handler is run.
        case lookingAhead
    }

    /// Headers, footers and backgrounds of an orthogonal section as its handler left them.
    struct HandledEdges {
        /// The visible rectangle for which they were made.
        var bounds: CGRect
        var attributes: [LayoutPlacement.Element: UICollectionViewLayoutAttributes]
    }

    /// Attributes of what meets a rectangle of the content.
    ///
    /// Complexity: O(log sections + elements in the rectangle).
    func attributes(in rect: CGRect, for purpose: QueryPurpose) -> [UICollectionViewLayoutAttributes]? {
        guard let solver else { return nil }
        var result: [UICollectionViewLayoutAttributes] = []
        let placements = solver.placements(in: rect, visible: visibleRect)
        result.reserveCapacity(placements.count)
        for placement in placements {
            if purpose != .everything, isOrthogonal(placement.element) { continue }
            if let handled = handledEdge(placement.element) {
                result.append(handled)
            } else if purpose == .everything || hasHandlers {
                // Others than the collection view may change what they are given, and handlers do.
                attributesMade += 1
                result.append(makeAttributes(placement))
            } else {
                result.append(rememberedAttributes(placement))
            }
        }
        if purpose == .collectionView { attributesMemory.keep(placements) }
        if purpose != .lookingAhead { runHandlers(on: result, in: rect) }
        return result
    }

    private func rememberedAttributes(_ placement: LayoutPlacement) -> UICollectionViewLayoutAttributes {
        attributesMemory.attributes(placement, zIndex: zIndex(of: placement)) {
            attributesMade += 1
            return makeAttributes(placement)
        }
    }

    /// Whether an element is in the scroll view of an orthogonal section.
    func isOrthogonal(_ element: LayoutPlacement.Element) -> Bool {
        switch element {
        case .item(let section, _), .supplementary(_, let section, _):
            sections[section].orthogonalScrollingBehavior != .none
        case .boundary(_, let section, let index):
            solver?.staysBesideContent(boundary: index, inSection: section) ?? false
        case .layoutBoundary, .decoration: false
        }
    }

    // MARK: Running

    /// Handlers of sections that scroll with the layout; those of orthogonal ones run when their section is asked.
    private func runHandlers(on attributes: [UICollectionViewLayoutAttributes], in rect: CGRect) {
        guard hasHandlers, let host else { return }
        // An update asks for the rectangle that will be visible at its end.
        let visible = rect.size == host.bounds.size ? rect : host.bounds
        var bySection: [Int: [UICollectionViewLayoutAttributes]] = [:]
        for element in attributes where element.indexPath.count == 2 && element.frame.overlaps(visible) {
            let section = element.indexPath.section
            if sections[section].changesVisibleItems { bySection[section, default: []].append(element) }
        }
        for (section, items) in bySection.sorted(by: { $0.key < $1.key }) {
            runHandler(ofSection: section, on: items, offset: visible.origin)
        }
    }

    /// The handler of an orthogonal section is given what scrolls, and the section's visible headers, footers and
    /// backgrounds after it.
    func runOrthogonalHandler(
        ofSection section: Int, on items: [UICollectionViewLayoutAttributes], offset: CGPoint
    ) {
        guard let solver, let host, sections[section].visibleItemsInvalidationHandler != nil else { return }
        handledEdges[section] = nil
        var edges: [LayoutPlacement.Element: UICollectionViewLayoutAttributes] = [:]
        var ordered: [UICollectionViewLayoutAttributes] = []
        let spec = sections[section]
        let elements =
            spec.decorationItems.map {
                LayoutPlacement.Element.decoration(kind: $0.elementKind, section: section)
            }
            + spec.boundarySupplementaryItems.indices.filter {
                !solver.staysBesideContent(boundary: $0, inSection: section)
            }.map {
                .boundary(
                    kind: spec.boundarySupplementaryItems[$0].elementKind, section: section, index: $0)
            }
        for element in elements {
            guard let placement = solver.placement(of: element, visible: visibleRect),
                placement.frame.overlaps(host.bounds)
            else { continue }
            let attributes = makeAttributes(placement)
            edges[element] = attributes
            ordered.append(attributes)
        }
        guard !items.isEmpty || !ordered.isEmpty else { return }
        runHandler(ofSection: section, on: items + ordered, offset: offset)
        if !edges.isEmpty { handledEdges[section] = HandledEdges(bounds: host.bounds, attributes: edges) }
    }

    private func runHandler(
        ofSection index: Int, on attributes: [UICollectionViewLayoutAttributes], offset: CGPoint
    ) {
        guard let handler = sections[index].visibleItemsInvalidationHandler, let room else { return }
        for attributes in attributes { attributes.solvedFrame = attributes.frame }
        handler(
            attributes, offset,
            makeEnvironment(room, axis: configuration.scrollDirection == .vertical ? .vertical : .horizontal))
    }

    private func handledEdge(_ element: LayoutPlacement.Element) -> UICollectionViewLayoutAttributes? {
        let section: Int
        switch element {
        case .boundary(_, let index, _), .decoration(_, let index): section = index
        case .item, .supplementary, .layoutBoundary: return nil
        }
        guard let edges = handledEdges[section], edges.bounds == host?.bounds else { return nil }
        return edges.attributes[element]
    }
}

extension NSCollectionLayoutSection {
    /// Whether scrolling the collection view runs this section's handler.
    var changesVisibleItems: Bool {
        visibleItemsInvalidationHandler != nil && orthogonalScrollingBehavior == .none
    }
}
