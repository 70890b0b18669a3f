import Foundation
import VitrineCoreGraphics

/// A picture of a grid: a square that it covers.
final class PictureCell: UICollectionViewCell {
    /// How a picture that is chosen is marked.
    enum Mark: Equatable {
        case check
        case number(Int)
    }

    private let image = UIImageView()
    private var markViews: (veil: UIView, badge: UILabel)?
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

    /// How it is marked as chosen; nil for not.
    var mark: Mark? {
        didSet { if mark != oldValue { showMark() } }
    }

    /// A pale veil, and a blue circle at the corner.
    private func showMark() {
        accessibilityTraits = mark == nil ? .image : [.image, .selected]
        guard let mark else {
            markViews?.veil.removeFromSuperview()
            markViews = nil
            return
        }
        let views = markViews ?? makeMark()
        markViews = views
        switch mark {
        case .check: views.badge.text = "✓"
        case .number(let number): views.badge.text = "\(number)"
        }
        setNeedsLayout()
    }

    private func makeMark() -> (UIView, UILabel) {
        let (veil, badge) = (UIView(), UILabel())
        veil.isUserInteractionEnabled = false
        veil.backgroundColor = UIColor(white: 1, alpha: 0.3)
        badge.backgroundColor = .systemBlue
        badge.textColor = .white
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13, weight: .bold)
        badge.layer.cornerRadius = Self.badge / 2
        badge.layer.borderWidth = 1.5
        badge.layer.borderColor = UIColor.white.cgColor
        badge.clipsToBounds = true
        veil.addSubview(badge)
        contentView.addSubview(veil)
        return (veil, badge)
    }

    /// Points across the circle.
    private static let badge: CGFloat = 24

    /// A picture that is pressed is paler.
    override var isHighlighted: Bool {
        didSet { image.alpha = isHighlighted ? 0.6 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = contentView.bounds
        if let markViews {
            markViews.veil.frame = contentView.bounds
            markViews.badge.frame = CGRect(
                x: bounds.width - Self.badge - 5, y: bounds.height - Self.badge - 5, width: Self.badge,
                height: Self.badge)
        }
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
        mark = nil
        image.image = nil
    }
}
