public import Foundation
public import VitrineAVFoundation

/// Lets a device vibrate. A desktop does not: as on a device without that, an engine cannot be made.
///
/// Programs ask ``capabilitiesForHardware()`` first, or catch the error.
open class CHHapticEngine: NSObject {
    /// Hears of the end of something.
    public typealias CompletionHandler = ((any Error)?) -> Void
    /// Hears why an engine stopped.
    public typealias StoppedHandler = (StoppedReason) -> Void
    /// Hears that all players have ended, and says what the engine does then.
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction
    /// Hears that the engine has to be started again.
    public typealias ResetHandler = () -> Void

    /// Why an engine stopped.
    public enum StoppedReason: Int, Sendable {
        /// Another program's sound came.
        case audioSessionInterrupt = 1
        /// The program is not in front.
        case applicationSuspended = 2
        /// Nothing was played for long.
        case idleTimeout = 3
        /// All players have ended.
        case notifyWhenFinished = 4
        /// The engine has gone.
        case engineDestroyed = 5
        /// The game controller has gone.
        case gameControllerDisconnect = 6
        /// Something else.
        case systemError = -1
    }

    /// What an engine does when all players have ended.
    public enum FinishedAction: Int, Sendable {
        /// It stops.
        case stopEngine = 1
        /// It runs on.
        case leaveEngineRunning = 2
    }

    /// What can be done here: nothing.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { DesktopCapability() }

    /// Hears why the engine stopped.
    open var stoppedHandler: StoppedHandler = { _ in }
    /// Hears that the engine has to be started again.
    open var resetHandler: ResetHandler = {}
    /// Whether it plays nothing that is heard.
    open var playsHapticsOnly = false
    /// Whether it plays nothing that is felt.
    open var playsAudioOnly = false
    /// Whether nothing is heard of it.
    open var isMutedForAudio = false
    /// Whether nothing is felt of it.
    open var isMutedForHaptics = false
    /// Whether it stops by itself when there is nothing to play.
    open var isAutoShutdownEnabled = false
    /// Its time, in seconds: 0, for none runs.
    open var currentTime: TimeInterval { 0 }

    /// Makes an engine, which fails.
    ///
    /// - Parameter audioSession: The session whose sound it would mix with; nil for one of its own.
    /// - Throws: ``CHHapticError/Code/notSupported``.
    public init(audioSession: AVAudioSession? = nil) throws {
        super.init()
        throw CHHapticError(.notSupported)
    }

    // MARK: What an engine does. There is none, so all of it is for the compiler, and fails.

    /// Starts it.
    open func start() throws { throw CHHapticError(.notSupported) }

    /// Starts it.
    open func start(completionHandler: CompletionHandler? = nil) {
        completionHandler?(CHHapticError(.notSupported))
    }

    /// Starts it.
    open func start() async throws { throw CHHapticError(.notSupported) }

    /// Stops it.
    open func stop(completionHandler: CompletionHandler? = nil) {
        completionHandler?(CHHapticError(.notSupported))
    }

    /// Stops it.
    open func stop() async throws { throw CHHapticError(.notSupported) }

    /// Hears when all players have ended.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
        _ = finishedHandler(CHHapticError(.notSupported))
    }

    /// Makes a player.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Makes a player that can do more.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Takes a sound for events.
    open func registerAudioResource(
        _ resourceURL: URL, options: [AnyHashable: Any] = [:]
    ) throws -> CHHapticAudioResourceID { throw CHHapticError(.notSupported) }

    /// Lets go of a sound.
    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
        throw CHHapticError(.notSupported)
    }

    /// Plays an AHAP file.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }

    /// Plays what an AHAP file has in it.
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
