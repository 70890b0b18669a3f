import Foundation
import VitrineCoreGraphics

/// The rows of what a search suggests.
@MainActor
final class SearchSuggestionList: UIScrollView {
    /// Called with what was chosen.
    var didChoose: ((any UISearchSuggestion) -> Void)?
    private(set) var rows: [SearchSuggestionRow] = []

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        keyboardDismissMode = .onDrag
    }

    required init?(coder: NSCoder) { nil }

    /// Shows suggestions, the first at the top.
    func show(_ suggestions: [any UISearchSuggestion]) {
        guard rows.count != suggestions.count || !zip(rows, suggestions).allSatisfy({ $0.suggestion === $1 })
        else { return }
        for row in rows { row.removeFromSuperview() }
        rows = suggestions.map { suggestion in
            let row = SearchSuggestionRow(suggestion)
            row.addAction(
                UIAction { [weak self] _ in self?.didChoose?(suggestion) }, for: .touchUpInside)
            addSubview(row)
            return row
        }
        contentOffset = CGPoint(x: 0, y: -adjustedContentInset.top)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        for row in rows {
            let height = row.sizeThatFits(bounds.size).height
            row.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            top += height
        }
        contentSize = CGSize(width: bounds.width, height: top)
    }
}

/// A suggestion: its icon and its text, as high as a row of a table.
@MainActor
final class SearchSuggestionRow: UIControl {
    private static let height: CGFloat = 44
    private static let margin: CGFloat = 16
    private static let iconSide: CGFloat = 24
    private static let iconGap: CGFloat = 12

    let suggestion: any UISearchSuggestion
    private let icon = UIImageView()
    private let label = UILabel()
    private let line = UIView()

    init(_ suggestion: any UISearchSuggestion) {
        self.suggestion = suggestion
        super.init(frame: .zero)
        icon.image = suggestion.iconImage
        icon.contentMode = .center
        label.font = .preferredFont(forTextStyle: .body)
        if let attributed = suggestion.localizedAttributedSuggestion {
            label.attributedText = attributed
        } else {
            label.text = suggestion.localizedSuggestion
        }
        line.backgroundColor = .separator
        for view in [icon, label, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFocused: Bool { true }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width, height: max(Self.height, label.intrinsicContentSize.height.rounded(.up) + 22))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var leading = Self.margin + safeAreaInsets.left
        if icon.image != nil {
            place(
                icon,
                fromLeading: CGRect(
                    x: leading, y: (bounds.height - Self.iconSide) / 2, width: Self.iconSide,
                    height: Self.iconSide))
            leading += Self.iconSide + Self.iconGap
        }
        let width = max(0, bounds.width - leading - Self.margin)
        place(label, fromLeading: CGRect(x: leading, y: 0, width: width, height: bounds.height))
        let hairline = 1 / max(1, traitCollection.displayScale)
        place(
            line,
            fromLeading: CGRect(
                x: leading, y: bounds.height - hairline, width: bounds.width - leading, height: hairline))
    }
}
