import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// How an update of a collection view is animated (about 0.3 s, ease in and out).
enum UpdateAnimation {
    static let duration: TimeInterval = 0.3
    /// How long rows of an outline fade, at the end when they come and at the start when they go: while they are close
    /// together under their parent, nobody could read them.
    static let rowFade: TimeInterval = 0.2
}

/// Why the collection view goes from one state to another.
@MainActor
enum UpdateCause {
    /// The data is other, or shown in another order, or another layout took over.
    case data
    /// The size is another, within an animation. With the old bounds and where everything was.
    case boundsChange(from: CGRect, LayoutBeforeUpdate)
    /// The layout for a transition took over; nothing moves yet.
    case beginningOfTransition
}

/// What an update does with the views, once both states are known.
@MainActor
private struct UpdatePlan {
    /// An element and the attributes it has at the end.
    struct Step {
        var element: Element
        var target: UICollectionViewLayoutAttributes
        var section: Int?
    }

    /// An element that exists no longer, and where the layout wants it to go.
    struct Fading {
        var element: Element
        var end: UICollectionViewLayoutAttributes?
    }

    var steps: [Step] = []
    var departing: [(key: ElementKey, element: Element)] = []
    var fading: [Fading] = []
    /// Where views of ``fading`` go while they fade, in the view that holds them.
    var withdrawing: [ObjectIdentifier: CGPoint] = [:]
    var target: CGPoint = .zero
    /// The adjusted insets for which the target was chosen.
    var insets: UIEdgeInsets = .zero
    var sections: [OrthogonalSection] = []
}

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
            if !bounds.isEmpty { layoutElements() }
        }
        pass.depth += 1
        elements.prepared = []
        let hold = keepsOffset ? nil : takeAnchors()
        countsBeforeUpdate = data.counts
        // What another size moves is held while the layout prepares for it.
        if case .boundsChange = cause {} else { pass.heldAnchors = nil }
        scrollRequest = nil
        let animated = animated && window != nil && !bounds.isEmpty && UIView.areAnimationsEnabled
        var old: LayoutBeforeUpdate?
        if case .boundsChange(_, let before) = cause {
            old = before
        } else if animated {
            old = LayoutBeforeUpdate(self)
        }

        let layoutBefore = layout
        var update = commit()
        let completions = batchCompletions
        batchCompletions = []
        // Never within this call: whoever waits for it may begin the next change.
        var hasReturned = false
        defer { hasReturned = true }
        let finish: (Bool) -> Void = { finished in
            let complete: () -> Void = {
                completion(finished)
                for completion in completions { completion(finished) }
            }
            if hasReturned { complete() } else { self.runtimeContext.laterTurns.perform(complete) }
        }

        let change = layout === layoutBefore ? nil : layoutChange
        layoutChange = nil
        if let change { old?.layoutBefore = LayoutReader(change.old, in: self) }
        invalidateLayout(for: cause, change, context)
        guard !bounds.isEmpty else {
            return endUpdateWithoutRoom(update, cause, change, finish)
        }

        updateGeneration += 1
        let generation = updateGeneration
        layoutBeforeUpdate = old
        let observes = prepareLayoutForUpdate(update, cause, change)
        if observes, layout.observesUpdateItems { update.elementShifts = ElementShifts(layout) }
        let swiped = deletedSwipes(update)
        let kept: AnchorHold? = if change == nil, case .data = cause { hold } else { nil }
        let plan = UIView.withoutAnimation {
            makePlan(update, hold: kept, keepsOffset: keepsOffset, change: change, cause: cause)
        }
        // The focused item may be in another section now, and its neighbours are about to cross it.
        raiseFocusedCell()

        let changes = {
            self.adoptContentSize()
            for (session, isDeleted) in swiped { session.settle(isDeleted: isDeleted) }
            self.carryOut(plan)
            self.finalizeLayout(for: cause, change, observes: observes)
        }
        // The animation does not keep the view: nobody would end it for a view that is gone.
        let end = { [weak self] (finished: Bool) in
            self?.finishUpdate(generation)
            for (session, _) in swiped { session.end() }
            if let self { change.map(self.noteEnd) }
            finish(finished)
        }
        if animated {
            UIView.animate(
                withDuration: UpdateAnimation.duration, delay: 0,
                options: [.curveEaseInOut, .allowUserInteraction], animations: changes, completion: end)
            fadeOutlineRows(
                withdrawing: plan.fading.map(\.element).filter {
                    plan.withdrawing[ObjectIdentifier($0)] != nil
                })
        } else {
            UIView.performWithoutAnimation(changes)
        }
        forgetStateBeforeUpdate(cause)
        UIView.performWithoutAnimation { reconfigure(shownItems(of: update.reconfiguredItems)) }
        if !animated { end(true) }
        runIdleActions()
    }

    /// Makes of the layout invalid what the update changes.
    private func invalidateLayout(
        for cause: UpdateCause, _ change: LayoutChange?,
        _ context: UICollectionViewLayoutInvalidationContext?
    ) {
        switch cause {
        case .data where change?.isPrepared != true:
            layout.invalidateLayout(
                with: change == nil ? context ?? contextForUpdate() : contextForNewData())
        case .data, .boundsChange: break
        case .beginningOfTransition: pass.needsPrepare = true
        }
    }

    /// Ends an update of a view that has no room to show anything.
    private func endUpdateWithoutRoom(
        _ update: CollectionUpdate, _ cause: UpdateCause, _ change: LayoutChange?, _ finish: (Bool) -> Void
    ) {
        // A layout that has a model of the data keeps it up, whether there is something to see or not.
        if case .data = cause, change == nil, pass.hasPreparedLayout,
            prepareLayoutForUpdate(update, cause, change)
        {
            layout.finalizeCollectionViewUpdates()
        }
        recycleEverything()
        carryOrthogonalOffsets(update.newSection)
        pass.depth -= 1
        setNeedsLayout()
        change.map(finalize)
        change.map(noteEnd)
        finish(true)
        runIdleActions()
    }

    /// Tells the layout, and who depends on it, that everything is where it belongs. Inside the animation.
    private func finalizeLayout(for cause: UpdateCause, _ change: LayoutChange?, observes: Bool) {
        switch cause {
        case .boundsChange: layout.finalizeAnimatedBoundsChange()
        default: if observes { layout.finalizeCollectionViewUpdates() }
        }
        if let change {
            forgetOffsetsOfOtherSections()
            finalize(change)
        }
        outlinesDidChange(animated: false)
        listRowsMayHaveChanged()
    }

    /// The state after the update is what counts from now on.
    private func forgetStateBeforeUpdate(_ cause: UpdateCause) {
        layoutBeforeUpdate = nil
        countsBeforeUpdate = []
        // After a change of size, the next pass asks views for their sizes anew.
        if case .boundsChange = cause {} else { pass.lastBounds = bounds }
        pass.shownOrigin = bounds.origin
        pass.shownFromRight = beginsAtRight
        pass.heldAnchors = nil
        pass.layoutMovedOffset = false
        pass.depth -= 1
        // What cells ask for themselves, and what a clamped offset brings in, comes with the next pass.
        setNeedsLayout()
    }

    /// Prepares the layout, and tells it what is going on. Returns whether it was told of changes of the data.
    private func prepareLayoutForUpdate(
        _ update: CollectionUpdate, _ cause: UpdateCause, _ change: LayoutChange?
    ) -> Bool {
        if case .boundsChange(let old, _) = cause {
            prepareLayoutIfNeeded()
            layout.prepare(forAnimatedBoundsChange: old)
            return false
        }
        if change?.isPrepared != true || pass.needsPrepare {
            pass.needsPrepare = false
            if change == nil { layout.willPrepare(for: update) }
            prepareCollectionLayout()
        }
        layout.carryMeasurements(newItem: update.newItem, newSection: update.newSection)
        if case .beginningOfTransition = cause { return false }
        guard layout.observesUpdateItems else { return true }
        let items = update.changes().map {
            UICollectionViewUpdateItem(before: $0.before, after: $0.after, action: $0.action)
        }
        // A change of the layout alone is no update.
        guard change == nil || !items.isEmpty else { return false }
        counters.updateItemsMade += items.count
        layout.prepare(forCollectionViewUpdates: items)
        return true
    }

    // MARK: The plan

    /// Gives every view its role. New views are made and put where they come from.
    private func makePlan(
        _ update: CollectionUpdate, hold: AnchorHold?, keepsOffset: Bool, change: LayoutChange?,
        cause: UpdateCause
    ) -> UpdatePlan {
        var plan = UpdatePlan()
        let gone = remapElements(update) + (change == nil ? [] : takeOffForeignDecorations())
        remapScrollers(update)

        let focused = focusedElementKey()
        // The layout hears where the content would be for what is visible to stay, and sees it where it was.
        let shift = pass.layoutMovedOffset ? .zero : hold.map { self.shift($0, update) } ?? .zero
        plan.target = target(
            keepsOffset: keepsOffset, change: change, focused: focused, update, shift: shift)
        moveShown(by: shift, gone: gone)
        let old = layoutBeforeUpdate
        // What may have been overridden is asked; the defaults are what happens anyway.
        let observer = layout.observesUpdateItems && old != nil ? reader : nil
        let leaver =
            old == nil ? nil : change.map { LayoutReader($0.old, in: self) } ?? LayoutReader(layout, in: self)
        plan.insets = adjustedContentInset
        let rect = CGRect(origin: plan.target, size: bounds.size)
        let wanted = wanted(in: rect)
        plan.sections = wanted.sections
        // Scroll views of visible sections exist from the start; those that were there stay where they are.
        for section in wanted.sections where elements.scrollers[section.section] == nil {
            scroller(for: section)
        }
        let keys = wanted.keys

        for entry in wanted.entries {
            if let element = elements.displayed[entry.key] ?? takeBack(entry.key) {
                enter(element, entry.section)
                if change == nil, entry.key != movingKey, let initial = observer?.initial(entry.key) {
                    start(element, at: initial)
                }
                plan.steps.append(.init(element: element, target: entry.attributes, section: entry.section))
            } else {
                let element = insert(entry)
                if let old, entry.key != movingKey { start(element, update, old) }
                plan.steps.append(.init(element: element, target: entry.attributes, section: entry.section))
            }
        }
        for (key, element) in elements.displayed where !keys.contains(key) {
            guard let (attributes, section) = attributesNow(key) else {
                elements.displayed[key] = nil
                plan.fading.append(
                    .init(element: element, end: update.oldKey(for: key).flatMap { leaver?.final($0) }))
                continue
            }
            enter(element, section)
            var target = attributes
            if key != focused, let observer, let final = update.oldKey(for: key).flatMap(observer.final) {
                target = localised(final, for: element)
            }
            plan.steps.append(.init(element: element, target: target, section: section))
            if key != focused {
                elements.displayed[key] = nil
                plan.departing.append((key, element))
            }
        }
        // What was leaving already goes on to where it is now.
        for (key, item) in elements.departing {
            elements.departing[key] = nil
            if let (attributes, section) = attributesNow(key) {
                enter(item.element, section)
                plan.steps.append(.init(element: item.element, target: attributes, section: section))
                plan.departing.append((key, item.element))
            } else {
                plan.fading.append(.init(element: item.element))
            }
        }
        plan.fading += gone.map { element in
            .init(element: element, end: element.view.elementKey.flatMap { leaver?.final($0) })
        }
        for element in gone { plan.withdrawing[ObjectIdentifier(element)] = withdraw(element, update) }
        pass.newViews = pass.newViews.filter { elements.displayed[$0] != nil }
        for step in plan.steps { step.element.view.layoutIfNeeded() }
        return plan
    }

    /// Renames what survives; returns what does not.
    @discardableResult
    func remapElements(_ update: CollectionUpdate) -> [Element] {
        var gone: [Element] = []
        var displayed: [ElementKey: Element] = [:]
        for (key, element) in elements.displayed {
            if let new = update.newKey(for: key) {
                element.view.elementKey = new
                displayed[new] = element
            } else {
                gone.append(element)
            }
        }
        var departing: [ElementKey: DepartingElement] = [:]
        for (key, item) in elements.departing {
            if let new = update.newKey(for: key) {
                item.element.view.elementKey = new
                departing[new] = item
            } else {
                elements.fading.append(item)
            }
        }
        elements.displayed = displayed
        elements.departing = departing
        return gone
    }

    /// Decoration views whose kind stands for another class in the layout that took over.
    private func takeOffForeignDecorations() -> [Element] {
        let foreign = elements.displayed.filter { key, element in
            key.category == .decoration
                && layout.decorationClass(ofKind: key.kind).map { $0 != type(of: element.view) } ?? false
        }
        for key in foreign.keys { elements.displayed[key] = nil }
        return foreign.sorted { $0.key < $1.key }.map(\.value)
    }

    private func remapScrollers(_ update: CollectionUpdate) {
        var scrollers: [Int: OrthogonalSectionScrollView] = [:]
        var gone: [Int: OrthogonalSectionScrollView] = [:]
        var renamed: [Int: Int] = [:]
        for (section, scroller) in elements.scrollers {
            if let new = update.newSection(section), orthogonalLayout?.orthogonalSection(at: new) != nil {
                scroller.section = new
                scrollers[new] = scroller
                renamed[section] = new
            } else {
                gone[section] = scroller
            }
        }
        // Elements whose scroll view goes continue in the collection view, at the same place.
        for element in elements.displayed.values + elements.departing.values.map(\.element) {
            guard let section = element.section else { continue }
            if let new = renamed[section] {
                element.section = new
            } else if gone[section] != nil {
                let center = contentPoint(element.view.center, from: section)
                element.section = nil
                addToContainer(element)
                element.view.center = center
            }
        }
        elements.scrollers = scrollers
        carryOrthogonalOffsets(update.newSection)
        for scroller in gone.values {
            elements.fadingScrollers.append((scroller, updateGeneration))
        }
    }

    /// Moves a view to the scroll view it will be in, without a visible change.
    private func enter(_ element: Element, _ section: Int?) {
        guard element.section != section else { return }
        let center = contentPoint(element.view.center, from: element.section)
        element.section = section
        addToContainer(element)
        element.view.center = containerPoint(center, in: section)
    }

    /// Where the content is scrolled to in the end.
    private func target(
        keepsOffset: Bool, change: LayoutChange?, focused: ElementKey?, _ update: CollectionUpdate,
        shift: CGPoint
    ) -> CGPoint {
        if keepsOffset { return clamped(contentOffset, contentSize: reader.contentSize()) }
        guard let change else {
            return targetOffset(
                focused: focused,
                proposed: roundedToPixels(
                    CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)))
        }
        if let target = change.target { return clamped(target, contentSize: reader.contentSize()) }
        let proposed = proposedOffset(
            after: change, reader: reader, offsets: &elements.orthogonalOffsets, newItem: update.newItem)
        return targetOffset(focused: focused, proposed: proposed)
    }

    /// Puts a new view where its item was, or makes it invisible if there was no such item.
    private func start(
        _ element: Element, _ update: CollectionUpdate, _ old: LayoutBeforeUpdate
    ) {
        guard let key = element.view.elementKey else { return }
        let before = update.oldKey(for: key).flatMap(old.attributes(for:))
        if before == nil, emerge(element, update, old) { return }
        if let initial = reader.initial(key) {
            start(element, at: initial)
            return
        }
        if let before {
            // It has its place in its section from the beginning.
            let start = before.copy() as? UICollectionViewLayoutAttributes ?? before
            start.elementPlace = element.attributes.elementPlace
            apply(start, to: element.view)
            element.view.center = containerPoint(before.center, in: element.section)
        } else {
            element.view.alpha = 0
        }
        noteStart(of: element)
    }

    /// Puts a view where the layout wants it to start.
    private func start(_ element: Element, at initial: UICollectionViewLayoutAttributes) {
        apply(localised(initial, for: element), to: element.view)
        noteStart(of: element)
    }

    private func noteStart(of element: Element) {
        // What it has now, so that the end of the way changes what differs and nothing else.
        let now = element.view.appliedAttributes?.copy() as? UICollectionViewLayoutAttributes
        now?.center = element.view.center
        now?.alpha = element.view.alpha
        element.view.appliedAttributes = now
    }

    /// Attributes from a layout's hook are in content coordinates; those of a section's items become local.
    private func localised(
        _ attributes: UICollectionViewLayoutAttributes, for element: Element
    ) -> UICollectionViewLayoutAttributes {
        guard let section = element.section.flatMap({ orthogonalLayout?.orthogonalSection(at: $0) }),
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.center.x -= section.frame.minX
        copy.center.y -= section.frame.minY
        return copy
    }

    /// Where an element is according to the layout, on screen or not.
    func attributesNow(
        _ key: ElementKey
    ) -> (UICollectionViewLayoutAttributes, section: Int?)? {
        switch key.category {
        case .cell:
            if let section = orthogonalLayout?.orthogonalSection(at: key.section) {
                guard let local = orthogonalLayout?.orthogonalAttributesForItem(at: key.indexPath) else {
                    return nil
                }
                if elements.scrollers[key.section] != nil { return (local, key.section) }
                // Its section is not visible: it leaves through the collection view.
                guard let copy = local.copy() as? UICollectionViewLayoutAttributes else { return nil }
                let offset = offset(of: section)
                copy.center.x += section.frame.minX - offset.x
                copy.center.y += section.frame.minY - offset.y
                return (copy, nil)
            }
            return reader.item(at: key.indexPath).map { ($0, nil) }
        case .supplementary:
            if let local = orthogonalLayout?.orthogonalAttributesForSupplementaryView(
                ofKind: key.kind, at: key.indexPath)
            {
                return elements.scrollers[key.section] == nil ? nil : (local, key.section)
            }
            return reader.supplementaryView(ofKind: key.kind, at: key.indexPath).flatMap {
                orthogonalLayout?.ownsOrthogonally($0) ?? false ? nil : ($0, nil)
            }
        case .decoration:
            return reader.decorationView(ofKind: key.kind, at: key.indexPath).map { ($0, nil) }
        }
    }

    // MARK: Carrying out

    /// Runs inside the animation block, or without one.
    private func carryOut(_ plan: UpdatePlan) {
        var target = plan.target
        // Content that became long enough to scroll, or too short, changes the insets: what was at its start stays
        // there.
        let insets = adjustedContentInset
        if insets != plan.insets {
            if target.x == -plan.insets.left { target.x = -insets.left }
            if target.y == -plan.insets.top { target.y = -insets.top }
        }
        if contentOffset != target { contentOffset = target }
        for section in plan.sections { scroller(for: section) }
        for (section, scroller) in elements.scrollers
        where !plan.sections.contains(where: { $0.section == section }) {
            guard let geometry = orthogonalLayout?.orthogonalSection(at: section) else { continue }
            arrange(scroller, geometry)
        }
        for step in plan.steps {
            // What follows a finger is where the finger is at once.
            if let movingKey, step.element.view.elementKey == movingKey {
                UIView.performWithoutAnimation { place(step.element, step.target, in: step.section) }
                continue
            }
            let resized = step.element.view.bounds.size != step.target.size
            place(step.element, step.target, in: step.section)
            if resized { step.element.view.layoutIfNeeded() }
        }
        for fading in plan.fading {
            let element = fading.element
            let key = element.view.elementKey
            if let center = plan.withdrawing[ObjectIdentifier(element)] {
                element.view.center = center
            } else
            // What merely fades stays where it is in its section; other ends are places in the content.
            if let final = fading.end, let before = key.flatMap({ layoutBeforeUpdate?.attributes(for: $0) }),
                !Self.onlyFades(before, final),
                let container = element.view.superview
            {
                apply(final, to: element.view)
                element.view.center = container.convert(final.center, from: self)
            } else {
                element.view.alpha = 0
            }
            elements.fading.append(DepartingElement(element: element, generation: updateGeneration))
        }
        for (key, element) in plan.departing {
            elements.departing[key] = DepartingElement(element: element, generation: updateGeneration)
        }
    }

    private static func onlyFades(
        _ before: UICollectionViewLayoutAttributes, _ after: UICollectionViewLayoutAttributes
    ) -> Bool {
        after.alpha == 0 && before.center == after.center && before.size == after.size
            && CATransform3DEqualToTransform(before.transform3D, after.transform3D)
    }

    /// Removes what has left, unless a later update or a scroll has taken it back.
    func finishUpdate(_ generation: Int) {
        for (key, departing) in elements.departing where departing.generation == generation {
            elements.departing[key] = nil
            retire(departing.element)
        }
        for emerging in elements.emerging where emerging.generation == generation { rise(emerging.element) }
        elements.emerging.removeAll { $0.generation == generation }
        for fading in elements.fading where fading.generation == generation { retire(fading.element) }
        elements.fading.removeAll { $0.generation == generation }
        for (scroller, started) in elements.fadingScrollers where started == generation { discard(scroller) }
        elements.fadingScrollers.removeAll { $0.generation == generation }
        // Scroll views of sections that slid off the screen.
        setNeedsLayout()
    }
}

extension UIView {
    /// Runs a closure that returns something without animating what it changes.
    static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = body() }
        return result!
    }
}
