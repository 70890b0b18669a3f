import VitrineCoreGraphics

/// A card above everything else in the window, beside what opened it. A touch beside it and Escape close it.
final class PickerCard: UIView {
    private static let radius: CGFloat = 13
    private static let margin: CGFloat = 8

    let content: any DatePickerContent
    private let card = UIView()
    private weak var source: UIView?
    private let didClose: () -> Void

    init(content: any DatePickerContent, source: UIView, didClose: @escaping () -> Void) {
        self.content = content
        self.source = source
        self.didClose = didClose
        super.init(frame: .zero)
        card.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor.secondarySystemBackground.resolvedColor(with: traits) : .white
        }
        card.layer.cornerRadius = Self.radius
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.25
        card.layer.shadowRadius = 24
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        card.addSubview(content)
        addSubview(card)
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    func open(in window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        layoutIfNeeded()
        card.alpha = 0
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.card.alpha = 1 }
        guard let source, let focus = UIFocusSystem.focusSystem(for: source), focus.focusedItem === source
        else { return }
        focus.requestFocusUpdate(to: content)
    }

    func close(animated: Bool) {
        guard superview != nil else { return }
        isUserInteractionEnabled = false
        if let source, let focus = UIFocusSystem.focusSystem(for: source), focus.focusedItem != nil {
            focus.requestFocusUpdate(to: source)
        }
        let end = {
            self.removeFromSuperview()
            self.didClose()
        }
        guard animated, window != nil else { return end() }
        UIView.animate(withDuration: 0.2, animations: { self.card.alpha = 0 }, completion: { _ in end() })
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

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let natural = content.naturalSize
        let size = CGSize(width: min(natural.width, area.width), height: min(natural.height, area.height))
        let origin =
            source.map { $0.convert($0.bounds, to: self) } ?? CGRect(origin: area.origin, size: .zero)
        var top = origin.maxY + Self.margin
        if top + size.height > area.maxY { top = origin.minY - Self.margin - size.height }
        top = min(max(top, area.minY), max(area.minY, area.maxY - size.height))
        let left = min(max(origin.midX - size.width / 2, area.minX), max(area.minX, area.maxX - size.width))
        card.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
        content.frame = card.bounds
    }
}
