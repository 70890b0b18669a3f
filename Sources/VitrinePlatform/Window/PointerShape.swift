package import VitrineCoreGraphics
package import VitrineGraphics

/// What the pointer looks like.
package enum PointerShape: Hashable, Sendable {
    /// The usual arrow.
    case arrow
    /// The bar over text that can be selected.
    case text
    /// The bar over text that runs downwards.
    case verticalText
    /// The hand over links.
    case hand
    /// None.
    case hidden
    /// One that a program drew.
    case picture(PointerPicture)

    /// The name of the desktop's cursor, by the names of CSS; nil for the usual one, and for pictures.
    package var cursorName: String? {
        switch self {
        case .arrow, .picture: nil
        case .text: "text"
        case .verticalText: "vertical-text"
        case .hand: "pointer"
        case .hidden: "none"
        }
    }
}

/// A pointer that a program drew.
package struct PointerPicture: Hashable, Sendable {
    /// What is shown.
    package let bitmap: Bitmap
    /// The point of it that points, in points from its upper left corner.
    package let hotSpot: CGPoint

    package init(bitmap: Bitmap, hotSpot: CGPoint) {
        self.bitmap = bitmap
        self.hotSpot = hotSpot
    }

    package static func == (a: Self, b: Self) -> Bool { a.bitmap === b.bitmap && a.hotSpot == b.hotSpot }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(bitmap)) }
}
