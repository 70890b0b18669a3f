import Foundation
import VitrineCoreGraphics

/// The course of an update: ``UpdateCycle`` says what comes next, and this carries it out.
extension UICollectionView {
    /// Goes from the state shown to another one, which need not be one of other data.
    ///
    /// - Parameters:
    ///   - cause: Why.
    ///   - context: What of the layout is invalid; everything if nil, or if the update brings another layout.
    ///   - showsPending: Whether the state before is brought up to date first. Not when it is no longer there.
    ///   - keepsOffset: Whether the content stays as it is scrolled, as far as there is content.
    ///   - commit: Makes the counts those of the new state, and says what became of every item.
    func carryOutUpdate(
        animated: Bool, cause: UpdateCause = .data,
        context: UICollectionViewLayoutInvalidationContext? = nil, showsPending: Bool = true,
        keepsOffset: Bool = false, commit: () -> CollectionUpdate, completion: @escaping (Bool) -> Void
    ) {
        // What is pending belongs to the state before: the data source is asked, views are made for it.
        if showsPending {
            loadDataIfNeeded()
            if hasRoom { layoutElements() }
        }
        pass.enter()
        elements.prepared = []
        let hold = keepsOffset ? nil : takeAnchors()
        updates.begin(counts: data.counts)
        // What another size moves is held while the layout prepares for it.
        if !cause.isBoundsChange { anchors.release() }
        anchors.request = nil
        let animates = animated && window != nil && !bounds.isEmpty && UIView.areAnimationsEnabled
        var before = cause.layoutBefore ?? (animates ? LayoutBeforeUpdate(self) : nil)

        let layoutBefore = layout
        let changes = commit()
        let outcome = updates.commit()
        // Never within this call: whoever waits for it may begin the next change.
        let completions = UpdateCompletions([completion] + outcome.completions, in: runtimeContext)
        defer { completions.callReturns() }
        let update = RunningUpdate(
            changes: changes, cause: cause,
            layoutChange: layout === layoutBefore ? nil : outcome.layoutChange, hold: hold,
            keepsOffset: keepsOffset)
        if let change = update.layoutChange { before?.layoutBefore = LayoutReader(change.old, in: self) }
        invalidateLayout(for: update, context)
        switch updates.present(hasRoom: hasRoom, animates: animates, before: before) {
        case .nothing: endUpdateWithoutRoom(update, completions)
        case .immediate: show(update, animated: false, completions)
        case .animated: show(update, animated: true, completions)
        }
        updates.end()
        runIdleActions()
    }

    /// Whether there is room to show something. A view that is not in a window yet, and has shown nothing before, shows
    /// nothing: who prepares it may register its cells afterwards.
    private var hasRoom: Bool { !bounds.isEmpty && !isUnseen }

    /// Whether the view is in no window and shows nothing: then nothing is asked, as the answers may not be there yet.
    private var isUnseen: Bool { window == nil && elements.displayed.isEmpty }

    /// Makes of the layout invalid what the update changes.
    private func invalidateLayout(
        for update: RunningUpdate, _ context: UICollectionViewLayoutInvalidationContext?
    ) {
        let change = update.layoutChange
        switch update.cause {
        case .data where change?.isPrepared != true:
            // A layout that was never prepared has no model to keep up: it begins with all of the data. So does that of
            // a view that nobody sees yet.
            let known = change == nil && pass.hasPrepared && !isUnseen
            layout.invalidateLayout(with: known ? context ?? contextForUpdate() : contextForNewData())
        case .data, .boundsChange: break
        case .beginningOfTransition: pass.setNeedsPrepare()
        }
    }

    /// Ends an update of a view that has no room to show anything.
    private func endUpdateWithoutRoom(_ update: RunningUpdate, _ completions: UpdateCompletions) {
        // A layout that has a model of the data keeps it up, whether there is something to see or not; but not before
        // there was: who prepares a view may not know yet what its delegate is to answer about the new data.
        if update.cause.isData, update.layoutChange == nil, pass.hasPrepared, !isUnseen,
            prepareLayout(for: update)
        {
            layout.finalizeCollectionViewUpdates()
        }
        recycleEverything()
        carryOrthogonalOffsets(update.changes.newSection)
        pass.leave()
        setNeedsLayout()
        update.layoutChange.map(finalize)
        update.layoutChange.map(noteEnd)
        completions.end(true)
    }

    /// Makes what is on screen what belongs there in the new state.
    private func show(_ running: RunningUpdate, animated: Bool, _ completions: UpdateCompletions) {
        var update = running
        let number = updates.number
        update.layoutObserves = prepareLayout(for: update)
        if update.layoutObserves, layout.observesUpdateItems {
            update.changes.elementShifts = ElementShifts(layout)
        }
        // Before views get their new names.
        update.participants = features.join { cell in
            (cell as? UICollectionReusableView)?.elementKey.map {
                update.changes.newItem($0.indexPath) == nil
            } ?? true
        }
        let plan = UIView.withoutAnimation { makePlan(for: update) }
        // The focused item may be in another section now, and its neighbours are about to cross it.
        raiseFocusedCell()

        let changes = { self.carryOut(plan, of: update) }
        // The animation does not keep the view: nobody would end it for a view that is gone.
        let end = { [weak self] (finished: Bool) in
            self?.finishUpdate(number)
            for participant in update.participants { participant.end() }
            if let self { update.layoutChange.map(self.noteEnd) }
            completions.end(finished)
        }
        if animated {
            UIView.animate(
                withDuration: UpdateAnimation.duration, delay: 0,
                options: [.curveEaseInOut, .allowUserInteraction], animations: changes, completion: end)
            fadeOutlineRows(withdrawing: plan.withdrawn)
        } else {
            UIView.performWithoutAnimation(changes)
        }
        forgetStateBeforeUpdate(update.cause)
        UIView.performWithoutAnimation { reconfigure(shownItems(of: update.changes.reconfiguredItems)) }
        if !animated { end(true) }
    }

    /// Brings everything to where it belongs. Inside the animation.
    private func carryOut(_ plan: UpdatePlan, of update: RunningUpdate) {
        adoptContentSize()
        for participant in update.participants { participant.settle() }
        carryOut(plan)
        finalizeLayout(for: update)
    }

    /// Tells the layout, and who depends on it, that everything is where it belongs. Inside the animation.
    private func finalizeLayout(for update: RunningUpdate) {
        if update.cause.isBoundsChange {
            layout.finalizeAnimatedBoundsChange()
        } else if update.layoutObserves {
            layout.finalizeCollectionViewUpdates()
        }
        if let change = update.layoutChange {
            forgetOffsetsOfOtherSections()
            finalize(change)
        }
        outlinesDidChange(animated: false)
        listRowsMayHaveChanged()
    }

    /// The state after the update is what counts from now on.
    private func forgetStateBeforeUpdate(_ cause: UpdateCause) {
        updates.place()
        // After a change of size, the next pass asks views for their sizes anew.
        if !cause.isBoundsChange { pass.shownBounds = bounds }
        anchors.noteShown(at: bounds.origin, fromRight: beginsAtRight)
        pass.leave()
        // What cells ask for themselves, and what a clamped offset brings in, comes with the next pass.
        setNeedsLayout()
    }

    /// Prepares the layout, and tells it what is going on. Returns whether it was told of changes of the data.
    private func prepareLayout(for update: RunningUpdate) -> Bool {
        let change = update.layoutChange
        if case .boundsChange(let old, _) = update.cause {
            prepareLayoutIfNeeded()
            layout.prepare(forAnimatedBoundsChange: old)
            return false
        }
        if change?.isPrepared != true || pass.needsPrepare {
            pass.clearNeedsPrepare()
            if change == nil { layout.willPrepare(for: update.changes) }
            prepareCollectionLayout()
        }
        layout.carryMeasurements(newItem: update.changes.newItem, newSection: update.changes.newSection)
        if case .beginningOfTransition = update.cause { return false }
        guard layout.observesUpdateItems else { return true }
        let items = update.changes.changes().map {
            UICollectionViewUpdateItem(before: $0.before, after: $0.after, action: $0.action)
        }
        // A change of the layout alone is no update.
        guard change == nil || !items.isEmpty else { return false }
        counters.updateItemsMade += items.count
        layout.prepare(forCollectionViewUpdates: items)
        return true
    }

    /// Removes what has left, unless a later update or a scroll has taken it back.
    func finishUpdate(_ number: Int) {
        for element in elements.takeDeparted(with: number) { retire(element) }
        for element in elements.takeEmerged(with: number) { rise(element) }
        for element in elements.takeFaded(with: number) { retire(element) }
        for scroller in elements.takeFadedScrollers(with: number) { discard(scroller) }
        // Scroll views of sections that slid off the screen.
        setNeedsLayout()
    }
}
