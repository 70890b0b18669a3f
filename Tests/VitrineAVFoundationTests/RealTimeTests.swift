import Foundation
import Testing
import VitrineQuartzCore

@testable import VitrineAVFoundation

/// By the machine's time: nothing here depends on how long anything takes.
@MainActor
@Suite("A player by the machine's time", .enabled(if: Clips.canPlay), .serialized)
struct RealTimeTests {
    private let context = RuntimeContext(clock: DispatchClock())

    private func player(_ url: URL) -> AVPlayer { context.enter { AVPlayer(url: url) } }

    @Test("A sound is opened, played to its end, and says so")
    func sound() async throws {
        let notes = Notes()
        let player = player(Clips.sound)
        #expect(player.currentItem?.engine is RealTimeEngine)
        let observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { _ in notes.add("end") }
        defer { NotificationCenter.default.removeObserver(observer) }
        let token = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 10), queue: nil) {
            notes.add("\(Int($0.seconds * 10))")
        }
        #expect(await eventually { player.status == .readyToPlay })
        #expect(player.currentItem?.duration.seconds == 0.4 && player.currentTime().seconds == 0)
        player.play()
        #expect(player.timeControlStatus == .playing)
        #expect(await eventually { notes.all.contains("end") })
        #expect(player.rate == 0 && player.currentTime().seconds == 0.4)
        // On a busy machine some may be told together.
        let told = notes.all.compactMap(Int.init)
        #expect(told == told.sorted() && told.last == 4 && Set(told).count >= 2)
        player.removeTimeObserver(token)
    }

    @Test("Played before it is open it plays when it is; paused it stays")
    func early() async {
        let player = player(Clips.longSound)
        player.play()
        #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
        #expect(await eventually { player.currentTime().seconds > 0.05 })
        player.pause()
        let time = player.currentTime()
        try? await Task.sleep(nanoseconds: 50_000_000)
        #expect(abs(player.currentTime().seconds - time.seconds) < 0.02)
        player.rate = 2
        #expect(await eventually { player.currentItem?.engine?.time ?? 0 > time.mediaTime! + 200_000_000 })
    }

    @Test("A seek ends where it should; one in its place tells the first")
    func seeking() async {
        let notes = Notes()
        let player = player(Clips.longSound)
        player.seek(to: CMTime(value: 1, timescale: 1)) { notes.add("first \($0)") }
        player.seek(to: CMTime(value: 3, timescale: 2), toleranceBefore: .zero, toleranceAfter: .zero) {
            notes.add("second \($0)")
        }
        #expect(await eventually { notes.all.count == 2 })
        #expect(notes.take() == ["first false", "second true"])
        #expect(abs(player.currentTime().seconds - 1.5) < 0.01)
        #expect(
            await player.seek(
                to: CMTime(value: 1, timescale: 4), toleranceBefore: .zero, toleranceAfter: .zero))
        #expect(abs(player.currentTime().seconds - 0.25) < 0.01 && player.rate == 0)
    }

    @Test("What cannot be played says why", arguments: [Clips.missing, Clips.text, Clips.broken])
    func failing(_ url: URL) async {
        let player = player(url)
        player.play()
        #expect(await eventually { player.currentItem?.status == .failed })
        #expect(player.currentItem?.error?.localizedDescription.contains(url.path) == true)
        #expect(player.rate == 0)
    }

    @Test("A looper goes on")
    func looper() async {
        let player = context.enter { AVQueuePlayer() }
        let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: Clips.sound))
        player.play()
        #expect(await eventually { looper.loopCount >= 2 })
        player.pause()
        #expect(player.items().count == 3)
    }

    @Test("Pictures come while it plays, and stay while it does not", .enabled(if: Clips.hasVideo))
    func pictures() async throws {
        let stage = Stage()
        let player = player(try #require(Clips.video))
        let layer = AVPlayerLayer(player: player)
        let tree = stage.show(layer)
        #expect(!layer.isReadyForDisplay)
        #expect(await eventually { layer.isReadyForDisplay })
        #expect(player.currentItem?.presentationSize == CGSize(width: 64, height: 32))
        #expect(layer.videoRect == CGRect(x: 0, y: 16, width: 64, height: 32))
        #expect(tree.color(32, 32) == "red" && tree.color(32, 8) == "clear")
        player.play()
        #expect(
            await eventually {
                stage.pass(1.0 / 60)
                return tree.color(32, 32) == "green"
            })
        #expect(await eventually { player.rate == 0 })
        stage.pass(0.1)
        _ = tree.render()
        LayerCounters.reset()
        stage.pass(1)
        _ = tree.render()
        #expect(LayerCounters.current.contents == 0)
    }

    @Test("Random commands leave a player that works", arguments: [1, 2, 3])
    func scripts(_ seed: Int) async {
        var random = Fuzz(seed)
        let player = player(Clips.longSound)
        for _ in 0..<25 {
            switch random.next(6) {
            case 0: player.play()
            case 1: player.pause()
            case 2:
                player.currentItem?.seek(
                    to: CMTime(value: Int64(random.next(25)), timescale: 10), completionHandler: nil)
            case 3: player.rate = [0.5, 1, 2][random.next(3)]
            case 4: player.replaceCurrentItem(with: AVPlayerItem(url: Clips.longSound))
            default: try? await Task.sleep(nanoseconds: UInt64(random.next(20)) * 1_000_000)
            }
        }
        player.pause()
        #expect(await eventually { player.currentItem?.status == .readyToPlay })
        #expect(
            await player.seek(
                to: CMTime(value: 1, timescale: 2), toleranceBefore: .zero, toleranceAfter: .zero))
        #expect(abs(player.currentTime().seconds - 0.5) < 0.01)
        player.play()
        #expect(await eventually { player.currentTime().seconds > 0.55 })
        player.pause()
    }
}
