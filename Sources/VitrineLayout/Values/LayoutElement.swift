public import Foundation

/// An item or a group: a size, and what is done with it in its container.
public struct LayoutElement: Sendable {
    /// What an element is.
    public enum Content: Sendable {
        /// A place for one item.
        case item
        /// A group of elements.
        indirect case group(LayoutGroup)
    }

    /// The size, insets included.
    public var size: LayoutSize
    /// Shrinks the element after its place is found; ignored along an estimated dimension.
    public var contentInsets: LayoutInsets
    /// Room around the element, outside its size.
    public var edgeSpacing: LayoutEdgeSpacing
    /// Views that sit on the element.
    public var supplementaries: [LayoutSupplementary]
    /// What the element is.
    public var content: Content

    /// Describes an item, or a group.
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
    /// How the elements of a group are put.
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

    /// How the elements are put.
    public var arrangement: Arrangement
    /// Room between the elements; nil is none.
    public var interItemSpacing: LayoutSpacing?

    /// Describes a group.
    public init(arrangement: Arrangement, interItemSpacing: LayoutSpacing? = nil) {
        self.arrangement = arrangement
        self.interItemSpacing = interItemSpacing
    }
}

/// An item of a custom group.
public struct LayoutCustomItem: Sendable {
    /// The rectangle in the group, in points.
    public var frame: CGRect
    /// What lies above what; 0 is usual.
    public var zIndex: Int

    /// Describes the place of an item.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// A view anchored to an item or a group.
public struct LayoutSupplementary: Sendable {
    /// What it is, for the data source.
    public var kind: String
    /// Fractions refer to the item or group.
    public var size: LayoutSize
    /// Room inside its size that it leaves free.
    public var contentInsets: LayoutInsets
    /// The place on the element.
    public var containerAnchor: LayoutAnchor
    /// The view's own point that is put on the container's; nil: the one at the same edges.
    public var itemAnchor: LayoutAnchor?
    /// What lies above what.
    public var zIndex: Int

    /// Describes a view that sits on an element.
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
    /// What it is, for the data source.
    public var kind: String
    /// Its size; fractions refer to the section or layout.
    public var size: LayoutSize
    /// Room inside its size that it leaves free.
    public var contentInsets: LayoutInsets
    /// The side or corner it is at.
    public var alignment: LayoutAlignment
    /// How far it is moved from there, in points.
    public var offset: CGPoint
    /// Whether it adds to the extent, or overlaps the content.
    public var extendsBoundary: Bool
    /// Whether it stays visible while any part of its section is.
    public var isPinned: Bool
    /// What lies above what.
    public var zIndex: Int

    /// Describes a header, a footer or the like.
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
    /// What it is, for the layout's registration.
    public var kind: String
    /// How much smaller than the section it is.
    public var contentInsets: LayoutInsets
    /// What lies above what.
    public var zIndex: Int

    /// Describes the background of a section.
    public init(kind: String, contentInsets: LayoutInsets = LayoutInsets(), zIndex: Int = 0) {
        self.kind = kind
        self.contentInsets = contentInsets
        self.zIndex = zIndex
    }
}

/// How a section scrolls across its layout's axis.
public enum LayoutOrthogonalBehavior: Hashable, Sendable {
    /// Free; at the leading edge of groups; by the container's width; by groups; by groups in the middle.
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section: one group, repeated until the data ends.
public struct LayoutSection: Sendable {
    /// The template that is repeated.
    public var group: LayoutElement
    /// Between boundary views and groups.
    public var contentInsets: LayoutInsets
    /// Room between the groups, in points.
    public var interGroupSpacing: CGFloat
    /// Headers, footers and the like.
    public var boundaries: [LayoutBoundary]
    /// What insets the boundary views respect across the layout's axis.
    public var boundaryInsets: LayoutInsets
    /// Backgrounds.
    public var decorations: [LayoutDecoration]
    /// Nil: the section does not scroll by itself.
    public var orthogonal: LayoutOrthogonalBehavior?
    /// Room before everything in the section along the layout's axis, headers included, in points. A pinned header
    /// leaves it.
    public var startPadding: CGFloat

    /// Describes a section.
    public init(
        group: LayoutElement, contentInsets: LayoutInsets = LayoutInsets(), interGroupSpacing: CGFloat = 0,
        boundaries: [LayoutBoundary] = [], boundaryInsets: LayoutInsets? = nil,
        decorations: [LayoutDecoration] = [], orthogonal: LayoutOrthogonalBehavior? = nil,
        startPadding: CGFloat = 0
    ) {
        self.group = group
        self.contentInsets = contentInsets
        self.interGroupSpacing = interGroupSpacing
        self.boundaries = boundaries
        self.boundaryInsets = boundaryInsets ?? contentInsets
        self.decorations = decorations
        self.orthogonal = orthogonal
        self.startPadding = startPadding
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
    /// Whether leading is right.
    public var isRightToLeft: Bool
    /// Room between the sections, in points.
    public var interSectionSpacing: CGFloat
    /// Headers and footers of the whole layout.
    public var boundaries: [LayoutBoundary]
    /// Room beside the boundaries of the layout.
    public var boundaryInsets: LayoutInsets

    /// Describes what is laid out in; lengths in points.
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
    /// What is placed.
    public enum Element: Hashable, Sendable {
        /// An item.
        case item(section: Int, item: Int)
        /// A view on an item or a group, numbered per kind and section in layout order.
        case supplementary(kind: String, section: Int, index: Int)
        /// A header, footer or edge view of a section; `index` is its place in the section's list.
        case boundary(kind: String, section: Int, index: Int)
        /// A header, footer or edge view of the whole layout.
        case layoutBoundary(kind: String, index: Int)
        /// A section's background.
        case decoration(kind: String, section: Int)
    }

    /// What is placed.
    public var element: Element
    /// In the coordinates of the content, or of the section's content for orthogonal queries. Points.
    public var frame: CGRect
    /// What lies above what.
    public var zIndex: Int

    /// Makes a placement.
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
