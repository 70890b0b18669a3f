import Foundation
import VitrineCoreGraphics

/// Where things were before an update: all places are in the content of the collection view, as it was scrolled.
@MainActor
struct LayoutBeforeUpdate {
    private var known: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// The layout's own, if it has one: the place of any item can still be asked for.
    private var memory: (any LayoutMemory)?
    private var offsets: [Int: OrthogonalOffset] = [:]
    /// The layout before, if another one has taken its place: the place of any element can still be asked for.
    var layoutBefore: LayoutReader?
    /// How far everything was moved since, together with the offset.
    private var shift = CGPoint.zero

    init(_ view: UICollectionView) {
        for (key, element) in view.elements.displayed {
            known[key] = Self.moved(element.attributes, to: view.contentFrame(of: element).center)
        }
        memory = view.layout.memory
        if memory != nil {
            offsets = view.elements.orthogonalOffsets
            return
        }
        // Of other layouts: what is on screen and up to one page around it.
        let bounds = view.bounds
        let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        for attributes in view.stationaryAttributes(in: around, lookingAhead: true) {
            let key = ElementKey(attributes)
            if known[key] == nil { known[key] = attributes }
        }
        for section in view.orthogonalLayout?.orthogonalSections(in: around) ?? [] {
            let window = view.window(of: section)
            let page = window.insetBy(dx: -bounds.width, dy: -bounds.height)
            for attributes in view.orthogonalLayout?.orthogonalAttributesAhead(
                inSection: section.section, in: page) ?? []
            {
                let key = ElementKey(attributes)
                guard known[key] == nil else { continue }
                known[key] = Self.moved(
                    attributes,
                    to: CGPoint(
                        x: attributes.center.x + section.frame.minX - window.minX,
                        y: attributes.center.y + section.frame.minY - window.minY))
            }
        }
    }

    /// The content was moved, and the offset with it.
    mutating func move(by delta: CGPoint) {
        shift.x += delta.x
        shift.y += delta.y
        for (key, attributes) in known {
            known[key] = Self.moved(
                attributes,
                to: CGPoint(x: attributes.center.x + delta.x, y: attributes.center.y + delta.y))
        }
    }

    /// What an element's attributes were; nil if that is not known.
    func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let attributes = known[key] { return attributes }
        guard key.category == .cell, let memory else { return layoutBefore?.element(key) }
        return memory.place(ofItem: key.indexPath, sectionOffsets: offsets).map { place in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: key.indexPath)
            attributes.frame = place.frame.offsetBy(dx: shift.x, dy: shift.y)
            attributes.zIndex = place.zIndex
            return attributes
        }
    }

    private static func moved(
        _ attributes: UICollectionViewLayoutAttributes, to center: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        guard attributes.center != center,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.center = center
        return copy
    }
}
