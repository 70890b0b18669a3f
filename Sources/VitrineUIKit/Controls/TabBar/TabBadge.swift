import Foundation
import VitrineCoreGraphics

/// The red oval at an item's image: 18 points high, at least as wide, as on iOS.
@MainActor
final class TabBadge: UIView {
    private let label = UILabel(frame: .zero)
    private static let height: CGFloat = 18
    private static let padding: CGFloat = 4.5
    var titleOffset = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.isAccessibilityElement = false
        layer.cornerRadius = Self.height / 2
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
        backgroundColor = color
        label.show(text, attributes, font: .systemFont(ofSize: 13), color: .white)
        let width = text.isEmpty ? 0 : label.sizeThatFits(.zero).width + 2 * Self.padding
        bounds.size = CGSize(width: max(Self.height, width), height: Self.height)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    }
}
