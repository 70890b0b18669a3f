import Foundation
import VitrineCoreGraphics

/// Asks a layout, and checks what it answers.
///
/// What goes in and comes out is in the coordinates of the collection view. A layout that wants to be flipped where the
/// direction is opposite to its own computes as ever: it is asked in its own coordinates, and sees the bounds of the
/// collection view in them meanwhile.
@MainActor
struct LayoutReader {
    let layout: UICollectionViewLayout
    private let view: UICollectionView
    /// The width about which everything is mirrored; nil if nothing is.
    private let mirror: CGFloat?
    /// Apple-shaped layouts answer by arithmetic; their answers need no check.
    private let isTrusted: Bool

    init(_ layout: UICollectionViewLayout, in view: UICollectionView) {
        self.layout = layout
        self.view = view
        mirror = view.mirrorWidth(of: layout)
        isTrusted = layout.isUnmodified
    }

    // MARK: Places

    /// Every element that meets a rectangle, one for each index path: the first, if the layout names several.
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = ask { layout.layoutAttributesForElements(in: mirrored(rect)) } ?? []
        guard !isTrusted else { return found.map(mirrored) }
        var known = Set<ElementKey>(minimumCapacity: found.count)
        return found.compactMap { attributes in
            guard known.insert(ElementKey(attributes)).inserted else { return nil }
            check(attributes, "layoutAttributesForElements(in:)")
            return mirrored(attributes)
        }
    }

    /// The cell of an item; nil if the layout has none.
    func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        checked(ask { layout.layoutAttributesForItem(at: indexPath) }, "layoutAttributesForItem(at:)")
    }

    /// A supplementary view; nil if the layout has none there.
    func supplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        checked(
            ask { layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) },
            "layoutAttributesForSupplementaryView(ofKind:at:)")
    }

    /// A decoration view; nil if the layout has none there.
    func decorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        checked(
            ask { layout.layoutAttributesForDecorationView(ofKind: kind, at: indexPath) },
            "layoutAttributesForDecorationView(ofKind:at:)")
    }

    /// Whatever a key names.
    func element(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: item(at: key.indexPath)
        case .supplementary: supplementaryView(ofKind: key.kind, at: key.indexPath)
        case .decoration: decorationView(ofKind: key.kind, at: key.indexPath)
        }
    }

    /// Where something that appears comes from; nil if the layout leaves that to the collection view.
    func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell:
            checked(
                ask { layout.initialLayoutAttributesForAppearingItem(at: key.indexPath) },
                "initialLayoutAttributesForAppearingItem(at:)")
        case .supplementary:
            checked(
                ask {
                    layout.initialLayoutAttributesForAppearingSupplementaryElement(
                        ofKind: key.kind, at: key.indexPath)
                }, "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)")
        case .decoration:
            checked(
                ask {
                    layout.initialLayoutAttributesForAppearingDecorationElement(
                        ofKind: key.kind, at: key.indexPath)
                }, "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)")
        }
    }

    /// Where something that disappears goes, by its key before; nil if the layout leaves that to the collection view.
    func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell:
            checked(
                ask { layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath) },
                "finalLayoutAttributesForDisappearingItem(at:)")
        case .supplementary:
            checked(
                ask {
                    layout.finalLayoutAttributesForDisappearingSupplementaryElement(
                        ofKind: key.kind, at: key.indexPath)
                }, "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)")
        case .decoration:
            checked(
                ask {
                    layout.finalLayoutAttributesForDisappearingDecorationElement(
                        ofKind: key.kind, at: key.indexPath)
                }, "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)")
        }
    }

    /// An item that follows a finger.
    func movingItem(at indexPath: IndexPath, position: CGPoint) -> UICollectionViewLayoutAttributes? {
        checked(
            ask {
                layout.layoutAttributesForInteractivelyMovingItem(
                    at: indexPath, withTargetPosition: mirrored(position))
            }, "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)")
    }

    // MARK: Content

    /// The size of the content: finite, and not less than nothing.
    func contentSize() -> CGSize {
        let size = ask { layout.collectionViewContentSize }
        guard size.width.isFinite, size.height.isFinite else {
            fatalError(
                "\(type(of: layout)).collectionViewContentSize is (\(size.width), \(size.height)): the size of the "
                    + "content must be of finite numbers, or nothing can be scrolled. "
                    + LayoutReader.causeOfNaN)
        }
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    /// Where scrolling stops.
    func targetOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        offset(
            proposed,
            ask {
                layout.targetContentOffset(
                    forProposedContentOffset: mirroredOffset(proposed),
                    withScrollingVelocity: mirror == nil ? velocity : CGPoint(x: -velocity.x, y: velocity.y))
            }, "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)")
    }

    /// The offset after an update or a change of layout.
    func targetOffset(_ proposed: CGPoint) -> CGPoint {
        offset(
            proposed,
            ask { layout.targetContentOffset(forProposedContentOffset: mirroredOffset(proposed)) },
            "targetContentOffset(forProposedContentOffset:)")
    }

    private func offset(_ proposed: CGPoint, _ answer: CGPoint, _ call: String) -> CGPoint {
        demand(
            answer.x.isFinite && answer.y.isFinite,
            "\(type(of: layout)).\(call) returned (\(answer.x), \(answer.y)) for (\(proposed.x), \(proposed.y)): no "
                + "offset at which content could be. \(LayoutReader.causeOfNaN)")
        return mirroredOffset(answer)
    }

    /// Whether new bounds invalidate the layout, and what of it.
    func invalidation(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
        let bounds = CGRect(
            origin: mirroredOffset(newBounds.origin, width: newBounds.width), size: newBounds.size)
        return ask {
            layout.shouldInvalidateLayout(forBoundsChange: bounds)
                ? layout.invalidationContext(forBoundsChange: bounds) : nil
        }
    }

    /// Prepares a layout. It sees the content as it is shown so far.
    static func prepare(_ layout: UICollectionViewLayout, in view: UICollectionView) {
        let outer = view.mirrorWhileAsking
        view.mirrorWhileAsking = view.mirrorWidth(of: layout, contentWidth: view.contentSize.width)
        defer { view.mirrorWhileAsking = outer }
        layout.prepare()
    }

    // MARK: Checks

    private static let causeOfNaN =
        "Look for a division by zero: by a number of columns, of items, or by a width that is still zero when "
        + "prepare() is called first."

    private func checked(
        _ attributes: UICollectionViewLayoutAttributes?, _ call: String
    ) -> UICollectionViewLayoutAttributes? {
        guard let attributes else { return nil }
        if !isTrusted { check(attributes, call, isListed: false) }
        return mirrored(attributes)
    }

    /// - Parameter isListed: Whether the layout has chosen the index path itself.
    private func check(
        _ attributes: UICollectionViewLayoutAttributes, _ call: String, isListed: Bool = true
    ) {
        let (center, size) = (attributes.center, attributes.size)
        guard center.x.isFinite, center.y.isFinite, size.width.isFinite, size.height.isFinite else {
            fatalError(
                "CALayer position contains NaN: \(type(of: layout)).\(call) put \(ElementKey(attributes).place) at "
                    + "centre (\(center.x), \(center.y)) with size (\(size.width), \(size.height)). "
                    + LayoutReader.causeOfNaN)
        }
        guard isListed, attributes.representedElementCategory == .cell,
            !view.data.contains(attributes.indexPath)
        else { return }
        let path = attributes.indexPath
        let counts = view.data.counts
        let known =
            path.count == 2 && counts.indices.contains(path[0])
            ? "section \(path[0]) has \(counts[path[0]]) items"
            : "there are \(counts.count) sections, and an index path of a cell has two elements"
        fatalError(
            "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                + "{length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}. "
                + "\(type(of: layout)).\(call) returned them, but \(known). Attributes that were cached before the "
                + "data changed are made anew in prepare(): clear them in invalidateLayout(with:).")
    }

    // MARK: Mirroring

    private func ask<Answer>(_ question: () -> Answer) -> Answer {
        guard let mirror else { return question() }
        let outer = view.mirrorWhileAsking
        view.mirrorWhileAsking = mirror
        defer { view.mirrorWhileAsking = outer }
        return question()
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard let mirror else { return rect }
        return CGRect(x: mirror - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func mirrored(_ point: CGPoint) -> CGPoint {
        guard let mirror else { return point }
        return CGPoint(x: mirror - point.x, y: point.y)
    }

    private func mirroredOffset(_ offset: CGPoint, width: CGFloat? = nil) -> CGPoint {
        guard let mirror else { return offset }
        return CGPoint(x: mirror - offset.x - (width ?? view.trueBounds.width), y: offset.y)
    }

    private func mirrored(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let mirror, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        copy.center.x = mirror - attributes.center.x
        return copy
    }
}

extension UICollectionView {
    /// Asks the layout that is shown.
    var reader: LayoutReader { LayoutReader(layout, in: self) }

    /// The width about which a layout is mirrored that was made for the opposite direction and wants to be; nil for
    /// all others.
    ///
    /// - Parameter contentWidth: The width of its content, if the layout must not be asked for it.
    func mirrorWidth(of layout: UICollectionViewLayout, contentWidth: CGFloat? = nil) -> CGFloat? {
        guard layout.flipsHorizontallyInOppositeLayoutDirection,
            layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
        else { return nil }
        let inset = adjustedContentInset
        return max(
            contentWidth ?? layout.collectionViewContentSize.width,
            trueBounds.width - inset.left - inset.right)
    }

    /// Takes over the layout's content size.
    func adoptContentSize() {
        let size = reader.contentSize()
        if contentSize != size { contentSize = size }
    }
}
