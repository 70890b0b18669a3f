public import Foundation
internal import VitrineLayout

/// Room between items: exact, or a minimum that grows to fill its group.
@MainActor @preconcurrency
public final class NSCollectionLayoutSpacing: NSObject, NSCopying {
    let engine: LayoutSpacing

    init(engine: LayoutSpacing) {
        self.engine = engine
        super.init()
    }

    /// At least this many points; what is left over in the group is shared among flexible spacings.
    public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
        Self(engine: .flexible(flexibleSpacing))
    }
    /// Exactly this many points.
    public static func fixed(_ fixedSpacing: CGFloat) -> Self {
        Self(engine: .fixed(fixedSpacing))
    }

    /// The points, exact or least.
    public var spacing: CGFloat { engine.minimum }
    /// Whether the spacing grows with the room.
    public var isFlexibleSpacing: Bool { engine.isFlexible }
    /// Whether the spacing is exact.
    public var isFixedSpacing: Bool { !engine.isFlexible }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return engine == other.engine
    }
    nonisolated public override var hash: Int { engine.hashValue }
}

/// Room around an item, applied before its neighbours are placed. Unlike content insets it moves the item and
/// does not shrink it.
@MainActor @preconcurrency
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// At the leading edge; nil is none.
    public let leading: NSCollectionLayoutSpacing?
    /// Above; nil is none.
    public let top: NSCollectionLayoutSpacing?
    /// At the trailing edge; nil is none.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below; nil is none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes the spacings of four edges.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    var engine: LayoutEdgeSpacing {
        LayoutEdgeSpacing(
            top: top?.engine, leading: leading?.engine, bottom: bottom?.engine, trailing: trailing?.engine)
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a supplementary item is fixed: to edges or a corner of its container, with an offset.
@MainActor @preconcurrency
public final class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// The edges; no edge on an axis means its middle.
    public let edges: NSDirectionalRectEdge
    /// Points, or fractions of the supplementary item's own size.
    public let offset: CGPoint
    /// Whether the offset counts in sizes of the view.
    public let isFractionalOffset: Bool
    /// Whether the offset is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Makes an anchor at edges; none is the centre.
    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        offset = .zero
        isFractionalOffset = false
        super.init()
    }
    /// Anchors to edges, moved by `absoluteOffset` points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
        super.init()
    }
    /// Anchors to edges, moved by fractions of the supplementary item's own size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractionalOffset = true
        super.init()
    }

    var engine: LayoutAnchor {
        var edges: LayoutEdges = []
        if self.edges.contains(.top) { edges.insert(.top) }
        if self.edges.contains(.leading) { edges.insert(.leading) }
        if self.edges.contains(.bottom) { edges.insert(.bottom) }
        if self.edges.contains(.trailing) { edges.insert(.trailing) }
        return LayoutAnchor(edges: edges, offset: offset, isFractional: isFractionalOffset)
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
