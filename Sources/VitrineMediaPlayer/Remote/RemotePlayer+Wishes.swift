import Foundation
import VitrinePlatform

extension RemotePlayer {
    /// Somebody called a method or set a property of MPRIS's.
    ///
    /// Commands stand for one another as on Apple's systems, where a key that begins and ends playing asks whichever of
    /// the three commands there is.
    ///
    /// - Parameters:
    ///   - number: Microseconds, or the value of a number or a truth.
    ///   - text: A track's path, or the value of a text.
    func called(_ name: String, _ number: Double, _ text: String) {
        let isPlaying = playing.rate > 0
        switch name {
        case "Play":
            ask(commands.playCommand, isPlaying ? nil : commands.togglePlayPauseCommand)
        case "Pause":
            ask(commands.pauseCommand, isPlaying ? commands.togglePlayPauseCommand : nil)
        case "PlayPause":
            ask(commands.togglePlayPauseCommand, isPlaying ? commands.pauseCommand : commands.playCommand)
        case "Stop": ask(commands.stopCommand)
        case "Next": ask(commands.nextTrackCommand)
        case "Previous": ask(commands.previousTrackCommand)
        case "Seek": seek(by: number / 1e6)
        case "SetPosition":
            let duration = playing.number(MPMediaItemPropertyPlaybackDuration) ?? .infinity
            if text == track, (0...duration).contains(number / 1e6) { go(to: number / 1e6) }
        case "Rate":
            let command = commands.changePlaybackRateCommand
            if number == 0 {
                called("Pause", 0, "")
            } else {
                command.perform(MPChangePlaybackRateCommandEvent(command, playbackRate: Float(number)))
            }
        case "LoopStatus":
            let types: [String: MPRepeatType] = ["None": .off, "Track": .one, "Playlist": .all]
            let command = commands.changeRepeatModeCommand
            if let type = types[text] {
                command.perform(MPChangeRepeatModeCommandEvent(command, repeatType: type))
            }
        case "Shuffle":
            let command = commands.changeShuffleModeCommand
            command.perform(
                MPChangeShuffleModeCommandEvent(command, shuffleType: number != 0 ? .items : .off))
        case "Raise": SessionNotices.shared.presentWindows()
        default: break
        }
    }

    /// Asks the first command that somebody carries out.
    private func ask(_ wanted: MPRemoteCommand?...) {
        guard let command = wanted.lazy.compactMap({ $0 }).first(where: \.isAvailable) else { return }
        command.perform(MPRemoteCommandEvent(command))
    }

    private func seek(by seconds: TimeInterval) {
        if commands.changePlaybackPositionCommand.isAvailable {
            let duration = playing.number(MPMediaItemPropertyPlaybackDuration) ?? .infinity
            go(to: min(max(0, Double(position) / 1e6 + seconds), duration))
        } else {
            let command = seconds < 0 ? commands.skipBackwardCommand : commands.skipForwardCommand
            command.perform(MPSkipIntervalCommandEvent(command, interval: abs(seconds)))
        }
    }

    private func go(to seconds: TimeInterval) {
        let command = commands.changePlaybackPositionCommand
        command.perform(MPChangePlaybackPositionCommandEvent(command, positionTime: seconds))
    }
}

extension MPRemoteCommandCenter {
    /// Whether anything can be asked that desktops ask for.
    var isUsed: Bool {
        [
            playCommand, pauseCommand, stopCommand, togglePlayPauseCommand, changePlaybackRateCommand,
            changeRepeatModeCommand, changeShuffleModeCommand, nextTrackCommand, previousTrackCommand,
            skipForwardCommand, skipBackwardCommand, changePlaybackPositionCommand,
        ].contains { $0.isAvailable }
    }
}
