internal import VitrinePlatform

/// The time of animations that are paused, scrubbed, turned round and continued together.
///
/// It has two measures, both 0…1: the *fraction* of its duration that has passed, and the *progress* of the values,
/// which is the curve of the fraction. Forwards is towards 1 for both.
@MainActor
package final class AnimationTimeline {
    /// Progress for a fraction of the duration.
    package typealias Curve = (Double) -> Double

    /// The part of the timeline that an animation takes, and its own curve; the timeline's if nil.
    package struct Slot {
        package var start: Double
        package var end: Double
        package var curve: Curve?

        package init(start: Double = 0, end: Double = 1, curve: Curve? = nil) {
            self.start = start
            self.end = end
            self.curve = curve
        }

        var isWhole: Bool { start <= 0 && end >= 1 && curve == nil }
    }

    private enum Motion {
        /// Along the curve: the fraction at a time, and what it gains in a second, negative for backwards.
        case along(since: TimeInterval, fraction: Double, rate: Double)
        /// Stopped at a progress.
        case standing(progress: Double, fraction: Double)
        /// From a progress to an end with another curve, in so many seconds.
        case settling(since: TimeInterval, from: Double, to: Double, duration: TimeInterval, curve: Curve)
    }

    private let curve: Curve
    private var motion = Motion.standing(progress: 0, fraction: 0)
    /// Whether it stands at its end instead of finishing.
    package var pausesAtEnd = false
    /// Whether what moves is touched where it shows, instead of where it will be.
    package var takesTouches = false

    package init(curve: @escaping Curve) { self.curve = curve }

    // MARK: Motion

    /// Follows the curve from a fraction on, below 0 for a delay, gaining `rate` in a second.
    package func run(from fraction: Double, rate: Double, at time: TimeInterval) {
        motion = .along(since: time, fraction: fraction, rate: rate)
    }

    /// Stops at a progress.
    package func stand(at progress: Double) {
        motion = .standing(progress: progress, fraction: fraction(of: progress))
    }

    /// Stops at a fraction.
    package func stand(atFraction fraction: Double) {
        motion = .standing(progress: curve(fraction), fraction: fraction)
    }

    /// Goes from where it is to progress 0 or 1 with another curve.
    package func settle(
        to end: Double, in duration: TimeInterval, at time: TimeInterval, curve: @escaping Curve
    ) {
        motion = .settling(
            since: time, from: progress(at: time), to: end, duration: max(duration, 1e-6), curve: curve)
    }

    // MARK: Asking

    /// How far the values are. A spring may be beyond 0 or 1.
    package func progress(at time: TimeInterval) -> Double {
        switch motion {
        case .along: curve(fraction(at: time))
        case .standing(let progress, _): progress
        case .settling(let since, let from, let to, let duration, let curve):
            from + (to - from) * curve(min(max((time - since) / duration, 0), 1))
        }
    }

    /// The part of the duration that has passed, 0…1.
    package func fraction(at time: TimeInterval) -> Double {
        switch motion {
        case .along: min(max(unlimitedFraction(at: time), 0), 1)
        case .standing(_, let fraction): fraction
        case .settling: fraction(of: progress(at: time))
        }
    }

    private func unlimitedFraction(at time: TimeInterval) -> Double {
        guard case .along(let since, let fraction, let rate) = motion else { return fraction(at: time) }
        return fraction + (time - since) * rate
    }

    /// The fraction of the duration at which the curve first reaches a progress.
    package func fraction(of progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        // A spring swings: find the first of small steps beyond, then halve.
        let steps = 128
        guard let step = (1...steps).first(where: { curve(Double($0) / Double(steps)) >= progress }) else {
            return 1
        }
        var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if curve(middle) < progress { low = middle } else { high = middle }
        }
        return high
    }

    /// Whether it has come to the end it runs to.
    package func isAtEnd(at time: TimeInterval) -> Bool {
        // A frame computed at begin + duration may land a rounding error short of the end.
        switch motion {
        case .along(_, _, let rate):
            rate >= 0 ? unlimitedFraction(at: time) >= 1 - 1e-9 : unlimitedFraction(at: time) <= 1e-9
        case .standing: false
        case .settling(let since, _, _, let duration, _): time - since >= duration - 1e-9
        }
    }

    /// Whether nothing moves until somebody moves it.
    package func isStanding(at time: TimeInterval) -> Bool {
        if case .standing = motion { return true }
        return pausesAtEnd && isAtEnd(at: time)
    }

    /// Where an animation in a slot stands.
    func position(at time: TimeInterval, in slot: Slot) -> TimingPosition {
        let progress: Double
        if slot.isWhole {
            progress = self.progress(at: time)
        } else {
            let length = max(slot.end - slot.start, 1e-9)
            progress = (slot.curve ?? curve)(min(max((fraction(at: time) - slot.start) / length, 0), 1))
        }
        let isFinished = isAtEnd(at: time) && !pausesAtEnd
        return TimingPosition(
            fraction: progress, cycleTime: 0, cycle: 0, isActive: !isFinished, isFinished: isFinished)
    }
}

extension CAAnimation {
    /// Where the animation is at a moment of its layer's time: by its timeline, if it has one.
    func position(at time: CFTimeInterval) -> TimingPosition {
        guard let timeline else { return position(atParentTime: time, cycleDuration: cycleDuration) }
        return timeline.position(at: time, in: timelineSlot)
    }
}

extension CALayer {
    /// The timeline of animations of this layer was moved: shows where they are now, and goes on if they do.
    package func timelineDidMove() {
        guard let context, !animationEntries.isEmpty else { return }
        context.startAnimating(self)
        updatePresentation(at: localNow)
    }
}
