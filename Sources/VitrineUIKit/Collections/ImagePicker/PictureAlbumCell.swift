import Foundation
import VitrineCoreGraphics

/// A folder of pictures: its newest one, its name and how many there are.
final class PictureAlbumCell: UICollectionViewCell {
    /// Points below the square of the picture.
    static let textHeight: CGFloat = 46

    private let picture = PictureCell(frame: .zero)
    private let name = UILabel()
    private let count = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        picture.isUserInteractionEnabled = false
        name.font = .preferredFont(forTextStyle: .subheadline)
        count.font = .preferredFont(forTextStyle: .subheadline)
        count.textColor = .secondaryLabel
        [picture, name, count].forEach(contentView.addSubview)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    var album: PictureAlbum? {
        didSet {
            guard album != oldValue else { return }
            let number = album.map { "\($0.pictures.count)" }
            picture.file = album?.pictures.last
            name.text = album?.name
            count.text = number
            accessibilityLabel = [album?.name, number].compactMap(\.self).joined(separator: ", ")
        }
    }

    override var isHighlighted: Bool {
        didSet { picture.isHighlighted = isHighlighted }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.width
        picture.frame = CGRect(x: 0, y: 0, width: side, height: side)
        name.frame = CGRect(x: 0, y: side + 6, width: side, height: 18)
        count.frame = CGRect(x: 0, y: side + 24, width: side, height: 18)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture.prepareForReuse()
        album = nil
    }
}
