import Foundation
import VitrineCoreGraphics

/// Measures of what is dragged: by eye, nothing is published.
enum DragMetrics {
    static let liftScale: CGFloat = 1.05
    static let liftDuration: TimeInterval = 0.35
    static let gatherDuration: TimeInterval = 0.25
    static let settleDuration: TimeInterval = 0.3
    static let shadowOpacity: Float = 0.22
    static let shadowRadius: CGFloat = 18
    static let shadowOffset = CGSize(width: 0, height: 10)
    /// What is larger is shown smaller, in points, unless its full size is preferred.
    static let largest: CGFloat = 280
    /// How many items are shown at once, one upon the other.
    static let stackDepth = 4
    static let badgeHeight: CGFloat = 24
}
