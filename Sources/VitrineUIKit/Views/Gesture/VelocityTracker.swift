/// Estimates how fast a point moves from its latest samples.
///
/// The average over the last 0.1 s: long enough to smooth the jitter of a mouse, short enough to follow a flick.
package struct VelocityTracker {
    static let window: TimeInterval = 0.1

    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    package init() {}

    package mutating func add(_ point: CGPoint, at time: TimeInterval) {
        if let last = samples.last, last.time == time {
            samples[samples.count - 1].point = point
        } else {
            samples.append((time, point))
        }
        // One sample older than the window is kept: slow devices may have no two inside it.
        while samples.count > 2, samples[1].time < time - Self.window { samples.removeFirst() }
    }

    /// The velocity in points per second as seen at a time; zero when the point has rested for the window.
    package func velocity(at time: TimeInterval) -> CGPoint {
        guard let last = samples.last, time - last.time < Self.window else { return .zero }
        // The tolerance absorbs rounding of sums of frame intervals.
        guard let first = samples.first(where: { $0.time >= time - Self.window - 1e-6 }),
            last.time > first.time
        else {
            guard samples.count >= 2 else { return .zero }
            let previous = samples[samples.count - 2]
            return Self.slope(from: previous, to: last)
        }
        return Self.slope(from: first, to: last)
    }

    private static func slope(
        from first: (time: TimeInterval, point: CGPoint), to last: (time: TimeInterval, point: CGPoint)
    ) -> CGPoint {
        let seconds = last.time - first.time
        return CGPoint(
            x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
    }
}
