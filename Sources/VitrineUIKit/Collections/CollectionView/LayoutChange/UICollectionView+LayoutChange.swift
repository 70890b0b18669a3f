import Foundation
import VitrineCoreGraphics

extension UICollectionView {
    func changeLayout(to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard new !== layout else {
            completion?(true)
            return
        }
        switch updates.admission(isBusy: isBusy) {
        case .joinsBatch:
            // The enclosing update shows it.
            adopt(new, keepsSectionOffsets: !animated)
            return updates.join(completion)
        case .waits:
            return whenIdle { [weak self] in
                self?.changeLayout(to: new, animated: animated, completion: completion)
            }
        case .begins: break
        }
        guard !elements.displayed.isEmpty || !elements.departing.isEmpty else {
            adoptUnseen(new, keepsSectionOffsets: !animated)
            completion?(true)
            return
        }
        let interruption = interruptMovement()
        carryOutUpdate(animated: animated, showsPending: interruption == nil) {
            loadDataIfNeeded()
            adopt(new, keepsSectionOffsets: !animated)
            return .identity
        } completion: { [weak self] finished in
            if let cell = interruption?.cell { self?.release(cell) }
            completion?(finished)
        }
    }

    /// Nothing is on screen that could move: the next pass shows what the new layout says.
    private func adoptUnseen(_ new: UICollectionViewLayout, keepsSectionOffsets: Bool) {
        // Content that was on its way back from beyond an edge gets there at once: the change ends what moves it.
        if !isTracking, physics.isMoving {
            physics.stop()
            contentOffset = withinRange(contentOffset)
        }
        adopt(new, keepsSectionOffsets: keepsSectionOffsets)
        guard let change = updates.takeLayoutChange() else { return }
        if !data.needsReload { layout.invalidateLayout(with: contextForNewData()) }
        pass.setNeedsPrepare()
        finalize(change)
        setNeedsLayout()
    }

    /// Puts a layout in the place of the present one. What belongs on screen is not looked at.
    ///
    /// - Parameter keepsSectionOffsets: Whether sections that scroll by themselves stay where they are scrolled.
    private func adopt(_ new: UICollectionViewLayout, keepsSectionOffsets: Bool) {
        abandonInteractiveTransition()
        features.giveWay(to: .otherLayout)
        dropPreparedCells()
        // What scrolls by itself was on its way to an offset of the old layout.
        if !isTracking { physics.stop() }
        let old = layout
        let change: LayoutChange
        if let first = updates.pendingLayoutChange {
            // A second change within one update.
            var second = LayoutChange(from: first.old, to: new, in: self)
            (second.anchor, second.isAtStart) = (first.anchor, first.isAtStart)
            if old !== first.old { second.concerned.insert(old, at: 1) }
            change = second
        } else {
            change = LayoutChange(from: old, to: new, in: self)
        }
        new.host = self
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        for element in displayedInOrder { element.view.willTransition(from: old, to: new) }
        layout = new
        pass.forgetLayout()
        if !keepsSectionOffsets { elements.orthogonalOffsets = [:] }
        updates.join(change)
    }

    /// A section that does not scroll by itself any more begins at its start when it does again.
    func forgetOffsetsOfOtherSections() {
        guard !elements.orthogonalOffsets.isEmpty else { return }
        let orthogonal = orthogonalLayout
        elements.orthogonalOffsets = elements.orthogonalOffsets.filter {
            orthogonal?.orthogonalSection(at: $0.key) != nil
        }
    }

    /// Tells the layouts, within the animation, that everything is in its place.
    func finalize(_ change: LayoutChange) {
        for layout in change.concerned { layout.finalizeLayoutTransition() }
        for old in change.concerned where old !== layout && !isUsedForTransition(old) && old.host === self {
            old.host = nil
        }
        if change.old !== layout, !isUsedForTransition(change.old), change.old.host === self {
            change.old.host = nil
        }
    }

    /// Tells the views that the animation is over.
    func noteEnd(of change: LayoutChange) {
        let (first, last) = (change.concerned.first ?? change.old, change.concerned.last ?? change.new)
        for element in displayedInOrder { element.view.didTransition(from: first, to: last) }
    }

    private var displayedInOrder: [Element] {
        elements.displayed.sorted { $0.key < $1.key }.map(\.value)
    }
}
