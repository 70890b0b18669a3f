import Foundation
internal import VitrineLayout

extension UICollectionViewCompositionalLayout.Room {
    /// What fractions of outermost groups refer to: the bounds without the scroll view's own insets.
    var container: CGSize {
        CGSize(
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// The insets that a reference asks for, across the layout's axis. Along the axis the scroll view has them
    /// already, and so do edges that its own adjusted inset covers.
    func insets(_ reference: UIContentInsetsReference, across axis: LayoutAxis) -> LayoutInsets {
        var wanted: UIEdgeInsets
        switch reference {
        case .none: return LayoutInsets()
        case .automatic, .safeArea: wanted = safeArea
        case .layoutMargins: wanted = margins
        case .readableContent:
            wanted = UIView.readableInsets(
                margins: margins, width: size.width, category: traits.preferredContentSizeCategory)
        }
        guard axis == .vertical else {
            return LayoutInsets(
                top: max(0, wanted.top - insets.top), bottom: max(0, wanted.bottom - insets.bottom))
        }
        let left = max(0, wanted.left - insets.left)
        let right = max(0, wanted.right - insets.right)
        return LayoutInsets(leading: isRightToLeft ? right : left, trailing: isRightToLeft ? left : right)
    }
}
