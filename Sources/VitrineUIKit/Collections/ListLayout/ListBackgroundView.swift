import Foundation

/// The background of a list section that has others around it, of which it is told by its attributes.
@MainActor
final class ListBackgroundView: UICollectionReusableView {
    /// The kind under which layouts with lists have it.
    static let kind = "UICollectionViewListLayoutSectionBackground"

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func adopt(_ place: (any ElementPlace)?) {
        super.adopt(place)
        backgroundColor = listAttributes?.section.background
    }
}

extension UICollectionView {
    /// The background of a layout of nothing but lists: behind everything that scrolls, in front of the collection view's
    /// own background, as that of each list is.
    func updateListBackground() {
        let color = (layout as? UICollectionViewCompositionalLayout)?.listBackground
        guard let color, color != .clear else {
            listBackgroundView?.removeFromSuperview()
            listBackgroundView = nil
            return
        }
        let view = listBackgroundView ?? UIView(frame: bounds)
        if listBackgroundView == nil {
            listBackgroundView = view
            view.isUserInteractionEnabled = false
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
        if view.backgroundColor != color { view.backgroundColor = color }
        // A page more on both sides, so that no gap is seen while an update animates the offset.
        let frame = clipsToBounds ? bounds.insetBy(dx: 0, dy: -bounds.height) : bounds
        if view.frame != frame { view.frame = frame }
    }

    /// How many subviews are behind everything that the layout places.
    var backdropCount: Int { (backgroundView == nil ? 0 : 1) + (listBackgroundView == nil ? 0 : 1) }
}
