public import Foundation
public import VitrineCoreGraphics
public import VitrineQuartzCore

/// An item that is about to be shown; the section's handler may change how it looks.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity, 0…1.
    var alpha: CGFloat { get set }
    /// What lies above what.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// The centre, in the section's content, in points.
    var center: CGPoint { get set }
    /// The size, as a rectangle at zero, in points.
    var bounds: CGRect { get }
    /// The transform around the centre.
    var transform: CGAffineTransform { get set }
    /// The transform around the centre, in space.
    var transform3D: CATransform3D { get set }
    /// The name of the element, if it has one.
    var name: String { get }
    /// The index path of the element.
    var indexPath: IndexPath { get }
    /// The rectangle after the transform, in points.
    var frame: CGRect { get }
    /// Cell, supplementary or decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind; nil for cells.
    var representedElementKind: String? { get }
}
