import Foundation
import VitrineCoreGraphics

/// Choices above everything else in the window: rows on a card, the chosen one with a check mark. A touch beside it and
/// Escape close it.
final class ChoiceMenu: UIView {
    // By measurement of iOS's menus, in points.
    private static let width: CGFloat = 250
    private static let radius: CGFloat = 13
    private static let margin: CGFloat = 8

    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let shadow = UIView()
    private let scroll = UIScrollView()
    private var rows: [ChoiceRow] = []
    private let choose: (Int) -> Void
    private weak var source: UIView?

    init(choices: [ChoiceButton.Choice], selected: Int?, choose: @escaping (Int) -> Void) {
        self.choose = choose
        super.init(frame: .zero)
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = 24
        shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
        shadow.layer.cornerRadius = Self.radius
        shadow.backgroundColor = .systemBackground
        card.layer.cornerRadius = Self.radius
        card.clipsToBounds = true
        addSubview(shadow)
        addSubview(card)
        card.contentView.addSubview(scroll)
        for (index, choice) in choices.enumerated() {
            let row = ChoiceRow(
                choice: choice, isChosen: index == selected, isLast: index == choices.count - 1)
            row.addAction(
                UIAction { [weak self] _ in
                    self?.close(animated: true)
                    choose(index)
                }, for: .primaryActionTriggered)
            rows.append(row)
            scroll.addSubview(row)
        }
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Coming and going

    func open(in window: UIWindow, from source: UIView) {
        self.source = source
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        layoutIfNeeded()
        let chosen = rows.firstIndex { $0.isChosen }
        if let chosen { scroll.scrollRectToVisible(rows[chosen].frame, animated: false) }
        for part in [card, shadow] {
            part.alpha = 0
            part.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }
        UIView.animate(
            springDuration: 0.3, bounce: 0.1, options: .allowUserInteraction,
            animations: {
                for part in [card, shadow] {
                    part.alpha = 1
                    part.transform = .identity
                }
            })
        // Who opened it with a key goes on with keys.
        let focus = UIFocusSystem.focusSystem(for: source)
        if focus?.focusedItem === source { focus?.requestFocusUpdate(to: self) }
    }

    func close(animated: Bool) {
        guard superview != nil else { return }
        isUserInteractionEnabled = false
        if let source, let focus = UIFocusSystem.focusSystem(for: self),
            rows.contains(where: { $0 === focus.focusedItem })
        {
            focus.requestFocusUpdate(to: source)
        }
        let window = self.window
        guard animated, window != nil else { return removeFromSuperview() }
        UIView.animate(
            withDuration: 0.2,
            animations: {
                self.card.alpha = 0
                self.shadow.alpha = 0
            }, completion: { _ in self.removeFromSuperview() })
    }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        rows.first { $0.isChosen }.map { [$0] } ?? rows.first.map { [$0] } ?? []
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, !card.frame.contains(touch.location(in: self)) { close(animated: true) }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.type == .menu }) {
            close(animated: true)
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    override func accessibilityPerformEscape() -> Bool {
        close(animated: true)
        return true
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let width = min(Self.width, area.width)
        var y: CGFloat = 0
        for row in rows {
            let height = row.height(for: width)
            row.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        let height = min(y, area.height)
        let origin =
            source.map { $0.convert($0.bounds, to: self) } ?? CGRect(origin: area.origin, size: .zero)
        // Below the button, above it, or wherever there is room; within the screen.
        var top = origin.maxY + Self.margin
        if top + height > area.maxY { top = origin.minY - Self.margin - height }
        top = min(max(top, area.minY), area.maxY - height)
        let left = min(max(origin.midX - width / 2, area.minX), area.maxX - width)
        let frame = CGRect(x: left, y: top, width: width, height: height)
        for part in [card, shadow] where part.transform == .identity { part.frame = frame }
        scroll.frame = CGRect(origin: .zero, size: frame.size)
        scroll.contentSize = CGSize(width: width, height: y)
    }
}

/// A row of a menu.
final class ChoiceRow: UIControl {
    let isChosen: Bool
    private let label = UILabel()
    private let imageView = UIImageView()
    private let check = UIImageView()
    private let line = UIView()

    init(choice: ChoiceButton.Choice, isChosen: Bool, isLast: Bool) {
        self.isChosen = isChosen
        super.init(frame: .zero)
        label.text = choice.title
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .label
        label.numberOfLines = 0
        imageView.image = choice.image
        imageView.tintColor = .label
        imageView.contentMode = .scaleAspectFit
        check.image = UIImage(systemName: "checkmark")?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
        check.tintColor = .label
        check.isHidden = !isChosen
        line.backgroundColor = .separator
        line.isHidden = isLast
        for view in [label, imageView, check, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    private static let leading: CGFloat = 36
    private var trailing: CGFloat { imageView.image == nil ? 16 : 48 }

    func height(for width: CGFloat) -> CGFloat {
        let text = label.sizeThatFits(
            CGSize(width: width - Self.leading - trailing, height: .greatestFiniteMagnitude))
        return max(44, (text.height + 22).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ rect: CGRect) {
            view.frame =
                isMirrored
                ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
                : rect
        }
        let checkSize = check.image?.size ?? .zero
        place(
            check,
            CGRect(
                x: 18 - checkSize.width / 2, y: bounds.midY - checkSize.height / 2, width: checkSize.width,
                height: checkSize.height))
        place(
            label,
            CGRect(
                x: Self.leading, y: 0, width: max(0, bounds.width - Self.leading - trailing),
                height: bounds.height))
        place(imageView, CGRect(x: bounds.width - 40, y: bounds.midY - 12, width: 24, height: 24))
        line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    }

    override func primaryTouchEnded(with event: UIEvent?) {
        sendActions(for: .primaryActionTriggered, with: event)
    }

    override var canBecomeFocused: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.type == .select }) else {
            super.pressesBegan(presses, with: event)
            return
        }
        isHighlighted = true
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isHighlighted, presses.contains(where: { $0.type == .select }) else {
            super.pressesEnded(presses, with: event)
            return
        }
        isHighlighted = false
        sendActions(for: .primaryActionTriggered, with: event)
    }

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        isChosen ? [.button, .selected] : .button
    }
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label.text }
        set { super.accessibilityLabel = newValue }
    }
    override func accessibilityActivate() -> Bool {
        sendActions(for: .primaryActionTriggered)
        return true
    }
}
