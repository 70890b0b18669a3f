import VitrineQuartzCore

/// The animation as a function of time, for what no layer animates.
extension Animation {
    /// Seconds of one run at normal speed.
    private var runDuration: TimeInterval {
        switch curve {
        case let .bezier(_, _, _, _, duration): duration
        case let .spring(stiffness, damping, velocity):
            SpringCurve(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
                .settlingDuration
        }
    }

    /// Seconds from the start, delay included, until the animation has done what it was made for: a spring's own duration,
    /// after which it only settles.
    @MainActor var logicalDuration: TimeInterval {
        guard speed > 0 else { return .infinity }
        guard case .spring(let stiffness, _, _) = curve else { return totalDuration }
        return delay + min(2 * .pi / max(stiffness, 1e-9).squareRoot(), runDuration) / speed * repeatCount
    }

    /// Seconds from the start, delay included, to rest.
    @MainActor var totalDuration: TimeInterval {
        speed > 0 ? delay + runDuration / speed * repeatCount : .infinity
    }

    /// Progress from 0 to 1 (springs overshoot) at a time after the start, in seconds.
    @MainActor func progress(after seconds: TimeInterval) -> Double {
        let duration = runDuration
        let time = (seconds - delay) * speed
        guard time > 0, duration > 0 else { return time > 0 || duration == 0 && seconds >= delay ? 1 : 0 }
        var cycle = (time / duration).rounded(.down)
        var within = time - cycle * duration
        if cycle >= repeatCount {
            cycle = repeatCount - 1
            within = duration
        }
        let isReversed = autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1
        if isReversed { within = duration - within }
        switch curve {
        case let .bezier(x1, y1, x2, y2, _):
            return CAMediaTimingFunction(
                controlPoints: Float(x1), Float(y1), Float(x2), Float(y2)
            ).value(at: within / duration)
        case let .spring(stiffness, damping, velocity):
            if cycle + 1 >= repeatCount, within >= duration { return isReversed ? 0 : 1 }
            return SpringCurve(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
                .value(at: within)
        }
    }
}
