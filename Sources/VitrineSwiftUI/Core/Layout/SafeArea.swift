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
    static func extended(_ rect: CGRect, of element: Element, edges: Edge.Set) -> CGRect {
        let insets = insets(around: rect, of: element).masked(by: edges)
        return CGRect(
            x: rect.minX - insets.leading, y: rect.minY - insets.top,
            width: rect.width + insets.leading + insets.trailing,
            height: rect.height + insets.top + insets.bottom)
    }

    /// How far a rectangle could grow beyond the safe area: zero at edges that do not touch it.
    static func insets(around rect: CGRect, of element: Element) -> EdgeInsets {
        let root = element.graph.rootElement!
        let safe = root.safeRect
        let size = element.graph.size
        let origin = element.rootOrigin
        let global = rect.offsetBy(dx: origin.x, dy: origin.y)
        // Half a pixel of a 1× screen: sums of fractional sizes do not meet exactly.
        let slack: CGFloat = 0.5
        func reach(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
            distance <= slack ? max(0, min(inset, inset + distance)) : 0
        }
        return EdgeInsets(
            top: reach(global.minY - safe.minY, safe.minY),
            leading: reach(global.minX - safe.minX, safe.minX),
            bottom: reach(safe.maxY - global.maxY, size.height - safe.maxY),
            trailing: reach(safe.maxX - global.maxX, size.width - safe.maxX))
    }
}
