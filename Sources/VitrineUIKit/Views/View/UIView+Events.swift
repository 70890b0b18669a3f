import VitrineQuartzCore

extension UIView {
    /// The frontmost view at a point of this view's coordinates: what ``hitTest(_:with:)`` does unless overridden.
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !layer.blocksInteraction,
            self.point(inside: point, with: event)
        else { return nil }
        for view in storedSubviews.reversed() {
            if let hit = view.hitTest(view.convertFromSuperview(point), with: event) { return hit }
        }
        return self
    }

    // MARK: Gesture recognisers

    func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for recognizer in storedGestureRecognizers ?? [] { recognizer.view = nil }
        storedGestureRecognizers = nil
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        storedGestureRecognizers = (storedGestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        storedGestureRecognizers?.removeAll { $0 === recognizer }
        if storedGestureRecognizers?.isEmpty == true { storedGestureRecognizers = nil }
        recognizer.view = nil
    }
}
