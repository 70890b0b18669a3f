import Foundation
import VitrineCoreGraphics

/// A transition between two layouts that goes by a progress.
@MainActor
final class InteractiveLayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// Where the content is scrolled to with either layout.
    var offsets: (from: CGPoint, to: CGPoint)
    /// Where the sections are scrolled to that scroll by themselves.
    var sectionOffsets: (from: [Int: OrthogonalOffset], to: [Int: OrthogonalOffset])
    /// The progress that the content offset takes account of.
    var shownProgress: CGFloat = 0

    init(
        _ layout: UICollectionViewTransitionLayout, in view: UICollectionView,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        self.layout = layout
        self.completion = completion
        offsets = (view.contentOffset, view.contentOffset)
        sectionOffsets = (view.elements.orthogonalOffsets, [:])
    }

    /// The offset that belongs to a progress, if nobody scrolls meanwhile.
    func offset(at progress: CGFloat) -> CGPoint {
        CGPoint(
            x: offsets.from.x + (offsets.to.x - offsets.from.x) * progress,
            y: offsets.from.y + (offsets.to.y - offsets.from.y) * progress)
    }
}

extension UICollectionView {
    func beginInteractiveTransition(
        to new: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let old = layout
        demand(
            interactiveTransition == nil,
            "UICollectionView: the collection is already in the middle of an interactive transition: one from "
                + "\(type(of: old)) is going on. Call finishInteractiveTransition() or "
                + "cancelInteractiveTransition() before the next startInteractiveTransition(to:completion:).")
        demand(
            new !== old,
            "UICollectionView: startInteractiveTransition(to:completion:): the \(type(of: new)) is the collection view's layout "
                + "already. Make another one to go to.")
        demand(
            !isBusy,
            "UICollectionView: startInteractiveTransition(to:completion:) was called in the middle of an update or a layout pass. Call "
                + "it from the handler of a gesture, or in the completion of the update.")
        features.giveWay(to: .transition)
        loadDataIfNeeded()
        if !bounds.isEmpty { layoutElements() }
        let change = LayoutChange(from: old, to: new, in: self)
        new.host = self
        let transitionLayout =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
        demand(
            transitionLayout.currentLayout === old && transitionLayout.nextLayout === new,
            "\(delegate.map { "\(type(of: $0))" } ?? "The delegate")."
                + "collectionView(_:transitionLayoutForOldLayout:newLayout:) returned a transition between other "
                + "layouts than the two that it was given. Make it with init(currentLayout:nextLayout:) from those."
        )
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        for element in elements.displayed.values { element.view.willTransition(from: old, to: new) }
        let transition = InteractiveLayoutTransition(transitionLayout, in: self, completion: completion)
        interactiveTransition = transition
        transitionLayout.host = self
        carryOutUpdate(animated: false, cause: .beginningOfTransition, keepsOffset: true) {
            layout = transitionLayout
            return .identity
        } completion: { _ in
        }
        elements.orthogonalOffsets = [:]
        let nextReader = LayoutReader(new, in: self)
        var offset = proposedOffset(
            after: change, reader: nextReader, offsets: &transition.sectionOffsets.to, newItem: { $0 })
        offset = nextReader.targetOffset(offset)
        offset = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
        transition.offsets.to = clamped(offset, contentSize: nextReader.contentSize())
        return transitionLayout
    }

    func endInteractiveTransition(finishes: Bool) {
        guard let transition = interactiveTransition else {
            fatalError(
                "UICollectionView: the collection was not prepared for an interactive transition. see "
                    + "startInteractiveTransitionToCollectionViewLayout:completion: - "
                    + "\(finishes ? "finish" : "cancel")InteractiveTransition() belongs to a "
                    + "startInteractiveTransition(to:completion:) that has neither been finished nor cancelled, nor "
                    + "ended by another layout.")
        }
        guard !isBusy else {
            whenIdle { [weak self] in
                guard self?.interactiveTransition === transition else { return }
                self?.endInteractiveTransition(finishes: finishes)
            }
            return
        }
        let (first, next) = (transition.layout.currentLayout, transition.layout.nextLayout)
        let destination = finishes ? next : first
        // What the user has scrolled meanwhile stays scrolled.
        let expected = transition.offset(at: transition.shownProgress)
        var target = finishes ? transition.offsets.to : transition.offsets.from
        target.x += contentOffset.x - expected.x
        target.y += contentOffset.y - expected.y
        carryOutUpdate(animated: true) {
            prepareLayoutIfNeeded()
            var change = LayoutChange(from: transition.layout, to: destination, in: self)
            change.target = target
            change.isPrepared = transition.layout.isPrepared(destination)
            change.concerned = finishes ? [first, next] : [next, first]
            layout = destination
            elements.orthogonalOffsets =
                finishes ? transition.sectionOffsets.to : transition.sectionOffsets.from
            updates.join(change)
            interactiveTransition = nil
            return .identity
        } completion: { completed in
            transition.completion?(completed, finishes)
        }
    }

    /// Another layout is about to take over: the transition is over where it is.
    func abandonInteractiveTransition() {
        guard let transition = interactiveTransition else { return }
        interactiveTransition = nil
        for layout in [transition.layout.currentLayout, transition.layout.nextLayout] {
            layout.finalizeLayoutTransition()
            if layout.host === self { layout.host = nil }
        }
        transition.completion?(false, false)
    }

    func isUsedForTransition(_ layout: UICollectionViewLayout) -> Bool {
        interactiveTransition?.layout.isBetween(layout) ?? false
    }

    /// The progress is another: the content offset goes on, beside what the user scrolls.
    func transitionDidProgress(_ layout: UICollectionViewTransitionLayout) {
        guard let transition = interactiveTransition, transition.layout === layout else { return }
        let progress = layout.transitionProgress
        let (before, after) = (
            transition.offset(at: transition.shownProgress), transition.offset(at: progress)
        )
        transition.shownProgress = progress
        guard before != after else { return }
        contentOffset = CGPoint(
            x: contentOffset.x + after.x - before.x, y: contentOffset.y + after.y - before.y)
    }
}
