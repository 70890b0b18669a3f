import Foundation
import VitrineCoreGraphics

/// The card of a menu with its entries.
@MainActor
final class MenuPlatter: UIView {
    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let shadow = UIView()
    private let scroll = UIScrollView()
    private(set) var rows: [MenuRow] = []
    /// What stands between the rows, and where.
    private var parts: [Part] = []
    private var heightOfParts: CGFloat = 0

    /// The menu, and the entry that opened it, if one did.
    private(set) var menu: UIMenu
    let isInner: Bool
    var isReversed = false { didSet { if isReversed != oldValue { reload() } } }
    /// What an entry was chosen for.
    var didChoose: (MenuRow) -> Void = { _ in }
    /// The row that opened what is over this one.
    private(set) var highlighted: MenuRow?

    private enum Part {
        case row(MenuRow)
        case palette([MenuRow])
        case title(UILabel)
        case band(UIView)
        case waiting(UIActivityIndicatorView)
    }

    init(_ menu: UIMenu, isInner: Bool) {
        self.menu = menu
        self.isInner = isInner
        super.init(frame: .zero)
        shadow.isUserInteractionEnabled = false
        shadow.layer.shadowColor = UIColor.black.cgColor
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = 32
        shadow.layer.shadowOffset = .zero
        shadow.layer.cornerRadius = MenuMetrics.radius
        shadow.backgroundColor = .systemBackground
        card.layer.cornerRadius = MenuMetrics.radius
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        scroll.delaysContentTouches = false
        addSubview(shadow)
        addSubview(card)
        card.contentView.addSubview(scroll)
        prepare(menu.children)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Contents

    private func prepare(_ elements: [UIMenuElement]) {
        for element in elements {
            (element as? UIDeferredMenuElement)?.menuOpens()
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                prepare(inner.children)
            }
        }
    }

    /// Shows another menu in the place of this one.
    func show(_ menu: UIMenu) {
        self.menu = menu
        reload()
    }

    /// Reads the menu again.
    func reload() {
        let title = highlighted?.element
        highlighted = nil
        for view in scroll.subviews where view is any MenuPart || view is MenuRow {
            view.removeFromSuperview()
        }
        (rows, parts) = ([], [])
        let contents = MenuContents(menu, isReversed: isReversed) { [weak self] in
            self?.reload()
            self?.superview?.setNeedsLayout()
        }
        if isInner {
            add(MenuRow(menu, in: menu, look: .header, hasMarks: true, isLast: false))
        }
        let hasMarks = contents.hasMarks
        for (index, section) in contents.sections.enumerated() {
            if index > 0 { addBand() }
            for (place, entry) in section.enumerated() {
                let isLast = place == section.count - 1
                switch entry {
                case .title(let text): if !isInner || index > 0 { addTitle(text) }
                case .element(let element, let owner):
                    add(MenuRow(element, in: owner, look: .row, hasMarks: hasMarks, isLast: isLast))
                case .palette(let elements, let size, let owner):
                    addPalette(elements, size, in: owner)
                case .waiting: addIndicator()
                }
            }
        }
        if let title, let row = rows.first(where: { $0.element === title }) { highlight(row) }
        setNeedsLayout()
    }

    private func add(_ row: MenuRow) {
        row.platter = self
        rows.append(row)
        parts.append(.row(row))
        scroll.addSubview(row)
    }

    private func addPalette(_ elements: [UIMenuElement], _ size: UIMenu.ElementSize, in owner: UIMenu) {
        let row = elements.enumerated().map { index, element in
            MenuRow(
                element, in: owner, look: size == .medium ? .medium : .small, hasMarks: false,
                isLast: index == elements.count - 1)
        }
        for part in row {
            part.platter = self
            rows.append(part)
            scroll.addSubview(part)
        }
        parts.append(.palette(row))
    }

    private func addTitle(_ text: String) {
        let label = MenuTitle()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.accessibilityTraits = [.staticText, .header]
        parts.append(.title(label))
        scroll.addSubview(label)
    }

    private func addBand() {
        let band = MenuBand()
        band.backgroundColor = UIColor { traits in
            UIColor.black.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.16 : 0.08)
        }
        parts.append(.band(band))
        scroll.addSubview(band)
    }

    private func addIndicator() {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        let holder = MenuBand()
        holder.addSubview(indicator)
        parts.append(.waiting(indicator))
        scroll.addSubview(holder)
    }

    // MARK: Choosing

    func highlight(_ row: MenuRow?) {
        guard row !== highlighted else { return }
        highlighted?.isHighlighted = false
        highlighted = row?.canBeChosen == true ? row : nil
        highlighted?.isHighlighted = true
        if let highlighted { scroll.scrollRectToVisible(highlighted.frame, animated: false) }
    }

    /// A finger or pointer is at a place of the platter, or lifts there.
    func follow(_ location: CGPoint, isEnded: Bool) {
        let row = row(at: location)
        if !isEnded { return highlight(row) }
        highlight(nil)
        if let row, row.canBeChosen { choose(row) }
    }

    func row(at location: CGPoint) -> MenuRow? {
        guard bounds.contains(location) else { return nil }
        let place = scroll.convert(location, from: self)
        return rows.first { $0.frame.contains(place) }
    }

    func choose(_ row: MenuRow) { didChoose(row) }

    /// Moves the highlight by a number of entries that can be chosen, around the ends.
    func moveHighlight(by step: Int) {
        let open = rows.filter(\.canBeChosen)
        guard !open.isEmpty else { return }
        guard let current = open.firstIndex(where: { $0 === highlighted }) else {
            return highlight(step > 0 ? open[0] : open[open.count - 1])
        }
        highlight(open[(current + step + open.count) % open.count])
    }

    /// Highlights the entry that begins with a text, the next one after that which is highlighted.
    ///
    /// - Parameter isMore: Whether the text was typed on: the entry that has the highlight may keep it.
    func highlight(beginning text: String, isMore: Bool) {
        let open = rows.filter(\.canBeChosen)
        guard !open.isEmpty else { return }
        let current = open.firstIndex { $0 === highlighted }
        let start = current.map { isMore ? $0 : $0 + 1 } ?? 0
        for offset in open.indices {
            let row = open[(start + offset) % open.count]
            if row.element.title.range(
                of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
            {
                return highlight(row)
            }
        }
    }

    /// Scrolls to what is chosen.
    func showChosen() {
        guard let row = rows.first(where: { $0.element.isOn }) else { return }
        layoutIfNeeded()
        scroll.scrollRectToVisible(row.frame, animated: false)
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(MenuMetrics.width, size.width)
        return CGSize(width: width, height: parts.reduce(0) { $0 + height(of: $1, width: width) })
    }

    private func height(of part: Part, width: CGFloat) -> CGFloat {
        switch part {
        case .row(let row): row.height(for: width)
        case .palette(let rows): rows.first?.height(for: width) ?? 0
        case .title(let label):
            max(
                MenuMetrics.titleHeight,
                (label.sizeThatFits(
                    CGSize(width: width - 2 * MenuMetrics.leading, height: .greatestFiniteMagnitude)
                ).height + 12).rounded(.up))
        case .band: MenuMetrics.band
        case .waiting: MenuMetrics.rowHeight
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (card.frame, shadow.frame) = (bounds, bounds)
        scroll.frame = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = bounds.width
        var y: CGFloat = 0
        for part in parts {
            let height = height(of: part, width: width)
            switch part {
            case .row(let row): row.frame = CGRect(x: 0, y: y, width: width, height: height)
            case .palette(let rows):
                let share = width / CGFloat(max(1, rows.count))
                for (index, row) in rows.enumerated() {
                    let place = isMirrored ? rows.count - 1 - index : index
                    row.frame = CGRect(x: share * CGFloat(place), y: y, width: share, height: height)
                }
            case .title(let label):
                label.frame = CGRect(
                    x: MenuMetrics.leading, y: y, width: max(0, width - 2 * MenuMetrics.leading),
                    height: height)
                let hairline = 1 / max(1, traitCollection.displayScale)
                (label as? MenuTitle)?.line.frame = CGRect(
                    x: -MenuMetrics.leading, y: height - hairline, width: width, height: hairline)
            case .band(let band): band.frame = CGRect(x: 0, y: y, width: width, height: height)
            case .waiting(let indicator):
                indicator.superview?.frame = CGRect(x: 0, y: y, width: width, height: height)
                indicator.center = CGPoint(x: width / 2, y: height / 2)
            }
            y += height
        }
        scroll.contentSize = CGSize(width: width, height: y)
        scroll.isScrollEnabled = y > bounds.height + 0.5
        scroll.showsVerticalScrollIndicator = scroll.isScrollEnabled
    }
}

/// What is in a menu beside its rows.
@MainActor
private protocol MenuPart: UIView {}
private final class MenuTitle: UILabel, MenuPart {
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .separator
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }
}
private final class MenuBand: UIView, MenuPart {}
