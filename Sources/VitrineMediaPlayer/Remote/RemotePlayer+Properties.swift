import Foundation

extension RemotePlayer {
    /// What the desktop reads, by MPRIS's names, in the text form of GVariant.
    ///
    /// - Parameter artwork: The file of the picture.
    func properties(artwork: URL?) -> [String: String] {
        let playing = playing
        let rate = playing.number(MPNowPlayingInfoPropertyPlaybackRate) ?? 1
        let rates =
            [1] + (commands.changePlaybackRateCommand.isAvailable ? supportedRates : []).filter { $0 > 0 }
        var properties = [
            "PlaybackStatus": BusText.string(status),
            "Metadata": metadata(of: playing, artwork: artwork),
            "Rate": "\(rate > 0 ? rate : 1)",
            "MinimumRate": "\(rates.min() ?? 1)", "MaximumRate": "\(rates.max() ?? 1)",
            "Volume": "1.0",
            "CanControl": "true",
            "CanPlay": "\(commands.playCommand.isAvailable || commands.togglePlayPauseCommand.isAvailable)",
            "CanPause": "\(commands.pauseCommand.isAvailable || commands.togglePlayPauseCommand.isAvailable)",
            "CanGoNext": "\(commands.nextTrackCommand.isAvailable)",
            "CanGoPrevious": "\(commands.previousTrackCommand.isAvailable)",
            "CanSeek": "\(canSeek)",
        ]
        if commands.changeRepeatModeCommand.isAvailable {
            let names: [MPRepeatType: String] = [.off: "None", .one: "Track", .all: "Playlist"]
            properties["LoopStatus"] = names[commands.changeRepeatModeCommand.currentRepeatType].map(
                BusText.string)
        }
        if commands.changeShuffleModeCommand.isAvailable {
            properties["Shuffle"] = "\(commands.changeShuffleModeCommand.currentShuffleType != .off)"
        }
        return properties
    }

    private var status: String {
        let playing = playing
        if playing.rate > 0 { return "Playing" }
        return playing.info == nil || playing.state == .stopped ? "Stopped" : "Paused"
    }

    private var supportedRates: [Double] {
        commands.changePlaybackRateCommand.supportedPlaybackRates.map(\.doubleValue)
    }

    private var canSeek: Bool {
        commands.changePlaybackPositionCommand.isAvailable
            || commands.skipForwardCommand.isAvailable && commands.skipBackwardCommand.isAvailable
    }

    /// Keys of https://www.freedesktop.org/wiki/Specifications/mpris-spec/metadata/
    private func metadata(of playing: MPNowPlayingInfoCenter.Playing, artwork: URL?) -> String {
        var fields = ["'mpris:trackid': <objectpath '\(track)'>"]
        func add(_ name: String, _ value: String?) {
            if let value { fields.append("'\(name)': <\(value)>") }
        }
        func text(_ key: String) -> String? {
            (playing.info?[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
        }
        func list(_ key: String) -> String? { text(key).map { BusText.list([$0]) } }
        func number(_ key: String) -> String? {
            playing.number(key).flatMap { Int32(exactly: $0) }.map { "int32 \($0)" }
        }
        let isLive = playing.number(MPNowPlayingInfoPropertyIsLiveStream) ?? 0 != 0
        let length = isLive ? nil : playing.number(MPMediaItemPropertyPlaybackDuration)
        add("mpris:length", length.flatMap(BusText.microseconds).map { "int64 \($0)" })
        add("mpris:artUrl", artwork.map { BusText.string($0.absoluteString) })
        add("xesam:title", text(MPMediaItemPropertyTitle).map(BusText.string))
        add("xesam:artist", list(MPMediaItemPropertyArtist))
        add("xesam:album", text(MPMediaItemPropertyAlbumTitle).map(BusText.string))
        add("xesam:albumArtist", list(MPMediaItemPropertyAlbumArtist))
        add("xesam:genre", list(MPMediaItemPropertyGenre))
        add("xesam:composer", list(MPMediaItemPropertyComposer))
        add("xesam:trackNumber", number(MPMediaItemPropertyAlbumTrackNumber))
        add("xesam:discNumber", number(MPMediaItemPropertyDiscNumber))
        add(
            "xesam:url",
            (playing.info?[MPNowPlayingInfoPropertyAssetURL] as? URL).map {
                BusText.string($0.absoluteString)
            })
        return "{\(fields.joined(separator: ", "))}"
    }
}
