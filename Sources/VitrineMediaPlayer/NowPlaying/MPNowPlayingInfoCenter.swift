public import Foundation

/// Says what the program plays, to whom shows it outside of the program.
///
/// On a desktop these are its panels, lock screens and programs such as `playerctl`, by MPRIS on the bus of the session.
/// The program comes there with the first information, or the first target of a command. In tests, and where a picture
/// is rendered, nothing leaves the program. May be used on any thread.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    /// What is played, and when that was said.
    struct Playing {
        var info: [String: Any]?
        var state = MPNowPlayingPlaybackState.unknown
        /// Seconds of the machine's clock.
        var time: TimeInterval = 0
    }

    private static let center = MPNowPlayingInfoCenter { RemotePlayer.changed() }

    /// The program's.
    open class func `default`() -> MPNowPlayingInfoCenter { center }

    private let lock = NSLock()
    private var value = Playing()
    private let onChange: @Sendable () -> Void
    private let now: @Sendable () -> TimeInterval

    init(
        now: @escaping @Sendable () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
        onChange: @escaping @Sendable () -> Void
    ) {
        self.now = now
        self.onChange = onChange
    }

    var playing: Playing { lock.withLock { value } }

    /// What is played, by keys such as ``MPMediaItemPropertyTitle`` and ``MPNowPlayingInfoPropertyPlaybackRate``; nil
    /// for nothing.
    ///
    /// Where the player is meanwhile follows from its position, its rate and the time since they were set.
    open var nowPlayingInfo: [String: Any]? {
        get { playing.info }
        set {
            lock.withLock {
                value.info = newValue
                value.time = now()
            }
            onChange()
        }
    }

    /// Whether something is played. While it is ``MPNowPlayingPlaybackState/unknown``, the default, the rate in
    /// ``nowPlayingInfo`` says it.
    open var playbackState: MPNowPlayingPlaybackState {
        get { playing.state }
        set {
            lock.withLock {
                // The player stands, or goes on, from where it is now.
                let time = now()
                if value.info?[MPNowPlayingInfoPropertyElapsedPlaybackTime] != nil {
                    let position = value.position(at: time)
                    value.info?[MPNowPlayingInfoPropertyElapsedPlaybackTime] = position
                }
                value.time = time
                value.state = newValue
            }
            onChange()
        }
    }
}

/// Whether something is played.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// The program does not say it.
    case unknown = 0
    /// It is.
    case playing
    /// It waits.
    case paused
    /// It has ended.
    case stopped
    /// Something else is played.
    case interrupted
}

/// What kind of thing is played.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    /// The program does not say it.
    case none = 0
    /// Sound.
    case audio
    /// Pictures and sound.
    case video
}

extension MPNowPlayingInfoCenter.Playing {
    /// A number of the information.
    func number(_ key: String) -> Double? {
        (info?[key] as? NSNumber).map(\.doubleValue).flatMap { $0.isFinite ? $0 : nil }
    }

    /// How fast it is played; 0 where it waits.
    var rate: Double {
        guard info != nil || state == .playing else { return 0 }
        switch state {
        case .paused, .stopped, .interrupted: return 0
        case .playing, .unknown: return number(MPNowPlayingInfoPropertyPlaybackRate) ?? 1
        }
    }

    /// Where the player is, in seconds.
    ///
    /// - Parameter now: Seconds of the machine's clock.
    func position(at now: TimeInterval) -> TimeInterval {
        let elapsed = number(MPNowPlayingInfoPropertyElapsedPlaybackTime) ?? 0
        let position = max(0, elapsed + rate * (now - time))
        return number(MPMediaItemPropertyPlaybackDuration).map { min(position, max($0, 0)) } ?? position
    }
}
