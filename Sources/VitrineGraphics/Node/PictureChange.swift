import Foundation

/// What makes one picture of another: pixels that go to another place, and then rectangles that are drawn anew.
struct PictureChange {
    /// Pixels that go to another place within a rectangle; what comes in from outside of it is drawn anew.
    struct Move: Equatable {
        /// Whole pixels.
        var area: CGRect
        /// Pixels.
        var dx: Int
        var dy: Int
    }

    /// They do not overlap.
    var moves: [Move]
    var damage: Damage

    /// What makes the picture of a tree of that of another, either of which may be nothing.
    ///
    /// - Parameters:
    ///   - area: The picture, in points.
    ///   - scale: Pixels per point.
    ///
    /// Complexity: O(nodes that are not the same ones, and what else is in their lists).
    static func between(
        _ old: RenderNode?, _ new: RenderNode?, within area: CGRect, scale: CGFloat
    ) -> PictureChange {
        var comparison = NodeComparison(clip: area, scale: scale)
        comparison.compare(old.map { [$0] } ?? [], new.map { [$0] } ?? [])
        return PictureChange(moves: comparison.moves, damage: comparison.damage)
    }
}
