package import Foundation

extension CGRect {
    /// Whether the rectangles intersect, as on Apple's systems: those that merely touch do not, and one without an area
    /// does where it lies inside the other. The one way to ask it here: `intersects` of Foundation on Linux also says yes
    /// of rectangles that touch, which would make cells that nobody sees.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
