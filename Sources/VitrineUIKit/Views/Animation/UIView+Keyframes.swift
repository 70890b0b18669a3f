import VitrinePlatform
import VitrineQuartzCore

extension UIView {
    /// How a keyframe animation runs. The low bits are those of `AnimationOptions`.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays subviews out within the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they move.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from what is on screen.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Keeps its own duration inside another animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Keeps its own options inside another animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Straight lines between keyframes.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Jumps at the end of each keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight lines, at one speed whatever the times of the keyframes.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A smooth curve, at one speed whatever the times of the keyframes.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// How values between keyframes are found; nil for straight lines at the keyframes' times.
        fileprivate var calculationMode: CAAnimationCalculationMode? {
            switch rawValue >> 10 & 0xF {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: nil
            }
        }
    }

    /// Animates changes that the calls of `addKeyframe` in the block place within the duration.
    ///
    /// - Parameters:
    ///   - duration: Seconds of the whole.
    ///   - delay: Seconds before it begins.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = KeyframeTimeline.current
        let collector = options.calculationMode.map {
            KeyframeCollector(mode: $0, duration: duration, delay: delay)
        }
        KeyframeTimeline.current = KeyframeTimeline(duration: duration, delay: delay, collector: collector)
        defer { KeyframeTimeline.current = outer }
        var plain: AnimationOptions = [.curveLinear, .overrideInheritedCurve]
        plain.formUnion(AnimationOptions(rawValue: options.rawValue & 0x223))
        animate(
            withDuration: duration, delay: delay, options: plain,
            animations: {
                animations()
                if let collector { ViewAnimationContext.current.map(collector.commit) }
            },
            completion: completion)
    }

    /// Adds a keyframe to the animation of the `animateKeyframes` block that runs now.
    ///
    /// - Parameters:
    ///   - frameStartTime: When the changes begin, 0…1 of the whole duration.
    ///   - frameDuration: How long they take, 0…1 of the whole duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let timeline = KeyframeTimeline.current else {
            animations()
            return
        }
        let length = timeline.duration * frameDuration
        guard length > 0 || timeline.duration > 0 else {
            animations()
            return
        }
        // What a property animator pauses and turns round is made of pieces.
        if let collector = timeline.collector, let outer = ViewAnimationContext.current, outer.timeline == nil
        {
            let context = ViewAnimationContext(
                duration: outer.duration, delay: outer.delay, options: outer.options, pace: outer.pace,
                tracker: outer.tracker)
            context.keyframe = (collector, frameStartTime, min(frameStartTime + frameDuration, 1))
            ViewAnimationContext.with(context, animations)
            return
        }
        animate(
            withDuration: max(length, 1e-6), delay: timeline.delay + timeline.duration * frameStartTime,
            options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve],
            animations: animations)
    }
}

/// The times of the keyframe block that runs now.
@MainActor
private struct KeyframeTimeline {
    var duration: TimeInterval
    var delay: TimeInterval
    var collector: KeyframeCollector?
    static var current: KeyframeTimeline?
}
