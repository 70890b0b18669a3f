public import Foundation
import VitrineCoreMedia

extension AVPlayerItem {
    /// Posted when an item has come to its end, or to its ``forwardPlaybackEndTime``.
    nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when an item cannot be played on; ``AVPlayerItemFailedToPlayToEndTimeErrorKey`` has why.
    nonisolated public static let failedToPlayToEndTimeNotification =
        Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Posted when playing waits for more of a stream.
    nonisolated public static let playbackStalledNotification = Notification.Name(
        "AVPlayerItemPlaybackStalledNotification")
    /// Posted when an item is moved to another time.
    nonisolated public static let timeJumpedNotification = Notification.Name(
        "AVPlayerItemTimeJumpedNotification")

    func hear(_ event: PlaybackEvent) {
        switch event {
        case .ready(let facts): becomeReady(facts)
        case .seekEnded:
            finishSeek(true)
            player?.itemDidMove(self)
        case .ended: player?.itemDidEnd(self)
        case .failed(let fault): fail(fault.error(of: asset.loader.url))
        case .buffering(let isBuffering): buffer(isBuffering)
        case .duration(let duration):
            facts?.duration = duration
            self.duration = CMTime(duration)
        }
    }

    private func becomeReady(_ facts: MediaFacts) {
        guard facts.isPlayable else { return fail(MediaFault(.unknownFormat).error(of: asset.loader.url)) }
        self.facts = facts
        duration = AVAsset.duration(facts)
        presentationSize = facts.size
        tracks = asset.tracks(facts).map { AVPlayerItemTrack($0) }
        let whole = NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))
        let isFile = asset.loader.url.isFileURL
        loadedTimeRanges = isFile && duration.isNumeric ? [whole] : []
        seekableTimeRanges = facts.isSeekable && duration.isNumeric ? [whole] : []
        isPlaybackBufferFull = isFile
        isPlaybackBufferEmpty = isBuffering
        isPlaybackLikelyToKeepUp = !isBuffering
        status = .readyToPlay
        player?.itemIsReady(self)
    }

    private func fail(_ error: any Error) {
        let hadBegun = status == .readyToPlay
        self.error = error
        status = .failed
        finishSeek(false)
        player?.itemDidFail(self)
        guard hadBegun else { return }
        NotificationCenter.default.post(
            name: Self.failedToPlayToEndTimeNotification, object: self,
            userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
    }

    private func buffer(_ isBuffering: Bool) {
        guard isBuffering != self.isBuffering else { return }
        self.isBuffering = isBuffering
        guard status == .readyToPlay else { return }
        isPlaybackBufferEmpty = isBuffering
        isPlaybackLikelyToKeepUp = !isBuffering
        player?.controlDidChange()
        if isBuffering {
            NotificationCenter.default.post(name: Self.playbackStalledNotification, object: self)
        }
    }
}

/// Why an item could not be played on, in the information of a notification.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension NSNotification.Name {
    /// See ``AVPlayerItem/didPlayToEndTimeNotification``.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// See ``AVPlayerItem/failedToPlayToEndTimeNotification``.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    /// See ``AVPlayerItem/playbackStalledNotification``.
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    /// See ``AVPlayerItem/timeJumpedNotification``.
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
}
