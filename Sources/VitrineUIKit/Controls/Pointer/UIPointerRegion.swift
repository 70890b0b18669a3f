public import Foundation
import VitrineCoreGraphics

/// A part of a view that the pointer looks different over.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject, NSCopying {
    /// Where it is, in the coordinates of the interaction's view.
    public let rect: CGRect
    /// What the program calls it.
    public let identifier: AnyHashable?
    /// The axes along which a pointer with its button held may leave the rectangle and still counts as over it. None
    /// unless set.
    open var latchingAxes: UIAxis = []

    /// Makes a region. Two with the same rectangle and the same identifier are the same region.
    public required init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = Self(rect: rect, identifier: identifier)
            copy.latchingAxes = latchingAxes
            return UncheckedCopy(copy)
        }.value
    }

    func isSame(as other: UIPointerRegion) -> Bool {
        self === other || (rect == other.rect && identifier == other.identifier)
    }

    /// Whether a pointer with its button held counts as over the region.
    func holds(_ location: CGPoint) -> Bool {
        let isInside =
            (latchingAxes.contains(.horizontal) || (rect.minX..<rect.maxX).contains(location.x))
            && (latchingAxes.contains(.vertical) || (rect.minY..<rect.maxY).contains(location.y))
        return isInside
    }
}

/// Where the pointer is when a region is asked for.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
    /// In the coordinates of the interaction's view.
    public let location: CGPoint
    /// The keys that are held.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}

/// Carries a copy that was made on the main thread to who asked for it there.
struct UncheckedCopy: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
}
