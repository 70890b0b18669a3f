/// A set of safe area regions.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// Bits by region.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bars and the device's own insets.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// The on-screen keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// Every region.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Geometry of the safe area.
@MainActor
enum SafeArea {
    /// A rectangle of an element's coordinates, grown through the safe area at those edges where it reaches
    /// them.
    static func extended(
        _ rect: CGRect, of element: Element, edges: Edge.Set, regions: SafeAreaRegions = .all
    ) -> CGRect {
        let edges = edges.mirrored(in: element.environment.layoutDirection)
        return rect.outset(by: insets(around: rect, of: element, regions).masked(by: edges))
    }

    /// How far a rectangle could grow beyond the safe area: zero at edges that do not touch it.
    ///
    /// Leading is left, as in the coordinates of elements. Every element on the way up that makes a safe area takes part: who
    /// reaches through an inner one touches the one around it. What scrolls ends at the scroll view in the directions of
    /// scrolling, and reaches as far as it does at rest in the others.
    static func insets(around rect: CGRect, of element: Element) -> EdgeInsets {
        reach(of: rect, of: element).all
    }

    /// How far a rectangle could grow at the bottom where only the keyboard covers it.
    static func keyboardInset(below rect: CGRect, of element: Element) -> CGFloat {
        reach(of: rect, of: element).keyboard
    }

    /// How far a rectangle could grow beyond some regions of the safe area.
    static func insets(around rect: CGRect, of element: Element, _ regions: SafeAreaRegions) -> EdgeInsets {
        let found = reach(of: rect, of: element)
        var insets = found.all
        if !regions.contains(.keyboard), found.keyboard > 0 {
            // What the keyboard covers of the container is not to be seen either.
            insets.bottom = found.ofModifiers.bottom
        }
        if !regions.contains(.container) {
            insets = EdgeInsets()
            if regions.contains(.keyboard), found.ofModifiers.bottom == 0 { insets.bottom = found.keyboard }
        }
        return insets
    }

    /// The part of `insets(around:of:)` that modifiers make, which UIKit's views do not know of.
    static func insetsOfModifiers(around rect: CGRect, of element: Element) -> EdgeInsets {
        reach(of: rect, of: element).ofModifiers
    }

    private static func reach(of rect: CGRect, of element: Element) -> (
        all: EdgeInsets, ofModifiers: EdgeInsets, keyboard: CGFloat
    ) {
        var (all, ofModifiers) = (EdgeInsets(), EdgeInsets())
        var keyboard: CGFloat = 0
        var rect = rect
        var child = element
        var closed: Edge.Set = []
        while let container = child.superelement {
            if let axes = container.scrolledAxes {
                // Where the content is at rest: what the safe area is does not change by scrolling.
                if axes.contains(.horizontal) { closed.formUnion(.horizontal) }
                if axes.contains(.vertical) { closed.formUnion(.vertical) }
            }
            rect = rect.offsetBy(dx: child.origin.x, dy: child.origin.y)
            if let insets = container.safeAreaInsets(around: child) {
                let own = reach(of: rect, in: container.safeAreaContainer, insets).masked(
                    by: Edge.Set.all.subtracting(closed))
                all = all.adding(own)
                if container.superelement != nil {
                    ofModifiers = ofModifiers.adding(own)
                } else {
                    keyboard = min(own.bottom, element.graph.keyboardInset)
                }
                rect = rect.outset(by: own)
            }
            child = container
        }
        return (all, ofModifiers, keyboard)
    }

    private static func reach(of rect: CGRect, in size: CGSize, _ insets: EdgeInsets) -> EdgeInsets {
        // Half a pixel of a 1× screen: sums of fractional sizes do not meet exactly.
        let slack: CGFloat = 0.5
        func reach(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
            distance <= slack ? max(0, min(inset, inset + distance)) : 0
        }
        return EdgeInsets(
            top: reach(rect.minY - insets.top, insets.top),
            leading: reach(rect.minX - insets.leading, insets.leading),
            bottom: reach(size.height - insets.bottom - rect.maxY, insets.bottom),
            trailing: reach(size.width - insets.trailing - rect.maxX, insets.trailing))
    }
}

extension EdgeInsets {
    func adding(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
    }

    /// Leading and trailing exchanged where the language reads from the right: from coordinates, whose leading is left, to
    /// what programs see, and back.
    func mirrored(in direction: LayoutDirection) -> EdgeInsets {
        direction == .leftToRight
            ? self : EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
    }
}

extension Edge.Set {
    /// Leading and trailing exchanged where the language reads from the right.
    func mirrored(in direction: LayoutDirection) -> Self {
        guard direction == .rightToLeft, contains(.leading) != contains(.trailing) else { return self }
        return symmetricDifference(.horizontal)
    }
}

extension CGSize {
    /// A size without what insets take of it; not below zero.
    init(_ size: CGSize, inset insets: EdgeInsets) {
        self.init(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// The size with insets around it; not below zero.
    func outset(by insets: EdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width + insets.leading + insets.trailing),
            height: max(0, height + insets.top + insets.bottom))
    }
}

extension CGRect {
    /// The rectangle grown at each side; leading is left.
    func outset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
            height: height + insets.top + insets.bottom)
    }
}
