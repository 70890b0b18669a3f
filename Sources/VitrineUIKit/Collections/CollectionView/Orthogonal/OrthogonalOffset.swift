import Foundation

/// How far a section is scrolled, kept for as long as the section exists, on screen or not.
struct OrthogonalOffset: Equatable {
    /// The offset of the section's scroll view.
    var point: CGPoint
    /// The offset at the section's start when that was so: zero, or the right end in a right-to-left layout.
    var start: CGPoint

    /// The offset in a section whose start is elsewhere now: as far from its start as before. What is added at the
    /// trailing end of a right-to-left section then moves nothing.
    func resolved(start now: CGPoint) -> CGPoint {
        guard now != start else { return point }
        let distance = start.x > 0 ? start.x - point.x : point.x
        return CGPoint(x: now.x > 0 ? now.x - distance : distance, y: point.y)
    }
}
