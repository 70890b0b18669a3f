import Foundation
import VitrineCoreGraphics

/// A text of an alert.
struct AlertText {
    let plain: String?
    /// The text in a look of its own.
    let styled: NSAttributedString?

    /// Nil where there is nothing to read.
    init?(_ plain: String?, _ styled: NSAttributedString?) {
        guard (styled?.string ?? plain)?.isEmpty == false else { return nil }
        (self.plain, self.styled) = (plain, styled)
    }
}

/// A card of an alert: texts above buttons, on a material.
@MainActor
final class AlertCard: UIView {
    private let style: UIAlertController.Style
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let texts = UIScrollView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let message = UILabel(frame: .zero)
    private let fields = AlertFields()
    /// A program's own, below the texts.
    private weak var content: UIViewController?
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []
    var onAction: ((UIAlertAction) -> Void)?

    init(style: UIAlertController.Style) {
        self.style = style
        super.init(frame: .zero)
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        clipsToBounds = true
        addSubview(material)
        addSubview(texts)
        let isAlert = style == .alert
        title.font =
            isAlert
            ? UIFontMetrics(forTextStyle: .headline).scaledFont(
                for: .systemFont(ofSize: 17, weight: .semibold))
            : UIFontMetrics(forTextStyle: .footnote).scaledFont(
                for: .systemFont(ofSize: 13, weight: .semibold))
        message.font = .preferredFont(forTextStyle: .footnote)
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            label.textColor = isAlert ? .label : .secondaryLabel
            texts.addSubview(label)
        }
        texts.addSubview(fields)
    }

    required init?(coder: NSCoder) { nil }

    func show(
        title: AlertText?, message: AlertText?, fields: [UITextField], content: UIViewController?,
        actions: [UIAlertAction], preferred: UIAlertAction?
    ) {
        for (label, text) in [(self.title, title), (self.message, message)] {
            // A look of its own takes the plain one's away.
            if text?.styled != nil || label.attributedText != nil { label.attributedText = text?.styled }
            if text?.styled == nil { label.text = text?.plain }
        }
        self.fields.show(fields)
        self.content = content
        if let content, content.view.superview !== texts { texts.addSubview(content.view) }
        for button in buttons { button.removeFromSuperview() }
        for line in lines { line.removeFromSuperview() }
        buttons = actions.map { action in
            let button = AlertButton(
                action, fontSize: style == .alert ? 17 : 20, isEmphasized: action === preferred)
            button.addAction { [weak self, weak action] in
                if let action { self?.onAction?(action) }
            }
            addSubview(button)
            return button
        }
        let hasTexts = !fields.isEmpty || content != nil || title != nil || message != nil
        lines = (0..<max(0, actions.count - (hasTexts ? 0 : 1))).map { _ in
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
            return line
        }
        setNeedsLayout()
    }

    // MARK: Layout

    private let padding: CGFloat = 20
    private var rowHeight: CGFloat {
        let height: CGFloat = traitCollection.userInterfaceIdiom == .tv ? 66 : style == .alert ? 45 : 57
        return max(height, UIFontMetrics.default.scaledValue(for: height, compatibleWith: traitCollection))
    }

    private func sideBySide(_ width: CGFloat) -> Bool {
        style == .alert && buttons.count == 2
            && buttons.allSatisfy { $0.titleWidth + 16 <= width / 2 }
    }

    /// The texts' places in a card of a width, and how high they are together with what is around them.
    private func textFrames(_ width: CGFloat) -> (
        title: CGRect, message: CGRect, fields: CGRect, content: CGRect, height: CGFloat
    ) {
        let side: CGFloat = 16
        func height(_ label: UILabel) -> CGFloat {
            guard label.text?.isEmpty == false else { return 0 }
            return label.sizeThatFits(CGSize(width: width - 2 * side, height: .greatestFiniteMagnitude))
                .height
        }
        let (first, second) = (height(title), height(message))
        let third = fields.fittingHeight
        let own = contentHeight(width)
        let edge = style == .alert ? padding : 14
        guard first + second + third > 0 else {
            return (.zero, .zero, .zero, CGRect(x: 0, y: 0, width: width, height: own), own)
        }
        let gap: CGFloat = first > 0 && second > 0 ? (style == .alert ? 4 : 10) : 0
        let space: CGFloat = third > 0 && first + second > 0 ? 16 : 0
        let bottom = edge + first + gap + second
        return (
            CGRect(x: side, y: edge, width: width - 2 * side, height: first),
            CGRect(x: side, y: edge + first + gap, width: width - 2 * side, height: second),
            CGRect(x: side, y: bottom + space, width: width - 2 * side, height: third),
            CGRect(x: 0, y: bottom + space + third + edge, width: width, height: own),
            bottom + space + third + edge + own
        )
    }

    private func contentHeight(_ width: CGFloat) -> CGFloat {
        guard let content else { return 0 }
        let preferred = content.preferredContentSize.height
        guard preferred <= 0 else { return preferred }
        return content.view.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rows = sideBySide(size.width) ? 1 : buttons.count
        let height = textFrames(size.width).height + CGFloat(rows) * rowHeight
        return CGSize(width: size.width, height: min(height, max(size.height, rowHeight)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        let frames = textFrames(bounds.width)
        let pixels = PixelGrid(of: self)
        title.frame = pixels.placed(frames.title)
        message.frame = pixels.placed(frames.message)
        fields.frame = pixels.placed(frames.fields)
        let together = sideBySide(bounds.width)
        let rows = CGFloat(together ? 1 : buttons.count)
        // Texts that are too long scroll.
        let room = min(frames.height, max(0, bounds.height - rows * rowHeight))
        texts.frame = CGRect(x: 0, y: 0, width: bounds.width, height: room)
        texts.contentSize = CGSize(width: bounds.width, height: frames.height)
        texts.isScrollEnabled = frames.height > room
        // Last: the view may follow the size of what it is in.
        content?.view.frame = pixels.placed(frames.content)
        let thin = 1 / max(traitCollection.displayScale, 1)
        var y = room
        var rest = lines[...]
        for (index, button) in buttons.enumerated() {
            if together {
                let half = bounds.width / 2
                let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - index : index
                button.frame = CGRect(x: CGFloat(x) * half, y: y, width: half, height: rowHeight)
            } else {
                button.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
                if y > 0, let line = rest.popFirst() {
                    line.frame = CGRect(x: 0, y: pixels.nearest(y), width: bounds.width, height: thin)
                }
                y += rowHeight
            }
        }
        if together, let line = rest.popFirst() {
            line.frame = CGRect(x: 0, y: pixels.nearest(y), width: bounds.width, height: thin)
            rest.popFirst()?.frame = CGRect(
                x: pixels.nearest(bounds.width / 2), y: y, width: thin, height: rowHeight)
        }
    }
}

/// A button of an alert.
@MainActor
final class AlertButton: UIControl {
    private let label = UILabel(frame: .zero)
    private var image: UIImageView?
    private var check: UIImageView?

    init(_ action: UIAlertAction, fontSize: CGFloat, isEmphasized: Bool) {
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = NSTextAlignment(rawValue: action.titleTextAlignment) ?? .center
        label.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: fontSize, weight: isEmphasized ? .semibold : .regular))
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.textColor =
            !action.isEnabled
            ? .tertiaryLabel
            : action.titleTextColor ?? (action.style == .destructive ? .systemRed : .tintColor)
        addSubview(label)
        image = action.image.map(makeSign)
        check = action.checked ? makeSign(UIImage(systemName: "checkmark") ?? UIImage()) : nil
        isEnabled = action.isEnabled
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = action.checked ? [.button, .selected] : .button
    }

    required init?(coder: NSCoder) { nil }

    /// A picture in the colour of the title.
    private func makeSign(_ image: UIImage) -> UIImageView {
        let isOriginal = image.renderingMode == .alwaysOriginal
        let view = UIImageView(image: isOriginal ? image : image.withRenderingMode(.alwaysTemplate))
        view.contentMode = .center
        view.tintColor = label.textColor
        addSubview(view)
        return view
    }

    func addAction(_ action: @escaping @MainActor () -> Void) {
        addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    var titleWidth: CGFloat { label.intrinsicContentSize.width }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted || isFocused ? .tertiarySystemFill : nil }
    }

    override var canBecomeFocused: Bool { isEnabled }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, presses.contains(where: { $0.type == .select }) else {
            return super.pressesBegan(presses, with: event)
        }
        isHighlighted = true
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isHighlighted, presses.contains(where: { $0.type == .select }) else {
            return super.pressesEnded(presses, with: event)
        }
        isHighlighted = false
        sendActions(for: .primaryActionTriggered)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        isHighlighted = false
        super.pressesCancelled(presses, with: event)
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        backgroundColor = isHighlighted || isFocused ? .tertiarySystemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Signs stand in columns at the edges, and the title stays in the middle.
        let column: CGFloat = image == nil && check == nil ? 8 : 52
        label.frame = bounds.insetBy(dx: column, dy: 0)
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (sign, isFirst) in [(image, !isFlipped), (check, isFlipped)] {
            sign?.frame = CGRect(
                x: isFirst ? 0 : bounds.width - column, y: 0, width: column, height: bounds.height)
        }
    }
}
