import Foundation
import VitrineCoreGraphics

/// An entry of a menu that can be chosen: a row, or a part of a row of images.
@MainActor
final class MenuRow: UIView {
    /// How an entry is shown.
    enum Look {
        case row
        /// The title of a menu that is open, which closes it.
        case header
        case small
        case medium
    }

    let element: UIMenuElement
    /// The menu whose entry it is.
    let group: UIMenu
    private let look: Look
    private let hasMarks: Bool
    private let label = UILabel()
    private let subtitle = UILabel()
    private let imageView = UIImageView()
    private let mark = UIImageView()
    private let line = UIView()
    weak var platter: MenuPlatter?

    init(_ element: UIMenuElement, in owner: UIMenu, look: Look, hasMarks: Bool, isLast: Bool) {
        self.element = element
        self.group = owner
        self.look = look
        self.hasMarks = hasMarks
        super.init(frame: .zero)
        let color: UIColor =
            !element.canBeChosen ? .tertiaryLabel : element.isDestructive ? .systemRed : .label
        label.text = element.title
        label.font =
            look == .medium ? .preferredFont(forTextStyle: .footnote) : Self.font(isBold: look == .header)
        label.textColor = color
        label.numberOfLines = look == .medium ? 1 : 2
        label.textAlignment = look == .medium ? .center : .natural
        label.isHidden = look == .small
        subtitle.text = look == .row ? element.subtitle : nil
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = element.canBeChosen ? .secondaryLabel : .tertiaryLabel
        subtitle.numberOfLines = 2
        imageView.image = look == .header ? nil : element.shownImage.map(Self.sized)
        imageView.tintColor = color
        imageView.contentMode = .center
        mark.image = Self.mark(of: element, isHeader: look == .header)
        mark.tintColor = color
        mark.contentMode = .center
        line.backgroundColor = .separator
        line.isHidden = isLast
        for view in [label, subtitle, imageView, mark, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    private static func font(isBold: Bool) -> UIFont {
        let body = UIFont.preferredFont(forTextStyle: .body)
        return isBold ? .systemFont(ofSize: body.pointSize, weight: .semibold) : body
    }

    /// Symbols as large as the text; other images as they are, but not larger than their place.
    private static func sized(_ image: UIImage) -> UIImage {
        image.isSymbolImage
            ? image.withConfiguration(UIImage.SymbolConfiguration(textStyle: .body, scale: .medium)) : image
    }

    private static func mark(of element: UIMenuElement, isHeader: Bool) -> UIImage? {
        let name: String
        if isHeader {
            name = "chevron.down"
        } else if element is UIMenu {
            name = "chevron.forward"
        } else {
            switch (element as? any UIMenuLeaf)?.state {
            case .on: name = "checkmark"
            case .mixed: name = "minus"
            default: return nil
            }
        }
        return UIImage(systemName: name)?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    }

    // MARK: Choosing

    var canBeChosen: Bool { element.canBeChosen }

    var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            backgroundColor = isHighlighted ? .tertiarySystemFill : nil
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches, isEnded: false)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches, isEnded: false)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches, isEnded: true)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { platter?.highlight(nil) }

    private func follow(_ touches: Set<UITouch>, isEnded: Bool) {
        guard let touch = touches.first, let platter else { return }
        platter.follow(touch.location(in: platter), isEnded: isEnded)
    }

    // MARK: Layout

    private var leading: CGFloat {
        hasMarks || look == .header ? MenuMetrics.markedLeading : MenuMetrics.leading
    }
    private var trailing: CGFloat {
        imageView.image == nil ? MenuMetrics.trailing : MenuMetrics.imageRoom
    }

    func height(for width: CGFloat) -> CGFloat {
        switch look {
        case .small: return MenuMetrics.smallHeight
        case .medium: return MenuMetrics.mediumHeight
        case .row, .header:
            let room = CGSize(width: width - leading - trailing, height: .greatestFiniteMagnitude)
            var height = label.sizeThatFits(room).height
            if subtitle.text?.isEmpty == false { height += subtitle.sizeThatFits(room).height }
            return max(MenuMetrics.rowHeight, (height + 2 * MenuMetrics.rowPadding).rounded(.up))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch look {
        case .small: imageView.frame = bounds
        case .medium:
            imageView.frame = CGRect(x: 0, y: 8, width: bounds.width, height: 26)
            label.frame = CGRect(x: 4, y: 36, width: max(0, bounds.width - 8), height: 18)
        case .row, .header: layOutRow()
        }
        let hairline = 1 / max(1, traitCollection.displayScale)
        line.frame =
            look == .row || look == .header
            ? CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
            : CGRect(x: bounds.width - hairline, y: 0, width: hairline, height: bounds.height)
    }

    private func layOutRow() {
        let height = bounds.height
        let width = max(0, bounds.width - leading - trailing)
        place(mark, fromLeading: CGRect(x: MenuMetrics.markCenter - 12, y: 0, width: 24, height: height))
        place(
            imageView,
            fromLeading: CGRect(
                x: bounds.width - MenuMetrics.imageCenter - 16, y: 0, width: 32, height: height)
        )
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let title = label.sizeThatFits(room).height
        let second = subtitle.text?.isEmpty == false ? subtitle.sizeThatFits(room).height : 0
        let top = PixelGrid(of: self).nearest((height - title - second) / 2)
        place(label, fromLeading: CGRect(x: leading, y: top, width: width, height: title))
        place(subtitle, fromLeading: CGRect(x: leading, y: top + title, width: width, height: second))
    }

    // MARK: Accessibility

    override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.button
        if !canBeChosen { traits.insert(.notEnabled) }
        if element.isOn { traits.insert(.selected) }
        return traits
    }
    override var accessibilityLabel: String? {
        get {
            super.accessibilityLabel
                ?? [element.title, element.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }
    override func accessibilityActivate() -> Bool {
        guard canBeChosen else { return false }
        platter?.choose(self)
        return true
    }
}
