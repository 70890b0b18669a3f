public import Foundation
package import VitrineFoundation

/// Shows rows in one column, in sections with headers and footers.
///
/// Rows are shown by a collection view inside (`TableContentView`), which has the same coordinates as the table and scrolls
/// with it: so what a scroll step or an update costs depends on what is visible, and cells are `UITableViewCell`s, and
/// nothing of a collection view, for everybody outside.
///
/// Index paths have two elements, section and row. Rectangles are in the table's own coordinates, in points.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    /// Stands for a height that follows from the content: −1, as in UIKit.
    public class var automaticDimension: CGFloat { -1 }

    // MARK: State

    final let content: TableContentView
    final let adapter = TableAdapter()
    final let headerViews = TableHeaderPool()
    final var sectionIndex = IndexStrip()

    /// The rows that a storyboard lists.
    final var staticRows: StaticTable?

    // MARK: Creating

    /// Creates a table view of a style.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        content = TableContentView(style: style)
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain table view.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = Self.nibStyle(coder)
        content = TableContentView(style: style)
        super.init(coder: coder)
        setUp()
        takeNib(coder, UITableView.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UITableView.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? { tableViewNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeTableView(nib)
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        content.table = self
        adapter.table = self
        content.dataSource = adapter
        content.delegate = adapter
        content.deletesByKey = { [weak adapter] in adapter?.deleteByKey($0) ?? false }
        addSubview(content)
        content.follow()
    }

    /// The style that the table was created with.
    public final let style: UITableView.Style

    // MARK: Data source and delegate

    /// Provides rows and cells. Setting it asks for everything anew.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            DelegateMethods.check(dataSource)
            guard dataSource !== oldValue else { return }
            content.dataSource = (dataSource as? any TableSnapshotSource)?.rows ?? adapter
            forgetData()
        }
    }

    /// Decides about heights, selection and editing, and is told about them and about scrolling.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? (any UITableViewDelegate) }
        set {
            let old = super.delegate
            super.delegate = newValue
            if old !== newValue { content.heightsDidChange() }
        }
    }

    /// Is told about rows that will probably be shown soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            DelegateMethods.check(prefetchDataSource)
            content.prefetchDataSource = prefetchDataSource == nil ? nil : adapter
        }
    }

    /// Whether cells are made, and rows announced to the prefetch data source, ahead of time. True by default.
    open var isPrefetchingEnabled: Bool {
        get { content.isPrefetchingEnabled }
        set { content.isPrefetchingEnabled = newValue }
    }

    // MARK: Drag and drop

    private final lazy var dragDrop: TableDragDrop = {
        let dragDrop = TableDragDrop()
        dragDrop.table = self
        return dragDrop
    }()

    /// Says what can be dragged out of the table.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragDrop.dragDelegate }
        set {
            DelegateMethods.check(newValue)
            dragDrop.dragDelegate = newValue
            content.dragDelegate = newValue == nil ? nil : dragDrop
        }
    }

    /// Decides what is done with what is dropped on the table.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { dragDrop.dropDelegate }
        set {
            DelegateMethods.check(newValue)
            dragDrop.dropDelegate = newValue
            content.dropDelegate = newValue == nil ? nil : dragDrop
        }
    }

    /// Whether rows can be dragged out of the table, if the drag delegate has any items: not on phones unless it is set, as in
    /// UIKit.
    open var dragInteractionEnabled: Bool {
        get { content.dragInteractionEnabled }
        set { content.dragInteractionEnabled = newValue }
    }
    /// Whether rows are chosen when something is dragged over them and rests there. False by default.
    open var isSpringLoaded: Bool {
        get { content.isSpringLoaded }
        set { content.isSpringLoaded = newValue }
    }
    /// Whether rows of the table are being dragged.
    open var hasActiveDrag: Bool { content.hasActiveDrag }
    /// Whether something is dragged over the table.
    open var hasActiveDrop: Bool { content.hasActiveDrop }

    /// The delegate, or somebody who answers as UIKit does without one.
    final var choices: any UITableViewDelegate { delegate ?? TableAdapter.absent }

    // MARK: Heights

    /// The height of rows in points; `automaticDimension`, the default, for what their content asks.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { content.heightsDidChange() } }
    }
    /// The height of headers in points; `automaticDimension`, the default, for what their content asks.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet {
            hasBuildersHeaderHeight = false
            if sectionHeaderHeight != oldValue { content.heightsDidChange() }
        }
    }
    /// Whether the height of headers, or of footers, is only what Interface Builder writes into every table.
    final var hasBuildersHeaderHeight = false
    final var hasBuildersFooterHeight = false
    /// The height of footers in points; `automaticDimension`, the default, for what their content asks.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet {
            hasBuildersFooterHeight = false
            if sectionFooterHeight != oldValue { content.heightsDidChange() }
        }
    }
    /// About the height of rows that were not in view yet, in points; `automaticDimension`, the default, for 44. With 0
    /// nothing is estimated: all heights are asked for at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { content.heightsDidChange() } }
    }
    /// About the height of headers that were not in view yet, in points.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { content.heightsDidChange() } }
    }
    /// About the height of footers that were not in view yet, in points.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { content.heightsDidChange() } }
    }
    /// The room above the headers of a plain table, in points. `automaticDimension`, the default, is the system's: 22 points
    /// since iOS 15.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet {
            recordAppearance(\UITableView.sectionHeaderTopPadding, from: oldValue)
            if sectionHeaderTopPadding != oldValue { content.heightsDidChange() }
        }
    }

    /// The height of the empty rows below the last one of a plain table without a footer view, in points: 0, the default,
    /// for none, `automaticDimension` for that of the last row.
    open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }
    final var filler: TableFiller?

    /// What makes rows on screen be measured again by themselves. Enabled by default.
    open var selfSizingInvalidation: SelfSizingInvalidation {
        get { SelfSizingInvalidation(rawValue: content.selfSizingInvalidation.rawValue) ?? .enabled }
        set { content.selfSizingInvalidation = .init(rawValue: newValue.rawValue) ?? .enabled }
    }

    // MARK: Look

    /// The lines between rows. Single by default.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet {
            recordAppearance(\UITableView.separatorStyle, from: oldValue)
            if separatorStyle != oldValue { content.lookDidChange() }
        }
    }
    /// The colour of the lines between rows; nil for the system's.
    open var separatorColor: UIColor? = .separator {
        didSet {
            recordAppearance(\UITableView.separatorColor, from: oldValue)
            if separatorColor != oldValue { content.lookDidChange() }
        }
    }
    /// How far lines between rows are from the edges, in points. Where nothing is set they begin where the text does.
    open var separatorInset: UIEdgeInsets {
        get { givenSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            givenSeparatorInset = newValue
            recordAppearance("separatorInset") { (table: UITableView) in
                if table.givenSeparatorInset == nil { table.separatorInset = newValue }
            }
            content.lookDidChange()
        }
    }
    final var givenSeparatorInset: UIEdgeInsets?
    /// What ``separatorInset`` counts from: the edges of the cells, unless set.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { content.lookDidChange() } }
    }
    /// What the lines between rows are shown with, such as the vibrancy of what the table stands on; nil, the default, for
    /// their colour alone.
    open var separatorEffect: UIVisualEffect? {
        didSet { if separatorEffect != oldValue { content.lookDidChange() } }
    }
    /// Whether the margins of rows leave no more width than text is read well in. False by default. Cards are as narrow
    /// themselves.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { content.lookDidChange() } }
    }

    /// A view behind the rows, as large as the table.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// A view above all rows, which scrolls with them. Its height is taken from its frame; the width is the table's.
    open var tableHeaderView: UIView? {
        didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
    }

    /// A view below all rows, which scrolls with them. Its height is taken from its frame; the width is the table's.
    open var tableFooterView: UIView? {
        didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
    }

    private func edgeViewDidChange(from old: UIView?, to new: UIView?) {
        if let old { edgeSizes.removeValue(forKey: ObjectIdentifier(old))?.deactivate() }
        // The same view is set again to have its new height taken.
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        if let new, !new.translatesAutoresizingMaskIntoConstraints {
            let size = EdgeViewSize(of: new, in: self)
            edgeSizes[ObjectIdentifier(new)] = size
        }
        content.heightsDidChange()
        contentDidResize()
        setNeedsLayout()
    }

    /// What says how large the header and footer are that are not placed by their masks.
    private final var edgeSizes: [ObjectIdentifier: EdgeViewSize] = [:]

    // MARK: Index

    /// Asks the data source for the titles of the index anew.
    open func reloadSectionIndexTitles() { sectionIndexTitlesDidChange() }

    /// The number of rows from which on the index is shown. 0 unless set.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { sectionIndexTitlesDidChange() } }
    override func indexDisplayModeDidChange() { sectionIndexTitlesDidChange() }

    /// The title at the edge that is drawn as a magnifying glass.
    nonisolated public static let indexSearch = SectionIndexView.search
    /// The colour of the titles of the index; nil for the tint.
    open var sectionIndexColor: UIColor? { didSet { sectionIndexLookDidChange() } }
    /// What stands behind the index; nil for nothing.
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndexLookDidChange() } }
    /// What stands behind the index while a finger is on it; nil for what always does.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { sectionIndexLookDidChange() } }

    // MARK: Selection

    /// Whether the user can select rows. True by default.
    open var allowsSelection: Bool {
        get { content.allowsSelection }
        set {
            let old = content.allowsSelection
            content.allowsSelection = newValue
            recordAppearance(\UITableView.allowsSelection, from: old)
        }
    }
    /// Whether several rows can be selected. False by default.
    open var allowsMultipleSelection: Bool {
        get { content.allowsMultipleSelection }
        set { content.allowsMultipleSelection = newValue }
    }
    /// Whether the user can select rows while the table is edited. False by default.
    open var allowsSelectionDuringEditing: Bool {
        get { content.allowsSelectionDuringEditing }
        set { content.allowsSelectionDuringEditing = newValue }
    }
    /// Whether several rows can be selected while the table is edited. False by default.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { content.allowsMultipleSelectionDuringEditing }
        set {
            content.allowsMultipleSelectionDuringEditing = newValue
            content.lookDidChange()
        }
    }

    // MARK: Focus

    /// The name of the focus group that the rows are in: one of their own unless it is set.
    open override var focusGroupIdentifier: String? {
        get { content.focusGroupIdentifier }
        set { content.focusGroupIdentifier = newValue }
    }

    /// Whether rows can have the focus. By default where the screen is moved through by focus.
    open var allowsFocus: Bool {
        get { content.allowsFocus }
        set { content.allowsFocus = newValue }
    }
    /// Whether the focus comes back to the row that had it last. False by default.
    open var remembersLastFocusedIndexPath: Bool {
        get { content.remembersLastFocusedIndexPath }
        set { content.remembersLastFocusedIndexPath = newValue }
    }
    /// Whether the row with the focus is selected. False by default.
    open var selectionFollowsFocus: Bool {
        get { content.selectionFollowsFocus }
        set { content.selectionFollowsFocus = newValue }
    }

    // MARK: Editing

    /// Whether the table shows the controls of its rows.
    open var isEditing: Bool {
        get { content.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls that delete, insert and move rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != content.isEditing else { return }
        if animated {
            content.isEditing = editing
        } else {
            UIView.performWithoutAnimation { content.isEditing = editing }
        }
    }

    // MARK: Scrolling and layout

    override func boundsDidChange(from old: CGRect) {
        content.follow()
        super.boundsDidChange(from: old)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        content.follow()
    }

    /// As large as the rows, and what is above and below them. While rows are only estimated, about.
    open override var contentSize: CGSize {
        get {
            content.prepareIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    // The rows decide about the content.
    override var givenContentSize: CGSize? { contentSize }

    /// The rows, or what is above and below them, are of another length.
    final func contentDidResize() {
        let height = max(content.contentSize.height, headerHeight) + footerHeight
        super.contentSize = CGSize(width: bounds.width, height: height)
    }

    final var headerHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }
    final var footerHeight: CGFloat { tableFooterView?.frame.height ?? 0 }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        updateSectionIndexIfNeeded()
        content.follow()
        content.layoutIfNeeded()
        contentDidResize()
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
        let width = bounds.width
        layOutFiller()
        if let header = tableHeaderView {
            place(header, CGRect(x: 0, y: 0, width: width, height: header.frame.height))
        }
        if let footer = tableFooterView {
            let top = max(content.contentSize.height, headerHeight)
            place(footer, CGRect(x: 0, y: top, width: width, height: footer.frame.height))
        }
        sectionIndex.layOut(in: self)
    }

    private func place(_ view: UIView, _ frame: CGRect) {
        if view.frame != frame { view.frame = frame }
    }

    override func subviewDidResize(_ view: UIView) {
        guard view !== content, view !== backgroundView, view !== filler, view !== sectionIndex.view else {
            return
        }
        super.subviewDidResize(view)
        guard view === tableHeaderView || view === tableFooterView else { return }
        // As in UIKit the height counts that the view had when it was set, or has at the next layout.
        setNeedsLayout()
        content.headerMayHaveChanged()
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        content.follow()
    }

    // MARK: Asking

    // MARK: Counts

    /// The number of sections: as on iOS one, which is empty, without a data source.
    open var numberOfSections: Int { dataSource == nil ? 1 : content.numberOfSections }

    /// The number of rows of a section. Traps where there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource == nil && section == 0 ? 0 : content.numberOfItems(inSection: section)
    }

    // MARK: Cells

    /// The cells in view, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        layoutContentIfNeeded()
        return content.rowCells.map(\.row)
    }

    /// The index paths of the rows in view, ascending; nil where there are none.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutContentIfNeeded()
        let paths = content.indexPathsForVisibleItems.sorted()
        return paths.isEmpty ? nil : paths
    }

    /// The cell of a row that is in view, or was made ready; else nil.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutContentIfNeeded()
        guard content.contains(indexPath) else { return nil }
        return (content.cellForItem(at: indexPath) as? TableRowCell)?.rowIfAny
    }

    /// The row that a cell shows.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.holder.flatMap { $0.owningCollectionView === content ? content.indexPath(for: $0) : nil }
    }

    /// The row at a point.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        content.path(at: point)
    }

    /// The rows in a rectangle, ascending; nil for a rectangle that is empty.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard !rect.isEmpty else { return nil }
        return content.paths(in: rect)
    }

    // MARK: Headers and footers

    /// The header of a section if it is in view and a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.boundary(UICollectionView.elementKindSectionHeader, section)?.view
            as? UITableViewHeaderFooterView
    }

    /// The footer of a section if it is in view and a `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.boundary(UICollectionView.elementKindSectionFooter, section)?.view
            as? UITableViewHeaderFooterView
    }

    // MARK: Rectangles

    /// The rectangle of a section: header, rows and footer. As far as heights are known.
    open func rect(forSection section: Int) -> CGRect { content.rect(ofSection: section) }

    /// The rectangle of a row. As far as heights are known; empty where there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { content.rect(ofRow: indexPath) }

    /// The rectangle of a header; empty without one.
    open func rectForHeader(inSection section: Int) -> CGRect {
        content.rect(ofBoundary: UICollectionView.elementKindSectionHeader, section)
    }

    /// The rectangle of a footer; empty without one.
    open func rectForFooter(inSection section: Int) -> CGRect {
        content.rect(ofBoundary: UICollectionView.elementKindSectionFooter, section)
    }

    // MARK: Scrolling

    /// Scrolls a row to a position. Traps where there is no such row.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) {
        content.follow()
        // A row that is no number stands for the section, as in UIKit.
        guard indexPath.row != NSNotFound else {
            return scrollRectToVisible(rect(forSection: indexPath.section), animated: animated)
        }
        content.scrollToItem(at: indexPath, at: scrollPosition.inCollection, animated: animated)
    }

    /// Scrolls the selected row that is nearest to a position there.
    open func scrollToNearestSelectedRow(
        at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) {
        let middle = bounds.midY
        let nearest = indexPathsForSelectedRows?.min {
            abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
        }
        if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
    }

    // MARK: Selection

    /// The row that is selected; the first one where several are.
    open var indexPathForSelectedRow: IndexPath? { content.indexPathsForSelectedItems?.first }

    /// The rows that are selected, ascending; nil where there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { content.indexPathsForSelectedItems }

    /// Selects a row, without telling the delegate; nil deselects all.
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) {
        content.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition.inCollection)
    }

    /// Deselects a row, without telling the delegate. Animated, its highlight fades.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard animated, let cell = content.cellForItem(at: indexPath) as? TableRowCell, window != nil else {
            return content.deselectItem(at: indexPath, animated: animated)
        }
        // Not published; by eye about as long as a row needs to come back from the screen that it opened.
        UIView.animate(withDuration: 0.35, delay: 0, options: .allowUserInteraction) {
            cell.changesAnimated { self.content.deselectItem(at: indexPath, animated: true) }
        }
    }

    // MARK: Changing

    /// Asks the data source for everything anew. Selected rows are selected no longer.
    open func reloadData() {
        if let method = ExchangedMethods.replacing("reloadData", of: UITableView.self, self) {
            return method.call(self, [])
        }
        reloadNow()
    }

    /// Unlike a collection view, a table asks for its numbers at once: what the program inserts next, without a layout in
    /// between, is counted from there.
    private func reloadNow() {
        forgetData()
        if dataSource != nil, !content.isCollecting { content.loadDataIfNeeded() }
    }

    private func forgetData() {
        adapter.forgetBoundaries()
        content.reloadData()
        content.heightsDidChange()
        sectionIndexTitlesDidChange()
    }

    nonisolated package override class var exchangeableMethods: [ExchangeableMethod] {
        super.exchangeableMethods + [
            ExchangeableMethod(UITableView.self, "reloadData") { view, _ in view.reloadNow() }
        ]
    }

    /// Shows several changes at once; the closure is called at the end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        content.performTableUpdates(updates, completion: completion)
    }

    override var describedState: [String] {
        super.describedState + ["dataSource: \(UIView.shortDescription(of: dataSource))"]
    }

    /// Begins to collect changes, until ``endUpdates()`` shows them at once. Pairs may be nested.
    open func beginUpdates() { content.beginCollecting() }

    /// Shows the changes that were collected. Without any, rows whose height is another now are given it.
    ///
    /// Traps without ``beginUpdates()``.
    open func endUpdates() { content.endCollecting() }

    /// Whether something is shown that the data do not have, or have elsewhere: placeholders, and room for what is dragged; or
    /// changes are still on their way into view.
    open var hasUncommittedUpdates: Bool { content.isCollecting || content.hasUncommittedUpdates }

    /// Rows came into the data. Index paths are those afterwards.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        content.change(animation) {
            $0.insertItems(at: indexPaths)
        } note: {
            $0.insertedRows(indexPaths)
        }
    }

    /// Rows left the data. Index paths are those before.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        content.change(animation) {
            $0.deleteItems(at: indexPaths)
        } note: {
            $0.deletedRows(indexPaths)
        }
    }

    /// Rows are to be asked for anew, with other cells if need be.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        content.change(animation) {
            $0.reloadItems(at: indexPaths)
        } note: {
            $0.insertedRows(indexPaths)
        }
    }

    /// Rows show something else in the cells that they have.
    open func reconfigureRows(at indexPaths: [IndexPath]) { content.reconfigureItems(at: indexPaths) }

    /// A row is somewhere else.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        content.change(.automatic) {
            $0.moveItem(at: indexPath, to: newIndexPath)
        } note: { _ in
        }
    }

    /// Sections came into the data.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        content.change(animation) {
            $0.insertSections(sections)
        } note: {
            $0.insertedSections(sections)
        }
    }

    /// Sections left the data.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        content.change(animation) {
            $0.deleteSections(sections)
        } note: {
            $0.deletedSections(sections)
        }
    }

    /// Sections are to be asked for anew, headers and footers included.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        content.change(animation) {
            $0.reloadSections(sections)
        } note: {
            $0.insertedSections(sections)
        }
    }

    /// A section is somewhere else.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        content.change(.automatic) {
            $0.moveSection(section, toSection: newSection)
        } note: { _ in
        }
    }

    // MARK: Registering and dequeuing

    // MARK: Cells

    /// Registers a class of cells; nil takes it back. Traps if it is no subclass of `UITableViewCell`.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        content.register(cellClass, forRow: identifier)
    }

    /// Registers a nib of cells; nil takes it back.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        content.register(nib, forRow: identifier)
    }

    /// A cell that waits to be used again, or a new one of the class that is registered; nil without one.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        content.dequeueRow(identifier, for: nil)
    }

    /// A cell that waits to be used again, or a new one of the class that is registered. It has the size of its row.
    ///
    /// Traps without a class that is registered under the identifier.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        guard let cell = content.dequeueRow(identifier, for: indexPath) else {
            fatalError(content.missingRegistration(of: identifier, "cell", at: indexPath))
        }
        return cell
    }

    // MARK: Headers and footers

    /// Registers a class of headers and footers; nil takes it back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerViews.register(aClass, identifier)
    }

    /// Registers a nib of headers and footers; nil takes it back.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerViews.register(nib, identifier)
    }

    /// A header or footer that waits to be used again, or a new one of the class that is registered; nil without one.
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? { headerViews.take(identifier) }
}
