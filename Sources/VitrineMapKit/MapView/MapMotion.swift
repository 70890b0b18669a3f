import Foundation
import VitrineQuartzCore
import VitrineUIKit

/// A map on its way: to what a program wants to see, or on by itself after a finger has let it go.
@MainActor
final class MapMotion {
    private unowned let map: MKMapView
    private var link: CADisplayLink?
    private var step: ((TimeInterval) -> Bool)?
    private var completion: (() -> Void)?
    private var start: TimeInterval?

    /// How long a map is on its way that a program moves, in seconds. Our choice.
    private static let duration = 0.4
    /// The part of the speed that is left after a second: UIKit's normal rate, 0.998 each millisecond.
    private static let decay = 1000 * log(0.998)

    init(_ map: MKMapView) { self.map = map }

    var isIdle: Bool { step == nil }

    /// Goes to another projection.
    func animate(from begin: MapProjection, to end: MapProjection, completion: @escaping () -> Void) {
        run(completion) { [unowned map] time in
            let share = min(time / Self.duration, 1)
            map.show(begin.interpolated(to: end, share * share * (3 - 2 * share)))
            return share < 1
        }
    }

    /// Goes on after a finger.
    ///
    /// - Parameter velocity: Of the finger, in points a second.
    func glide(_ velocity: CGPoint, completion: @escaping () -> Void) {
        guard let begin = map.projection, hypot(velocity.x, velocity.y) > 60 else {
            completion()
            return
        }
        run(completion) { [unowned map] time in
            let part = (exp(Self.decay * time) - 1) / Self.decay
            let speed = hypot(velocity.x, velocity.y) * exp(Self.decay * time)
            let moved = begin.moved(
                begin.center,
                to: CGPoint(x: begin.anchor.x + velocity.x * part, y: begin.anchor.y + velocity.y * part))
            map.show(moved)
            return speed > 12
        }
    }

    private func run(_ completion: @escaping () -> Void, _ step: @escaping (TimeInterval) -> Bool) {
        stop()
        self.step = step
        self.completion = completion
        start = nil
        let link = CADisplayLink { [weak self] link in self?.tick(link) }
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    private func tick(_ link: CADisplayLink) {
        guard let step else { return stop() }
        let begin = start ?? link.timestamp
        start = begin
        if !step(link.timestamp - begin) { stop() }
    }

    /// Ends it where it is.
    func stop() {
        link?.invalidate()
        link = nil
        let finished = completion
        (step, completion, start) = (nil, nil, nil)
        finished?()
    }
}
