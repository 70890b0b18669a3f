import Foundation
import VitrineCoreGraphics

/// Shows the rows of a table: a collection view that is always where the table's visible part is, and has the same
/// coordinates there.
///
/// It never scrolls by itself. What the engine wants to move, it moves in the table, whose physics it shares; whatever moves
/// the table, moves it.
@MainActor
final class TableContentView: UICollectionView {
    weak var table: UITableView? {
        didSet { tableLayout.table = table }
    }
    let tableLayout: TableLayout
    /// Rows that come and go in an update of their own, and how.
    var motion = RowMotion()
    private var registered: [String: Registration] = [:]
    private var isFollowing = false
    /// What was dequeued last, until it is shown.
    private var answer: TableRowCell?
    /// Pairs of `beginUpdates` that are open, and what was collected since the first.
    private var depth = 0
    private var collected: [(animation: UITableView.RowAnimation, change: () -> Void)] = []

    private enum Registration {
        case type(UITableViewCell.Type)
        case nib(UINib)
    }

    init(style: UITableView.Style) {
        tableLayout = TableLayout(style)
        super.init(frame: .zero, collectionViewLayout: tableLayout)
        backgroundColor = .clear
        clipsToBounds = false
        isScrollEnabled = false
        scrollsToTop = false
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        allowsMultipleSelection = false
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            register(TableBoundaryCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// A table is a list.
    override var takesBands: Bool { false }

    // MARK: Following the table

    /// Goes to where the table's visible part is.
    func follow() {
        guard let table, !isFollowing else { return }
        isFollowing = true
        defer { isFollowing = false }
        let inset = table.adjustedContentInset
        if contentInset != inset {
            // Nothing is moved to where it should be before this view is where the table is.
            let holds = holdsOffset
            holdsOffset = true
            contentInset = inset
            holdsOffset = holds
        }
        let visible = table.bounds
        if frame != visible { frame = visible }
        if super.bounds.origin != visible.origin { super.bounds.origin = visible.origin }
    }

    override var physics: ScrollPhysics { table?.physics ?? super.physics }
    override var isTracking: Bool {
        get { table?.isTracking ?? false }
        set {}
    }
    override var isDragging: Bool {
        get { table?.isDragging ?? false }
        set {}
    }
    override var isDecelerating: Bool {
        get { table?.isDecelerating ?? false }
        set {}
    }

    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            if isFollowing { super.contentOffset = newValue } else { table?.contentOffset = newValue }
        }
    }

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        table?.setContentOffset(contentOffset, animated: animated)
    }

    override var contentSize: CGSize {
        get { super.contentSize }
        set {
            super.contentSize = newValue
            table?.contentDidResize()
        }
    }

    override func returnIntoRangeIfIdle() {
        guard !holdsOffset else { return }
        table?.returnIntoRangeIfIdle()
    }

    var isAtWork: Bool { pass.isAtWork }

    /// Works out how long the content is, as far as that is known without views.
    func prepareIfNeeded() {
        guard !isAtWork, !bounds.isEmpty, dataSource != nil else { return }
        prepareLayoutIfNeeded()
    }

    // MARK: What the table says

    /// Heights that were asked for may be others.
    func heightsDidChange() {
        guard let table, !table.bounds.isEmpty else { return }
        tableLayout.invalidateLayout()
    }

    /// The table's header has another height than the rows begin at.
    func headerMayHaveChanged() {
        if let table, tableLayout.headerHeight != table.headerHeight { heightsDidChange() }
    }

    /// Separators, accessories and backgrounds may be others.
    func lookDidChange() {
        tableLayout.invalidateLayout()
        table?.setNeedsLayout()
        for case let cell as TableRowCell in visibleCells { cell.refresh() }
    }

    // MARK: Asking

    /// The cells in view, from top to bottom.
    var rowCells: [TableRowCell] {
        indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0) as? TableRowCell }
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && indexPath.section >= 0 && indexPath.section < numberOfSections
            && indexPath.row >= 0 && indexPath.row < numberOfItems(inSection: indexPath.section)
    }

    func path(at point: CGPoint) -> IndexPath? {
        paths(in: CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)).first
    }

    func paths(in rect: CGRect) -> [IndexPath] {
        prepareIfNeeded()
        guard data.counts.count > 0 else { return [] }
        return stationaryAttributes(in: rect, lookingAhead: true)
            .filter { $0.representedElementCategory == .cell && $0.frame.intersects(rect) }
            .compactMap { itemPath(ofShown: $0.indexPath) }.sorted()
    }

    func boundary(_ kind: String, _ section: Int) -> TableBoundaryCell? {
        supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
            as? TableBoundaryCell
    }

    func rect(ofRow indexPath: IndexPath) -> CGRect {
        guard contains(indexPath) else { return .zero }
        return layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    }

    func rect(ofBoundary kind: String, _ section: Int) -> CGRect {
        prepareIfNeeded()
        guard section >= 0, section < numberOfSections else { return .zero }
        return layoutAttributesForSupplementaryElement(
            ofKind: kind, at: IndexPath(item: 0, section: section))?.frame ?? .zero
    }

    override func programCell(at indexPath: IndexPath) -> UIView? { table?.cellForRow(at: indexPath) }

    /// Headers of plain tables float at the top.
    override func pinnedLength(over indexPath: IndexPath) -> CGFloat {
        guard table?.style == .plain else { return 0 }
        return reader.supplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: indexPath.section))?.frame.height ?? 0
    }

    func rect(ofSection section: Int) -> CGRect {
        prepareIfNeeded()
        guard section >= 0, section < numberOfSections else { return .zero }
        return tableLayout.frame(ofSection: section) ?? .zero
    }

    // MARK: Dequeuing

    func register(_ type: AnyClass?, forRow identifier: String) {
        demand(!identifier.isEmpty, "A reuse identifier must not be empty")
        guard let type else { return registered[identifier] = nil }
        guard let type = type as? UITableViewCell.Type else {
            fatalError(
                "\(type) cannot be registered for \"\(identifier)\": it is not a subclass of UITableViewCell")
        }
        if case .type(let former) = registered[identifier], former != type {
            // Cells of the former class must not be handed out for the new one.
            while pools.take(slot(identifier)) != nil {}
        }
        registered[identifier] = .type(type)
    }

    func register(_ nib: UINib?, forRow identifier: String) {
        registered[identifier] = nib.map { .nib($0) }
    }

    private func slot(_ identifier: String) -> ReusePools.Slot {
        ReusePools.Slot(category: .cell, kind: "", identifier: identifier)
    }

    /// The row that the data source is asked for at the moment.
    private var requestedPath: IndexPath? { elements.requested?.key.indexPath }

    /// A cell for a row; nil where none waits and no class is registered.
    func dequeueRow(_ identifier: String, for indexPath: IndexPath?) -> UITableViewCell? {
        let isKnown = registered[identifier] != nil
        guard isKnown || indexPath == nil else { return nil }
        guard let path = indexPath ?? requestedPath,
            elements.requested != nil || elements.reconfiguring != nil
        else {
            // Outside of a question of the table's: a cell of the caller's own.
            return isKnown ? makeRow(identifier) : nil
        }
        if !isKnown, elements.reconfiguring == nil, !pools.hasWaiting(slot(identifier)) { return nil }
        let holder = dequeueHolder(identifier, for: path)
        if let row = holder.rowIfAny { return row }
        guard isKnown else { return nil }
        let row = makeRow(identifier)
        holder.hold(row)
        return row
    }

    private func dequeueHolder(_ identifier: String, for path: IndexPath) -> TableRowCell {
        if !hasRegistration(ofKind: nil, forReuseIdentifier: identifier) {
            super.register(TableRowCell.self, forCellWithReuseIdentifier: identifier)
        }
        let holder = dequeueReusableCell(withReuseIdentifier: identifier, for: path) as! TableRowCell
        // The data source is given the cell inside, which does not keep what holds it.
        answer = holder
        return holder
    }

    private func makeRow(_ identifier: String) -> UITableViewCell {
        switch registered[identifier] {
        case .type(let type):
            return UITableViewCell.make(from: type, style: .default, reuseIdentifier: identifier)
        case .nib(let nib):
            let cell = nib.makeOnly(UITableViewCell.self, for: identifier)
            if let own = cell.reuseIdentifier, own != identifier {
                fatalError(
                    "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                        + "(\(identifier))")
            }
            cell.reuseIdentifier = identifier
            return cell
        case nil: fatalError(missingRegistration(of: identifier, "cell", at: nil))
        }
    }

    /// The view that holds a cell which the data source returned.
    func holder(of row: UITableViewCell, at path: IndexPath) -> TableRowCell {
        defer { answer = nil }
        // Dequeued for this question.
        if let holder = row.holder, holder.dequeuedFor?.indexPath == path { return holder }
        if let requested = elements.requested?.view as? TableRowCell, requested.dequeuedFor?.indexPath == path
        {
            // Another one was dequeued, and is not what is shown: its holder is there already.
            requested.hold(row)
            return requested
        }
        // A cell of the data source's own. Those that carry no identifier are never handed out.
        let holder = dequeueHolder(row.reuseIdentifier ?? " own", for: path)
        holder.hold(row)
        return holder
    }

    /// UIKit's sentence, with what is missing.
    func missingRegistration(of identifier: String, _ what: String, at path: IndexPath?) -> String {
        let others = registered.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        return
            "UITableView: unable to dequeue a \(what) with identifier \(identifier)"
            + (path.map { " for section \($0.section), row \($0.row)" } ?? "")
            + " - must register a nib or a class for the identifier or connect a prototype cell in a storyboard: call "
            + "register(_:forCellReuseIdentifier: \"\(identifier)\") first. Registered: "
            + (others.isEmpty ? "nothing." : others + ".")
    }

    // MARK: Changing

    var isCollecting: Bool { depth > 0 || updates.isRecording }

    /// Makes a change, with others if some are being collected.
    func change(
        _ animation: UITableView.RowAnimation, _ change: @escaping (UICollectionView) -> Void,
        note: @escaping (inout RowMotion) -> Void
    ) {
        let made = { [unowned self] in
            motion.begin(animation)
            note(&motion)
            change(self)
        }
        if depth > 0 {
            collected.append((animation, made))
        } else if updates.isRecording {
            made()
        } else if !isUnasked {
            performTableUpdates(made, animated: animation != .none, completion: nil)
        }
    }

    /// Whether nobody has asked for numbers yet, or since there is another data source: changes are among what is asked for
    /// first. Programs tell of them from `viewDidLoad`, after their data have changed, and UIKit lets them.
    private var isUnasked: Bool { data.needsReload && updates.phase == .idle }

    func performTableUpdates(
        _ updates: (() -> Void)?, animated: Bool = true, completion: ((Bool) -> Void)?
    ) {
        let perform = {
            // Within the update: before it, the layout would ask for heights by the numbers of before, which the program
            // may have changed already.
            let changes: () -> Void = {
                self.table?.adapter.forgetBoundaries()
                self.heightsDidChange()
                updates?()
            }
            self.performBatchUpdates(Optional(changes)) { [weak self] finished in
                self?.motion = RowMotion()
                completion?(finished)
            }
        }
        if animated { perform() } else { UIView.performWithoutAnimation(perform) }
    }

    func beginCollecting() { depth += 1 }

    func endCollecting() {
        demand(depth > 0, "UITableView: endUpdates() without beginUpdates(): each needs the other")
        depth -= 1
        guard depth == 0 else { return }
        let changes = collected
        collected = []
        if isUnasked { return }
        performTableUpdates(
            { for (_, change) in changes { change() } },
            animated: changes.isEmpty || changes.contains { $0.animation != .none }, completion: nil)
        // Without changes it is heights that are others.
        if changes.isEmpty { remeasureRows() }
    }

    private func remeasureRows() {
        setNeedsSizes()
        guard window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: UpdateAnimation.duration) {
            self.table?.layoutIfNeeded()
        }
    }
}
