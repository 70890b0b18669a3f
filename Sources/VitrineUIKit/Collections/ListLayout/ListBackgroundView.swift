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
