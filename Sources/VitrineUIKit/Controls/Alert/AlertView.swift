import Foundation
import VitrineCoreGraphics

/// The dimmed screen with the cards of an alert or an action sheet.
@MainActor
final class AlertView: UIView {
    private let style: UIAlertController.Style
    private let dimming = UIView(frame: .zero)
    private let main: AlertCard
    /// The card of the button that cancels, of an action sheet.
    private var cancel: AlertCard?
    /// Whether a balloon shows the content: there is nothing but the card, and no button that cancels.
    var isInPopover = false {
        didSet { dimming.isHidden = isInPopover }
    }
    var onAction: ((UIAlertAction) -> Void)?
    var onOutside: (() -> Void)?

    /// Sizes in points, as measured on iOS: an alert is 270 wide, or 310 where text is that of accessibility; an action
    /// sheet is 8 from the edges, as is its button that cancels from it.
    private enum Metrics {
        static let alertWidth: CGFloat = 270
        static let accessibleAlertWidth: CGFloat = 310
        static let televisionWidth: CGFloat = 640
        static let sheetWidth: CGFloat = 500
        static let popoverWidth: CGFloat = 304
        static let side: CGFloat = 8
    }

    init(style: UIAlertController.Style) {
        self.style = style
        main = AlertCard(style: style)
        super.init(frame: .zero)
        // Of black, .2 in light surroundings and .48 in dark ones.
        dimming.backgroundColor = UIColor { traits in
            UIColor.black.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(handler: { [weak self] in
                if self?.style == .actionSheet { self?.onOutside?() }
            }))
        addSubview(dimming)
        addSubview(main)
        main.onAction = { [weak self] in self?.onAction?($0) }
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    func show(
        title: AlertText?, message: AlertText?, fields: [UITextField], content: UIViewController?,
        actions: [UIAlertAction], preferred: UIAlertAction?
    ) {
        let isSheet = style == .actionSheet && (isInPopover || !standsInTheMiddle)
        let apart = isSheet ? actions.first { $0.style == .cancel } : nil
        main.show(
            title: title, message: message, fields: fields, content: content,
            actions: actions.filter { $0 !== apart }, preferred: preferred)
        if let apart, !isInPopover {
            let card = cancel ?? AlertCard(style: style)
            if cancel == nil {
                cancel = card
                addSubview(card)
                card.onAction = { [weak self] in self?.onAction?($0) }
            }
            card.show(
                title: nil, message: nil, fields: [], content: nil, actions: [apart], preferred: apart)
        } else {
            cancel?.removeFromSuperview()
            cancel = nil
        }
        setNeedsLayout()
    }

    private var standsInTheMiddle: Bool {
        style == .alert || traitCollection.userInterfaceIdiom == .pad
            || traitCollection.userInterfaceIdiom == .tv
    }

    /// The size of the balloon.
    var popoverSize: CGSize {
        main.sizeThatFits(CGSize(width: Metrics.popoverWidth, height: .greatestFiniteMagnitude))
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        if isInPopover { return place(main, bounds) }
        let safe = bounds.inset(by: safeAreaInsets)
        if standsInTheMiddle {
            let size = main.sizeThatFits(CGSize(width: width, height: safe.height - 32))
            place(
                main,
                CGRect(
                    x: safe.midX - size.width / 2, y: safe.midY - size.height / 2, width: size.width,
                    height: size.height))
            return
        }
        let width = min(safe.width - 2 * Metrics.side, Metrics.sheetWidth)
        var bottom = max(safe.maxY, bounds.maxY - max(safeAreaInsets.bottom, Metrics.side))
        if safeAreaInsets.bottom < Metrics.side { bottom = bounds.maxY - Metrics.side }
        func put(_ card: AlertCard, _ room: CGFloat) {
            let height = card.sizeThatFits(CGSize(width: width, height: room)).height
            place(card, CGRect(x: safe.midX - width / 2, y: bottom - height, width: width, height: height))
            bottom -= height + Metrics.side
        }
        if let cancel { put(cancel, safe.height) }
        put(main, bottom - safe.minY)
    }

    /// On whole pixels, whatever transform the card has on its way.
    private func place(_ card: AlertCard, _ frame: CGRect) {
        let frame = PixelGrid(of: self).placed(frame)
        card.bounds.size = frame.size
        card.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    private var width: CGFloat {
        if traitCollection.userInterfaceIdiom == .tv { return Metrics.televisionWidth }
        return traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            ? Metrics.accessibleAlertWidth : Metrics.alertWidth
    }

    // MARK: Coming and going

    /// Whether the alert is past its start, from where it shrinks to its size; it leaves by fading.
    var hasCome = false

    /// Whether the cards are where they come from, and nothing is dimmed.
    var isAway = false {
        didSet {
            dimming.alpha = isAway ? 0 : 1
            if standsInTheMiddle {
                main.alpha = isAway ? 0 : 1
                // From 1.2 times its size, as seen on iOS; it leaves by fading.
                main.transform = isAway && !hasCome ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
                return
            }
            let top = [main, cancel].compactMap { $0?.frame.minY }.min() ?? 0
            let way = isAway ? CGAffineTransform(translationX: 0, y: bounds.height - top) : .identity
            main.transform = way
            cancel?.transform = way
        }
    }
}

extension UITapGestureRecognizer {
    fileprivate convenience init(handler: @escaping @MainActor () -> Void) {
        self.init()
        addAction { _ in handler() }
    }
}
