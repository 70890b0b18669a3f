import Foundation
import VitrineUIKit

/// What fingers and the pointer do to a map.
@MainActor
final class MapGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let map: MKMapView
    private let pan = UIPanGestureRecognizer()
    private let wheel = UIPanGestureRecognizer()
    private let pinch = UIPinchGestureRecognizer()
    private let rotation = UIRotationGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private let twoFingerTap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    /// Whether fingers move the map, or it goes on after them.
    private(set) var moves = false
    /// Gestures that move the map at the moment.
    private var running: Set<ObjectIdentifier> = []
    private var lastScale: CGFloat = 1
    private var lastRotation: CGFloat = 0
    /// What the fingers have turned before the map follows.
    private var turned: CGFloat = 0
    private var isTurning = false
    private var lastVelocity = CGPoint.zero
    /// What is dragged.
    private var dragged: MKAnnotationView?

    /// Fingers that turn less than this do not turn the map, in radians: 15 degrees. Our choice.
    private static let slack: CGFloat = .pi / 12
    /// Within so many degrees of north the map snaps to it. Our choice.
    private static let snap = 5.0

    init(_ map: MKMapView) {
        self.map = map
        super.init()
    }

    func install() {
        pan.maximumNumberOfTouches = 2
        pan.allowedScrollTypesMask = .continuous
        wheel.allowedScrollTypesMask = .discrete
        wheel.allowedTouchTypes = []
        doubleTap.numberOfTapsRequired = 2
        twoFingerTap.numberOfTouchesRequired = 2
        pan.addAction { [unowned self] _ in panned() }
        wheel.addAction { [unowned self] _ in wheeled() }
        pinch.addAction { [unowned self] _ in pinched() }
        rotation.addAction { [unowned self] _ in rotated() }
        tap.addAction { [unowned self] _ in map.stage.tapped(at: tap.location(in: map)) }
        doubleTap.addAction { [unowned self] _ in zoom(by: 2, at: doubleTap.location(in: map)) }
        twoFingerTap.addAction { [unowned self] _ in zoom(by: 0.5, at: twoFingerTap.location(in: map)) }
        press.addAction { [unowned self] _ in pressed() }
        // What is on the map has taps of its own, and does not wait for the map's.
        tap.cancelsTouchesInView = false
        for recognizer in all {
            recognizer.delaysTouchesEnded = false
            recognizer.delegate = self
            map.addGestureRecognizer(recognizer)
        }
    }

    private var all: [UIGestureRecognizer] {
        [pan, wheel, pinch, rotation, tap, doubleTap, twoFingerTap, press]
    }

    func update() {
        pan.isEnabled = map.isScrollEnabled
        for recognizer in [wheel, pinch, doubleTap, twoFingerTap] { recognizer.isEnabled = map.isZoomEnabled }
        rotation.isEnabled = map.isRotateEnabled
    }

    // MARK: Moving

    /// A gesture has begun, goes on or ends.
    ///
    /// - Returns: Whether it moves the map now.
    private func follow(_ recognizer: UIGestureRecognizer) -> Bool {
        let id = ObjectIdentifier(recognizer)
        switch recognizer.state {
        case .began:
            map.motion.stop()
            map.follower.userMovesMap()
            map.wish = nil
            moves = true
            if running.isEmpty {
                lastVelocity = .zero
                map.delegate?.mapView(map, regionWillChangeAnimated: false)
            }
            running.insert(id)
            return true
        case .changed: return running.contains(id)
        default:
            guard running.remove(id) != nil else { return false }
            if running.isEmpty { finish() }
            return false
        }
    }

    private func finish() {
        if let projection = map.projection, projection.heading != 0,
            min(projection.heading, 360 - projection.heading) < Self.snap
        {
            var straight = projection
            straight.heading = 0
            return map.motion.animate(from: projection, to: map.bounded(straight)) { [weak self] in
                self?.end()
            }
        }
        map.motion.glide(lastVelocity) { [weak self] in self?.end() }
    }

    private func end() {
        map.delegate?.mapView(map, regionDidChangeAnimated: false)
        moves = false
    }

    private func panned() {
        if pan.state == .ended, running == [ObjectIdentifier(pan)] { lastVelocity = pan.velocity(in: map) }
        guard follow(pan), let projection = map.projection else { return }
        let way = pan.translation(in: map)
        pan.setTranslation(.zero, in: map)
        map.show(
            projection.moved(
                projection.center, to: CGPoint(x: projection.anchor.x + way.x, y: projection.anchor.y + way.y)
            ))
    }

    private func pinched() {
        if pinch.state == .began { lastScale = 1 }
        guard follow(pinch), pinch.scale > 0 else { return }
        show(scaledBy: pinch.scale / lastScale, turnedBy: 0, around: pinch.location(in: map))
        lastScale = pinch.scale
    }

    private func rotated() {
        if rotation.state == .began { (lastRotation, turned, isTurning) = (0, 0, false) }
        guard follow(rotation) else { return }
        let change = rotation.rotation - lastRotation
        lastRotation = rotation.rotation
        turned += change
        guard isTurning || abs(turned) > Self.slack else { return }
        isTurning = true
        show(scaledBy: 1, turnedBy: Double(-change) * 180 / .pi, around: rotation.location(in: map))
    }

    /// A notch of the wheel zooms by a third of a level, where the pointer is.
    private func wheeled() {
        guard wheel.state == .began || wheel.state == .changed else { return }
        let way = wheel.translation(in: map).y
        wheel.setTranslation(.zero, in: map)
        guard way != 0, let projection = map.projection else { return }
        map.motion.stop()
        map.follower.userMovesMap()
        map.wish = nil
        moves = true
        defer { moves = false }
        map.change(
            to: changed(
                projection, scaledBy: exp2(way > 0 ? 1.0 / 3 : -1.0 / 3), turnedBy: 0,
                around: wheel.location(in: map)),
            animated: false)
    }

    private func zoom(by factor: Double, at point: CGPoint) {
        guard let projection = map.projection else { return }
        map.follower.userMovesMap()
        map.wish = nil
        map.motion.stop()
        moves = true
        map.change(to: changed(projection, scaledBy: factor, turnedBy: 0, around: point), animated: true) {
            [weak self] in self?.moves = false
        }
    }

    private func show(scaledBy factor: Double, turnedBy degrees: Double, around point: CGPoint) {
        guard let projection = map.projection else { return }
        map.show(changed(projection, scaledBy: factor, turnedBy: degrees, around: point))
    }

    /// The projection with another scale and heading, in which the same place is at a point.
    private func changed(
        _ projection: MapProjection, scaledBy factor: Double, turnedBy degrees: Double, around point: CGPoint
    ) -> MapProjection {
        let place = projection.mapPoint(at: point)
        var next = projection
        next.scale = min(max(projection.scale * factor, map.scales.lowerBound), map.scales.upperBound)
        next.heading += degrees
        return next.moved(place, to: point)
    }

    // MARK: Dragging annotations

    private func pressed() {
        let point = press.location(in: map)
        switch press.state {
        case .began:
            dragged = map.stage.view(at: point)
            if let dragged { map.stage.beginDragging(dragged) }
        case .changed:
            if let dragged { map.stage.drag(dragged, to: point) }
        case .ended:
            if let dragged { map.stage.endDragging(dragged, isCancelled: false) }
            dragged = nil
        default:
            if let dragged { map.stage.endDragging(dragged, isCancelled: true) }
            dragged = nil
        }
    }

    // MARK: Together with others

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === press {
            return map.stage.view(at: press.location(in: map))?.isDraggable == true
        }
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view else { return true }
        if gestureRecognizer === wheel { return false }
        // Controls on the map, and what a callout shows, have their own taps.
        guard [tap, doubleTap, twoFingerTap].contains(gestureRecognizer) else { return true }
        if let callout = map.stage.callout, view.isDescendant(of: callout) { return false }
        return !sequence(first: view, next: { $0 === self.map ? nil : $0.superview }).contains {
            $0 is UIControl || $0 === map.controls.view
        }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let moving: [UIGestureRecognizer] = [pan, pinch, rotation]
        if otherGestureRecognizer.view === map {
            return moving.contains(gestureRecognizer) && moving.contains(otherGestureRecognizer)
        }
        // A program that hears of taps on the map does so beside the map.
        return gestureRecognizer === tap
    }
}
