public import Foundation

/// The number of a sound that an engine was given.
public typealias CHHapticAudioResourceID = Int

/// The length of an event that does not end by itself, in seconds.
public let GCHapticDurationInfinite: Float = .greatestFiniteMagnitude

/// A knock, a humming, a tone or a sound.
open class CHHapticEvent: NSObject {
    /// What it is.
    public let type: EventType
    /// What it is like.
    public let eventParameters: [CHHapticEventParameter]
    /// When it begins, in seconds from the beginning of the pattern.
    open var relativeTime: TimeInterval
    /// How long it is, in seconds; 0 for a knock.
    open var duration: TimeInterval
    /// The sound, for one of a file.
    let audioResource: CHHapticAudioResourceID?
    /// The file that a dictionary names.
    let waveformPath: String?

    /// Makes an event that is as long as its kind is.
    public convenience init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval
    ) { self.init(type, eventParams, time, 0, nil, nil) }

    /// Makes an event.
    ///
    /// - Parameter duration: Seconds.
    public convenience init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval, duration: TimeInterval
    ) { self.init(type, eventParams, time, duration, nil, nil) }

    /// Makes an event of a sound.
    public convenience init(
        audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval
    ) { self.init(.audioCustom, eventParams, time, 0, resID, nil) }

    /// Makes an event of a sound.
    ///
    /// - Parameter duration: Seconds.
    public convenience init(
        audioResourceID resID: CHHapticAudioResourceID, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval, duration: TimeInterval
    ) { self.init(.audioCustom, eventParams, time, duration, resID, nil) }

    init(
        _ type: EventType, _ parameters: [CHHapticEventParameter], _ time: TimeInterval,
        _ duration: TimeInterval,
        _ audioResource: CHHapticAudioResourceID?, _ waveformPath: String?
    ) {
        self.type = type
        eventParameters = parameters
        relativeTime = time
        self.duration = duration
        self.audioResource = audioResource
        self.waveformPath = waveformPath
    }
}
