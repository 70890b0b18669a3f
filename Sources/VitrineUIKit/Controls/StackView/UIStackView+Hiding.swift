import VitrineQuartzCore

// Arranged views that are hidden or shown.
extension UIStackView {
    /// Hides or shows an arranged view; in an animation block with an animation of the layout.
    ///
    /// A view that is to be hidden stays visible until the animation has ended, and a later change of mind is what
    /// counts then: this keeps no counts, so any number of calls leaves what the last one said.
    final func setHidden(_ isHidden: Bool, of item: ArrangedView) {
        let view = item.view
        guard view.isHidden != isHidden else { return }
        item.turn += 1
        arrangementDidChange()
        guard let context = ViewAnimationContext.current, context.animates(layer) else {
            view.isCollapsing = false
            view.layer.isHidden = isHidden
            return
        }
        // What else waits for a layout pass moves along, as with `layoutIfNeeded()` at the end of the block.
        context.layOutAtEnd(self)
        view.layer.isHidden = false
        view.isCollapsing = isHidden
        let turn = item.turn
        context.whenEnded { [weak self, weak item] position in
            guard let self, let item, item.turn == turn else { return }
            self.changeEnded(at: position, of: item, toHidden: isHidden)
        }
    }

    private func changeEnded(at position: UIViewAnimatingPosition, of item: ArrangedView, toHidden: Bool) {
        let isHidden = position == .start ? !toHidden : toHidden
        item.view.isCollapsing = false
        item.view.layer.isHidden = isHidden
        if isHidden != toHidden { arrangementDidChange() }
    }
}
