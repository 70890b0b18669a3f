import Foundation
import Synchronization
import VitrinePlatform
import VitrineQuartzCore

/// Tells the desktop what the program plays, and the program what the desktop asks for.
@MainActor
final class RemotePlayer {
    static let shared = RemotePlayer(center: .default(), commands: .shared())

    /// How far the player may be from where it should be, in seconds, before it counts as having jumped.
    private static let tolerance = 1.0

    private let center: MPNowPlayingInfoCenter
    let commands: MPRemoteCommandCenter
    private let now: () -> TimeInterval
    private var bus: (any RemoteBus)?
    private var hasAskedForBus = false

    private var published: [String: String] = [:]
    private var last = MPNowPlayingInfoCenter.Playing()
    private let artwork = ArtworkFile()
    /// Goes up with each other thing that is played, by which late wishes for places are known.
    private var trackNumber = 0
    private var trackName: [String] = []

    /// - Parameter bus: nil for that of the session, once there is something to tell.
    init(
        center: MPNowPlayingInfoCenter, commands: MPRemoteCommandCenter, bus: (any RemoteBus)? = nil,
        now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    ) {
        self.center = center
        self.commands = commands
        self.bus = bus
        self.now = now
    }

    nonisolated private static let isAwaited = Mutex(false)

    /// Something has changed, on whatever thread: the desktop hears of all that changed by the next turn of the main one.
    nonisolated static func changed() {
        let isFirst = isAwaited.withLock { isAwaited in
            defer { isAwaited = true }
            return !isAwaited
        }
        guard isFirst else { return }
        DispatchQueue.main.async {
            isAwaited.withLock { $0 = false }
            MainActor.assumeIsolated { shared.update() }
        }
    }

    var playing: MPNowPlayingInfoCenter.Playing { center.playing }

    /// The path of what is played.
    var track: String {
        playing.info == nil
            ? "/org/mpris/MediaPlayer2/TrackList/NoTrack" : "/org/vitrine/track/\(trackNumber)"
    }

    /// Where the player is, in microseconds.
    var position: Int64 { BusText.microseconds(playing.position(at: now())) ?? 0 }

    func update() {
        guard let bus = findBus() else { return }
        let playing = playing
        let name = playing.trackName
        let isSame = name == trackName
        if !isSame {
            trackNumber += 1
            trackName = name
        }
        let current = properties(
            artwork: artwork.address(of: playing.info?[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork))
        var changes: [String: String?] = current.filter { published[$0.key] != $0.value }
        for name in published.keys where current[name] == nil { changes[name] = .some(nil) }
        published = current
        if !changes.isEmpty { bus.publish(changes) }
        let expected = last.position(at: playing.time)
        let position = playing.position(at: playing.time)
        if isSame, abs(position - expected) > Self.tolerance {
            bus.jump(to: BusText.microseconds(position) ?? 0)
        }
        last = playing
    }

    private func findBus() -> (any RemoteBus)? {
        if let bus { return bus }
        guard !hasAskedForBus, playing.info != nil || commands.isUsed,
            RuntimeContext.application.reachesDesktop
        else { return nil }
        hasAskedForBus = true
        bus = SessionBus(identity: Self.identity)
        return bus
    }

    /// What the program calls itself.
    private static var identity: String {
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap {
            Bundle.main.object(forInfoDictionaryKey: $0) as? String
        }
        return names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
    }
}

extension MPNowPlayingInfoCenter.Playing {
    /// What tells one thing that is played from another.
    fileprivate var trackName: [String] {
        [
            MPNowPlayingInfoPropertyExternalContentIdentifier, MPMediaItemPropertyTitle,
            MPMediaItemPropertyArtist, MPMediaItemPropertyAlbumTitle,
        ].map { key in info?[key].map { "\($0)" } ?? "" }
    }
}
