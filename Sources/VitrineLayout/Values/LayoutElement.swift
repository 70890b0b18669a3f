public import Foundation

/// An item or a group: a size, and what is done with it in its container.
public struct LayoutElement: Sendable {
    public enum Content: Sendable {
        case item
        indirect case group(LayoutGroup)
    }

    public var size: LayoutSize
    /// Shrinks the element after its place is found; ignored along an estimated dimension.
    public var contentInsets: LayoutInsets
    public var edgeSpacing: LayoutEdgeSpacing
    public var supplementaries: [LayoutSupplementary]
    public var content: Content

    public init(
        size: LayoutSize, contentInsets: LayoutInsets = LayoutInsets(),
        edgeSpacing: LayoutEdgeSpacing = LayoutEdgeSpacing(), supplementaries: [LayoutSupplementary] = [],
        content: Content = .item
    ) {
        self.size = size
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
        self.supplementaries = supplementaries
        self.content = content
    }

    /// An element whose content is a group.
    public static func group(
        size: LayoutSize, _ arrangement: LayoutGroup.Arrangement, interItemSpacing: LayoutSpacing? = nil
    ) -> LayoutElement {
        LayoutElement(
            size: size,
            content: .group(LayoutGroup(arrangement: arrangement, interItemSpacing: interItemSpacing)))
    }
}

/// How the items of a group follow each other.
public struct LayoutGroup: Sendable {
    public enum Arrangement: Sendable {
        /// The list, repeated until the group is full.
        case list(LayoutAxis, [LayoutElement])
        /// The element a number of times, in its own size.
        case repeating(LayoutAxis, LayoutElement, count: Int)
        /// The element a number of times, in equal shares of the group.
        case shares(LayoutAxis, LayoutElement, count: Int)
        /// Frames in the group, made from the group's size.
        case custom(@Sendable (CGSize) -> [LayoutCustomItem])
    }

    public var arrangement: Arrangement
    public var interItemSpacing: LayoutSpacing?

    public init(arrangement: Arrangement, interItemSpacing: LayoutSpacing? = nil) {
        self.arrangement = arrangement
        self.interItemSpacing = interItemSpacing
    }
}

/// An item of a custom group.
public struct LayoutCustomItem: Sendable {
    public var frame: CGRect
    public var zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// A view anchored to an item or a group.
public struct LayoutSupplementary: Sendable {
    public var kind: String
    /// Fractions refer to the item or group.
    public var size: LayoutSize
    public var contentInsets: LayoutInsets
    public var containerAnchor: LayoutAnchor
    /// The view's own point that is put on the container's; nil: the one at the same edges.
    public var itemAnchor: LayoutAnchor?
    public var zIndex: Int

    public init(
        kind: String, size: LayoutSize, contentInsets: LayoutInsets = LayoutInsets(),
        containerAnchor: LayoutAnchor, itemAnchor: LayoutAnchor? = nil, zIndex: Int = 1
    ) {
        self.kind = kind
        self.size = size
        self.contentInsets = contentInsets
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        self.zIndex = zIndex
    }
}

/// A header, a footer, or a view along another edge.
public struct LayoutBoundary: Sendable {
    public var kind: String
    public var size: LayoutSize
    public var contentInsets: LayoutInsets
    public var alignment: LayoutAlignment
    public var offset: CGPoint
    /// Whether it adds to the extent, or overlaps the content.
    public var extendsBoundary: Bool
    /// Whether it stays visible while any part of its section is.
    public var isPinned: Bool
    public var zIndex: Int

    public init(
        kind: String, size: LayoutSize, contentInsets: LayoutInsets = LayoutInsets(),
        alignment: LayoutAlignment,
        offset: CGPoint = .zero, extendsBoundary: Bool = true, isPinned: Bool = false, zIndex: Int = 1
    ) {
        self.kind = kind
        self.size = size
        self.contentInsets = contentInsets
        self.alignment = alignment
        self.offset = offset
        self.extendsBoundary = extendsBoundary
        self.isPinned = isPinned
        self.zIndex = zIndex
    }
}

/// A background behind a section.
public struct LayoutDecoration: Sendable {
    public var kind: String
    public var contentInsets: LayoutInsets
    public var zIndex: Int

    public init(kind: String, contentInsets: LayoutInsets = LayoutInsets(), zIndex: Int = 0) {
        self.kind = kind
        self.contentInsets = contentInsets
        self.zIndex = zIndex
    }
}

/// How a section scrolls across its layout's axis.
public enum LayoutOrthogonalBehavior: Hashable, Sendable {
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section: one group, repeated until the data ends.
public struct LayoutSection: Sendable {
    public var group: LayoutElement
    /// Between boundary views and groups.
    public var contentInsets: LayoutInsets
    public var interGroupSpacing: CGFloat
    public var boundaries: [LayoutBoundary]
    /// What insets the boundary views respect across the layout's axis.
    public var boundaryInsets: LayoutInsets
    public var decorations: [LayoutDecoration]
    /// Nil: the section does not scroll by itself.
    public var orthogonal: LayoutOrthogonalBehavior?

    public init(
        group: LayoutElement, contentInsets: LayoutInsets = LayoutInsets(), interGroupSpacing: CGFloat = 0,
        boundaries: [LayoutBoundary] = [], boundaryInsets: LayoutInsets? = nil,
        decorations: [LayoutDecoration] = [], orthogonal: LayoutOrthogonalBehavior? = nil
    ) {
        self.group = group
        self.contentInsets = contentInsets
        self.interGroupSpacing = interGroupSpacing
        self.boundaries = boundaries
        self.boundaryInsets = boundaryInsets ?? contentInsets
        self.decorations = decorations
        self.orthogonal = orthogonal
    }
}

/// The room and the rules that all sections share.
public struct LayoutEnvironment: Sendable {
    /// The axis along which sections follow each other.
    public var axis: LayoutAxis
    /// The room that fractions of outermost groups refer to, before a section's insets. Points.
    public var containerSize: CGSize
    /// Device pixels per point.
    public var scale: CGFloat
    public var isRightToLeft: Bool
    public var interSectionSpacing: CGFloat
    /// Headers and footers of the whole layout.
    public var boundaries: [LayoutBoundary]
    public var boundaryInsets: LayoutInsets

    public init(
        axis: LayoutAxis = .vertical, containerSize: CGSize, scale: CGFloat = 1, isRightToLeft: Bool = false,
        interSectionSpacing: CGFloat = 0, boundaries: [LayoutBoundary] = [],
        boundaryInsets: LayoutInsets = LayoutInsets()
    ) {
        self.axis = axis
        self.containerSize = containerSize
        self.scale = scale
        self.isRightToLeft = isRightToLeft
        self.interSectionSpacing = interSectionSpacing
        self.boundaries = boundaries
        self.boundaryInsets = boundaryInsets
    }
}

/// Where one thing is, and how far in front.
public struct LayoutPlacement: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case item(section: Int, item: Int)
        /// A view on an item or a group, numbered per kind and section in layout order.
        case supplementary(kind: String, section: Int, index: Int)
        /// A header, footer or edge view of a section; `index` is its place in the section's list.
        case boundary(kind: String, section: Int, index: Int)
        /// A header, footer or edge view of the whole layout.
        case layoutBoundary(kind: String, index: Int)
        case decoration(kind: String, section: Int)
    }

    public var element: Element
    /// In the coordinates of the content, or of the section's content for orthogonal queries. Points.
    public var frame: CGRect
    public var zIndex: Int

    public init(element: Element, frame: CGRect, zIndex: Int) {
        self.element = element
        self.frame = frame
        self.zIndex = zIndex
    }

    public static func == (first: LayoutPlacement, second: LayoutPlacement) -> Bool {
        first.element == second.element && first.frame == second.frame && first.zIndex == second.zIndex
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(element)
        hasher.combine(zIndex)
    }
}
