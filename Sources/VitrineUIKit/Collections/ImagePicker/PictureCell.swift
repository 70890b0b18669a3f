import Foundation
import VitrineCoreGraphics

/// A picture of a grid: a square that it covers.
final class PictureCell: UICollectionViewCell {
    private let image = UIImageView()
    private var request: PictureThumbnails.Request?
    private var wanted: (file: PictureFile, side: Int)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        image.tintColor = .tertiaryLabel
        contentView.addSubview(image)
        contentView.backgroundColor = .secondarySystemBackground
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { nil }

    var file: PictureFile? {
        didSet {
            guard file != oldValue else { return }
            accessibilityLabel = file.map { "Photo, " + $0.url.deletingPathExtension().lastPathComponent }
            setNeedsLayout()
        }
    }

    /// A picture that is pressed is paler.
    override var isHighlighted: Bool {
        didSet { image.alpha = isHighlighted ? 0.6 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = contentView.bounds
        let scale = max(1, traitCollection.displayScale)
        let side = Int((bounds.width * scale).rounded(.up))
        guard side > 0, let file, wanted.map({ $0 != (file, side) }) ?? true else { return }
        request?.cancel()
        wanted = (file, side)
        image.image = nil
        request = PictureThumbnails.shared.thumbnail(of: file, side: side, scale: scale) { [weak self] in
            self?.show($0)
        }
    }

    private func show(_ picture: UIImage?) {
        image.contentMode = picture == nil ? .center : .scaleAspectFill
        image.image = picture ?? UIImage(systemName: "exclamationmark.triangle")
    }

    /// What is out of view is not read any more.
    override func prepareForReuse() {
        super.prepareForReuse()
        request?.cancel()
        request = nil
        wanted = nil
        file = nil
        image.image = nil
    }
}
