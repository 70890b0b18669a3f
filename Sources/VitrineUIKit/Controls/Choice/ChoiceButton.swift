package import Foundation
import VitrineCoreGraphics

/// A button that shows the chosen one of several values, and opens a menu to choose another.
///
/// What a button with a menu that changes its selection is in UIKit, for pickers.
package final class ChoiceButton: UIControl {
    package struct Choice: Equatable {
        package var title: String
        package var image: UIImage?

        package init(title: String, image: UIImage?) {
            self.title = title
            self.image = image
        }
    }

    package var didChoose: (Int) -> Void = { _ in }
    private var choices: [Choice] = []
    private var selected: Int?
    private let label = UILabel()
    private let imageView = UIImageView()
    private let mark = UIImageView()
    private var color: UIColor?
    private weak var menu: ChoiceMenu?

    package override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        mark.image = UIImage(systemName: "chevron.up.chevron.down")?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: 12, weight: .medium))
        for view in [label, imageView, mark] { addSubview(view) }
        layer.cornerRadius = 6
    }

    package required init?(coder: NSCoder) { nil }

    package func show(_ choices: [Choice], selected: Int?, color: UIColor?) {
        self.color = color
        (self.choices, self.selected) = (choices, selected)
        let choice = selected.flatMap { choices.indices.contains($0) ? choices[$0] : nil }
        label.text = choice?.title
        imageView.image = choice.flatMap { $0.title.isEmpty ? $0.image : nil }
        invalidateIntrinsicContentSize()
        showColor()
    }

    private func showColor() {
        let color: UIColor = isEnabled ? self.color ?? tintColor : .tertiaryLabel
        label.textColor = color
        (imageView.tintColor, mark.tintColor) = (color, color)
        for view in [label, imageView, mark] { view.alpha = isHighlighted ? 0.4 : 1 }
        setNeedsLayout()
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showColor()
    }

    // MARK: Layout

    private var contentSize: CGSize { imageView.image?.size ?? label.sizeThatFits(.zero) }

    package override var intrinsicContentSize: CGSize {
        let (content, mark) = (contentSize, mark.image?.size ?? .zero)
        return CGSize(
            width: (content.width + 5 + mark.width).rounded(.up), height: max(content.height.rounded(.up), 20)
        )
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let markSize = mark.image?.size ?? .zero
        let room = max(0, bounds.width - markSize.width - 5)
        func place(_ view: UIView, at x: CGFloat, size: CGSize) {
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
        }
        let size = contentSize
        place(label, at: 0, size: CGSize(width: min(size.width, room), height: bounds.height))
        place(imageView, at: 0, size: imageView.image?.size ?? .zero)
        place(mark, at: bounds.width - markSize.width, size: markSize)
    }

    // MARK: Menu

    override func primaryTouchEnded(with event: UIEvent?) { open() }

    package override var canBecomeFocused: Bool { isEnabled }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !isEnabled || !presses.contains(where: { $0.type == .select }) {
            super.pressesBegan(presses, with: event)
        }
    }

    package override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isEnabled, presses.contains(where: { $0.type == .select }) else {
            super.pressesEnded(presses, with: event)
            return
        }
        open()
    }

    private func open() {
        guard menu == nil, let window, !choices.isEmpty else { return }
        let menu = ChoiceMenu(choices: choices, selected: selected) { [weak self] in self?.didChoose($0) }
        menu.open(in: window, from: self)
        self.menu = menu
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        // A menu does not outlive what it belongs to.
        if window == nil { menu?.close(animated: false) }
    }

    // MARK: Accessibility

    package override var isAccessibilityElementByKind: Bool { true }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits {
        super.accessibilityTraitsOfKind.union(.button)
    }

    package override var accessibilityValue: String? {
        get { super.accessibilityValue ?? label.text }
        set { super.accessibilityValue = newValue }
    }

    package override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        open()
        return true
    }
}
