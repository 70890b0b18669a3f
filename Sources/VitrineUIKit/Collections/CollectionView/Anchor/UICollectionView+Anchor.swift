import Foundation
import VitrineCoreGraphics
import VitrineSupport

/// What one looks at stays where it is when the content before it changes: the item at the top of the visible
/// rectangle (at its leading edge, where content scrolls sideways) is an anchor.
extension UICollectionView {
    // MARK: Taking

    /// Whether the content begins at the right.
    var beginsAtRight: Bool {
        if layout.startsAtRight || mirrorWidth(of: layout, contentWidth: 0) != nil { return true }
        // Before it is prepared a layout does not know.
        return layout.willStartAtRight(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// What is visible, from the leading edge on, with the places that it has on screen now. Empty on an axis on
    /// which the content is at its very start.
    ///
    /// - Parameter bounds: The visible rectangle, if it has changed already.
    /// - Complexity: O(visible log visible).
    func takeAnchors(in bounds: CGRect? = nil) -> AnchorHold {
        let screen = bounds ?? trueBounds
        let insets = adjustedContentInset
        let pixel = 0.5 / pixelScale
        let upperX = max(-insets.left, contentSize.width + insets.right - screen.width)
        var hold = AnchorHold(
            anchors: [], x: .none, y: screen.minY > -insets.top + pixel ? .low : .none, bounds: screen,
            insets: insets, upperX: upperX)
        // A transition between two layouts goes by its progress, and has offsets of its own.
        guard interactiveTransition == nil else {
            hold.y = .none
            return hold
        }
        if beginsAtRight {
            switch anchors.shownFromRight {
            case true?: hold.x = screen.minX < upperX - pixel ? .high : .contentEnd
            case false?: hold.x = .contentEnd
            // Shown for the first time: at the start, unless somebody has scrolled it already.
            case nil: hold.x = screen.minX == -insets.left || screen.minX == 0 ? .contentEnd : .none
            }
        } else if screen.minX > -insets.left + pixel {
            hold.x = .low
        }
        guard hold.y != .none || hold.x == .low || hold.x == .high, !screen.isEmpty else { return hold }
        hold.isStale = anchors.isStale(at: screen.origin)
        hold.anchors = visibleAnchors(in: screen, insets: insets)
        let isSideways = hold.y == .none
        let fromRight = hold.x == .high
        func precedes(_ a: CGRect, _ b: CGRect) -> Bool {
            let across = fromRight ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
            let along = (a.minY, b.minY)
            let (first, second) = isSideways ? (across, along) : (along, across)
            return first.0 != first.1 ? first.0 < first.1 : second.0 < second.1
        }
        hold.anchors.sort { precedes($0.frame, $1.frame) }
        return hold
    }

    private func visibleAnchors(in screen: CGRect, insets: UIEdgeInsets) -> [ScrollAnchor] {
        // What has just come, at a size that is guessed, is no landmark for what is before it.
        let fresh = Set(sizes.keys)
        var all: [ScrollAnchor] = []
        var guessed: [ScrollAnchor] = []
        for (key, element) in elements.displayed
        where key.category == .cell && element.section == nil && key != movingKey {
            guard let frame = element.restingFrame else { continue }
            let anchor = ScrollAnchor(subject: .element(key), frame: frame)
            if element.isMeasured || !fresh.contains(key) {
                all.append(anchor)
            } else {
                guessed.append(anchor)
            }
        }
        for (section, scroller) in elements.scrollers {
            all.append(ScrollAnchor(subject: .section(section), frame: scroller.frame))
        }
        let between = CGRect(
            x: screen.minX + insets.left, y: screen.minY + insets.top - collapsedTitleHeight,
            width: screen.width - insets.left - insets.right,
            height: screen.height - insets.top + collapsedTitleHeight - insets.bottom)
        for (anchors, rect) in [(all, between), (all, screen), (guessed, between), (guessed, screen)] {
            let visible = anchors.filter { $0.frame.overlaps(rect) }
            if !visible.isEmpty { return visible }
        }
        return elements.displayed.compactMap { key, element in
            guard key.category == .supplementary, let frame = element.restingFrame, frame.overlaps(screen)
            else { return nil }
            return ScrollAnchor(subject: .element(key), frame: frame)
        }
    }

    /// The same anchors where they are now; others if none of them is visible any more.
    func renewed(_ hold: AnchorHold) -> AnchorHold {
        var new = hold
        new.isStale = false
        let pixel = 0.5 / pixelScale
        new.bounds = bounds
        new.insets = adjustedContentInset
        new.upperX = range(.horizontal).upperBound
        // The start of the content holds what came there meanwhile.
        if bounds.minY <= -new.insets.top + pixel { new.y = .none }
        for anchor in hold.anchors {
            guard let frame = frameNow(of: anchor.subject), frame.overlaps(bounds) else { continue }
            new.anchors = [ScrollAnchor(subject: anchor.subject, frame: frame)]
            return new
        }
        // Somebody has scrolled to the end of the content: what comes out there later is still its end.
        if anchors.request == nil, !isMovedByUser, isAtEnd {
            anchors.request = ScrollRequest(target: .end, offset: contentOffset)
        }
        return takeAnchors()
    }

    private var isAtEnd: Bool {
        let pixel = 0.5 / pixelScale
        let (x, y) = (range(.horizontal), range(.vertical))
        return !beginsAtRight
            && (y.upperBound > y.lowerBound && abs(contentOffset.y - y.upperBound) < pixel
                || x.upperBound > x.lowerBound && abs(contentOffset.x - x.upperBound) < pixel)
    }

    // MARK: Using

    /// Where an anchor is according to the layout; nil if it is gone.
    func frameNow(of subject: ScrollAnchor.Subject) -> CGRect? {
        switch subject {
        case .section(let section): return orthogonalLayout?.orthogonalSection(at: section)?.frame
        case .element(let key):
            guard key.category == .cell else {
                return reader.supplementaryView(ofKind: key.kind, at: key.indexPath)?.restingFrame
            }
            guard data.contains(key.indexPath), orthogonalLayout?.orthogonalSection(at: key.section) == nil
            else { return nil }
            return reader.item(at: key.indexPath)?.restingFrame
        }
    }

    /// How far the content has moved on screen for the first anchor that is still there. The layout is prepared, the
    /// offset still the old one.
    func shift(_ hold: AnchorHold, contentSize: CGSize) -> CGPoint {
        var shift = CGPoint.zero
        if hold.x == .contentEnd {
            let insets = adjustedContentInset
            let start = max(-insets.left, contentSize.width + insets.right - bounds.width)
            shift.x = start - (isMovedByUser ? hold.upperX : contentOffset.x)
        }
        guard !hold.isStale else { return shift }
        // Somebody may have scrolled far away meanwhile.
        let seen = CGRect(
            x: bounds.minX, y: bounds.minY, width: max(bounds.width, hold.bounds.width),
            height: max(bounds.height, hold.bounds.height))
        for anchor in hold.anchors where anchor.frame.overlaps(seen) {
            guard let frame = frameNow(of: anchor.subject) else { continue }
            let now = self.shift(anchor, to: frame, hold)
            return CGPoint(x: shift.x + now.x, y: shift.y + now.y)
        }
        return shift
    }

    private func shift(_ anchor: ScrollAnchor, to frame: CGRect, _ hold: AnchorHold) -> CGPoint {
        let old = anchor.frame
        var shift = CGPoint(
            x: hold.x == .low ? frame.minX - old.minX : hold.x == .high ? frame.maxX - old.maxX : 0,
            y: hold.y == .low ? frame.minY - old.minY : 0)
        guard bounds.size != hold.bounds.size else { return shift }
        // In a room of another size it is the distance from the bars that stays.
        let insets = adjustedContentInset
        if hold.y == .low {
            shift.y += Self.distance(
                from: hold.bounds.minY + hold.insets.top, to: old.minY...old.maxY, newLength: frame.height,
                newInset: insets.top - hold.insets.top)
        }
        if hold.x == .low {
            shift.x += Self.distance(
                from: hold.bounds.minX + hold.insets.left, to: old.minX...old.maxX, newLength: frame.width,
                newInset: insets.left - hold.insets.left)
        } else if hold.x == .high {
            shift.x += hold.bounds.width - bounds.width + insets.right - hold.insets.right
        }
        return shift
    }

    /// What is to be added to the offset for other insets; and for an item that is so much shorter now that it would
    /// be out of sight: as large a part of it is hidden as before.
    private static func distance(
        from edge: CGFloat, to old: ClosedRange<CGFloat>, newLength: CGFloat, newInset: CGFloat
    ) -> CGFloat {
        let hidden = edge - old.lowerBound
        let length = old.upperBound - old.lowerBound
        guard hidden > 0, hidden >= newLength, length > 0 else { return -newInset }
        return -newInset + hidden * newLength / length - hidden
    }

    /// Takes over the size of the content, and moves the offset with what stays on screen, or to what somebody wants
    /// to see.
    func adoptContentSize(_ size: CGSize) {
        let hold = anchors.release()
        var shift = hold.map { self.shift($0, contentSize: size) } ?? .zero
        if hold == nil, anchors.request == nil, contentSize == size { return }
        // Where code has scrolled beyond the end, the content stays as long as it does not change.
        let mayBeBeyond = holdsOffset || contentSize != size || shift != .zero
        holdsOffset = true
        if contentSize != size { contentSize = size }
        if let request = validRequest(), !request.isAnimated, let target = target(of: request) {
            shift = CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
            // Before the content moves: a bar that follows it leaves it another room, and that brings us here again.
            anchors.request?.offset = roundedToPixels(target)
            moveShown(by: shift)
            anchors.request?.offset = contentOffset
        } else {
            moveShown(by: clampedShift(shift))
            if let request = validRequest(), let target = target(of: request) {
                physics.retarget(to: roundedToPixels(target))
                anchors.request?.offset = physics.animationTarget ?? contentOffset
            }
        }
        holdsOffset = false
        if mayBeBeyond { returnIntoRangeIfIdle() }
        // What is prepared next, before anything is shown, is held against where things are now.
        guard var hold, !hold.isEmpty else { return }
        hold.isStale = false
        hold.bounds = bounds
        hold.insets = adjustedContentInset
        hold.upperX = range(.horizontal).upperBound
        hold.anchors = hold.anchors.lazy.compactMap { anchor in
            self.frameNow(of: anchor.subject).map { ScrollAnchor(subject: anchor.subject, frame: $0) }
        }.prefix(1).map(\.self)
        anchors.hold(hold)
    }

    /// Nothing is pulled beyond the start of the content when nobody holds it there.
    private func clampedShift(_ shift: CGPoint) -> CGPoint {
        guard !isMovedByUser, shift != .zero else { return shift }
        let (x, y) = (range(.horizontal), range(.vertical))
        func clamp(_ offset: CGFloat, _ shift: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
            guard shift != 0 else { return 0 }
            return min(max(offset + shift, range.lowerBound), range.upperBound) - offset
        }
        return CGPoint(
            x: clamp(contentOffset.x, shift.x, x), y: clamp(contentOffset.y, shift.y, y))
    }

    // MARK: Updates

    /// How far the content moves on screen in an update if the offset stays: what was visible first, survives and has
    /// not been moved itself decides.
    func shift(_ hold: AnchorHold, _ update: CollectionUpdate) -> CGPoint {
        var shift = CGPoint.zero
        if hold.x == .contentEnd {
            shift = self.shift(hold, contentSize: reader.contentSize())
        }
        let survivors = hold.anchors.compactMap { anchor in
            newSubject(anchor.subject, update).map { (anchor, $0) }
        }
        let moved = survivors.isEmpty ? nil : update.moved()
        func stays(_ subject: ScrollAnchor.Subject, inSection: Bool) -> Bool {
            guard let moved else { return true }
            switch subject {
            case .section(let section): return !inSection || !moved.sections.contains(section)
            case .element(let key):
                if key.category == .cell, moved.items.contains(key.indexPath) { return false }
                return !inSection || !moved.sections.contains(key.section)
            }
        }
        let steady =
            survivors.first { stays($0.1, inSection: true) }
            ?? survivors.first { stays($0.1, inSection: false) }
        if let (anchor, subject) = steady, let frame = frameNow(of: subject) {
            let now = self.shift(anchor, to: frame, hold)
            return CGPoint(x: shift.x + now.x, y: shift.y + now.y)
        }
        // Everything on screen is gone: what comes next takes its place.
        guard survivors.isEmpty, let first = hold.anchors.first,
            let next = nextSurvivor(after: hold.anchors, update), let frame = frameNow(of: next)
        else { return shift }
        let now = self.shift(first, to: frame, hold)
        return CGPoint(x: shift.x + now.x, y: shift.y + now.y)
    }

    private func newSubject(
        _ subject: ScrollAnchor.Subject, _ update: CollectionUpdate
    ) -> ScrollAnchor.Subject? {
        switch subject {
        case .section(let section): return update.newSection(section).map { .section($0) }
        case .element(var key):
            if key.category == .cell {
                guard let path = update.newItem(key.indexPath) else { return nil }
                return .element(.cell(path))
            }
            guard key.indexPath.count == 2 else { return subject }
            guard let section = update.newSection(key.section) else { return nil }
            key.indexPath = IndexPath(item: key.item, section: section)
            return .element(key)
        }
    }

    /// The first item behind what was visible that the update leaves.
    ///
    /// - Complexity: O(*d*), *d* = items deleted there.
    private func nextSurvivor(
        after anchors: [ScrollAnchor], _ update: CollectionUpdate
    ) -> ScrollAnchor.Subject? {
        let last = anchors.map { anchor -> IndexPath in
            switch anchor.subject {
            case .section(let section): IndexPath(item: .max - 1, section: section)
            case .element(let key): IndexPath(item: key.item, section: key.section)
            }
        }.max()
        guard var path = last else { return nil }
        path = IndexPath(item: path.item + 1, section: path.section)
        while updates.countsBefore.indices.contains(path.section) {
            guard update.newSection(path.section) != nil, path.item < updates.countsBefore[path.section]
            else {
                path = IndexPath(item: 0, section: path.section + 1)
                continue
            }
            if let new = update.newItem(path) {
                return orthogonalLayout?.orthogonalSection(at: new.section) == nil
                    ? .element(.cell(new)) : .section(new.section)
            }
            path = IndexPath(item: path.item + 1, section: path.section)
        }
        return nil
    }

    /// Moves everything that is shown, and the offset with it: on screen nothing moves, and the change, animated or
    /// not, begins in the new places.
    func moveShown(by shift: CGPoint, gone: [Element] = []) {
        guard shift != .zero else { return }
        UIView.performWithoutAnimation {
            let (holds, follows) = (holdsOffset, followsOffset)
            holdsOffset = true
            // The pass that moves it shows what is visible then.
            followsOffset = !pass.isAtWork
            let before = contentOffset
            shiftContent(by: shift)
            (holdsOffset, followsOffset) = (holds, follows)
            let moved = CGPoint(x: contentOffset.x - before.x, y: contentOffset.y - before.y)
            let all =
                Array(elements.displayed.values) + gone + elements.departing.values.map(\.element)
                + elements.fading.map(\.element)
            for element in all where element.section == nil {
                element.view.move(by: moved)
                if let copy = element.attributes.copy() as? UICollectionViewLayoutAttributes {
                    copy.center.x += moved.x
                    copy.center.y += moved.y
                    copy.solvedFrame = element.attributes.solvedFrame
                    copy.solvedFrame?.move(by: moved)
                    element.attributes = copy
                }
            }
            for scroller in elements.scrollers.values { scroller.frame.move(by: moved) }
            for (scroller, _) in elements.fadingScrollers { scroller.frame.move(by: moved) }
            backgroundView?.frame.move(by: moved)
            features.contentDidMove(by: moved)
            updates.moveLayoutBefore(by: moved)
        }
    }
}

extension UICollectionReusableView {
    /// Moves the view, and what it takes for its attributes.
    fileprivate func move(by delta: CGPoint) {
        center.x += delta.x
        center.y += delta.y
        appliedAttributes?.center.x += delta.x
        appliedAttributes?.center.y += delta.y
    }
}

extension CGRect {
    mutating func move(by delta: CGPoint) {
        origin.x += delta.x
        origin.y += delta.y
    }
}

extension Element {
    /// Where the layout had it when it was shown last. Layouts may have changed their attributes meanwhile.
    fileprivate var restingFrame: CGRect? { attributes.solvedFrame ?? view.appliedAttributes?.restingFrame }
}

extension UICollectionViewLayoutAttributes {
    /// Where the layout has it without what handlers and transforms do to it.
    var restingFrame: CGRect {
        solvedFrame
            ?? CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
    }
}
