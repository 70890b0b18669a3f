internal import VitrineUI

extension HostedControllers {
    /// A controller in a cell.
    @MainActor
    final class Hosted {
        let item: ItemID
        let controller: Controller
        /// The displayed cells that are for the item; the last one has the view. More than one while an item is
        /// reloaded, or by mistake.
        var assignments: [Assignment] = []
        /// Whether the item is gone from the data.
        var isRemoved = false
        /// Scroll positions that are to be restored, or were.
        var restoration: ScrollRestoration

        init(item: ItemID, controller: Controller, restoration: ScrollRestoration) {
            self.item = item
            self.controller = controller
            self.restoration = restoration
        }

        var current: Assignment? { assignments.last }
    }

    /// A cell that is for an item. The cell has it, so that it ends with the cell.
    @MainActor
    final class Assignment: HostedAssignment {
        let item: ItemID
        private(set) weak var cell: HostedViewCollectionViewCell?
        private(set) weak var owner: HostedControllers?
        var isDisplayed = false
        var needsConfiguring = true

        init(item: ItemID, cell: HostedViewCollectionViewCell, owner: HostedControllers) {
            self.item = item
            self.cell = cell
            self.owner = owner
        }

        func cellWillBeReused() {
            if isDisplayed { owner?.reportUnannouncedEnd(self) }
            end()
        }

        /// The cell is for something else from now on.
        func end() {
            guard isDisplayed else { return }
            isDisplayed = false
            owner?.detach(self)
        }

        func cellDidLayOut() {
            owner?.cellDidLayOut(self)
        }
    }

    // MARK: Into a cell

    /// Gives a displayed cell the view of its item's controller.
    func attach(_ assignment: Assignment) {
        guard let cell = assignment.cell, let parent else { return }
        releaseVanishedCells()
        if let hosted = hosted[assignment.item] {
            hosted.isRemoved = false
            if assignment.needsConfiguring { reconfigure(hosted, assignment) }
            guard hosted.current !== assignment else { return }
            // Another cell has the view, as when the item is reloaded: its new cell comes before the old one goes.
            // The controller stays a child all the while.
            hosted.assignments.removeAll { $0 === assignment || $0.cell == nil }
            hosted.assignments.append(assignment)
            cell.hostedView = hosted.controller.view
            return
        }
        guard let controller = takeController(for: assignment) else { return }
        assignment.needsConfiguring = false
        let hosted = Hosted(
            item: assignment.item, controller: controller,
            restoration: ScrollRestoration(positions[assignment.item]))
        hosted.assignments = [assignment]
        self.hosted[assignment.item] = hosted

        let tells = mustTellAppearance
        if controller.parent == nil { parent.addChild(controller) }
        if tells { controller.beginAppearanceTransition(true, animated: false) }
        ledger.setName("\(assignment.item)", for: controller.view)
        cell.hostedView = controller.view
        hosted.restoration.prepare(controller.scrollViewsToKeep)
        if tells { controller.endAppearanceTransition() }
        controller.didMove(toParent: parent)
        cell.setNeedsLayout()
    }

    /// Configures a controller in place; its scroll positions survive what that does to the content.
    private func reconfigure(_ hosted: Hosted, _ assignment: Assignment) {
        assignment.needsConfiguring = false
        guard let configure else { return }
        savePositions(hosted)
        configure(hosted.controller, hosted.item)
        hosted.restoration = ScrollRestoration(positions[hosted.item])
        hosted.current?.cell?.setNeedsLayout()
        assignment.cell?.setNeedsLayout()
    }

    /// A controller that shows the item: its own, one that is recycled, or a new one.
    private func takeController(for assignment: Assignment) -> Controller? {
        let item = assignment.item
        // Somebody else has taken over what has a parent now; it is theirs.
        kept.removeAll { $0.controller.parent != nil }
        if let index = kept.lastIndex(where: { $0.id == item }) {
            let controller = kept.remove(at: index).controller
            statistics.returned += 1
            if assignment.needsConfiguring { configure?(controller, item) }
            return controller
        }
        if let configure, !kept.isEmpty, kept.count >= limit {
            let (former, controller) = kept.removeFirst()
            statistics.recycled += 1
            saveState(of: controller, for: former)
            ScrollRestoration.reset(controller)
            (controller as? any ReusableController)?.prepareForReuse()
            configure(controller, item)
            restoreState(of: controller, for: item)
            return controller
        }
        let controller = make(item)
        guard isUsable(controller, for: item) else { return nil }
        statistics.made += 1
        configure?(controller, item)
        restoreState(of: controller, for: item)
        return controller
    }

    /// Whether a controller that was just made is nobody else's.
    private func isUsable(_ controller: Controller, for item: ItemID) -> Bool {
        let remedy = "make a new controller for each item; its cell stays empty"
        if let other = self.item(for: controller) {
            reportOnce(
                "make returned the \(type(of: controller)) of item \(other) for item \(item) as well: \(remedy)"
            )
            return false
        }
        if let other = controller.parent, other !== parent {
            reportOnce(
                "make returned, for item \(item), a \(type(of: controller)) that is a child of \(type(of: other)): "
                    + remedy)
            return false
        }
        return true
    }

    // MARK: Out of a cell

    /// A cell is no longer displayed with its item.
    func detach(_ assignment: Assignment) {
        guard let hosted = hosted[assignment.item],
            let index = hosted.assignments.firstIndex(where: { $0 === assignment })
        else {
            assignment.cell?.hostedView = nil
            return
        }
        let hadView = index == hosted.assignments.count - 1
        hosted.assignments.remove(at: index)
        hosted.assignments.removeAll { $0.cell == nil }
        guard hadView else {
            // The view is in the item's other cell; this one finds that it has nothing to take away.
            assignment.cell?.hostedView = nil
            return
        }
        if let other = hosted.current?.cell {
            other.hostedView = hosted.controller.view
            assignment.cell?.hostedView = nil
            return
        }
        release(hosted, from: assignment.cell)
    }

    private func release(_ hosted: Hosted, from cell: HostedViewCollectionViewCell?) {
        self.hosted[hosted.item] = nil
        let controller = hosted.controller
        savePositions(hosted)
        let view = controller.viewIfLoaded
        let isHere = cell?.hostedView === view || view?.superview == nil
        guard isHere, controller.parent === parent || controller.parent == nil else {
            // Who has taken the controller or its view elsewhere has it from now on.
            cell?.hostedView = nil
            return
        }
        let isChild = controller.parent != nil
        let tells = mustTellAppearance && isChild
        if isChild { controller.willMove(toParent: nil) }
        if tells { controller.beginAppearanceTransition(false, animated: false) }
        cell?.hostedView = nil
        if tells { controller.endAppearanceTransition() }
        if isChild { controller.removeFromParent() }
        ScrollRestoration.stop(controller)
        if hosted.isRemoved {
            forget(hosted.item)
            statistics.discarded += 1
        } else {
            kept.append((hosted.item, controller))
            scheduleTrimming()
        }
    }

    /// Cells that exist no longer, as those of a collection view that was replaced, say nothing when they go.
    private func releaseVanishedCells() {
        for hosted in hosted.values where hosted.assignments.allSatisfy({ $0.cell == nil }) {
            release(hosted, from: nil)
        }
    }

    private func forget(_ item: ItemID) {
        positions[item] = nil
        states[item] = nil
    }

    /// A parent that forwards appearance itself cannot know about these children: they come and go between its own
    /// appearances.
    private var mustTellAppearance: Bool {
        guard let parent, !parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parent.viewIfLoaded?.window != nil
    }

    // MARK: After layout

    /// Restores scroll positions, once the content has its size; and finds what went wrong.
    func cellDidLayOut(_ assignment: Assignment) {
        if isTrimmingScheduled { trim() }
        if !assignment.isDisplayed { attachUnannounced(assignment) }
        guard assignment.isDisplayed, let hosted = hosted[assignment.item] else { return }
        guard hosted.current === assignment else {
            reportSecondCell(assignment, hosted)
            return
        }
        guard hosted.restoration.isDue else { return }
        hosted.controller.view.layoutIfNeeded()
        hosted.restoration.restore(hosted.controller.scrollViewsToKeep)
    }

    /// Without `willDisplay` the content comes when the cell is seen to be on screen.
    private func attachUnannounced(_ assignment: Assignment) {
        guard !hearsOfDisplay, let cell = assignment.cell, cell.window != nil, !cell.isHidden,
            cell.displayedIndexPath != nil
        else { return }
        reportOnce(
            "the cell of item \(assignment.item) is on screen and was not announced: call willDisplay(_:at:) from the "
                + "delegate's collectionView(_:willDisplay:forItemAt:), and didEndDisplaying(_:) from its counterpart",
            mistake: "willDisplay")
        assignment.isDisplayed = true
        attach(assignment)
    }

    private func reportUnannouncedEnd(_ assignment: Assignment) {
        guard hearsOfDisplay, !hearsOfEnd else { return }
        reportOnce(
            "the cell of item \(assignment.item) is used again and its end was not announced: call "
                + "didEndDisplaying(_:) from the delegate's collectionView(_:didEndDisplaying:forItemAt:)",
            mistake: "didEndDisplaying")
    }

    /// Two cells for an item are no mistake while one of them is on its way out.
    private func reportSecondCell(_ assignment: Assignment, _ hosted: Hosted) {
        guard let first = assignment.cell?.displayedIndexPath,
            let second = hosted.current?.cell?.displayedIndexPath, first != second
        else { return }
        reportOnce(
            "item \(assignment.item) is in two cells at once, section \(first.section), item \(first.item) and section "
                + "\(second.section), item \(second.item): identifiers must be unique. The latter has the controller; "
                + "the other gets it when that one leaves")
    }

    // MARK: Keeping

    /// Excess is taken away when the layout pass is over: what leaves in a pass is what comes in the same pass.
    private func scheduleTrimming() {
        guard !isTrimmingScheduled, kept.count > limit else { return }
        isTrimmingScheduled = true
        Task { @MainActor [weak self] in self?.trim() }
    }

    private func trim() {
        isTrimmingScheduled = false
        while kept.count > limit { discard(kept.removeFirst()) }
    }

    func discard(_ entry: (id: ItemID, controller: Controller)) {
        saveState(of: entry.controller, for: entry.id)
        statistics.discarded += 1
    }

    private func saveState(of controller: Controller, for item: ItemID) {
        if let keeping = controller as? any ItemStateKeeping { states[item] = keeping.itemState }
    }

    private func restoreState(of controller: Controller, for item: ItemID) {
        guard let state = states.removeValue(forKey: item) else { return }
        (controller as? any ItemStateKeeping)?.restoreItemState(state)
    }
}
