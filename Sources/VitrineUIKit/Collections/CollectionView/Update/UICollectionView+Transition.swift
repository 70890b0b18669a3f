import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// How the views that are shown go over to a new state.
extension UICollectionView {
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
        for element in preparation.rename(update.newKey) { giveBack(element) }
        return gone
    }

    /// Decoration views whose kind stands for another class in the layout that took over.
    func takeOffForeignDecorations() -> [Element] {
        let foreign = elements.displayed.filter { key, element in
            key.category == .decoration
                && layout.decorationClass(ofKind: key.kind).map { $0 != type(of: element.view) } ?? false
        }
        for key in foreign.keys { elements.displayed[key] = nil }
        return foreign.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Scroll views follow their sections; those of sections that are gone leave with the animation.
    func remapScrollers(_ update: CollectionUpdate) {
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
            elements.fadingScrollers.append((scroller, updates.number))
        }
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
            if let orthogonalLayout, let section = orthogonalLayout.orthogonalSection(at: key.section),
                let local = orthogonalLayout.orthogonalAttributesForSupplementaryView(
                    ofKind: key.kind, at: key.indexPath, visible: window(of: section))
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
    func carryOut(_ plan: UpdatePlan) {
        scroll(to: plan)
        for section in plan.sections { scroller(for: section) }
        for (section, scroller) in elements.scrollers
        where !plan.sections.contains(where: { $0.section == section }) {
            guard let geometry = orthogonalLayout?.orthogonalSection(at: section) else { continue }
            arrange(scroller, geometry)
        }
        for step in plan.steps { carryOut(step) }
        for fading in plan.fading {
            let center = plan.withdrawing[ObjectIdentifier(fading.element)]
            carryOut(fading, withdrawingTo: center)
        }
        elements.depart(plan, number: updates.number)
    }

    private func scroll(to plan: UpdatePlan) {
        var target = plan.target
        // Content that became long enough to scroll, or too short, changes the insets: what was at its start stays
        // there.
        let insets = adjustedContentInset
        if insets != plan.insets {
            if target.x == -plan.insets.left { target.x = -insets.left }
            if target.y == -plan.insets.top { target.y = -insets.top }
        }
        if contentOffset != target { contentOffset = target }
    }

    private func carryOut(_ step: UpdatePlan.Step) {
        // What follows a finger is where the finger is at once.
        if let movingKey, step.element.view.elementKey == movingKey {
            UIView.performWithoutAnimation { place(step.element, step.target, in: step.section) }
            return
        }
        let resized = step.element.view.bounds.size != step.target.size
        place(step.element, step.target, in: step.section)
        if resized { step.element.view.layoutIfNeeded() }
    }

    private func carryOut(_ fading: UpdatePlan.Fading, withdrawingTo center: CGPoint?) {
        let view = fading.element.view
        if let center {
            view.center = center
            return
        }
        // What merely fades stays where it is in its section; other ends are places in the content.
        guard let final = fading.end,
            let before = view.elementKey.flatMap({ updates.layoutBefore?.attributes(for: $0) }),
            !Self.onlyFades(before, final), let container = view.superview
        else {
            view.alpha = 0
            return
        }
        apply(final, to: view)
        view.center = container.convert(final.center, from: self)
    }

    private static func onlyFades(
        _ before: UICollectionViewLayoutAttributes, _ after: UICollectionViewLayoutAttributes
    ) -> Bool {
        after.alpha == 0 && before.center == after.center && before.size == after.size
            && CATransform3DEqualToTransform(before.transform3D, after.transform3D)
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
