import VitrineCoreGraphics

/// What a segmented control knows of one of its segments, and the view that shows it.
@MainActor
final class SegmentContent {
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
    /// What the program has behind the segment, and before it.
    private var background: ImageSliceView?
    private var dividerPicture: UIImageView?
    /// What dividers take of the segment at its left and right.
    private var backgroundInsets = (left: CGFloat(0), right: CGFloat(0))

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
            insertSubview(made, at: background == nil ? 0 : 1)
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

    // MARK: Images

    var dividerWidth: CGFloat { dividerPicture?.image?.size.width ?? 0 }

    func showBackground(_ image: UIImage?) {
        guard image != nil || background != nil else { return }
        let view = background ?? ImageSliceView()
        if background == nil { insertSubview(view, at: 0) }
        background = view
        view.image = image
    }

    /// Shows an image before the segment, which is a part of the control.
    func showDivider(_ image: UIImage?, in control: UIView) {
        guard let image else {
            dividerPicture?.removeFromSuperview()
            return dividerPicture = nil
        }
        let picture = dividerPicture ?? UIImageView()
        if dividerPicture == nil { control.addSubview(picture) }
        dividerPicture = picture
        picture.image = image
    }

    func placeDivider(at x: CGFloat, in bounds: CGRect) {
        dividerPicture?.frame = CGRect(
            x: x - dividerWidth / 2, y: bounds.minY, width: dividerWidth, height: bounds.height)
    }

    /// Says where the segment stands in the image that is behind all of them.
    ///
    /// - Parameters:
    ///   - atStart: Whether it is the first one.
    ///   - next: How wide what stands before the next one is; nil where this is the last one.
    func endBackground(atStart: Bool, before next: CGFloat?, isMirrored: Bool) {
        let (start, end) = (atStart ? 0 : dividerWidth / 2, (next ?? 0) / 2)
        background?.endsAtLeft = isMirrored ? next == nil : atStart
        background?.endsAtRight = isMirrored ? atStart : next == nil
        backgroundInsets = isMirrored ? (end, start) : (start, end)
        background?.setNeedsLayout()
        setNeedsLayout()
    }

    /// The size of what is shown, without distances.
    var contentSize: CGSize { imageView?.image?.size ?? label?.sizeThatFits(.zero) ?? .zero }

    override func layoutSubviews() {
        super.layoutSubviews()
        background?.frame = CGRect(
            x: bounds.minX + backgroundInsets.left, y: bounds.minY,
            width: max(0, bounds.width - backgroundInsets.left - backgroundInsets.right),
            height: bounds.height)
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
