import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// The button of an action beside a swiped row.
@MainActor
final class SwipeActionButton: UIControl {
    /// From this height of the row on, in points, an image and a title are both shown, one above the other. In lower rows
    /// the image is alone. Not published; observed on iOS.
    private static let heightForBoth: CGFloat = 91
    /// Between image and title, in points. Ours.
    private static let gap: CGFloat = 4
    /// How much a button darkens while it is pressed. Ours.
    private static let dimming: CGFloat = 0.15

    let action: UIContextualAction
    private let label = UILabel()
    private let imageView: UIImageView?
    /// What the label and the image are centred in, in the row's coordinates.
    private var contentFrame = CGRect.zero
    private lazy var dimmer: UIView = {
        let view = UIView(frame: bounds)
        view.backgroundColor = .black
        view.alpha = 0
        view.isUserInteractionEnabled = false
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }()

    init(_ action: UIContextualAction, rowHeight: CGFloat) {
        self.action = action
        imageView = action.image.map {
            UIImageView(
                image: $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0)
        }
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.backgroundColor
        accessibilityLabel = action.title
        let title = imageView != nil && rowHeight < Self.heightForBoth ? nil : action.title
        label.text = title
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .white
        label.textAlignment = .center
        if let imageView {
            imageView.tintColor = .white
            addSubview(imageView)
        }
        if title != nil { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    /// How wide what the button shows is, in points.
    var contentWidth: CGFloat {
        max(label.superview == nil ? 0 : label.intrinsicContentSize.width, imageView?.bounds.width ?? 0)
    }

    /// Takes a place beside the row. Animated by the animation around it.
    func place(_ frame: CGRect, content: CGRect) {
        if self.frame != frame { self.frame = frame }
        contentFrame = content.offsetBy(dx: -frame.minX, dy: -frame.minY)
        layoutContent()
    }

    private func layoutContent() {
        let imageSize = imageView?.bounds.size ?? .zero
        let labelSize = label.superview == nil ? .zero : label.intrinsicContentSize
        let gap = imageView != nil && label.superview != nil ? Self.gap : 0
        let height = imageSize.height + gap + labelSize.height
        var y = contentFrame.midY - height / 2
        if let imageView {
            imageView.center = CGPoint(x: contentFrame.midX, y: y + imageSize.height / 2)
            y += imageSize.height + gap
        }
        guard label.superview != nil else { return }
        let width = min(labelSize.width, contentFrame.width)
        let frame = CGRect(
            x: contentFrame.midX - width / 2, y: y, width: width, height: labelSize.height)
        if label.frame != frame { label.frame = frame }
    }

    override func stateDidChange() {
        super.stateDidChange()
        guard isHighlighted || dimmer.alpha > 0 else { return }
        dimmer.alpha = isHighlighted ? Self.dimming : 0
    }

    /// The row's cell has the focus; its buttons are for fingers and mice.
    override var canBecomeFocused: Bool { false }
}
