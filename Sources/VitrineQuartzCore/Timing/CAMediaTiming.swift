/// What a timed object shows outside of its active time.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing: the animation is in force during its active time only.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value shows before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A hierarchical timing system: each object maps its parent's time to its own.
///
/// `local = (parent − beginTime) · speed + timeOffset`
@MainActor @preconcurrency
public protocol CAMediaTiming: AnyObject {
    /// When the object begins, in its parent's time. Zero, on an animation being added, means now.
    var beginTime: CFTimeInterval { get set }
    /// The length of one cycle in seconds. Zero, on an animation, means the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// How fast local time passes. Zero stops it.
    var speed: Float { get set }
    /// Seconds added to local time.
    var timeOffset: CFTimeInterval { get set }
    /// How often the cycle runs; may be fractional. Zero means once.
    var repeatCount: Float { get set }
    /// How long the cycle repeats, in seconds. Zero means `repeatCount` decides.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle plays backwards after playing forwards.
    var autoreverses: Bool { get set }
    /// What shows outside of the active time.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Where a timed object stands at a moment of its parent's time.
struct TimingPosition {
    /// Progress within the cycle, 0…1 before the timing function.
    var fraction: Double
    /// Seconds within the cycle.
    var cycleTime: Double
    /// Completed cycles.
    var cycle: Int
    /// Whether the object has an effect now.
    var isActive: Bool
    /// Whether its active time is over.
    var isFinished: Bool
}

extension CAMediaTiming {
    func position(atParentTime parent: CFTimeInterval, cycleDuration: CFTimeInterval) -> TimingPosition {
        let fillsBackwards = fillMode == .backwards || fillMode == .both
        let fillsForwards = fillMode == .forwards || fillMode == .both
        let single = max(cycleDuration, 0)
        let cycle = autoreverses ? single * 2 : single
        var total = cycle
        if repeatDuration > 0 {
            total = repeatDuration
        } else if repeatCount > 0 {
            total = repeatCount.isFinite ? cycle * Double(repeatCount) : .infinity
        }
        var time = (parent - beginTime) * Double(speed) + timeOffset
        // Backwards it begins at its end, or without one at that of some cycle.
        if speed < 0 {
            time += total.isFinite ? total : cycle * ((-time / max(cycle, 1e-9)).rounded(.up) + 1)
        }
        guard speed < 0 ? parent >= beginTime : time >= 0 else {
            return TimingPosition(
                fraction: speed < 0 ? 1 : 0, cycleTime: speed < 0 ? single : 0, cycle: 0,
                isActive: fillsBackwards,
                isFinished: false)
        }
        // A frame computed at begin + duration may land a rounding error short of the end.
        let isFinished = speed < 0 ? total.isFinite && time <= 1e-9 : time >= total - 1e-9
        let clamped = min(max(time, 0), total)
        guard single > 0 else {
            return TimingPosition(
                fraction: 1, cycleTime: 0, cycle: 0, isActive: !isFinished || fillsForwards,
                isFinished: isFinished)
        }
        var index = (clamped / cycle).rounded(.down)
        var within = clamped - index * cycle
        // The very end of the last cycle is its end, not the start of another.
        if speed < 0 ? within < 1e-9 && clamped > 0 : isFinished && within < 1e-9, index > 0 {
            index -= 1
            within = cycle
        }
        if within > single { within = cycle - within }
        within = min(max(within, 0), single)
        return TimingPosition(
            fraction: within / single, cycleTime: within, cycle: Int(clamping: index),
            isActive: !isFinished || fillsForwards, isFinished: isFinished)
    }
}
