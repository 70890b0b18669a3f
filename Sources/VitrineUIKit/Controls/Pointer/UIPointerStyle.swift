public import Foundation
import VitrinePlatform

/// What the pointer looks like over a region, and what the view does meanwhile.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject, NSCopying {
    enum Kind {
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape)
        case hidden
        case system
    }

    private(set) var kind = Kind.system

    /// The desktop's own pointer.
    public required override init() { super.init() }

    private class func make(_ kind: Kind) -> Self {
        let style = Self()
        style.kind = kind
        return style
    }

    /// The view answers to the pointer, which stays the desktop's.
    ///
    /// - Parameter shape: The outline of what comes up, in the coordinates of the preview's container; nil is that of
    ///   the preview.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init()
        kind = .effect(effect, shape)
    }

    /// Another pointer.
    ///
    /// - Parameter constrainedAxes: What the system would hold the pointer on. A desktop's pointer goes where the hand
    ///   moves it.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init()
        kind = .shape(shape)
    }

    /// No pointer.
    open class func hidden() -> Self { make(.hidden) }

    /// The desktop's own pointer.
    open class func system() -> Self { make(.system) }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedCopy(Self.make(kind)) }.value
    }

    /// The pointer; nil leaves it as the view below has it.
    ///
    /// - Parameter scale: Pixels per point.
    func pointer(scale: CGFloat) -> PointerShape? {
        switch kind {
        case .effect(_, .verticalBeam): .text
        case .effect(_, .horizontalBeam): .verticalText
        case .effect: nil
        case .shape(let shape): shape.pointer(scale: scale)
        case .hidden: .hidden
        case .system: .arrow
        }
    }
}
