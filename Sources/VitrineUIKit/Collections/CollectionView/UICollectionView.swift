public import Foundation
package import VitrineFoundation
import VitrinePlatform

/// Shows items in cells, placed by a layout, and keeps views for what is on screen only.
///
/// What a scroll step or an update costs depends on how much is visible, not on how many items there are.
/// Views that leave the screen wait in a reuse pool and are dequeued for what comes.
///
/// Index paths have two elements, section and item. Rectangles are in the collection view's own coordinates,
/// in points, unless they belong to a section that scrolls orthogonally: its cells live in a scroll view of
/// its own, which is a subview of the collection view while any part of the section is visible.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    // MARK: State

    final var layout: UICollectionViewLayout
    final let pools = ReusePools()
    final var data = CollectionData()
    final var elements = ElementStore()
    final var selection = SelectionModel()
    final var editing = EditingState()
    /// What is due in the next layout pass.
    final var pass = LayoutPass()
    /// The views that are to say their sizes.
    final var sizes = SizingQueue()
    /// What stays on screen while the content changes.
    final var anchors = AnchorKeeper()
    /// The update that is going on.
    final var updates = UpdateCycle()
    final var prefetched: Set<IndexPath> = []
    /// Cells that are made ahead.
    final var preparation = CellPreparation()
    /// The width about which a flipped layout that is being asked sees everything mirrored.
    final var mirrorWhileAsking: CGFloat?
    /// A change of the bounds that has begun.
    final var boundsChange: BoundsChange?
    /// A transition between two layouts that goes by a progress.
    final var interactiveTransition: InteractiveLayoutTransition?
    /// Swipe actions, interactive movement, and what else goes along with the cells.
    final let features = CollectionFeatures()

    /// What was typed to find an item.
    final var typing = TypeAhead()
    /// Deletes items that a key is to delete; nil where none does. Returns whether it deleted any.
    package final var deletesByKey: (([IndexPath]) -> Bool)?

    /// What the collection view has done since it was made; for tests and measurements.
    package final internal(set) var counters = UICollectionViewCounters()

    // MARK: Creating

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        backgroundColor = .contentBackground
        clipsToBounds = true
        layout.host = self
        features.attach(to: self)
    }

    /// Traps: a collection view needs a layout. Use `init(frame:collectionViewLayout:)`.
    public convenience override init(frame: CGRect) {
        fatalError(
            "UICollectionView must be initialized with a non-nil layout parameter: use "
                + "init(frame:collectionViewLayout:); frame was \(frame)")
    }

    public required init?(coder: NSCoder) {
        // A nib sets its own when it is read.
        layout = UICollectionViewLayout()
        super.init(coder: coder)
        layout.host = self
        features.attach(to: self)
        takeNib(coder, UICollectionView.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UICollectionView.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        collectionViewNibPaths[key] ?? super.nibPath(key)
    }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeCollectionView(nib)
    }

    // MARK: Data source and delegate

    /// Provides items and cells. Setting it asks for everything anew.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            DelegateMethods.check(dataSource)
            if dataSource !== oldValue { reloadNow() }
        }
    }

    /// Decides about selection and focus, and is told about scrolling and display.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? (any UICollectionViewDelegate) }
        set {
            super.delegate = newValue
            if newValue != nil { menus.attach(to: self) }
        }
    }

    /// What opens the menus of items; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

    /// Is told about items that will probably be shown soon.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { DelegateMethods.check(prefetchDataSource) }
    }

    /// Whether cells are made, and items announced to the prefetch data source, ahead of time. True by default.
    ///
    /// While content is scrolled, the data source is asked between frames for cells that may come next: long before
    /// `willDisplay`, if that ever comes. What is ahead by up to one page is announced to the prefetch data source.
    open var isPrefetchingEnabled = true {
        didSet {
            guard !isPrefetchingEnabled else { return }
            prefetched = []
            dropPreparedCells()
        }
    }

    // MARK: Drag and drop

    /// Says what can be dragged out of the collection view.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { features.dragDrop.dragDelegate }
        set {
            DelegateMethods.check(newValue)
            features.dragDrop.dragDelegate = newValue
            features.dragDrop.delegatesDidChange()
        }
    }

    /// Decides what is done with what is dropped on the collection view.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { features.dragDrop.dropDelegate }
        set {
            DelegateMethods.check(newValue)
            features.dragDrop.dropDelegate = newValue
            features.dragDrop.delegatesDidChange()
        }
    }

    /// Whether items can be dragged out of the collection view, if the drag delegate has any: not on phones unless it is set,
    /// as in UIKit.
    open var dragInteractionEnabled: Bool {
        get { features.dragDrop.isEnabled ?? UIDragInteraction.isEnabledByDefault }
        set {
            features.dragDrop.isEnabled = newValue
            features.dragDrop.drag?.isEnabled = newValue
        }
    }

    /// Whether items of the collection view are being dragged.
    open var hasActiveDrag: Bool { features.dragDrop.hasActiveDrag }
    /// Whether something is dragged over the collection view.
    open var hasActiveDrop: Bool { features.dragDrop.hasActiveDrop }
    /// How fast items make room for what is dragged over them. At once unless set.
    open var reorderingCadence: UICollectionView.ReorderingCadence = .immediate

    /// Whether items are chosen when something is dragged over them and rests there. False by default.
    open var isSpringLoaded: Bool {
        get { features.dragDrop.spring != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            features.dragDrop.spring?.detach()
            features.dragDrop.spring = newValue ? CollectionSpring() : nil
            features.dragDrop.spring?.attach(to: self)
        }
    }

    // MARK: Layout

    /// The layout. Setting it shows the new one without animation. During an interactive transition this is the
    /// ``UICollectionViewTransitionLayout``.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Changes the layout, moving the views to their new places.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes the layout, moving the views to their new places; the closure is called at the end.
    ///
    /// What was visible before or is visible afterwards moves from its place in the old layout to that in the new one.
    /// Supplementary and decoration views that only one of them has come from where the new layout's
    /// `initialLayoutAttributesForAppearing…` say, or go where the old one's `finalLayoutAttributesForDisappearing…`
    /// say, or fade. The first item on screen stays where it is, as far as the content can be scrolled, unless the new
    /// layout's `targetContentOffset(forProposedContentOffset:)` or the delegate chooses another offset. Within
    /// `performBatchUpdates` the change is part of the update; within a layout pass or a question to the data source it
    /// is made right after it. An interactive transition that is going on is over.
    ///
    /// - Complexity: What is visible in either layout, plus what the new layout does to prepare.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        runtimeContext.enter { changeLayout(to: layout, animated: animated, completion: completion) }
    }

    /// Begins to go to another layout, as far as the `transitionProgress` of the layout says that is returned: it is the
    /// collection view's layout until ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``.
    ///
    /// The delegate may provide it, with `collectionView(_:transitionLayoutForOldLayout:newLayout:)`. Data may change
    /// meanwhile; both layouts are asked about the new data. Another layout ends the transition: then the completion is
    /// called with false and false.
    ///
    /// Traps if a transition is going on already, or if the layout is the collection view's own.
    ///
    /// - Complexity: What is visible in either layout, plus what the new layout does to prepare.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        beginInteractiveTransition(to: layout, completion: completion)
    }

    /// Goes the rest of the way to the new layout, animated. Traps without a transition.
    open func finishInteractiveTransition() { endInteractiveTransition(finishes: true) }

    /// Goes back to the layout of before, animated. Traps without a transition.
    open func cancelInteractiveTransition() { endInteractiveTransition(finishes: false) }

    /// What is visible of the content, in points. While a layout is asked that is flipped, as that layout sees it.
    open override var bounds: CGRect {
        get { mirroredWhileAsking(super.bounds) }
        set { super.bounds = newValue }
    }

    override var describedState: [String] {
        super.describedState + [
            "layout: \(UIView.shortDescription(of: layout))",
            "dataSource: \(UIView.shortDescription(of: dataSource))",
        ]
    }

    // The layout decides about the content.
    override var givenContentSize: CGSize? { contentSize }

    /// The bounds, whoever asks.
    final var trueBounds: CGRect { super.bounds }

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        beginBoundsChange(to: newBounds)
    }

    override func boundsDidChange(from old: CGRect) {
        endBoundsChange(from: old) { super.boundsDidChange(from: old) }
    }

    override func restingOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        // Pages are where they are, whatever the layout has there.
        guard !isPagingEnabled, pass.hasPrepared else { return proposed }
        return reader.targetOffset(proposed, velocity: velocity)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layoutRoomDidChange()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        layoutRoomDidChange()
    }

    override func visibleSizeDidChange(from old: CGRect) {
        super.visibleSizeDidChange(from: old)
        holdAnchors(in: old)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        layoutRoomDidChange()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { layoutRoomDidChange() } }
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        dropPreparedCells()
        layoutRoomDidChange()
    }

    override func indexDisplayModeDidChange() { indexTitlesDidChange() }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        layoutElements()
    }

    // What the collection view shows is there, and as large as the layout says: its own layout is the cause of that.

    override func subviewDidResize(_ view: UIView) {
        if !isShownByLayout(view), view !== backgroundView { super.subviewDidResize(view) }
    }

    override func subviewsDidChange(by view: UIView) {
        if !isShownByLayout(view) { super.subviewsDidChange(by: view) }
    }

    private func isShownByLayout(_ view: UIView) -> Bool {
        view is UICollectionReusableView || view is OrthogonalSectionScrollView || view is SectionIndexView
    }

    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        features.giveWay(to: .leavingWindow)
        dropPreparedCells()
    }

    /// The height of what would lie over an item at the top of the visible rectangle, and what scrolling to the item
    /// leaves room for. Collection views leave none, as in UIKit.
    func pinnedLength(over indexPath: IndexPath) -> CGFloat { 0 }

    /// The cell of an item that a program made, which may stand in another one.
    func programCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

    // MARK: Background

    /// A view behind all cells that fills the visible rectangle and does not scroll.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
    }

    // MARK: Self-sizing

    /// What makes views on screen be measured again by themselves. Enabled by default.
    ///
    /// The change comes with the next layout pass, and is animated like an update (0.3 s), unless it was asked for inside
    /// `UIView.performWithoutAnimation(_:)`. What changes above the item at the top of the screen leaves that in place.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // MARK: Registering

    /// Says which class makes cells for an identifier. Nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pools.register(cellClass, category: .cell, kind: "", identifier: identifier)
    }

    /// Says which class makes supplementary views of a kind for an identifier. Nil removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pools.register(viewClass, category: .supplementary, kind: elementKind, identifier: identifier)
    }

    /// Says which nib makes cells for an identifier. Nil removes the registration.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pools.register(nib, category: .cell, kind: "", identifier: identifier)
    }

    /// Says which nib makes supplementary views of a kind for an identifier. Nil
    /// removes the registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        pools.register(nib, category: .supplementary, kind: kind, identifier: identifier)
    }

    /// A cell for an index path: one from the reuse pool, or a new one of the registered class.
    ///
    /// Traps if nothing is registered under the identifier.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeue(.cell(indexPath), identifier: identifier) as! UICollectionViewCell
    }

    /// A supplementary view for an index path: one from the reuse pool, or a new one of the registered class.
    ///
    /// Traps if nothing is registered for the kind under the identifier.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(
            ElementKey(category: .supplementary, kind: elementKind, indexPath: indexPath),
            identifier: identifier)
    }

    /// A cell made and configured by a registration.
    open func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        registration.dequeue(in: self, for: indexPath, item: item)
    }

    /// A supplementary view made and configured by a registration.
    open func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        registration.dequeue(in: self, for: indexPath)
    }

    // MARK: Accessibility

    /// From top to bottom: cells that are used again stand anywhere among the subviews.
    override var accessibilitySubviews: [UIView] {
        subviews.enumerated().sorted { one, other in
            let (first, second) = (one.element.frame, other.element.frame)
            return (first.minY, first.minX, one.offset) < (second.minY, second.minX, other.offset)
        }.map(\.element)
    }

    // MARK: Asking

    /// The number of sections as last asked from the data source.
    open var numberOfSections: Int {
        loadDataIfNeeded()
        return data.counts.count
    }

    /// The number of items of a section as last asked from the data source.
    open func numberOfItems(inSection section: Int) -> Int {
        let count = loadedCount(inSection: section)
        // What the data do not have is an item for layouts alone.
        guard !features.dragDrop.isLayoutAsked, !pass.isAtWork else { return count }
        return count - countOfOthers(inSection: section)
    }

    /// The cells on screen, in no particular order.
    open var visibleCells: [UICollectionViewCell] {
        elements.displayed.values.compactMap { $0.view as? UICollectionViewCell }
    }

    /// The index paths of the cells on screen, in no particular order.
    open var indexPathsForVisibleItems: [IndexPath] {
        elements.displayed.keys.filter { $0.category == .cell }
            .compactMap { itemPath(ofShown: $0.indexPath) }
    }

    /// The cell of an item, on screen or (as since iOS 15) made ahead; nil if there is none.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        element(for: .cell(shownPath(ofItem: indexPath)))?.view as? UICollectionViewCell
    }

    /// The index path of a cell; nil if the cell is neither on screen nor made ahead.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let key = cell.elementKey, element(for: key)?.view === cell else { return nil }
        return itemPath(ofShown: key.indexPath)
    }

    /// The item whose cell is at a point; nil if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        frontmostCell(at: point)?.elementKey.flatMap { itemPath(ofShown: $0.indexPath) }
    }

    /// The supplementary views of a kind on screen, in no particular order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        elements.displayed.filter { $0.key.category == .supplementary && $0.key.kind == elementKind }
            .map(\.value.view)
    }

    /// The index paths of the supplementary views of a kind on screen, in no particular order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        elements.displayed.keys.filter { $0.category == .supplementary && $0.kind == elementKind }
            .map(\.indexPath)
    }

    /// The supplementary view at an index path; nil if it is not on screen.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        elements.displayed[ElementKey(category: .supplementary, kind: elementKind, indexPath: indexPath)]?
            .view
    }

    /// The attributes of an item, whether it is on screen or not; nil if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        let shown = shownPath(ofItem: indexPath)
        guard data.contains(shown) else { return nil }
        return reader.item(at: shown)
    }

    /// The attributes of a supplementary view, whether it is on screen or not; nil if the layout has none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return reader.supplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Selection

    /// Whether the user can select items. True by default.
    open var allowsSelection = true

    /// Whether the user can select several items. False by default.
    open var allowsMultipleSelection = false {
        didSet { selectionModeDidChange() }
    }

    /// Whether a mouse may draw a rectangle around items: not in lists, as on iPadOS.
    var takesBands: Bool { layout.backdropColor == nil }

    /// The selected items; nil if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selection.selected.isEmpty ? nil : selection.sorted
    }

    /// Selects an item, or with nil deselects all, and scrolls to it. The delegate is not asked or told.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item. The delegate is not asked or told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

    // MARK: Editing

    /// Whether the collection view is in its editing mode, in which cells show their accessories for editing. Setting it
    /// is animated. False by default.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue) }
    }

    /// Whether the user can select items in the editing mode. False by default.
    open var allowsSelectionDuringEditing: Bool {
        get { editing.allowsSelection }
        set { editing.allowsSelection = newValue }
    }

    /// Whether the user can select several items in the editing mode. False by default.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { editing.allowsMultipleSelection }
        set {
            editing.allowsMultipleSelection = newValue
            selectionModeDidChange()
        }
    }

    // MARK: Focus

    /// The name of the focus group that the cells are in: one of their own unless it is set.
    open override var focusGroupIdentifier: String? {
        get { hasAutomaticFocusGroup ? automaticFocusGroupIdentifier : super.focusGroupIdentifier }
        set { super.focusGroupIdentifier = newValue }
    }

    /// Whether cells can have focus when the delegate does not say. True where focus is how one moves
    /// (television, desktop), false for touch.
    open var allowsFocus: Bool {
        get { focusChoices.allowsFocus ?? isMovedThroughByFocus }
        set { focusChoices.allowsFocus = newValue }
    }

    /// Whether an item is selected when it gains focus. False by default.
    open var selectionFollowsFocus = false

    /// Whether focus that comes back goes to the item that had it last. False by default.
    open var remembersLastFocusedIndexPath = false

    var focusChoices = FocusChoices()
    /// The cell that is in front because it has the focus.
    weak var raisedCell: UICollectionViewCell?

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        guard super.shouldUpdateFocus(in: context) else { return false }
        return delegate?.collectionView(
            self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        noteFocusUpdate(context, coordinator)
    }

    // MARK: Touches and presses

    open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { touchBegan(touch) }
    }

    open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if let touch = touches.first { touchMoved(touch) }
    }

    open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { touchEnded(touch, event?.modifierFlags ?? []) }
    }

    open override dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        highlight(nil)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let indexPath = pressedItem(presses) else { return super.pressesBegan(presses, with: event) }
        highlight(indexPath)
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let indexPath = pressedItem(presses) else { return super.pressesEnded(presses, with: event) }
        if selection.highlighted == indexPath { userChooses(indexPath) }
        highlight(nil)
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesCancelled(presses, with: event)
        highlight(nil)
    }

    // MARK: Scrolling

    /// Scrolls so that an item is where the position says; also inside a section that scrolls orthogonally.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Changing

    /// Asks the data source for everything anew; every cell is made ready again.
    ///
    /// Takes effect in the next layout pass.
    open func reloadData() {
        if let method = ExchangedMethods.replacing("reloadData", of: UICollectionView.self, self) {
            return method.call(self, [])
        }
        reloadNow()
    }

    private func reloadNow() {
        MainThread.demand(self)
        markForReload()
    }

    nonisolated package override class var exchangeableMethods: [ExchangeableMethod] {
        super.exchangeableMethods + [
            ExchangeableMethod(UICollectionView.self, "reloadData") { view, _ in view.reloadNow() }
        ]
    }

    /// Several changes, animated together.
    ///
    /// The data source must change inside the closure. Indexes of deletions, reloads and moved items' origins
    /// refer to the state before, those of insertions and destinations to the state after. Traps if the
    /// number of items before and after do not agree with the changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion: completion)
    }

    /// The same; returns when the animations are over, with whether they ran to their end.
    @discardableResult
    open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { continuation in
            performBatch(updates) { continuation.resume(returning: $0) }
        }
    }

    /// Items are new at these index paths.
    open func insertItems(at indexPaths: [IndexPath]) { record { $0.insertedItems += indexPaths } }

    /// Items are gone from these index paths.
    open func deleteItems(at indexPaths: [IndexPath]) { record { $0.deletedItems += indexPaths } }

    /// Items need new cells.
    open func reloadItems(at indexPaths: [IndexPath]) { record { $0.reloadedItems += indexPaths } }

    /// An item moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.movedItems.append((indexPath, newIndexPath)) }
    }

    /// Sections are new at these indexes.
    open func insertSections(_ sections: IndexSet) { record { $0.insertedSections += Array(sections) } }

    /// Sections are gone from these indexes.
    open func deleteSections(_ sections: IndexSet) { record { $0.deletedSections += Array(sections) } }

    /// Sections need new cells and supplementary views.
    open func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections += Array(sections) } }

    /// A section moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.movedSections.append((section, newSection)) }
    }

    // MARK: Moving an item with the finger

    /// Starts to move an item: from now on its cell follows the target position.
    ///
    /// Asks the data source's `collectionView(_:canMoveItemAt:)`. Until the movement ends, the data stays as it is:
    /// data source, delegate and the collection view's own questions about items use index paths of the data,
    /// while the layout and ``numberOfItems(inSection:)`` go by the order that is seen. A change of the data, or of
    /// the layout, cancels the movement.
    ///
    /// - Returns: Whether the movement has begun: false if there is no such item, if the data source does not allow
    ///   it, or if another item is being moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(at: indexPath, isStandard: false)
    }

    /// Moves the cell of the item that is being moved. The others make room when the layout and the delegate agree
    /// to the place. Near an edge the content scrolls on by itself. Without a movement nothing happens.
    ///
    /// Traps if the delegate or the layout gives an index path at which the item cannot be.
    ///
    /// - Parameter targetPosition: Where the centre of the cell belongs, in the content of the collection view, in
    ///   points.
    /// - Complexity: That of a layout pass: what is visible, plus what the layout does to prepare.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        updateMovement(to: targetPosition)
    }

    /// Lets go of the item: the data source moves it, with one call of `collectionView(_:moveItemAt:to:)` if it has
    /// another place now, and the cell goes there. The other cells are in place already. Without a movement nothing
    /// happens.
    ///
    /// Traps if the data source's counts do not agree with the move afterwards.
    open func endInteractiveMovement() { endMovement() }

    /// Gives up the movement: every cell goes back to where it was, and the data source hears nothing. Without a
    /// movement nothing happens.
    open func cancelInteractiveMovement() { cancelMovement() }

    /// Configures the existing cells of items again: the data source is asked for them, and its dequeue call
    /// returns the cell that is shown already.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        if !updates.record({ $0.reconfiguredItems += indexPaths }) { reconfigure(indexPaths) }
    }
}
