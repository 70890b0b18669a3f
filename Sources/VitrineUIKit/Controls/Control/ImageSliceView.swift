import VitrineCoreGraphics

/// One part of an image that is stretched over several parts of a control side by side: only those at the ends show the
/// ends of the image, which its caps are.
final class ImageSliceView: UIView {
    private let picture = UIImageView()
    /// Whether the image ends with this part.
    var endsAtLeft = true
    var endsAtRight = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    /// The whole image. One without caps is stretched in its middle, as in UIKit.
    var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            picture.image = image.map { Self.stretchable($0) }
            setNeedsLayout()
        }
    }

    private static func stretchable(_ image: UIImage) -> UIImage {
        guard image.capInsets == .zero, image.size.width > 2 else { return image }
        let side = ((image.size.width - 1) / 2).rounded(.down)
        return image.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: side, bottom: 0, right: side), resizingMode: .stretch)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let caps = picture.image?.capInsets ?? .zero
        let (left, right) = (endsAtLeft ? 0 : caps.left, endsAtRight ? 0 : caps.right)
        picture.frame = CGRect(
            x: -left, y: 0, width: bounds.width + left + right, height: bounds.height)
    }
}
