import Foundation
import VitrineQuartzCore

/// Puts the changes of keyframes together to one animation for each property, for modes that look at more than one
/// keyframe.
@MainActor
final class KeyframeCollector {
    private struct Track {
        let layer: CALayer
        let property: AnyLayerProperty
        var values: [AnimatableValue]
        var times: [Double]
    }

    private let mode: CAAnimationCalculationMode
    private let duration: TimeInterval
    private let delay: TimeInterval
    private var tracks: [Track] = []

    init(mode: CAAnimationCalculationMode, duration: TimeInterval, delay: TimeInterval) {
        (self.mode, self.duration, self.delay) = (mode, duration, delay)
    }

    /// Takes in the change that a keyframe makes between two fractions of the duration.
    func note(_ change: PendingChange, of layer: CALayer, from start: Double, to end: Double) {
        let index =
            tracks.firstIndex { $0.layer === layer && $0.property.key == change.property.key }
            ?? {
                tracks.append(
                    Track(layer: layer, property: change.property, values: [change.shown], times: [0]))
                return tracks.count - 1
            }()
        // It stays where it was until the keyframe begins.
        if let last = tracks[index].times.last, let value = tracks[index].values.last, start > last + 1e-9 {
            tracks[index].values.append(value)
            tracks[index].times.append(start)
        }
        tracks[index].values.append(change.new)
        tracks[index].times.append(max(end, tracks[index].times.last ?? 0))
    }

    /// Adds the animations, as those of a block.
    func commit(in context: ViewAnimationContext) {
        for var track in tracks {
            if let last = track.times.last, let value = track.values.last, last < 1 - 1e-9 {
                track.values.append(value)
                track.times.append(1)
            }
            let animation = CAKeyframeAnimation(keyPath: track.property.key)
            animation.values = track.values
            animation.keyTimes = track.times.map { NSNumber(value: $0) }
            animation.calculationMode = mode
            animation.duration = max(duration, 1e-6)
            animation.completionGroup = context.tracker
            animation.blocksInteraction = !context.options.contains(.allowUserInteraction)
            if delay != 0 {
                animation.beginTime = track.layer.convertTime(track.layer.runtime.now + delay, from: nil)
                animation.fillMode = .backwards
            }
            context.repetition.apply(to: animation)
            track.layer.add(animation, forKey: track.property.key)
        }
        tracks = []
    }
}
