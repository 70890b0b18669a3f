public import Foundation
public import VitrineCoreGraphics

/// Something that a dynamic animator moves.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre, in the animator's reference coordinates, in points.
    var center: CGPoint { get set }
    /// The size, as a rectangle; read when the item comes under an animator.
    var bounds: CGRect { get }
    /// Its rotation is the item's angle. A scale stays, and does not change the size that counts.
    var transform: CGAffineTransform { get set }
    /// What its outline is. `rectangle` unless implemented.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline about the centre where the type is `path`: convex, in points. Empty unless implemented.
    var collisionBoundingPath: UIBezierPath { get }
}

/// What the outline of an item is.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle
    /// The ellipse in the bounds; a circle where they are square.
    case ellipse
    /// `collisionBoundingPath`.
    case path
}

extension UIDynamicItem {
    /// `rectangle`.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// An empty path.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
