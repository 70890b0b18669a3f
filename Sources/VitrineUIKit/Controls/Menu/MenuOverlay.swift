import Foundation
import VitrineCoreGraphics

/// A menu over everything else in its window, and the menus that its entries opened.
///
/// As long as it is there nothing beneath is touched or hears of keys. A touch beside it and Escape close it.
@MainActor
final class MenuOverlay: UIView, WindowCover {
    private let request: MenuRequest
    private let dimming = UIVisualEffectView(effect: nil)
    private let shade = UIView()
    private var platters: [MenuPlatter] = []
    private var placement: MenuPlacement?
    private var isClosing = false
    private var isOpening = false
    /// Whether the finger that opened the menu has been over an entry.
    private var hasFollowed = false
    /// What was typed to find an entry, and when.
    private var typed = ""
    private var lastTyped: TimeInterval = 0

    private init(_ request: MenuRequest) {
        self.request = request
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        if request.isRich {
            shade.backgroundColor = UIColor { traits in
                UIColor.black.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
            }
            for view in [dimming, shade] {
                view.isUserInteractionEnabled = false
                addSubview(view)
            }
        }
        if let preview = request.preview {
            addSubview(preview)
            preview.isUserInteractionEnabled = false
        }
        push(request.menu, isInner: false)
        let hover = UIHoverGestureRecognizer()
        hover.addAction { [weak self] recognizer in
            guard let self else { return }
            self.hover(recognizer.state.isUnderway ? recognizer.location(in: self) : nil)
        }
        addGestureRecognizer(hover)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Coming and going

    /// Opens a menu in the window of its source.
    ///
    /// - Returns: Nil where the source is in no window, a menu is open already, or there are no entries.
    static func open(_ request: MenuRequest) -> MenuOverlay? {
        guard let window = request.source.window, window.cover == nil else { return nil }
        guard !request.menu.children.isEmpty || request.preview != nil else { return nil }
        validate(request.menu, request)
        let overlay = MenuOverlay(request)
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(overlay)
        window.cover = overlay
        overlay.come()
        return overlay
    }

    private func come() {
        isOpening = true
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            platters[0].showChosen()
            setAway(platters[0], true)
            shade.alpha = 0
            if let preview = request.preview { fit(preview, request.previewOrigin) }
        }
        UIView.animate(
            springDuration: 0.38, bounce: 0.16, options: .allowUserInteraction,
            animations: {
                isOpening = false
                setAway(platters[0], false)
                shade.alpha = 1
                if request.isRich { dimming.effect = UIBlurEffect(style: .systemUltraThinMaterial) }
                if let preview = request.preview { fit(preview, previewFrame) }
            })
    }

    /// Grows from, or shrinks to, the corner that is next to the source.
    private func setAway(_ platter: MenuPlatter, _ isAway: Bool) {
        platter.alpha = isAway ? 0 : 1
        guard isAway, let window else {
            platter.transform = .identity
            return
        }
        let rect = request.source.convert(request.rect, to: window)
        let frame = platter.frame
        let anchor = CGPoint(
            x: min(max(rect.midX, frame.minX), frame.maxX),
            y: placement?.isAbove == true ? frame.maxY : frame.minY)
        // The anchor stays where it is while everything shrinks towards it.
        let scale: CGFloat = 0.2
        platter.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (anchor.x - frame.midX) * (1 - scale),
            ty: (anchor.y - frame.midY) * (1 - scale))
    }

    /// Closes the menu. What lay beneath hears of touches and keys at once.
    func close(animated: Bool, then perform: (() -> Void)? = nil) {
        guard superview != nil, !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        if window?.cover === self { window?.cover = nil }
        request.willClose?()
        perform?()
        let end = {
            self.removeFromSuperview()
            self.request.didClose?()
        }
        guard animated, window != nil else { return end() }
        let origin = request.previewReturn?() ?? request.previewOrigin
        UIView.animate(
            withDuration: 0.22, delay: 0, options: .curveEaseInOut,
            animations: {
                for platter in self.platters { self.setAway(platter, true) }
                self.shade.alpha = 0
                if self.request.isRich { self.dimming.effect = nil }
                if let preview = self.request.preview { self.fit(preview, origin) }
            }, completion: { _ in end() })
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil, !isClosing {
            isClosing = true
            request.willClose?()
            request.didClose?()
        }
    }

    // MARK: Menus

    /// The menu that is shown.
    var menu: UIMenu { platters[0].menu }
    var isOpen: Bool { superview != nil && !isClosing }
    /// The frame of the menu on top, for tests, in the coordinates of the window.
    var menuFrame: CGRect { top.frame }
    var top: MenuPlatter { platters[platters.count - 1] }

    /// Shows another menu in the place of the first one.
    func update(_ change: (UIMenu) -> UIMenu) {
        for platter in platters.dropFirst() { platter.removeFromSuperview() }
        platters.removeSubrange(1...)
        platters[0].show(change(platters[0].menu))
        platters[0].alpha = 1
        placement = nil
        setNeedsLayout()
    }

    private func push(_ menu: UIMenu, isInner: Bool) {
        let platter = MenuPlatter(menu, isInner: isInner)
        platter.didChoose = { [weak self] in self?.choose($0) }
        platters.append(platter)
        addSubview(platter)
    }

    private func choose(_ row: MenuRow) {
        guard !isClosing else { return }
        if row.platter?.isInner == true, row.element === row.platter?.menu { return popMenu() }
        if let menu = row.element as? UIMenu { return openMenu(menu, from: row) }
        guard let leaf = row.element as? any UIMenuLeaf, row.canBeChosen else { return }
        chooseAlone(leaf, in: row.group)
        if leaf.attributes.contains(.keepsMenuPresented) {
            perform(leaf)
            for platter in platters { platter.reload() }
            setNeedsLayout()
        } else {
            close(animated: true) { self.perform(leaf) }
        }
    }

    /// In a menu, or a section, of which one entry is chosen, this one is now.
    private func chooseAlone(_ leaf: any UIMenuLeaf, in owner: UIMenu) {
        guard
            let group = Self.group(of: owner, in: request.menu) ?? Self.group(of: owner, in: platters[0].menu)
        else { return }
        func clear(_ menu: UIMenu) {
            for child in menu.children {
                if let inner = child as? UIMenu { clear(inner) }
                if let other = child as? any UIMenuLeaf, other.state == .on { other.state = .off }
            }
        }
        clear(group)
        leaf.state = .on
    }

    /// The outermost menu of single selection around another one, or that one.
    private static func group(of menu: UIMenu, in root: UIMenu) -> UIMenu? {
        func contains(_ outer: UIMenu) -> Bool {
            outer === menu || outer.children.contains { ($0 as? UIMenu).map(contains) == true }
        }
        guard contains(root) else { return nil }
        if root.options.contains(.singleSelection) { return root }
        for case let inner as UIMenu in root.children {
            if let found = group(of: menu, in: inner) { return found }
        }
        return nil
    }

    private func perform(_ leaf: any UIMenuLeaf) {
        request.source.runtimeContext.enter {
            if let action = leaf as? UIAction {
                action.perform(sender: request.sender)
            } else if let command = leaf as? UICommand,
                let target = Self.target(of: command, request)
            {
                command.performWithSender(request.sender, target: target)
            }
            request.didPerform?(leaf)
        }
    }

    /// Who performs a command: what has it in the chain of the first responder, or of the menu's source.
    private static func target(of command: UICommand, _ request: MenuRequest) -> Any? {
        (request.responder ?? request.source.window?.firstResponder)
            .flatMap { $0.target(forAction: command.action, withSender: command) }
            ?? request.source.target(forAction: command.action, withSender: command)
    }

    /// Commands that nobody performs are not to be chosen; who performs one may say more about it.
    private static func validate(_ menu: UIMenu, _ request: MenuRequest) {
        for child in menu.children {
            if let inner = child as? UIMenu { validate(inner, request) }
            guard let command = child as? UICommand else { continue }
            if let target = target(of: command, request) {
                (target as? UIResponder)?.validate(command)
            } else {
                command.attributes.insert(.disabled)
            }
        }
    }

    private func openMenu(_ menu: UIMenu, from row: MenuRow) {
        let below = top
        push(menu, isInner: true)
        let platter = top
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            platter.alpha = 0
            platter.transform = CGAffineTransform(scaleX: 1, y: 0.6)
        }
        UIView.animate(springDuration: 0.3, bounce: 0.1, options: .allowUserInteraction) {
            platter.alpha = 1
            platter.transform = .identity
            below.alpha = 0.5
            below.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        }
        below.isUserInteractionEnabled = false
    }

    private func popMenu() {
        guard platters.count > 1 else { return }
        let platter = platters.removeLast()
        let below = top
        below.isUserInteractionEnabled = true
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .allowUserInteraction,
            animations: {
                platter.alpha = 0
                platter.transform = CGAffineTransform(scaleX: 1, y: 0.6)
                below.alpha = 1
                below.transform = .identity
            }, completion: { _ in platter.removeFromSuperview() })
    }

    // MARK: Layout

    private var area: CGRect {
        bounds.inset(by: safeAreaInsets).insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    }

    /// Where the preview is while the menu is open: as near to where it comes from as there is room for the menu.
    private var previewFrame = CGRect.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        (dimming.frame, shade.frame) = (bounds, bounds)
        guard let window, !isClosing else { return }
        let area = area
        let first = platters[0]
        var size = first.sizeThatFits(area.size)
        var source = request.source.convert(request.rect, to: window)
        if request.preview != nil {
            var target = request.previewSize
            let hasMenu = !menu.children.isEmpty
            let room =
                area.height - (hasMenu ? min(size.height, area.height * 0.5) + MenuMetrics.previewGap : 0)
            let shrink = min(1, room / max(1, target.height), area.width / max(1, target.width))
            target = CGSize(width: target.width * shrink, height: target.height * shrink)
            let origin = request.previewOrigin
            var frame = CGRect(
                x: origin.midX - target.width / 2, y: origin.midY - target.height / 2, width: target.width,
                height: target.height)
            frame.origin.x = min(max(frame.minX, area.minX), max(area.minX, area.maxX - frame.width))
            // The menu goes below; the preview moves up where that takes more room than there is.
            let needed = hasMenu ? min(size.height, area.height - frame.height - MenuMetrics.previewGap) : 0
            let lowest = area.maxY - needed - (hasMenu ? MenuMetrics.previewGap : 0) - frame.height
            frame.origin.y = max(area.minY, min(frame.minY, lowest))
            frame = PixelGrid(of: self).placed(frame)
            previewFrame = frame
            source = frame
            size.height = min(size.height, area.maxY - frame.maxY - MenuMetrics.previewGap)
            if let preview = request.preview, !isOpening { fit(preview, frame) }
        }
        let placement = MenuPlacement(
            size: size, beside: source, in: area,
            gap: request.preview != nil ? MenuMetrics.previewGap : request.isPoint ? 0 : MenuMetrics.gap,
            isPoint: request.isPoint, prefersAbove: request.prefersAbove)
        self.placement = placement
        first.isReversed = placement.isAbove && request.isOutward
        first.isHidden = menu.children.isEmpty
        place(first, placement.frame)
        for (index, platter) in platters.enumerated().dropFirst() {
            let below = platters[index - 1]
            let size = platter.sizeThatFits(area.size)
            let row = below.rows.first { $0.element === platter.menu } ?? below.rows.first
            let from = row.map { $0.convert($0.bounds, to: self) } ?? below.frame
            let height = min(size.height, area.height)
            let top = min(max(from.minY, area.minY), area.maxY - height)
            let left = min(max(below.center.x - size.width / 2, area.minX), area.maxX - size.width)
            place(platter, CGRect(x: left, y: top, width: size.width, height: height))
        }
    }

    /// On whole pixels, whatever transform a platter has on its way.
    private func place(_ platter: MenuPlatter, _ frame: CGRect) {
        let frame = PixelGrid(of: self).placed(frame)
        platter.bounds.size = frame.size
        platter.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Moves and scales a preview into a rectangle.
    private func fit(_ preview: UIView, _ frame: CGRect) {
        let size = request.previewSize
        preview.bounds.size = size
        preview.center = CGPoint(x: frame.midX, y: frame.midY)
        let scale = size.width > 0 ? frame.width / size.width : 1
        preview.transform = abs(scale - 1) < 0.001 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    }

    // MARK: Touches

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) ?? (isClosing ? nil : self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: self)
        if top.frame.contains(location) { return }
        if request.preview != nil, previewFrame.contains(location), let tapped = request.didTapPreview {
            return tapped()
        }
        if platters.count > 1, platters[platters.count - 2].frame.contains(location) { return popMenu() }
        close(animated: true)
    }

    /// The finger that opened the menu moves on: over an entry it highlights it, and lifted there it chooses it.
    func follow(_ location: CGPoint, isEnded: Bool) {
        guard !isClosing else { return }
        let place = top.convert(location, from: nil)
        if !isEnded, top.row(at: place) != nil { hasFollowed = true }
        if hasFollowed { top.follow(place, isEnded: isEnded) }
    }

    private func hover(_ location: CGPoint?) {
        guard !isClosing else { return }
        top.highlight(location.flatMap { top.row(at: top.convert($0, from: self)) })
    }

    // MARK: Keys

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { receive(press) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    private func receive(_ press: UIPress) {
        guard !isClosing else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch press.type {
        case .upArrow: top.moveHighlight(by: -1)
        case .downArrow: top.moveHighlight(by: 1)
        case .rightArrow, .leftArrow:
            if (press.type == .rightArrow) != isMirrored {
                if let row = top.highlighted, let menu = row.element as? UIMenu, row.element !== top.menu {
                    openMenu(menu, from: row)
                    top.moveHighlight(by: 1)
                    if top.highlighted?.element === top.menu { top.moveHighlight(by: 1) }
                }
            } else {
                popMenu()
            }
        case .menu: if platters.count > 1 { popMenu() } else { close(animated: true) }
        case .select where press.key?.keyCode != .keyboardSpacebar || !isTyping(at: press.timestamp):
            if let row = top.highlighted { choose(row) }
        default: find(press)
        }
    }

    /// Letters that follow each other faster than that belong to one word.
    private static let pause: TimeInterval = 1

    private func isTyping(at time: TimeInterval) -> Bool { !typed.isEmpty && time - lastTyped < Self.pause }

    private func find(_ press: UIPress) {
        switch press.key?.keyCode {
        case .keyboardHome:
            top.highlight(nil)
            return top.moveHighlight(by: 1)
        case .keyboardEnd:
            top.highlight(nil)
            return top.moveHighlight(by: -1)
        case .keyboardTab:
            return top.moveHighlight(by: press.key?.modifierFlags.contains(.shift) == true ? -1 : 1)
        default: break
        }
        guard let key = press.key, !key.characters.isEmpty,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return }
        let isMore = isTyping(at: press.timestamp)
        // The same letter again goes on to the next entry with it.
        let isSame = isMore && typed.allSatisfy { String($0) == key.characters }
        typed = isMore && !isSame ? typed + key.characters : key.characters
        lastTyped = press.timestamp
        top.highlight(beginning: typed, isMore: isMore && !isSame)
    }

    override func accessibilityPerformEscape() -> Bool {
        close(animated: true)
        return true
    }
}
