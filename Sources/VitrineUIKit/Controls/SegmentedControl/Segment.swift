import VitrineCoreGraphics

/// What a segmented control knows of one of its segments, and the view that shows it.
@MainActor
final class Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// In points; 0 leaves it to the control.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true
    let view = SegmentView()

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
        self.title = title
        self.image = image
        self.action = action
    }

    /// What names it for assistive technology.
    var label: String? { title ?? action?.title }
}

/// The content of a segment: a title or an image, in the middle, and the line before it.
final class SegmentView: UIView {
    let label = UILabel()
    let imageView = UIImageView()
    let divider = UIView()
    var contentOffset = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        divider.backgroundColor = .separator
        for view in [label, imageView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// The size of what is shown, without distances.
    var contentSize: CGSize { imageView.image?.size ?? label.sizeThatFits(.zero) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.image?.size ?? .zero
        imageView.bounds = CGRect(origin: .zero, size: image)
        imageView.center = CGPoint(
            x: bounds.midX + contentOffset.width, y: bounds.midY + contentOffset.height)
        label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
            .offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    }
}

/// A segment for assistive technology: a button that selects it.
final class SegmentAccessibilityElement: UIAccessibilityElement {
    var activation: () -> Bool = { false }

    override func accessibilityActivate() -> Bool { activation() }
}
