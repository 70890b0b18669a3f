import Foundation
import VitrineCoreGraphics
import VitrineFoundation

/// The edit menu of fingers: a bar above what is selected, with its entries beside each other.
///
/// What lies around it is used as before; a touch beside the bar takes it away.
@MainActor
final class EditMenuBar: UIView {
    /// As seen on iOS.
    private static let height: CGFloat = 44
    private static let radius: CGFloat = 12
    /// From the edges of the window, and from what is selected, whose handle stands out by 11. Ours.
    private static let margin: CGFloat = 8
    private static let gap: CGFloat = 16

    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let shadow = UIView()
    private let watch = TouchWatch()
    private weak var source: UIView?
    private(set) var items: [EditMenuBarItem] = []
    private var isClosing = false
    private let rect: CGRect
    private let prefersBelow: Bool
    /// Called when the bar begins to go, and when it is gone.
    var willClose: (() -> Void)?
    var didClose: (() -> Void)?

    /// Opens a bar with the entries of a menu.
    ///
    /// - Parameters:
    ///   - source: What the menu is for, and performs commands, or what is after it in the responder chain.
    ///   - rect: What the bar is above, or else below, in the coordinates of the source.
    ///   - prefersBelow: Whether the bar is below where there is room.
    ///   - watched: Called when a touch begins, before the bar goes.
    /// - Returns: Nil without entries, or outside of a window.
    static func open(
        _ menu: UIMenu, from source: UIView, rect: CGRect, prefersBelow: Bool = false,
        watched: @escaping () -> Void = {}
    ) -> EditMenuBar? {
        let entries = entries(of: menu)
        guard let window = source.window, window.cover == nil, !entries.isEmpty else { return nil }
        let bar = EditMenuBar(source: source, rect: rect, prefersBelow: prefersBelow)
        window.addSubview(bar)
        bar.show(entries, in: window)
        bar.watch.didTouch = { [weak bar] touch in
            guard let bar, touch.view?.isDescendant(of: bar) != true else { return }
            watched()
            bar.close()
        }
        window.addGestureRecognizer(bar.watch)
        bar.alpha = 0
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { bar.alpha = 1 }
        return bar
    }

    /// What can be chosen, sections one after another.
    private static func entries(of menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { child -> [UIMenuElement] in
            if let inner = child as? UIMenu {
                return inner.options.contains(.displayInline) ? entries(of: inner) : [inner]
            }
            let attributes = (child as? any UIMenuLeaf)?.attributes ?? []
            return attributes.isDisjoint(with: [.hidden, .disabled]) ? [child] : []
        }
    }

    private init(source: UIView, rect: CGRect, prefersBelow: Bool) {
        (self.source, self.rect, self.prefersBelow) = (source, rect, prefersBelow)
        super.init(frame: .zero)
        shadow.isUserInteractionEnabled = false
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = 16
        shadow.layer.shadowOffset = .zero
        shadow.layer.cornerRadius = Self.radius
        shadow.backgroundColor = .systemBackground
        card.layer.cornerRadius = Self.radius
        card.clipsToBounds = true
        addSubview(shadow)
        addSubview(card)
    }

    /// Shows the entries of another menu; goes where there are none.
    func show(_ menu: UIMenu) {
        let entries = Self.entries(of: menu)
        if entries.isEmpty { close() } else if let window { show(entries, in: window) }
    }

    private func show(_ entries: [UIMenuElement], in window: UIWindow) {
        for item in items { item.removeFromSuperview() }
        items = []
        let room = window.bounds.width - 2 * Self.margin
        let made = entries.map { EditMenuBarItem(title: $0.title, image: nil) }
        let more = EditMenuBarItem(title: "", image: UIImage(systemName: "chevron.forward"))
        var shown = made.count
        func width(_ count: Int) -> CGFloat {
            made.prefix(count).reduce(count < made.count ? more.width : 0) { $0 + $1.width }
        }
        while shown > 1, width(shown) > room { shown -= 1 }
        for (item, entry) in zip(made.prefix(shown), entries) {
            add(item) { [weak self] in self?.choose(entry) }
        }
        if shown < made.count {
            let rest = Array(entries.dropFirst(shown))
            add(more) { [weak self] in self?.openList(UIMenu(children: rest)) }
        }
        items.last?.showsLine = false
        bounds.size = CGSize(width: min(width(shown), room), height: Self.height)
        if let source { place(beside: source.convert(rect, to: window), in: window) }
        setNeedsLayout()
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ item: EditMenuBarItem, _ perform: @escaping () -> Void) {
        item.addAction(UIAction { _ in perform() }, for: .touchUpInside)
        card.contentView.addSubview(item)
        items.append(item)
    }

    private func place(beside rect: CGRect, in window: UIWindow) {
        let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let (above, below) = (rect.minY - Self.gap - Self.height, rect.maxY + Self.gap)
        var top = above
        if above < area.minY || prefersBelow && below + Self.height <= area.maxY { top = below }
        top = min(max(top, area.minY), max(area.minY, area.maxY - Self.height))
        let left = min(max(rect.midX - bounds.width / 2, area.minX), max(area.minX, area.maxX - bounds.width))
        frame = PixelGrid(of: window).placed(
            CGRect(x: left, y: top, width: bounds.width, height: Self.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (card.frame, shadow.frame) = (bounds, bounds)
        var left: CGFloat = 0
        for item in items {
            let width = min(item.width, bounds.width - left)
            item.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            left += width
        }
    }

    /// Takes the bar away.
    func close() {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        willClose?()
        watch.view?.removeGestureRecognizer(watch)
        UIView.animate(
            withDuration: 0.15, animations: { self.alpha = 0 },
            completion: { _ in
                self.removeFromSuperview()
                self.didClose?()
            })
    }

    var isOpen: Bool { superview != nil && !isClosing }

    private func choose(_ entry: UIMenuElement) {
        if let menu = entry as? UIMenu { return openList(menu) }
        close()
        guard let source else { return }
        source.runtimeContext.enter {
            if let action = entry as? UIAction {
                action.perform(sender: source)
            } else if let command = entry as? UICommand,
                let target = source.target(forAction: command.action, withSender: command)
            {
                command.performWithSender(source, target: target)
            }
        }
    }

    private func openList(_ menu: UIMenu) {
        guard let source else { return }
        let rect = convert(bounds, to: source)
        close()
        var request = MenuRequest(menu: menu, source: source, rect: rect)
        request.sender = source
        _ = MenuOverlay.open(request)
    }
}

/// An entry of the bar.
@MainActor
final class EditMenuBarItem: UIControl {
    private static let padding: CGFloat = 14
    private let label = UILabel()
    private let icon = UIImageView()
    private let line = UIView()

    init(title: String, image: UIImage?) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        icon.image = image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        icon.tintColor = .label
        icon.contentMode = .center
        line.backgroundColor = .separator
        for view in [label, icon, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = title.isEmpty ? "More" : title
    }

    required init?(coder: NSCoder) { nil }

    var title: String { label.text ?? "" }

    /// Points that the entry wants.
    var width: CGFloat {
        icon.image != nil ? 40 : label.intrinsicContentSize.width.rounded(.up) + 2 * Self.padding
    }

    var showsLine = true {
        didSet { line.isHidden = !showsLine }
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (label.frame, icon.frame) = (bounds, bounds)
        let hairline = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(x: bounds.width - hairline, y: 0, width: hairline, height: bounds.height)
    }
}

/// Sees touches begin anywhere in a window, and takes part in nothing.
@MainActor
private final class TouchWatch: UIGestureRecognizer {
    var didTouch: ((UITouch) -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { didTouch?(touch) }
        state = .failed
    }
}
