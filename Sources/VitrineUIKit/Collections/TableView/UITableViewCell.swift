public import Foundation
import VitrineCoreGraphics
import VitrineSupport

/// A row of a table view.
///
/// Behind, beside and below it is what the table shows: a background that lights up, accessories, separators. Its superview
/// is the table's own business; its frame is in the table's coordinates.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    /// How the labels of a cell are arranged.
    public enum CellStyle: Int, Sendable {
        /// One label.
        case `default` = 0
        /// A label at the leading edge, and one at the trailing edge in a secondary colour.
        case value1 = 1
        /// A label that ends where the other one begins.
        case value2 = 2
        /// A label above a smaller one.
        case subtitle = 3
    }

    /// The line below a row.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin line.
        case singleLine = 1
        /// A thin line, as UIKit draws it since iOS 11.
        case singleLineEtched = 2
    }

    /// What controls a row shows.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The controls that edit it.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that deletes it, or other buttons beside it.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// How a row shows that it is selected.
    public enum SelectionStyle: Int, Sendable {
        /// It does not.
        case none = 0
        /// As `default`, since iOS 7.
        case blue = 1
        /// As `default`.
        case gray = 2
        /// By the system's colour.
        case `default` = 3
    }

    /// What editing a row does.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It deletes the row.
        case delete = 1
        /// It inserts one.
        case insert = 2
    }

    /// How a row looks that has the focus of a television.
    public enum FocusStyle: Int, Sendable {
        /// On a white platter that is raised, with dark labels.
        case `default` = 0
        /// As the program has it look.
        case custom = 1
    }

    /// What stands at the trailing edge of a row.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// An arrow: another screen follows.
        case disclosureIndicator = 1
        /// A button for details, and an arrow.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    // MARK: Creating

    /// The style that the cell was created with.
    final let cellStyle: CellStyle

    /// Creates a cell of a style. Subclasses that tables make are created with the default one.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        // As UIKit's: the width of the first telephone.
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// The entry that `make(from:style:reuseIdentifier:)` allocates through.
    @usableFromInline
    convenience init(_dynamic style: UITableViewCell.CellStyle, _ reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Creates a cell with the default style.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        cellStyle = Self.nibStyle(coder)
        super.init(coder: coder)
        setUp()
        takeNib(coder, UITableViewCell.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UITableViewCell.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        tableViewCellNibPaths[key] ?? super.nibPath(key)
    }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeTableViewCell(nib)
    }

    private func setUp() {
        insetsLayoutMarginsFromSafeArea = false
        addSubview(ownContentView)
    }

    /// Under which identifier the cell is used again.
    public final internal(set) var reuseIdentifier: String?

    /// Called before the cell is used again. The superclass's implementation must be called.
    open func prepareForReuse() {
        if isHighlighted { setHighlighted(false, animated: false) }
        setNeedsUpdateConfiguration()
    }

    /// The segues that selecting the row, and its accessory, perform.
    final var selectionSegue: NibAction?
    final var accessorySegue: NibAction?

    /// What holds the cell in its table; nil outside of one.
    final weak var holder: TableRowCell?

    // MARK: Content

    private final let ownContentView: UIView = {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        view.insetsLayoutMarginsFromSafeArea = false
        // By it the engine knows that the cell is as much larger, where constraints tie content to the cell.
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }()

    /// What the row shows: the superview of labels and of the program's views. With a content configuration, its view.
    open var contentView: UIView {
        if givenContentConfiguration != nil, let holder { return holder.contentView }
        return ownContentView
    }

    final lazy var labels = TableCellLabels(self, contentView: ownContentView)

    /// A label or the image has another size: so may the row.
    final func labelDidChange() {
        setNeedsLayout()
        guard let holder else { return }
        holder.refreshSeparators()
        holder.owningCollectionView?.remeasureIfGuessed(holder)
    }

    /// The first label.
    open var textLabel: UILabel? { labels.text }
    /// The second label; nil in the default style.
    open var detailTextLabel: UILabel? { cellStyle == .default ? nil : labels.detail }
    /// The image at the leading edge.
    open var imageView: UIImageView? { labels.image }

    // MARK: Configurations

    final var givenContentConfiguration: (any UIContentConfiguration)?

    /// What the row shows, in the place of labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { holder?.contentConfiguration ?? givenContentConfiguration }
        set {
            givenContentConfiguration = newValue
            holder?.contentConfiguration = newValue
            ownContentView.isHidden = newValue != nil
            holder?.refresh()
        }
    }

    /// A content configuration with the system's values for a cell of this style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    final var givenBackgroundConfiguration: UIBackgroundConfiguration?

    /// What is behind the row.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { givenBackgroundConfiguration ?? holder?.backgroundConfiguration }
        set {
            givenBackgroundConfiguration = newValue
            holder?.refresh()
        }
    }

    /// A background configuration with the system's values for the cell's table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (holder?.table?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// Whether the content configuration is updated with the state of the cell. True by default.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { holder?.automaticallyUpdatesContentConfiguration = automaticallyUpdatesContentConfiguration }
    }
    /// Whether the background configuration is updated with the state of the cell. True by default.
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { holder?.refresh() }
    }

    /// Changes what a cell shows when its state changes.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// Called when the state of the cell changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }

    override var describedText: String? { labels.textIfMade?.text }

    /// A drag does something else with the cell than before. One that stays behind is pale; call `super` for that.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
        // By eye.
        contentView.alpha = dragState == .dragging ? 0.4 : 1
    }

    /// The state of the cell.
    open var configurationState: UICellConfigurationState {
        if let holder { return holder.configurationState }
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    // MARK: Focus

    /// How the row looks when it has the focus of a television.
    open var focusStyle = FocusStyle.default {
        didSet { if focusStyle != oldValue { holder?.focusStyleDidChange() } }
    }

    /// True: a row can have focus, if its table and the delegate agree. They are asked after the cell.
    open override dynamic var canBecomeFocused: Bool { true }

    /// Has the configurations updated in the next layout.
    open func setNeedsUpdateConfiguration() { holder?.setNeedsUpdateConfiguration() }

    /// Called to update the configurations for a state. Nothing by default.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    private final var shownMask: StateMask = []

    final func stateDidChange(_ state: UICellConfigurationState) {
        var mask: StateMask = []
        if state.isEditing { mask.insert(.showingEditControl) }
        if state.isSwiped { mask.insert(.showingDeleteConfirmation) }
        let isOther = mask != shownMask
        shownMask = mask
        if isOther { willTransition(to: mask) }
        let duration = UIView.inheritedAnimationDuration
        labels.isOnPlatter =
            state.isFocused && focusStyle == .default && state.traitCollection.userInterfaceIdiom == .tv
        if state.isEditing != storedIsEditing { setEditing(state.isEditing, animated: duration > 0) }
        if isOther {
            if duration > 0, window != nil {
                // Once the controls are where they belong.
                UIView.animate(withDuration: duration) {
                } completion: { [weak self] _ in
                    if self?.shownMask == mask { self?.didTransition(to: mask) }
                }
            } else {
                didTransition(to: mask)
            }
        }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    // MARK: Background

    final var givenBackgroundColor: UIColor?

    /// The colour behind the row; nil for the table's own.
    open override var backgroundColor: UIColor? {
        get { givenBackgroundColor }
        set {
            givenBackgroundColor = newValue
            holder?.refresh()
        }
    }

    /// A view behind the row.
    open var backgroundView: UIView? {
        didSet { holder?.backgroundView = backgroundView }
    }
    /// A view behind the row while it is selected or lights up.
    open var selectedBackgroundView: UIView? {
        didSet { holder?.takeSelectedBackground() }
    }
    /// The same in a table in which several rows can be selected, if there is one.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { holder?.takeSelectedBackground() }
    }

    // MARK: Accessories

    /// What stands at the trailing edge. Nothing by default.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { holder?.refresh() } }
    }
    /// A view at the trailing edge, in the place of ``accessoryType``.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { holder?.refresh() } }
    }
    /// What stands at the trailing edge while the table is edited.
    open var editingAccessoryType: AccessoryType = .none {
        didSet { if editingAccessoryType != oldValue { holder?.refresh() } }
    }
    /// A view at the trailing edge while the table is edited.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { holder?.refresh() } }
    }

    // MARK: Place of the content

    /// How far the content is indented, in levels.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { holder?.refresh() } }
    }
    /// How wide a level is, in points. 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { holder?.refresh() } }
    }
    /// How far the line below the row is from the edges, in points.
    open var separatorInset: UIEdgeInsets {
        get {
            givenSeparatorInset ?? holder?.table?.separatorInset
                ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        }
        set {
            givenSeparatorInset = newValue
            recordAppearance("separatorInset") { (cell: UITableViewCell) in
                if cell.givenSeparatorInset == nil { cell.separatorInset = newValue }
            }
            holder?.refreshSeparators()
        }
    }
    final var givenSeparatorInset: UIEdgeInsets?

    /// From the leading edge to where the text begins; nil without labels.
    final var separatorStart: CGFloat? {
        guard givenContentConfiguration == nil, let start = labels.textStart else { return nil }
        return room.minX + start
    }

    // MARK: Selection

    /// How the row shows that it is selected.
    open var selectionStyle: SelectionStyle = .default {
        didSet {
            recordAppearance(\UITableViewCell.selectionStyle, from: oldValue)
            if selectionStyle != oldValue { holder?.refresh() }
        }
    }

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }
    private final var storedIsSelected = false

    /// Whether the row lights up.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    private final var storedIsHighlighted = false

    /// Selects the row, or not. The table calls it; the superclass's implementation must be called.
    open func setSelected(_ selected: Bool, animated: Bool) {
        storedIsSelected = selected
        if let holder, holder.isSelected != selected { holder.isSelected = selected }
        showHighlight()
    }

    /// Lights the row up, or not. The table calls it; the superclass's implementation must be called.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        storedIsHighlighted = highlighted
        if let holder, holder.isHighlighted != highlighted { holder.isHighlighted = highlighted }
        showHighlight()
    }

    private func showHighlight() {
        guard givenContentConfiguration == nil else { return }
        labels.highlight(selectionStyle != .none && (storedIsSelected || storedIsHighlighted))
    }

    final func holderDidSelect(_ isSelected: Bool, animated: Bool) {
        if storedIsSelected != isSelected { setSelected(isSelected, animated: animated) }
    }

    final func holderDidHighlight(_ isHighlighted: Bool, animated: Bool) {
        if storedIsHighlighted != isHighlighted { setHighlighted(isHighlighted, animated: animated) }
    }

    // MARK: Editing

    /// Other controls are about to be shown. Override and call `super`.
    open func willTransition(to state: UITableViewCell.StateMask) {}
    /// Other controls are shown, after the animation. Override and call `super`.
    open func didTransition(to state: UITableViewCell.StateMask) {}

    /// Whether the row shows the controls that edit it.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private final var storedIsEditing = false

    /// Called when the row begins or ends to be edited. The superclass's implementation must be called.
    open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }

    /// What editing the row does.
    open var editingStyle: EditingStyle {
        guard let table = holder?.table, let path = table.indexPath(for: self) else { return .none }
        return table.adapter.editingStyle(at: path)
    }
    /// Whether the content makes room for a control that there is not: where the delegate says so.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { holder?.refresh() } }
    }
    /// Whether the row shows a handle to move it while it is edited. Handles are there for all rows that the data source can
    /// move, as in UIKit, so this is what the cell says of them.
    open var showsReorderControl = false
    /// Whether the button that deletes the row is in view.
    open var showingDeleteConfirmation: Bool { holder?.configurationState.isSwiped ?? false }

    // MARK: Edit menus

    /// While an edit menu is made, what the delegate of the table says; else what any responder says.
    open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        CellEditMenu.answer(of: self, action, sender) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: Layout

    /// Where the content is, in the cell.
    final var room = CGRect.zero {
        didSet { if room != oldValue { setNeedsLayout() } }
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let place = holder == nil ? bounds : room
        if ownContentView.translatesAutoresizingMaskIntoConstraints, ownContentView.frame != place {
            ownContentView.frame = place
        }
        takeMargins()
        labels.layOut(trailingRoom: hasTrailingRoom)
    }

    /// At the sides those of the list; above and below what Interface Builder's files of iOS 11 and later have for content
    /// that is tied to margins.
    final func takeMargins() {
        guard let sides = holder?.directionalLayoutMargins else { return }
        let margins = NSDirectionalEdgeInsets(
            top: Self.verticalMargin, leading: sides.leading, bottom: Self.verticalMargin,
            trailing: sides.trailing)
        guard directionalLayoutMargins != margins else { return }
        directionalLayoutMargins = margins
        ownContentView.directionalLayoutMargins = margins
    }
    private static let verticalMargin: CGFloat = 11

    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width, contentWidth: size.width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard horizontalFittingPriority == .required, ownContentView.isSizedByConstraints else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return CGSize(
            width: targetSize.width,
            height: fittingHeight(width: targetSize.width, contentWidth: targetSize.width))
    }

    /// Whether the content ends where the cell does.
    private var hasTrailingRoom: Bool { holder?.trailingPlaces.isEmpty ?? true }

    /// What the content asks for, in points.
    final func fittingHeight(width: CGFloat, contentWidth: CGFloat) -> CGFloat {
        LayoutEngine.flush()
        if let height = constrainedHeight(width: width, contentWidth: contentWidth) {
            if height > 0 { return height }
            // Constraints that say nothing of the height are no wish for none: UIKit has the sentence, too.
            ReportLog.current.report(
                once: "rows of zero \(type(of: self))",
                "Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content view: "
                    + "\(type(of: self)). The row has the standard height; tie its content to the top and the bottom."
            )
        }
        return labels.fittingHeight(width: contentWidth, trailingRoom: hasTrailingRoom)
    }

    /// The height that constraints of the content ask for; nil where there are none.
    private func constrainedHeight(width: CGFloat, contentWidth: CGFloat) -> CGFloat? {
        if hasConstraints { return heightOfTiedContent(width: width, contentWidth: contentWidth) }
        guard ownContentView.isSizedByConstraints else { return nil }
        return ownContentView.systemLayoutSizeFitting(
            CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// What the content asks for where constraints lead from it to the cell: they are solved with both.
    private func heightOfTiedContent(width: CGFloat, contentWidth: CGFloat) -> CGFloat {
        UIView.performWithoutAnimation {
            if bounds.width != width { bounds.size.width = width }
            if ownContentView.frame.width != contentWidth { ownContentView.frame.size.width = contentWidth }
        }
        let size = super.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height - (bounds.height - ownContentView.frame.height)
    }

    /// The content changed: the row may need another height.
    override func element(sizedBy view: UIView) -> (any SelfSizingElement)? {
        view === self || view === ownContentView ? holder : nil
    }

    override func isSized(by subview: UIView) -> Bool { subview === ownContentView }
}
