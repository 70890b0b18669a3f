import Foundation
import Testing
import VitrineFoundation

@testable import VitrineMediaPlayer

@MainActor struct RemotePlayerTests {
    private final class Bus: RemoteBus {
        var values: [String: String] = [:]
        var changes: [[String]] = []
        var jumps: [Int64] = []

        func publish(_ changes: [String: String?]) {
            for (name, value) in changes { values[name] = value }
            self.changes.append(changes.keys.sorted())
        }
        func jump(to position: Int64) { jumps.append(position) }
    }

    private final class Time: @unchecked Sendable {
        var now: TimeInterval = 100
    }

    private final class Program: NSObject {
        var heard: [String] = []
        func next(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
            heard.append("next")
            return .noSuchContent
        }
    }

    private let time = Time()
    private let bus = Bus()
    private let center: MPNowPlayingInfoCenter
    private let commands = MPRemoteCommandCenter {}
    private let player: RemotePlayer

    init() {
        let time = time
        center = MPNowPlayingInfoCenter(now: { time.now }) {}
        player = RemotePlayer(center: center, commands: commands, bus: bus, now: { time.now })
    }

    private let song: [String: Any] = [
        MPMediaItemPropertyTitle: "It's 5 o'clock\n", MPMediaItemPropertyArtist: "Ada",
        MPMediaItemPropertyAlbumTitle: "", MPMediaItemPropertyPlaybackDuration: 200.0,
        MPMediaItemPropertyAlbumTrackNumber: 3, MPNowPlayingInfoPropertyElapsedPlaybackTime: 12.5,
        MPNowPlayingInfoPropertyPlaybackRate: 2.0,
    ]

    @Test func theDesktopSeesWhatIsPlayedAndWhatChanges() {
        player.update()
        #expect(bus.values["PlaybackStatus"] == "'Stopped'")
        center.nowPlayingInfo = song
        player.update()
        #expect(
            bus.values["Metadata"] == #"{'mpris:trackid': <objectpath '/org/vitrine/track/2'>, "#
                + #"'mpris:length': <int64 200000000>, 'xesam:title': <'It\'s 5 o\'clock\u000a'>, "#
                + #"'xesam:artist': <@as ['Ada']>, 'xesam:trackNumber': <int32 3>}"#)
        #expect(bus.changes.last == ["Metadata", "PlaybackStatus", "Rate"])
        time.now += 10
        #expect(player.position == 32_500_000)
        time.now += 1000
        #expect(player.position == 200_000_000)
        // Nothing has changed, nothing is said; a place that follows from the last one is no jump.
        time.now = 110
        center.nowPlayingInfo?[MPNowPlayingInfoPropertyElapsedPlaybackTime] = 32.0
        player.update()
        #expect(bus.changes.count == 2 && bus.jumps == [])
        center.playbackState = .paused
        time.now += 10
        player.update()
        #expect(bus.values["PlaybackStatus"] == "'Paused'" && player.position == 32_000_000)
        center.nowPlayingInfo?[MPNowPlayingInfoPropertyElapsedPlaybackTime] = 90
        player.update()
        #expect(bus.jumps == [90_000_000])
        commands.changeShuffleModeCommand.addTarget { _ in .success }
        commands.nextTrackCommand.addTarget { _ in .success }
        player.update()
        #expect(bus.changes.last == ["CanGoNext", "Shuffle"] && bus.values["Shuffle"] == "false")
        commands.changeShuffleModeCommand.isEnabled = false
        player.update()
        #expect(bus.values["Shuffle"] == nil)
    }

    @Test func commandsReachTheirTargets() {
        var heard: [String] = []
        center.nowPlayingInfo = song
        player.update()
        let pause = commands.pauseCommand.addTarget { _ in
            heard.append("pause")
            return .success
        }
        commands.changePlaybackPositionCommand.addTarget {
            heard.append("\(($0 as! MPChangePlaybackPositionCommandEvent).positionTime)")
            return .success
        }
        player.called("PlayPause", 0, "")
        player.called("Seek", -5e6, "")
        player.called("Seek", -50e6, "")
        player.called("SetPosition", 60e6, player.track)
        player.called("SetPosition", 60e6, "/org/vitrine/track/1000")
        player.called("SetPosition", 600e6, player.track)
        #expect(heard == ["pause", "7.5", "0.0", "60.0"])
        commands.pauseCommand.removeTarget(pause)
        player.called("Pause", 0, "")
        #expect(heard.count == 4)
        commands.changePlaybackPositionCommand.isEnabled = false
        commands.skipForwardCommand.addTarget {
            heard.append("skip \(($0 as! MPSkipIntervalCommandEvent).interval)")
            return .success
        }
        player.called("Seek", 15e6, "")
        #expect(heard.last == "skip 15.0")
    }

    @Test func anObjectIsCalledByItsActionAndNotKept() {
        let command = commands.nextTrackCommand
        let next = Selector(method: "next:", of: Program.self, { $0.next })
        var program: Program? = Program()
        command.addTarget(program!, action: next)
        #expect(command.perform(MPRemoteCommandEvent(command)) == .noSuchContent)
        #expect(program?.heard == ["next"] && command.isAvailable)
        command.removeTarget(program!, action: Selector("other:"))
        #expect(command.isAvailable)
        program = nil
        #expect(!command.isAvailable && command.perform(MPRemoteCommandEvent(command)) == nil)
    }

    @Test func namesOnTheBusHaveLettersAndDigits() {
        #expect(SessionBus.name(of: "2 Plätze") == "_2_Pl_tze")
    }
}
