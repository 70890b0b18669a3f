import VitrineCoreGraphics

/// Makes the content of a scroll view larger and smaller.
@MainActor
final class ScrollZoom: NSObject, UIGestureRecognizerDelegate {
    private unowned let view: UIScrollView
    var limits: (least: CGFloat, most: CGFloat) = (1, 1)
    var scale: CGFloat = 1
    var bounces = true
    private(set) var isZooming = false
    private(set) var isBouncing = false
    private(set) var pinch: UIPinchGestureRecognizer?
    /// The point of the content under the fingers at the beginning, at scale 1.
    private var held = CGPoint.zero
    private var startScale: CGFloat = 1

    init(_ view: UIScrollView) { self.view = view }

    var isPossible: Bool { limits.most > limits.least }
    private var content: UIView? { view.delegate?.viewForZooming(in: view) }

    func limitsDidChange() {
        if isPossible, pinch == nil {
            let pinch = UIPinchGestureRecognizer()
            pinch.delegate = self
            pinch.addAction { [weak self] _ in self?.pinched() }
            self.pinch = pinch
            view.addGestureRecognizer(pinch)
        }
        pinch?.isEnabled = isPossible
    }

    // MARK: Scale

    func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, limits.least), limits.most) }

    /// Shows the content at a scale, with a point of it (at scale 1) at a place of the visible part.
    private func show(_ new: CGFloat, _ point: CGPoint, at place: CGPoint, isFree: Bool) {
        guard let content else { return }
        let ratio = new / scale
        let origin = content.frame.origin
        scale = new
        // The content stays at its place, which grows along.
        content.transform = CGAffineTransform(scaleX: new, y: new)
        let moved = content.frame.origin
        content.center.x += origin.x * ratio - moved.x
        content.center.y += origin.y * ratio - moved.y
        view.contentSize = CGSize(
            width: view.contentSize.width * ratio, height: view.contentSize.height * ratio)
        var offset = CGPoint(x: point.x * new - place.x, y: point.y * new - place.y)
        if !isFree {
            let (x, y) = (view.range(.horizontal), view.range(.vertical))
            offset.x = min(max(offset.x, x.lowerBound), x.upperBound)
            offset.y = min(max(offset.y, y.lowerBound), y.upperBound)
        }
        view.contentOffset = offset
        view.delegate?.scrollViewDidZoom(view)
    }

    /// Ends an animation of the scale where it is seen.
    func stop() {
        let isPinching = pinch.map { [.began, .changed].contains($0.state) } ?? false
        guard isZooming || isBouncing, !isPinching, let content,
            let shown = content.layer.presentation(), let outer = view.layer.presentation()
        else { return }
        let (scale, offset) = (shown.affineTransform().a, outer.bounds.origin)
        if scale > 0 {
            show(scale, CGPoint(x: offset.x / scale, y: offset.y / scale), at: .zero, isFree: true)
        }
        content.layer.removeAllAnimations()
        view.layer.removeAllAnimations()
    }

    /// Goes to a scale, around the middle of what is visible unless a point of the content (at scale 1) is given.
    func set(_ wanted: CGFloat, around point: CGPoint? = nil, animated: Bool, end: Bool = true) {
        let new = clamped(wanted)
        guard let content, new != scale else { return }
        let place = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
        let middle = CGPoint(
            x: (view.contentOffset.x + place.x) / scale, y: (view.contentOffset.y + place.y) / scale)
        guard animated, view.window != nil else {
            return show(new, point ?? middle, at: place, isFree: false)
        }
        view.delegate?.scrollViewWillBeginZooming(view, with: content)
        isZooming = true
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .allowUserInteraction,
            animations: { self.show(new, point ?? middle, at: place, isFree: false) },
            completion: { _ in
                self.isZooming = false
                self.view.delegate?.scrollViewDidEndZooming(self.view, with: content, atScale: self.scale)
            })
    }

    // MARK: Fingers

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { content != nil }

    /// The finger that came first may be panning already.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer.view === view }

    private func pinched() {
        guard let pinch, let content else { return }
        let inView = pinch.location(in: view)
        let place = CGPoint(x: inView.x - view.bounds.minX, y: inView.y - view.bounds.minY)
        switch pinch.state {
        case .began:
            // From here on the fingers move the content by the pinch alone.
            let pan = view.panGestureRecognizer
            (pan.isEnabled, pan.isEnabled) = (false, true)
            startScale = scale
            held = CGPoint(x: inView.x / scale, y: inView.y / scale)
            isZooming = true
            view.delegate?.scrollViewWillBeginZooming(view, with: content)
        case .changed: show(stretched(startScale * pinch.scale), held, at: place, isFree: true)
        case .ended, .cancelled: end(content)
        default: break
        }
    }

    /// Beyond the limits content follows by a third of the way, as far as it bounces.
    private func stretched(_ wanted: CGFloat) -> CGFloat {
        let limit = clamped(wanted)
        guard bounces, limit != wanted, wanted > 0 else { return limit }
        return limit * pow(wanted / limit, 1 / 3)
    }

    private func end(_ content: UIView) {
        isZooming = false
        let limit = clamped(scale)
        let (x, y) = (view.range(.horizontal), view.range(.vertical))
        let isInside = x.contains(view.contentOffset.x) && y.contains(view.contentOffset.y)
        let place = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
        let middle = CGPoint(
            x: (view.contentOffset.x + place.x) / scale, y: (view.contentOffset.y + place.y) / scale)
        guard limit != scale || !isInside else {
            view.delegate?.scrollViewDidEndZooming(view, with: content, atScale: scale)
            return
        }
        isBouncing = true
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .allowUserInteraction,
            animations: { self.show(limit, middle, at: place, isFree: false) },
            completion: { _ in
                self.isBouncing = false
                self.view.delegate?.scrollViewDidEndZooming(self.view, with: content, atScale: self.scale)
            })
    }

    /// A wheel turned with Control held: a tenth of the scale for each notch, around the pointer.
    func turn(_ notches: CGFloat, at location: CGPoint) -> Bool {
        guard isPossible, let content else { return false }
        let new = clamped(scale * pow(1.1, -notches))
        guard new != scale else { return true }
        let point = view.convert(location, from: nil)
        let place = CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
        view.delegate?.scrollViewWillBeginZooming(view, with: content)
        show(new, CGPoint(x: point.x / scale, y: point.y / scale), at: place, isFree: false)
        view.delegate?.scrollViewDidEndZooming(view, with: content, atScale: scale)
        return true
    }
}
