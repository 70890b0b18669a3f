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
    /// What the view shows; nil until it shows something.
    var look: SegmentLook?

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
        self.title = title
        self.image = image
        self.action = action
    }

    /// What names it for assistive technology.
    var label: String? { title ?? action?.title }
}

/// What the content of a segment depends on.
struct SegmentLook: Equatable {
    let title: String?
    let image: UIImage?
    let states: UIControl.State
    /// Names the attributes that the program has set for titles.
    let attributes: Int
}

/// The content of a segment: a title or an image, in the middle, and the line before it.
final class SegmentView: UIView {
    /// The views of what is shown or was: most segments show a title and never an image.
    private(set) var label: UILabel?
    private(set) var imageView: UIImageView?
    let divider = UIView()
    var contentOffset = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        divider.backgroundColor = .separator
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a title; nil shows none.
    func show(_ title: NSAttributedString?) {
        if label == nil, title != nil {
            let made = UILabel()
            made.textAlignment = .center
            insertSubview(made, at: 0)
            label = made
        }
        label?.attributedText = title
    }

    /// Shows an image in a colour; nil shows none.
    func show(_ image: UIImage?, tint: UIColor?) {
        if imageView == nil, image != nil {
            let made = UIImageView()
            addSubview(made)
            imageView = made
        }
        imageView?.image = image
        imageView?.tintColor = tint
    }

    /// The size of what is shown, without distances.
    var contentSize: CGSize { imageView?.image?.size ?? label?.sizeThatFits(.zero) ?? .zero }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.bounds = CGRect(origin: .zero, size: imageView?.image?.size ?? .zero)
        imageView?.center = CGPoint(
            x: bounds.midX + contentOffset.width, y: bounds.midY + contentOffset.height)
        label?.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
            .offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    }
}

/// A segment for assistive technology: a button that selects it.
final class SegmentAccessibilityElement: UIAccessibilityElement {
    var activation: () -> Bool = { false }

    override func accessibilityActivate() -> Bool { activation() }
}
