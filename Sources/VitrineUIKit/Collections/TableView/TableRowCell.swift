import Foundation
import VitrineCoreGraphics

/// Holds a `UITableViewCell` in its place in a table: what is behind and beside it (background, separators, accessories,
/// swipe buttons) is a list cell's.
///
/// The cell inside has the coordinates of the table: its superview (`RowPlate`) begins, by its bounds, where it is.
@MainActor
final class TableRowCell: UICollectionViewListCell, TypeAheadCell {
    private(set) var rowIfAny: UITableViewCell?
    var row: UITableViewCell { rowIfAny ?? UITableViewCell(style: .default, reuseIdentifier: nil) }
    private let plate = RowPlate(frame: .zero)

    var table: UITableView? { (owningCollectionView as? TableContentView)?.table }

    override init(frame: CGRect) {
        super.init(frame: frame)
        plate.insetsLayoutMarginsFromSafeArea = false
        addSubview(plate)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: The cell

    func hold(_ row: UITableViewCell) {
        guard rowIfAny !== row else { return }
        letGo()
        row.holder?.letGo()
        rowIfAny = row
        row.holder = self
        plate.addSubview(row)
        contentConfiguration = row.givenContentConfiguration
        backgroundView = row.backgroundView
        takeSelectedBackground()
        liftsWithFocus = row.focusStyle != .custom
        refresh()
        layOutRow()
    }

    /// Shows the cell's view behind selected rows: where several can be selected the one for that.
    func takeSelectedBackground() {
        let isMultiple =
            table.map {
                $0.isEditing ? $0.allowsMultipleSelectionDuringEditing : $0.allowsMultipleSelection
            } ?? false
        let wanted =
            isMultiple
            ? rowIfAny?.multipleSelectionBackgroundView ?? rowIfAny?.selectedBackgroundView
            : rowIfAny?.selectedBackgroundView
        if selectedBackgroundView !== wanted { selectedBackgroundView = wanted }
    }

    override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
        super.dragStateDidChange(dragState)
        let state: UITableViewCell.DragState =
            switch dragState {
            case .none: .none
            case .lifting: .lifting
            case .dragging: .dragging
            }
        rowIfAny?.dragStateDidChange(state)
    }

    private func letGo() {
        guard let rowIfAny else { return }
        if rowIfAny.holder === self {
            rowIfAny.holder = nil
            rowIfAny.removeFromSuperview()
        }
        self.rowIfAny = nil
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        rowIfAny?.prepareForReuse()
    }

    /// Takes over accessories, background and separators.
    func refresh() {
        guard let row = rowIfAny else { return }
        let wanted = accessories(of: row)
        if accessories.count != wanted.count || !accessories.elementsEqual(wanted, by: { $0.isAlike($1) }) {
            accessories = wanted
        }
        indentationLevel = row.indentationLevel
        indentationWidth = row.indentationWidth
        trailingReserve = table?.sectionIndex.room ?? 0
        plate.isPassive = row.givenContentConfiguration != nil
        takeSelectedBackground()
        refreshBackground()
        refreshSeparators()
        setNeedsLayout()
    }

    private func accessories(of row: UITableViewCell) -> [UICellAccessory] {
        var result: [UICellAccessory] = []
        if let table, let path = presentIndexPath {
            result += table.adapter.editingAccessories(of: row, at: path)
        }
        func add(
            _ type: UITableViewCell.AccessoryType, _ view: UIView?,
            _ displayed: UICellAccessory.DisplayedState
        ) {
            if let view {
                result.append(
                    .customView(
                        configuration: .init(
                            customView: view, placement: .trailing(displayed: displayed),
                            reservedLayoutWidth: .actual,
                            maintainsFixedSize: view.bounds.width > 0)))
                return
            }
            let detail = { [weak self] () -> Void in self?.detailTapped() }
            switch type {
            case .none: break
            case .disclosureIndicator: result.append(.disclosureIndicator(displayed: displayed))
            case .checkmark: result.append(.checkmark(displayed: displayed))
            case .detailButton: result.append(.detail(displayed: displayed, actionHandler: detail))
            case .detailDisclosureButton:
                result.append(.detail(displayed: displayed, actionHandler: detail))
                result.append(.disclosureIndicator(displayed: displayed))
            }
        }
        add(row.accessoryType, row.accessoryView, .whenNotEditing)
        add(row.editingAccessoryType, row.editingAccessoryView, .whenEditing)
        return result
    }

    private func detailTapped() {
        guard let table, let path = presentIndexPath else { return }
        if let row = rowIfAny { row.accessorySegue?.body?(row, nil) }
        table.choices.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Background

    /// The look of the list's rows, or the cell's own; a cell that shows no selection has none.
    private func refreshBackground() {
        guard let row = rowIfAny, backgroundView == nil, selectedBackgroundView == nil else { return }
        var state = configuration.updatingFor ?? configurationState
        if row.selectionStyle == .none {
            state.isSelected = false
            state.isHighlighted = false
        }
        if row.focusStyle == .custom { state.isFocused = false }
        automaticallyUpdatesBackgroundConfiguration = false
        if let own = row.givenBackgroundConfiguration {
            backgroundConfiguration =
                row.automaticallyUpdatesBackgroundConfiguration ? own.updated(for: state) : own
            return
        }
        let isGrouped = table.map { $0.style != .plain } ?? false
        var look: UIBackgroundConfiguration = isGrouped ? .listGroupedCell() : .listPlainCell()
        look = look.updated(for: state)
        if let color = row.givenBackgroundColor, !state.isSelected, !state.isHighlighted, !state.isSwiped {
            look.backgroundColor = color
        }
        backgroundConfiguration = look
    }

    override func configurationDidUpdate(_ state: UICellConfigurationState) {
        super.configurationDidUpdate(state)
        takeSelectedBackground()
        refreshBackground()
        rowIfAny?.stateDidChange(state)
    }

    // MARK: Focus

    /// The focus is the cell's inside, whose class is the program's.
    override var focusBearer: UIView { rowIfAny ?? self }
    override var canBecomeFocused: Bool { rowIfAny == nil }

    func focusStyleDidChange() {
        liftsWithFocus = rowIfAny?.focusStyle != .custom
        setNeedsUpdateConfiguration()
    }

    // MARK: Typing

    var typeAheadText: String? {
        guard let row = rowIfAny else { return nil }
        if let label = row.accessibilityLabel, !label.isEmpty { return label }
        if let content = row.contentConfiguration as? UIListContentConfiguration {
            return content.text ?? content.attributedText?.string
        }
        return row.contentView.firstShownText
    }

    // MARK: State

    /// Whether the state that changes now changes animated.
    private var isAnimated = false

    func changesAnimated(_ change: () -> Void) {
        isAnimated = true
        change()
        updateConfigurationIfNeeded()
        isAnimated = false
    }

    override var isSelected: Bool {
        didSet {
            guard isSelected != oldValue else { return }
            rowIfAny?.holderDidSelect(isSelected, animated: isAnimated)
        }
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            rowIfAny?.holderDidHighlight(isHighlighted, animated: isAnimated)
        }
    }

    // MARK: Layout

    override var center: CGPoint {
        didSet { if center != oldValue { layOutRow() } }
    }

    /// The margins of the row are those of the list.
    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        rowIfAny?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutRow()
    }

    private func layOutRow() {
        guard let row = rowIfAny else { return }
        if plate.frame != bounds { plate.frame = bounds }
        let origin = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
        if plate.bounds.origin != origin { plate.bounds.origin = origin }
        let frame = CGRect(origin: origin, size: bounds.size)
        // A transform of the cell's own stays.
        if row.bounds.size != frame.size { row.bounds.size = frame.size }
        if row.center != frame.center { row.center = frame.center }
        row.room = contentView.frame
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let table, let row = rowIfAny, let path = presentIndexPath else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        let given = table.choices.tableView(table, heightForRowAt: path)
        if given >= 0, given.isFinite {
            layoutAttributes.size.height = given
            return layoutAttributes
        }
        guard row.givenContentConfiguration == nil else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        updateConfigurationIfNeeded(isMeasuring: true)
        // What the list says of the row's place may be new to it.
        adopt(layoutAttributes.elementPlace)
        row.takeMargins()
        let insets = contentViewInsets
        let width = layoutAttributes.size.width
        layoutAttributes.size.height = row.fittingHeight(
            width: width, contentWidth: max(0, width - insets.leading - insets.trailing))
        return layoutAttributes
    }
}

/// The superview of a table's cell.
final class RowPlate: UIView {
    /// Whether touches go to what is behind: the content of a configuration, which is the holder's.
    var isPassive = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard isPassive, let hit else { return hit === self ? nil : hit }
        return hit === self || hit is UITableViewCell || hit.superview is UITableViewCell ? nil : hit
    }
}

extension UICellAccessory {
    /// Whether another one looks the same, whatever it does.
    fileprivate func isAlike(_ other: UICellAccessory) -> Bool {
        accessoryType == other.accessoryType && displayed == other.displayed
    }
}
