import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// What an update does with the views: every one gets its role, and new ones are put where they come from.
extension UICollectionView {
    func makePlan(for update: RunningUpdate) -> UpdatePlan {
        var plan = UpdatePlan()
        let changes = update.changes
        let gone =
            remapElements(changes) + (update.layoutChange == nil ? [] : takeOffForeignDecorations())
        remapScrollers(changes)

        let focused = focusedElementKey()
        // The layout hears where the content would be for what is visible to stay, and sees it where it was.
        let shift =
            anchors.layoutMovedOffset ? .zero : update.anchors.map { self.shift($0, changes) } ?? .zero
        plan.target = target(of: update, focused: focused, shift: shift)
        moveShown(by: shift, gone: gone)
        plan.insets = adjustedContentInset
        let wanted = wanted(in: CGRect(origin: plan.target, size: bounds.size))
        plan.sections = wanted.sections
        // Scroll views of visible sections exist from the start; those that were there stay where they are.
        for section in wanted.sections where elements.scrollers[section.section] == nil {
            scroller(for: section)
        }
        planArrivals(wanted, update, &plan)
        planDepartures(wanted.keys, focused, update, &plan)
        planFading(gone, update, &plan)
        sizes.retain { elements.displayed[$0] != nil }
        for step in plan.steps { step.element.view.layoutIfNeeded() }
        return plan
    }

    /// What is asked where views come from and go to: what may have been overridden. The defaults are what happens
    /// anyway.
    private var updateObserver: LayoutReader? {
        layout.observesUpdateItems && updates.layoutBefore != nil ? reader : nil
    }

    /// What is asked where views go that exist no longer.
    private func leaver(_ update: RunningUpdate) -> LayoutReader? {
        guard updates.layoutBefore != nil else { return nil }
        return LayoutReader(update.layoutChange?.old ?? layout, in: self)
    }

    /// What is visible in the end: it is there already, or it is new.
    private func planArrivals(_ wanted: WantedElements, _ update: RunningUpdate, _ plan: inout UpdatePlan) {
        let (old, observer) = (updates.layoutBefore, updateObserver)
        for entry in wanted.entries {
            let element: Element
            if let shown = elements.displayed[entry.key] ?? reclaim(entry.key) {
                element = shown
                enter(element, entry.section)
                if update.layoutChange == nil, entry.key != movingKey,
                    let initial = observer?.initial(entry.key)
                {
                    start(element, at: initial)
                }
            } else {
                element = insert(entry)
                if let old, entry.key != movingKey { start(element, update.changes, old) }
            }
            plan.steps.append(
                .init(element: element, target: entry.attributes, section: entry.section))
        }
    }

    /// What exists and is out of sight in the end. What was leaving already goes on to where it is now.
    private func planDepartures(
        _ keys: Set<ElementKey>, _ focused: ElementKey?, _ update: RunningUpdate, _ plan: inout UpdatePlan
    ) {
        let (observer, leaver) = (updateObserver, leaver(update))
        for (key, element) in elements.displayed where !keys.contains(key) {
            guard let (attributes, section) = attributesNow(key) else {
                elements.displayed[key] = nil
                let end = update.changes.oldKey(for: key).flatMap { leaver?.final($0) }
                plan.fading.append(.init(element: element, end: end))
                continue
            }
            enter(element, section)
            var target = attributes
            if key != focused, let observer,
                let final = update.changes.oldKey(for: key).flatMap(observer.final)
            {
                target = localised(final, for: element)
            }
            plan.steps.append(.init(element: element, target: target, section: section))
            if key != focused {
                elements.displayed[key] = nil
                plan.departing.append((key, element))
            }
        }
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
    }

    /// What exists no longer.
    private func planFading(_ gone: [Element], _ update: RunningUpdate, _ plan: inout UpdatePlan) {
        let leaver = leaver(update)
        plan.fading += gone.map { element in
            .init(element: element, end: element.view.elementKey.flatMap { leaver?.final($0) })
        }
        for element in gone {
            plan.withdrawing[ObjectIdentifier(element)] = withdraw(element, update.changes)
        }
    }

    /// Where the content is scrolled to in the end.
    private func target(of update: RunningUpdate, focused: ElementKey?, shift: CGPoint) -> CGPoint {
        if update.keepsOffset { return clamped(contentOffset, contentSize: reader.contentSize()) }
        guard let change = update.layoutChange else {
            return targetOffset(
                focused: focused,
                proposed: roundedToPixels(
                    CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)))
        }
        if let target = change.target { return clamped(target, contentSize: reader.contentSize()) }
        let proposed = proposedOffset(
            after: change, reader: reader, offsets: &elements.orthogonalOffsets,
            newItem: update.changes.newItem)
        return targetOffset(focused: focused, proposed: proposed)
    }

    /// Moves a view to the scroll view it will be in, without a visible change.
    private func enter(_ element: Element, _ section: Int?) {
        guard element.section != section else { return }
        let center = contentPoint(element.view.center, from: element.section)
        element.section = section
        addToContainer(element)
        element.view.center = containerPoint(center, in: section)
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
}
