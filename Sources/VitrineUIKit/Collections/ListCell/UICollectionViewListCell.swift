public import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// A row: content from a configuration, between accessories.
///
/// It works in every layout. Its height is that of its content where the layout estimates heights.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showDefaultBackground(.listCell())
        setNeedsUpdateConfiguration()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // A row that is lifted is round at all corners; by eye.
    override var liftedCornerRadius: CGFloat { max(super.liftedCornerRadius, 10) }

    /// A content configuration with the system's values for a cell like this: for the look of its list, and for a row, a
    /// header or a footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let state = configurationState
        return state.traitCollection.withCurrent { defaultContent.updated(for: state) }
    }

    private var defaultContent: UIListContentConfiguration {
        switch listAttributes?.role {
        case .header: .header()
        case .footer: .footer()
        case .headerItem:
            listAttributes?.appearance == .insetGrouped ? .prominentInsetGroupedHeader() : .header()
        case .row, .background, nil: .cell()
        }
    }

    // MARK: The list

    override func adopt(_ place: (any ElementPlace)?) {
        let (before, attributes) = (listAttributes, place as? ListAttributes)
        guard !elementPlace.isSame(as: place) else { return }
        super.adopt(place)
        if before?.role != attributes?.role, configuration.isDefaultBackground {
            switch attributes?.role {
            case .header, .headerItem: showDefaultBackground(.listHeader())
            case .footer: showDefaultBackground(.listFooter())
            case .row, .background, nil: showDefaultBackground(.listCell())
            }
        }
        configuration.groupCorners = attributes?.groupCorners ?? .all
        if attributes == nil {
            directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        } else if let section = attributes?.section, !section.isTV,
            directionalLayoutMargins != section.margins
        {
            directionalLayoutMargins = section.margins
        }
        refreshSeparators()
        setNeedsLayout()
    }

    final var separators = RowSeparators()

    // MARK: Indentation

    /// The level of indentation. A data source with outlines sets it to the level of the item when the cell is dequeued
    /// and when the item comes to another level.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { roomDidChange() } }
    }

    /// The width of a level of indentation, in points. 10 unless changed, as in table views (for list cells it is not
    /// documented).
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { roomDidChange() } }
    }

    /// Whether accessories at the leading edge are indented with the content. True by default.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { roomDidChange() } }
    }

    // MARK: Accessories

    /// What stands beside the content. Traps if it has two of the same type, custom views excepted.
    ///
    /// The order of the system's accessories is the system's; that of custom views is the one in which their positions
    /// are asked for.
    public var accessories: [UICellAccessory] = [] {
        didSet {
            if accessories.elementsEqual(oldValue, by: { $0.isSame(as: $1) }) { return }
            noteLayoutChange("accessories")
            arranged = UICellAccessory.arranged(accessories)
            needsAccessories = true
            roomDidChange()
        }
    }

    override func keepClear(ofIndex width: CGFloat) { trailingReserve = width }

    /// What the trailing edge keeps free of content and accessories, in points: for an index of titles.
    final var trailingReserve: CGFloat = 0 {
        didSet { if trailingReserve != oldValue { roomDidChange() } }
    }

    final var arranged: (leading: [UICellAccessory], trailing: [UICellAccessory]) = ([], [])
    /// What is displayed now, in order from the leading to the trailing edge.
    final var leadingPlaces: [AccessoryPlace] = []
    final var trailingPlaces: [AccessoryPlace] = []
    final var needsAccessories = false
    /// Views of the system's accessories made so far, used again for the next accessory of their type.
    final var accessoryViews: [UICellAccessory.AccessoryType: AccessoryView] = [:]
    final var reorderSeparator: UIView?
    /// Whether a row with the focus of a television lies on a shadow; SwiftUI's lists lift theirs themselves.
    package final var liftsWithFocus = true
    private var shownLift = Lift.none
    private enum Lift { case none, moved, focused }
    /// From the finger to the middle of the cell, while the reorder control is held; and where the middle stays from side
    /// to side, if it does.
    final var grip: CGPoint?
    final var gripX: CGFloat?

    private func roomDidChange() {
        setNeedsLayout()
        owningCollectionView?.remeasureIfGuessed(self)
    }

    /// The room at the sides that accessories take from the content, in points.
    package final var accessoryRoom: NSDirectionalEdgeInsets { contentViewInsets }

    override var contentViewInsets: NSDirectionalEdgeInsets {
        updateAccessoriesIfNeeded()
        return accessoryInsets
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        if verticalFittingPriority != .required {
            size.height = max(size.height, tallestAccessory)
        }
        return size
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        updateAccessoriesIfNeeded()
        layoutAccessories()
        layoutSeparators()
        announceEmphasis()
    }

    override func configurationDidUpdate(_ state: UICellConfigurationState) {
        super.configurationDidUpdate(state)
        needsAccessories = true
        updateAccessoriesIfNeeded()
        lift(state)
        refreshSeparators()
        announceEmphasis()
    }

    override func configurationWillBeReused() {
        super.configurationWillBeReused()
        separators.announcedEmphasis = nil
        if let outline = outlineState { indentationLevel = outline.level }
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        needsAccessories = true
        setNeedsLayout()
    }

    override var takesPrimaryAction: Bool { togglesOnTap }
    override func primaryAction() { toggleOutline() }

    /// A row that is being moved lies on a shadow, as every cell in the hand. On a television the row with the focus
    /// does, and grows by a twenty-fifth, at most 40 points.
    private func lift(_ state: UICellConfigurationState) {
        let isPlatter = liftsWithFocus && state.traitCollection.userInterfaceIdiom == .tv && state.isFocused
        let lift: Lift = isPlatter ? .focused : state.isReordering ? .moved : .none
        guard lift != shownLift else { return }
        if lift == .focused || shownLift == .focused {
            let scale = isPlatter ? 1 + min(0.04, 40 / max(bounds.width, 1)) : 1
            transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        shownLift = lift
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = lift == .focused ? CGSize(width: 0, height: 12) : CellLift.offset
        layer.shadowRadius = lift == .focused ? 15 : CellLift.radius
        layer.shadowOpacity = lift == .none ? 0 : CellLift.opacity
    }

    // MARK: Separators

    /// Where separators begin and end, for layouts that have them: from where the text begins to the trailing edge,
    /// unless constraints of the program say otherwise.
    public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textLeading)
        let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        let edges = [
            guide.topAnchor.constraint(equalTo: topAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        // The program's go before.
        for constraint in [leading, trailing] { constraint.priority = .defaultLow }
        NSLayoutConstraint.activate([leading, trailing] + edges)
        separatorLeading = leading
        return guide
    }()

    final var separatorLeading: NSLayoutConstraint?

    /// How far from the leading edge the text of a list content configuration begins, else the content.
    final var textLeading: CGFloat {
        let leading = accessoryInsets.leading
        if let content = contentView as? any CellContent { return leading + (content.textLeading ?? 16) }
        guard let list = contentView as? UIListContentView else { return leading + 16 }
        return leading + (list.textLeading ?? 16)
    }
}
