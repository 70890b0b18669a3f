import VitrineQuartzCore

/// What is moved on with every frame.
@MainActor
class AnyMotion {
    /// Whether it goes on after this frame.
    var isRunning: Bool { false }
    /// Takes its place at a time, and says so to whom it concerns.
    func step(to time: TimeInterval) {}
    /// Goes to its end at once, and says so to whom it concerns.
    func finish() {}
}

/// Moves all that is under way in a graph on, in one update for each frame, with one display link.
@MainActor
final class MotionClock {
    private var motions: [AnyMotion] = []
    private var link: CADisplayLink?
    /// A frame comes: an update is wanted, which calls `step()`.
    private let onFrame: @MainActor () -> Void

    init(onFrame: @escaping @MainActor () -> Void) { self.onFrame = onFrame }

    /// How many motions are under way.
    var count: Int { motions.count }

    /// Takes a motion that has begun.
    func add(_ motion: AnyMotion) {
        motions.append(motion)
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            onFrame()
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Moves everything on to now; what nobody sees is where it was to go.
    func step(isSeen: Bool) {
        let time = CACurrentMediaTime()
        for motion in motions { isSeen ? motion.step(to: time) : motion.finish() }
        motions.removeAll { !$0.isRunning }
        guard motions.isEmpty else { return }
        link?.invalidate()
        link = nil
    }
}
