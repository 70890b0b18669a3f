import Foundation
import Testing
import VitrineQuartzCore

@testable import VitrineAVFoundation

@MainActor
@Suite("Sounds", .enabled(if: Clips.canPlay), .serialized)
struct AudioPlayerTests {
    private final class Listener: AVAudioPlayerDelegate {
        let notes = Notes()
        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
            notes.add("finished \(flag), at \(player.currentTime), \(player.isPlaying)")
        }
    }

    private let stage = Stage()
    private let listener = Listener()

    @Test("What a sound is, is known at once")
    func facts() throws {
        let player = try AVAudioPlayer(contentsOf: Clips.sound)
        #expect(
            player.duration == 0.4 && player.numberOfChannels == 1 && player.url == Clips.sound
                && player.data == nil)
        #expect(
            !player.isPlaying && player.currentTime == 0 && player.volume == 1 && player.numberOfLoops == 0)
        #expect(player.rate == 1 && !player.enableRate && player.pan == 0)
        let stereo = try AVAudioPlayer(data: Clips.wave(seconds: 0.25, channels: 2), fileTypeHint: "wav")
        #expect(
            stereo.duration == 0.25 && stereo.numberOfChannels == 2 && stereo.url == nil && stereo.data != nil
        )
        #expect(throws: URLError.self) { try AVAudioPlayer(contentsOf: Clips.missing) }
        #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: Clips.text) }
        #expect(throws: AVError.self) { try AVAudioPlayer(data: Data()) }
        if let video = Clips.video { #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: video) } }
    }

    @Test("A player of nothing does not play")
    func nothing() {
        let player = AVAudioPlayer()
        #expect(player.url == nil && player.data == nil && player.duration == 0)
        #expect(!player.prepareToPlay() && !player.play() && !player.isPlaying)
        player.volume = 0.5
        player.stop()
        #expect(player.currentTime == 0)
    }

    @Test("It is played, as often as it is to be, and says that it ended")
    func playing() throws {
        let player = try stage.act { try AVAudioPlayer(data: Clips.wave(seconds: 0.4)) }
        player.delegate = listener
        #expect(player.play() && player.isPlaying)
        stage.settle()
        stage.pass(0.3)
        #expect(abs(player.currentTime - 0.3) < 1e-6 && listener.notes.take() == [])
        stage.pass(0.15)
        #expect(listener.notes.take() == ["finished true, at 0.0, false"])
        player.numberOfLoops = 2
        player.play()
        stage.pass(1.1)
        #expect(player.isPlaying && abs(player.currentTime - 0.3) < 0.001)
        stage.pass(0.2)
        #expect(listener.notes.take() == ["finished true, at 0.0, false"])
        player.numberOfLoops = -1
        player.play()
        stage.pass(5)
        #expect(player.isPlaying && listener.notes.take() == [])
        player.stop()
        #expect(!player.isPlaying && player.currentTime > 0)
    }

    @Test("Pausing, moving, rates and times")
    func control() throws {
        let player = try stage.act { try AVAudioPlayer(contentsOf: Clips.longSound) }
        player.prepareToPlay()
        stage.settle()
        player.currentTime = 1
        player.play()
        stage.pass(0.25)
        player.pause()
        stage.pass(1)
        #expect(abs(player.currentTime - 1.25) < 1e-6 && !player.isPlaying)
        player.rate = 2
        player.play()
        stage.pass(0.1)
        #expect(abs(player.currentTime - 1.35) < 1e-6)
        player.enableRate = true
        stage.pass(0.1)
        #expect(abs(player.currentTime - 1.55) < 1e-6)
        player.stop()
        player.currentTime = 0
        player.play(atTime: stage.context.enter { player.deviceCurrentTime } + 0.5)
        stage.settle()
        #expect(player.isPlaying)
        stage.pass(0.45)
        #expect(player.currentTime == 0)
        stage.pass(0.15)
        #expect(abs(player.currentTime - 0.2) < 1e-6)
    }

    @Test("A volume goes where it is to in the time that it has")
    func fading() throws {
        let player = try stage.act { try AVAudioPlayer(contentsOf: Clips.longSound) }
        player.setVolume(0.5, fadeDuration: 1)
        #expect(player.volume == 0.5)
        player.pan = -3
        #expect(player.pan == -1)
    }

    @Test("By the machine's time it is played from any thread")
    func realTime() async throws {
        let context = RuntimeContext(clock: DispatchClock())
        let player = try context.enter { try AVAudioPlayer(data: Clips.wave(seconds: 0.2)) }
        player.delegate = listener
        player.pan = 0.5
        player.numberOfLoops = 1
        await Task.detached { _ = player.play() }.value
        #expect(player.isPlaying)
        #expect(await eventually { listener.notes.all.count == 1 })
        #expect(listener.notes.all == ["finished true, at 0.0, false"])
    }
}

@Suite("What a program says of its sound")
struct AudioSessionTests {
    @Test("It is kept; what makes no sense is refused")
    func session() throws {
        let session = AVAudioSession.sharedInstance()
        #expect(session === AVAudioSession.sharedInstance() && session.category == .soloAmbient)
        try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
        #expect(session.category == .playback && session.mode == .moviePlayback)
        #expect(session.categoryOptions == .mixWithOthers)
        #expect(throws: (any Error).self) { try session.setCategory(.playback, options: .defaultToSpeaker) }
        #expect(session.category == .playback)
        try session.setCategory(.ambient)
        #expect(session.mode == .default && session.categoryOptions == [])
        try session.setActive(true)
        #expect(session.recordPermission == .denied)
    }

    @Test("There is no camera and no microphone")
    func capture() async {
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .denied)
        #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
    }
}
