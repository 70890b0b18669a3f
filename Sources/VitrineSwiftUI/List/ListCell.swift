/// The cell of one row: a background with the corners and separators of its place, and the row's view.
final class ListCell: UICollectionViewListCell, RowHosting, PreparedCellObserver, TypeAheadCell {
    /// Where the row is in its section.
    struct Place: Equatable {
        var isFirst = false
        var isLast = false
        var hasHeader = false
    }

    weak var controller: ListController?
    private(set) var host: RowHost?
    /// Which of the list's updates the cell was last brought up to date with.
    var generation = 0
    private(set) var place = Place()
    private(set) var metrics = ListMetrics(look: .plain, idiom: .phone, width: 0, minimumRowHeight: 44)
    private let card = UIView()
    private let highlight = UIView()
    let topSeparator = UIView()
    let bottomSeparator = UIView()
    /// What the row above was told of the line between.
    var announcedWish: SeparatorWish?
    private var customBackground: RowHost?
    private var isPressed = false
    private(set) var isRowFocused = false
    private(set) var shownTraits = ListRowTraits()
    private var measuredHeight: CGFloat?
    /// What the separators begin at, from the leading edge; nil without a text.
    var alignedLeading: CGFloat?
    /// What they end at, from the trailing edge.
    var alignedTrailing: CGFloat = 0

    var isRowSelected = false { didSet { if isRowSelected != oldValue { updateHighlight() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.clipsToBounds = true
        highlight.isUserInteractionEnabled = false
        highlight.alpha = 0
        card.addSubview(highlight)
        for view in [card, topSeparator, bottomSeparator] { view.isUserInteractionEnabled = false }
        // Behind what stands beside the row while the list is edited.
        insertSubview(card, belowSubview: contentView)
        for separator in [topSeparator, bottomSeparator] { addSubview(separator) }
        automaticallyUpdatesBackgroundConfiguration = false
        backgroundConfiguration = .clear()
        liftsWithFocus = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    // MARK: The row

    /// Shows a row. Its view takes over the nodes and layers of the one before, if none of them holds state.
    func show(_ row: Row, in environment: EnvironmentValues, place: Place, metrics: ListMetrics) {
        self.place = place
        self.metrics = metrics
        let content = AnyView(
            AnyView(box: row.content).modifier(
                ListRowLayout(insets: metrics.rowInsets, minimumHeight: metrics.minimumRowHeight)))
        if let host, host.identity == row.identity, !host.isRemoved {
            host.show(content, in: environment)
        } else if let kept = controller?.takeKept(row.identity) {
            kept.show(content, in: environment)
            take(kept)
        } else if let host, !host.graph.holdsState {
            host.graph.place = row.place
            host.reuse(for: content, in: environment)
            host.identity = row.identity
            host.isRemoved = false
        } else {
            let made = ViewGraph.inside(row.place) { RowHost(content, environment: environment) }
            made.identity = row.identity
            take(made)
        }
        host?.hostingController = controller?.hostingController
        applyTraits()
        setNeedsLayout()
    }

    private func take(_ host: RowHost) {
        if let old = self.host, old !== host { release(old) }
        self.host = host
        host.cell = self
        contentView.addSubview(host)
        host.frame = contentView.bounds
    }

    private func release(_ host: RowHost) {
        host.removeFromSuperview()
        host.cell = nil
        if host.graph.holdsState { controller?.keep(host) }
    }

    /// The cell is off the screen. State goes with its row, everything else waits for the next one.
    func didLeave() {
        announcedWish = nil
        rowButton(isPressed: false)
        isRowFocused = false
        isRowSelected = false
        updateFocusLook(animated: false)
        guard let host, host.graph.holdsState else { return }
        self.host = nil
        release(host)
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let host else { return layoutAttributes }
        let size = host.size(for: ProposedViewSize(width: rowWidth(layoutAttributes.size.width), height: nil))
        layoutAttributes.size.height = size.height
        measuredHeight = size.height
        return layoutAttributes
    }

    /// What accessories leave of a width.
    private func rowWidth(_ width: CGFloat) -> CGFloat {
        let room = accessoryRoom
        return max(0, width - room.leading - room.trailing)
    }

    package func preparedCellWillNotDisplay() { didLeave() }

    /// The first text of the row.
    package var typeAheadText: String? { host?.graph.firstText }

    // MARK: The look

    /// On tvOS only what can have the focus is a platter.
    private var restingBackground: UIColor {
        guard shownTraits.background == nil else { return .clear }
        if metrics.isTV, host?.graph.focusables.isEmpty ?? true, controller?.selection == nil {
            return .clear
        }
        return metrics.rowBackground
    }

    private func applyTraits() {
        guard let host else { return }
        let traits = host.traits
        shownTraits = traits
        card.backgroundColor = metrics.isTV && isRowFocused ? .white : restingBackground
        if let background = traits.background {
            if let customBackground {
                customBackground.show(background, in: host.graph.environment)
            } else {
                let made = RowHost(background, environment: host.graph.environment)
                customBackground = made
                card.insertSubview(made, at: 0)
            }
        } else {
            customBackground?.removeFromSuperview()
            customBackground = nil
        }
        setNeedsLayout()
        updateHighlight()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        host?.frame = contentView.bounds
        card.frame = bounds
        highlight.frame = bounds
        customBackground?.frame = bounds
        card.layer.cornerRadius = metrics.cornerRadius
        card.layer.maskedCorners = corners
        // Separators begin where the row's text does, which its layout tells.
        host?.layoutIfNeeded()
        layoutSeparators(bounds)
    }

    private var corners: CACornerMask {
        var corners: CACornerMask = []
        if place.isFirst || metrics.separatesRows {
            corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }
        if place.isLast || metrics.separatesRows {
            corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
        return corners
    }

    private func updateHighlight() {
        let isShown = isPressed || isHighlighted || isRowSelected
        highlight.backgroundColor =
            metrics.isSidebar
            ? (isRowSelected ? .secondarySystemFill : .tertiarySystemFill)
            : isRowSelected && !isPressed ? .systemGray4 : metrics.isGrouped ? .systemGray4 : .systemGray5
        let alpha: CGFloat = isShown && !metrics.isTV ? 1 : 0
        guard highlight.alpha != alpha else { return }
        if alpha == 0, window != nil {
            // Pressed rows fade out; 0.25 s by measurement.
            UIView.animate(withDuration: 0.25) { self.highlight.alpha = 0 }
        } else {
            highlight.layer.removeAllAnimations()
            highlight.alpha = alpha
        }
    }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { updateHighlight() } } }

    // MARK: RowHosting

    package func rowPreferencesDidChange() { controller?.preferencesDidChange() }

    package func rowTraitsDidChange() { applyTraits() }
    var listElement: Element? { controller?.listElement }
    var containerSize: CGSize { controller?.containerSize ?? bounds.size }

    package func rowSizeMayHaveChanged(_ row: any GraphViewHost) {
        guard let host, row === host else { return }
        // A row of the same height may have its text elsewhere.
        if host.separatorLeading != alignedLeading || host.separatorTrailing != alignedTrailing {
            setNeedsLayout()
        }
        guard let measuredHeight, window != nil else { return }
        let size = host.size(for: ProposedViewSize(width: rowWidth(bounds.width), height: nil))
        guard size.height != measuredHeight, let collectionView = controller?.viewIfMade else { return }
        collectionView.remeasure(self)
    }

    package func rowButton(isPressed: Bool) {
        guard self.isPressed != isPressed else { return }
        self.isPressed = isPressed
        updateHighlight()
        if metrics.isTV { updateFocusLook(animated: true) }
    }

    package func rowButton(isFocused: Bool) { setRowFocused(isFocused) }

    private func setRowFocused(_ isFocused: Bool) {
        guard isRowFocused != isFocused else { return }
        isRowFocused = isFocused
        controller?.focusDidChange(self)
        updateFocusLook(animated: true)
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.nextFocusedItem === self {
            setRowFocused(true)
        } else if context.previouslyFocusedItem === self {
            setRowFocused(false)
        }
    }

    /// On tvOS the row with the focus is a white platter that lifts; a press sinks it.
    private func updateFocusLook(animated: Bool) {
        guard metrics.isTV else { return }
        let isLifted = isRowFocused
        let scale: CGFloat = isLifted ? (isPressed ? 1 : 1 + min(0.04, 40 / max(bounds.width, 1))) : 1
        let changes = {
            self.card.backgroundColor = isLifted ? .white : self.restingBackground
            self.contentView.transform = CGAffineTransform(scaleX: scale, y: scale)
            self.layer.shadowOpacity = isLifted ? 0.3 : 0
        }
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 12)
        layer.shadowRadius = 15
        if animated, window != nil {
            UIView.animate(withDuration: isLifted ? 0.2 : 0.35, animations: changes)
        } else {
            changes()
        }
    }
}
