import Foundation
import Testing
import VitrineCombine
import VitrineFoundation

@testable import VitrineAVFoundation

@MainActor
@Suite("A player by a clock that is moved", .enabled(if: Clips.canPlay), .serialized)
struct PlayerTests {
    private let stage = Stage()

    private func player(_ url: URL = Clips.sound) -> AVPlayer { stage.act { AVPlayer(url: url) } }

    @Test("An item is opened for its player")
    func opening() throws {
        let item = AVPlayerItem(url: Clips.sound)
        #expect(item.status == .unknown && item.duration.isIndefinite)
        let player = stage.context.enter { AVPlayer(playerItem: item) }
        #expect(player.status == .unknown && item.status == .unknown)
        stage.settle()
        #expect(player.status == .readyToPlay && item.status == .readyToPlay)
        #expect(item.duration.seconds == 0.4 && item.presentationSize == .zero)
        #expect(item.tracks.map { $0.assetTrack?.mediaType } == [.audio])
        #expect(item.loadedTimeRanges.map(\.timeRangeValue.duration.seconds) == [0.4])
        #expect(item.isPlaybackLikelyToKeepUp && item.error == nil && player.error == nil)
    }

    @Test("Defaults")
    func defaults() {
        let player = AVPlayer()
        #expect(player.rate == 0 && player.volume == 1 && !player.isMuted && player.defaultRate == 1)
        #expect(player.actionAtItemEnd == .pause && player.timeControlStatus == .paused)
        #expect(player.currentItem == nil && player.currentTime() == .zero)
        #expect(player.automaticallyWaitsToMinimizeStalling)
        #expect(AVQueuePlayer().actionAtItemEnd == .advance)
    }

    @Test("Time goes as the clock does, at the player's rate")
    func time() {
        let player = player(Clips.longSound)
        player.play()
        stage.pass(0.5)
        #expect(abs(player.currentTime().seconds - 0.5) < 1e-6 && player.timeControlStatus == .playing)
        player.rate = 2
        stage.pass(0.25)
        #expect(abs(player.currentTime().seconds - 1) < 1e-6)
        player.pause()
        stage.pass(1)
        #expect(abs(player.currentTime().seconds - 1) < 1e-6 && player.timeControlStatus == .paused)
        player.defaultRate = 0.5
        player.play()
        #expect(player.rate == 0.5)
        player.rate = -1
        #expect(player.rate == 0 && player.timeControlStatus == .paused)
    }

    @Test("What a player waits for")
    func waiting() {
        let player = stage.context.enter { AVPlayer() }
        player.play()
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        #expect(player.reasonForWaitingToPlay == .noItemToPlay)
        stage.context.enter { player.replaceCurrentItem(with: AVPlayerItem(url: Clips.sound)) }
        #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate && player.rate == 1)
        stage.settle()
        #expect(player.timeControlStatus == .playing && player.reasonForWaitingToPlay == nil)
        // Files of the network are not opened by a clock that is moved.
        stage.act {
            player.replaceCurrentItem(with: AVPlayerItem(url: URL(string: "http://localhost:1/a.mp4")!))
        }
        stage.pass(5)
        #expect(player.currentItem?.status == .unknown)
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.currentTime() == .zero)
    }

    @Test("At its end an item says so, once, after the player has done what comes then")
    func end() {
        let notes = Notes()
        let player = player()
        let observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                notes.add("end, rate \(player.rate), at \(player.currentTime().seconds)")
            }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        player.play()
        stage.pass(0.39)
        #expect(notes.take() == [])
        stage.pass(0.1)
        #expect(notes.take() == ["end, rate 0.0, at 0.4"])
        // Played again at the end it is at the end.
        player.play()
        stage.pass(0.1)
        #expect(player.rate == 0 && notes.take() == [])
        player.seek(to: .zero)
        player.play()
        stage.pass(0.5)
        #expect(notes.take() == ["end, rate 0.0, at 0.4"])
    }

    @Test("With no action a player stands at the end until it is moved, and plays on")
    func noAction() {
        let player = player()
        player.actionAtItemEnd = .none
        player.play()
        stage.pass(1)
        #expect(player.rate == 1 && player.currentTime().seconds == 0.4)
        player.seek(to: .zero)
        stage.pass(0.1)
        #expect(abs(player.currentTime().seconds - 0.1) < 1e-6)
    }

    @Test("Playing ends where the item says")
    func forwardEnd() {
        let notes = Notes()
        let player = player()
        player.currentItem?.forwardPlaybackEndTime = CMTime(value: 1, timescale: 4)
        let observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { _ in notes.add("end") }
        defer { NotificationCenter.default.removeObserver(observer) }
        player.play()
        stage.pass(1)
        #expect(notes.all == ["end"] && player.rate == 0)
        #expect(abs(player.currentTime().seconds - 0.25) < 1e-4)
    }

    @Test("Observers are told in the order of their times, and of their coming")
    func observers() {
        let notes = Notes()
        let player = player()
        let first = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 10), queue: .main)
        {
            notes.add(String(format: "every %.1f", $0.seconds))
        }
        let times = [0.3, 0.15].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
        let second = player.addBoundaryTimeObserver(forTimes: times, queue: nil) { notes.add("past") }
        player.play()
        stage.settle()
        #expect(notes.take() == ["every 0.0"])
        stage.pass(0.32)
        #expect(notes.take() == ["every 0.1", "past", "every 0.2", "every 0.3", "past"])
        player.pause()
        stage.pass(1)
        #expect(notes.take() == ["every 0.3"])
        player.seek(to: CMTime(value: 1, timescale: 20))
        stage.settle()
        #expect(notes.take() == ["every 0.1"])
        player.removeTimeObserver(first)
        player.play()
        stage.pass(0.15)
        #expect(notes.take() == ["past"])
        player.removeTimeObserver(second)
        stage.pass(1)
        #expect(notes.take() == [])
    }

    @Test("A seek takes the place of one that has not ended")
    func seeking() {
        let notes = Notes()
        let player = player()
        player.seek(to: CMTime(value: 1, timescale: 10)) { notes.add("first \($0)") }
        player.seek(to: CMTime(value: 2, timescale: 10), toleranceBefore: .zero, toleranceAfter: .zero) {
            notes.add("second \($0)")
        }
        #expect(notes.take() == ["first false"])
        stage.settle()
        #expect(notes.take() == ["second true"] && player.currentTime().seconds == 0.2)
        player.seek(to: CMTime(value: 9, timescale: 1))
        stage.settle()
        #expect(player.currentTime().seconds == 0.4)
        player.seek(to: .invalid) { notes.add("invalid \($0)") }
        #expect(notes.take() == ["invalid false"])
        stage.context.enter { AVPlayer() }.seek(to: .zero) { notes.add("nothing \($0)") }
        #expect(notes.take() == ["nothing false"])
    }

    @Test("A seek before the item is open ends when it is")
    func earlySeek() {
        let notes = Notes()
        let player = stage.context.enter { AVPlayer(url: Clips.sound) }
        player.seek(to: CMTime(value: 1, timescale: 10)) { notes.add("\($0)") }
        #expect(notes.all == [] && player.currentTime().seconds == 0.1)
        stage.settle()
        #expect(notes.all == ["true"] && player.currentTime().seconds == 0.1)
    }

    @Test("An awaited seek")
    func asyncSeek() async {
        let player = player()
        async let isThere = player.seek(to: CMTime(value: 1, timescale: 10))
        #expect(await eventually { player.currentTime().seconds == 0.1 })
        stage.settle()
        #expect(await isThere)
    }

    @Test("What changes by itself can be observed, by key paths and by names")
    func observing() {
        let notes = Notes()
        let player = stage.context.enter { AVPlayer(url: Clips.sound) }
        let item = player.currentItem!
        let observations = [
            item.observe(\.status, options: [.new, .old]) { _, change in
                notes.add("status \(change.oldValue!.rawValue) to \(change.newValue!.rawValue)")
            },
            player.observe(\.timeControlStatus, options: .new) { _, change in
                notes.add("control \(change.newValue!.rawValue)")
            },
            player.observe(\.rate, options: .new) { _, change in notes.add("rate \(change.newValue!)") },
        ]
        var published: [Int] = []
        let subscription = player.publisher(for: \.timeControlStatus).sink { published.append($0.rawValue) }
        player.play()
        #expect(notes.take() == ["rate 1.0", "control 1"])
        stage.settle()
        #expect(notes.take() == ["status 0 to 1", "control 2"])
        stage.pass(1)
        #expect(notes.take() == ["rate 0.0", "control 0"])
        #expect(published == [0, 1, 2, 0])
        withExtendedLifetime((observations, subscription)) {}
    }

    @Test(
        "Where there is no file, or it is no sound, the item says why",
        arguments: [Clips.missing, Clips.text, Clips.broken])
    func failing(_ url: URL) throws {
        let player = player(url)
        let item = try #require(player.currentItem)
        #expect(item.status == .failed)
        let text = try #require(item.error).localizedDescription
        #expect(text.contains(url.path))
        if url == Clips.missing {
            #expect(item.error as? URLError != nil && text.contains("there is no such file"))
        }
        if url == Clips.text { #expect((item.error as? AVError)?.code == .fileFormatNotRecognized) }
        player.play()
        #expect(player.rate == 0 && player.timeControlStatus == .paused)
        // The next one is played.
        stage.act { player.replaceCurrentItem(with: AVPlayerItem(url: Clips.sound)) }
        player.play()
        #expect(player.timeControlStatus == .playing && player.status == .readyToPlay)
    }

    @Test("A player that goes takes what it plays along")
    func leaving() async {
        let item = AVPlayerItem(url: Clips.longSound)
        var player: AVPlayer? = stage.act { AVPlayer(playerItem: item) }
        player?.play()
        stage.pass(0.5)
        weak let weak = player
        player = nil
        #expect(weak == nil)
        #expect(await eventually { item.engine == nil })
        #expect(abs(item.currentTime().seconds - 0.5) < 1e-6)
        // Another one goes on.
        let next = stage.act { AVPlayer(playerItem: item) }
        #expect(abs(next.currentTime().seconds - 0.5) < 1e-6 && item.status == .readyToPlay)
    }
}

@MainActor
@Suite("Without GStreamer", .serialized)
struct MissingLibraryTests {
    @Test("An item fails with one sentence that names the packages")
    func missing() throws {
        Engines.hide(true)
        defer { Engines.hide(false) }
        let stage = Stage()
        let player = stage.act { AVPlayer(url: Clips.longSound) }
        #expect(player.status == .failed && player.currentItem?.status == .failed)
        #expect(
            player.currentItem?.error?.localizedDescription
                == "\(Clips.longSound.path) cannot be played: GStreamer is not installed. On Debian: apt-get install "
                + "gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-libav")
        #expect(throws: AVError.self) { try AVAudioPlayer(data: Clips.wave(seconds: 0.1)) }
        #expect(throws: AVError.self) {
            try AVAssetImageGenerator(asset: AVAsset(url: Clips.longSound)).copyCGImage(
                at: .zero, actualTime: nil)
        }
    }
}
