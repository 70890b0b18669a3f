import Foundation
import VitrineCoreGraphics
import VitrineSupport

extension UICollectionView {
    var orthogonalLayout: (any OrthogonalLayout)? { layout as? (any OrthogonalLayout) }

    /// The offset of a section: where it was scrolled to, within what it can be scrolled to.
    func offset(of section: OrthogonalSection, _ offset: CGPoint? = nil) -> CGPoint {
        let remembered = elements.orthogonalOffsets[section.section]
        guard let offset = offset ?? remembered?.resolved(start: section.initialOffset) else {
            return section.initialOffset
        }
        // While it bounces it is beyond its ends, and must not be pulled back by a layout pass.
        if let scroller = elements.scrollers[section.section], scroller.isTracking || scroller.isDecelerating
        {
            return offset
        }
        return Self.clamp(offset, size: section.frame.size, content: section.contentSize)
    }

    /// Keeps an offset of a section, whether the section is on screen or not.
    func remember(_ offset: CGPoint, of section: OrthogonalSection) {
        elements.orthogonalOffsets[section.section] = OrthogonalOffset(
            point: offset, start: section.initialOffset)
    }

    /// What a section shows, in the coordinates of its content.
    func window(of section: OrthogonalSection, offset: CGPoint? = nil) -> CGRect {
        CGRect(origin: self.offset(of: section, offset), size: section.frame.size)
    }

    /// Makes, places and removes the scroll views of sections.
    func showScrollers(_ sections: [OrthogonalSection]) {
        let visible = Set(sections.map(\.section))
        for (section, scroller) in elements.scrollers where !visible.contains(section) {
            // A cell that keeps the focus keeps its scroll view.
            if elements.displayed.values.contains(where: { $0.section == section }) { continue }
            // So do cells that leave it with an animation.
            let leaving = elements.departing.values.map(\.element) + elements.fading.map(\.element)
            if leaving.contains(where: { $0.view.superview === scroller }) { continue }
            elements.scrollers[section] = nil
            discard(scroller)
        }
        for section in sections { _ = scroller(for: section) }
    }

    /// The scroll view of a section, in its place and at its offset.
    @discardableResult
    func scroller(for section: OrthogonalSection) -> OrthogonalSectionScrollView {
        if let scroller = elements.scrollers[section.section] {
            arrange(scroller, section)
            return scroller
        }
        let scroller: OrthogonalSectionScrollView
        if let spare = elements.spareScrollers.popLast() {
            scroller = spare
        } else {
            counters.orthogonalScrollViewsMade += 1
            scroller = OrthogonalSectionScrollView(frame: section.frame)
        }
        scroller.owningCollectionView = self
        elements.scrollers[section.section] = scroller
        UIView.performWithoutAnimation { arrange(scroller, section) }
        scroller.isRaised =
            [raisedCell, reordering.settlingCell].contains {
                $0?.elementKey.map { $0.category == .cell && $0.section == section.section } ?? false
            }
        insertInOrder(scroller, scroller.stackingOrder, in: self)
        return scroller
    }

    func arrange(_ scroller: OrthogonalSectionScrollView, _ section: OrthogonalSection) {
        let offset = offset(of: section)
        pass.enter()
        defer { pass.leave() }
        scroller.adopt(section)
        if scroller.frame != section.frame { scroller.frame = section.frame }
        if scroller.contentOffset != offset { scroller.contentOffset = offset }
        scroller.shownBounds = scroller.bounds
    }

    /// The scroll view of a section that left the screen waits for another section.
    func discard(_ scroller: OrthogonalSectionScrollView) {
        scroller.owningCollectionView = nil
        scroller.isRaised = false
        scroller.removeFromSuperview()
        elements.spareScrollers.append(scroller)
    }

    /// Remembers at once where a section is: a layout pass of the collection view may come before its own.
    func noteOffset(of scroller: OrthogonalSectionScrollView) {
        guard !pass.isAtWork, elements.scrollers[scroller.section] === scroller else { return }
        elements.orthogonalOffsets[scroller.section] = OrthogonalOffset(
            point: scroller.contentOffset, start: scroller.initialOffset)
        scroller.hasMoved = true
        orthogonalDelegate?.collectionView(
            self, didScrollSection: scroller.section, to: scroller.contentOffset)
    }

    /// A section was scrolled, by the user or by code: shows what came into view.
    func orthogonalSectionDidScroll(_ scroller: OrthogonalSectionScrollView) {
        guard !pass.isAtWork, scroller.hasMoved, elements.scrollers[scroller.section] === scroller,
            let section = orthogonalLayout?.orthogonalSection(at: scroller.section), !pass.needsPrepare
        else { return }
        scroller.hasMoved = false
        // A section on its way out with an animation is scrolled, but shows nothing new.
        guard section.frame.overlaps(bounds) else { return }
        noteScrollForPreparation(of: scroller)
        pass.enter()
        showSection(section)
        pass.leave()
    }

    /// Brings one section up to date; what lies in others is not looked at.
    private func showSection(_ section: OrthogonalSection) {
        counters.passes += 1
        let window = window(of: section)
        var wanted: [WantedElements.Entry] = []
        var keys: Set<ElementKey> = []
        for attributes in orthogonalLayout?.orthogonalAttributes(inSection: section.section, visible: window)
            ?? []
        where !attributes.isHidden && attributes.frame.overlaps(window) {
            let key = ElementKey(attributes)
            if key == movingKey { continue }
            keys.insert(key)
            wanted.append(.init(key: key, attributes: attributes, section: section.section))
        }
        recycle { key, element in
            element.section == section.section && !keys.contains(key) && !elements.prepared.contains(key)
                && !isPinnedByFocus(element, key)
        }
        for entry in wanted {
            if let element = elements.displayed[entry.key] ?? reclaim(entry.key) {
                place(element, entry.attributes, in: entry.section)
            } else {
                UIView.performWithoutAnimation { _ = insert(entry) }
            }
        }
        // What the handler made of headers and backgrounds.
        for attributes in orthogonalLayout?.orthogonalEdgeAttributes(inSection: section.section) ?? [] {
            if let element = elements.displayed[ElementKey(attributes)] {
                place(element, attributes, in: nil)
            }
        }
        announcePrefetching()
    }

    // MARK: Coordinates

    /// From the content of a section to that of the collection view, as things are now.
    func contentPoint(_ point: CGPoint, from section: Int?) -> CGPoint {
        guard let section, let scroller = elements.scrollers[section] else { return point }
        return CGPoint(
            x: point.x - scroller.contentOffset.x + scroller.frame.minX,
            y: point.y - scroller.contentOffset.y + scroller.frame.minY)
    }

    /// From the content of the collection view to that of a section, as things are now.
    func containerPoint(_ point: CGPoint, in section: Int?) -> CGPoint {
        guard let section, let scroller = elements.scrollers[section] else { return point }
        return CGPoint(
            x: point.x + scroller.contentOffset.x - scroller.frame.minX,
            y: point.y + scroller.contentOffset.y - scroller.frame.minY)
    }

    /// Where an element is in the content of the collection view.
    func contentFrame(of element: Element) -> CGRect {
        let frame = element.attributes.frame
        return CGRect(origin: contentPoint(frame.origin, from: element.section), size: frame.size)
    }
}
