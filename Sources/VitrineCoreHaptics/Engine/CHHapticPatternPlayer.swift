public import Foundation

/// The time that means at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays a pattern. Engines make them; there is none here, so they are for a program's own.
public protocol CHHapticPatternPlayer {
    /// Begins at a time of the engine's.
    func start(atTime time: TimeInterval) throws
    /// Ends at a time of the engine's.
    func stop(atTime time: TimeInterval) throws
    /// Changes what is played.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Changes what is played, little by little.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    /// Takes back all that was to come.
    func cancel() throws
    /// Whether nothing is felt or heard of it.
    var isMuted: Bool { get set }
}

/// Plays a pattern again and again, faster, or from a place in it.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Stands still at a time of the engine's.
    func pause(atTime time: TimeInterval) throws
    /// Goes on at a time of the engine's.
    func resume(atTime time: TimeInterval) throws
    /// Goes to a place, in seconds from the beginning.
    func seek(toOffset offsetTime: TimeInterval) throws
    /// Whether it begins again at its end.
    var loopEnabled: Bool { get set }
    /// Where the end is, in seconds; 0 for that of the pattern.
    var loopEnd: TimeInterval { get set }
    /// How fast it is; 1 unless set.
    var playbackRate: Float { get set }
    /// Called at the end.
    var completionHandler: CHHapticEngine.CompletionHandler { get set }
}
