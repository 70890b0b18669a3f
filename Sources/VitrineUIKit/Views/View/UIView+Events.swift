import VitrineQuartzCore

extension UIView {
    /// The frontmost view at a point of this view's coordinates: what ``hitTest(_:with:)`` does unless overridden.
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !layer.blocksInteraction,
            self.point(inside: point, with: event)
        else { return nil }
        for view in storedSubviews.reversed() {
            if let hit = view.hitTest(view.convertTouchFromSuperview(point), with: event) { return hit }
        }
        return self
    }

    /// Converts a point of the superview's coordinates to the view's: by where it shows, if what moves it says so.
    private func convertTouchFromSuperview(_ point: CGPoint) -> CGPoint {
        layer.isTouchedWhereShown ? layer.convertFromSuperlayerWhereShown(point) : convertFromSuperview(point)
    }

    /// Converts a point of the window's coordinates to the view's as ``frontmostView(at:with:)`` does on its way.
    func convertTouchFromWindow(_ point: CGPoint) -> CGPoint {
        guard let parent = storedSuperview else { return point }
        return convertTouchFromSuperview(parent.convertTouchFromWindow(point))
    }

    /// Whether the view, or one around it, is touched where it shows instead of where it will be.
    var movesUnderTouches: Bool {
        layer.isTouchedWhereShown || storedSuperview?.movesUnderTouches == true
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
        recognizer.view = nil
    }
}
