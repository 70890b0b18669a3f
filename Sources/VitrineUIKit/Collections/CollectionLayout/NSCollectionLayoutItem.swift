public import Foundation
internal import VitrineLayout

/// The blueprint of one item in a group: its size, insets, edge spacing and the supplementary items on it.
///
/// `contentInsets` shrink the item after its place is found; `edgeSpacing` is applied before and moves items
/// without resizing them. Insets are ignored on an axis whose dimension is estimated.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject, NSCopying {
    /// The size, content insets included.
    public let layoutSize: NSCollectionLayoutSize
    private let fixedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Views anchored to the item, as given.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { fixedSupplementaryItems }
    /// Points by which the item is smaller than its place. Default zero.
    public var contentInsets = NSDirectionalEdgeInsets()
    /// Room around the item. Default nil.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes an item with views that sit on it, such as badges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
    {
        self.layoutSize = layoutSize
        fixedSupplementaryItems = supplementaryItems.copied()
        super.init()
    }

    /// The blueprint as the layout engine wants it.
    ///
    /// - Parameter traits: what custom groups' closures are told.
    func makeElement(traits: UITraitCollection) -> LayoutElement {
        LayoutElement(
            size: layoutSize.engine, contentInsets: contentInsets.engine,
            edgeSpacing: edgeSpacing?.engine ?? LayoutEdgeSpacing(),
            supplementaries: supplementaryItems.map { $0.makeSupplementary() },
            content: makeContent(traits: traits))
    }

    func makeContent(traits: UITraitCollection) -> LayoutElement.Content { .item }

    /// A new object of the same kind with the same values; subclasses copy theirs.
    func makeCopy() -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    func copied() -> NSCollectionLayoutItem {
        let copy = makeCopy()
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }
}

/// A view that accompanies an item or a group: a badge, a frame. Anchored to its container, and optionally by a
/// point of its own.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind under which the view is registered and dequeued; unique in its scope.
    public let elementKind: String
    /// The place on the item or group.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The place of the view itself that lies there; nil is the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Stacking order among the section's views. Default 1, above cells.
    public var zIndex = 1

    /// Makes a view that sits on an item or group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, anchor: containerAnchor, itemAnchor: nil)
    }

    /// Makes a view that sits on an item or group, by a place of its own.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, anchor: containerAnchor, itemAnchor: itemAnchor)
    }

    init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, anchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        containerAnchor = anchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    func makeSupplementary() -> LayoutSupplementary {
        LayoutSupplementary(
            kind: elementKind, size: layoutSize.engine, contentInsets: contentInsets.engine,
            containerAnchor: containerAnchor.engine, itemAnchor: itemAnchor?.engine, zIndex: zIndex)
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, anchor: containerAnchor, itemAnchor: itemAnchor)
        copy.zIndex = zIndex
        return copy
    }
}

/// A header, a footer, or a view along another edge of a section or of the whole layout.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner that the item sits on, outside the content.
    public let alignment: NSRectAlignment
    /// Points by which the item is moved from its place.
    public let offset: CGPoint
    /// Whether the item makes its section longer (default), or overlaps the content.
    public var extendsBoundary = true
    /// Whether the item stays visible while any part of its section is. Default false.
    public var pinToVisibleBounds = false

    /// Makes a header, a footer or the like.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a header, a footer or the like, moved by so many points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            anchor: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset),
            itemAnchor: nil)
    }

    func makeBoundary() -> LayoutBoundary {
        LayoutBoundary(
            kind: elementKind, size: layoutSize.engine, contentInsets: contentInsets.engine,
            alignment: alignment.engine, offset: offset, extendsBoundary: extendsBoundary,
            isPinned: pinToVisibleBounds, zIndex: zIndex)
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }
}

/// A view behind the content of a section; registered on the layout, not on the collection view.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// What it is, for the layout's registration.
    public let elementKind: String
    /// Stacking order. Default 0; everything else in a section with decorations is at 1 at least, unless it asks for
    /// another place.
    public var zIndex = 0

    /// A background over the whole section, headers and footers included; inset it with `contentInsets`.
    public static func background(elementKind: String) -> Self {
        // The class is not open to other designated initialisers, so the cast holds for every caller.
        NSCollectionLayoutDecorationItem(backgroundOfKind: elementKind) as! Self
    }

    init(backgroundOfKind kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    func makeDecoration() -> LayoutDecoration {
        LayoutDecoration(kind: elementKind, contentInsets: contentInsets.engine, zIndex: zIndex)
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(backgroundOfKind: elementKind)
        copy.zIndex = zIndex
        return copy
    }
}

extension Array where Element: NSCollectionLayoutItem {
    /// The same with copies: what is handed over belongs to who got it.
    @MainActor
    func copied() -> [Element] { map { $0.copied() as! Element } }
}

extension NSDirectionalEdgeInsets {
    var engine: LayoutInsets {
        LayoutInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }

    var engine: LayoutAlignment {
        switch self {
        case .none, .top: .top
        case .topLeading: .topLeading
        case .leading: .leading
        case .bottomLeading: .bottomLeading
        case .bottom: .bottom
        case .bottomTrailing: .bottomTrailing
        case .trailing: .trailing
        case .topTrailing: .topTrailing
        }
    }
}
