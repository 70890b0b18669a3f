import Foundation
import Fuzzing
import Testing

@testable import VitrineAVFoundation

@MainActor
@Suite("Several items", .enabled(if: Clips.canPlay), .serialized)
struct QueueTests {
    private let stage = Stage()

    private func items(_ count: Int) -> [AVPlayerItem] {
        (0..<count).map { _ in AVPlayerItem(url: Clips.sound) }
    }

    @Test("Items are played one after the other, without a gap")
    func queue() {
        let items = items(3)
        let player = stage.act { AVQueuePlayer(items: items) }
        #expect(player.items() == items && player.currentItem === items[0])
        // The next one is open, the one after it is not.
        #expect(items.map { $0.status.rawValue } == [1, 1, 0])
        player.play()
        stage.pass(0.5)
        #expect(player.items() == Array(items[1...]) && player.currentItem === items[1] && player.rate == 1)
        #expect(abs(player.currentTime().seconds - 0.1) < 0.02)
        #expect(items[2].status == .readyToPlay)
        stage.pass(0.8)
        #expect(player.currentItem == nil && player.items() == [] && player.rate == 1)
        #expect(player.reasonForWaitingToPlay == .noItemToPlay)
    }

    @Test("Items are put in and taken out")
    func changing() {
        let items = items(4)
        let player = stage.act { AVQueuePlayer(items: [items[0]]) }
        player.insert(items[1], after: nil)
        player.insert(items[2], after: items[0])
        #expect(player.items() == [items[0], items[2], items[1]])
        #expect(!player.canInsert(items[1], after: nil) && !player.canInsert(items[3], after: items[3]))
        #expect(player.canInsert(items[3], after: items[2]))
        player.remove(items[0])
        #expect(player.currentItem === items[2] && items[0].player == nil)
        player.advanceToNextItem()
        #expect(player.currentItem === items[1])
        player.replaceCurrentItem(with: items[3])
        #expect(player.items() == [items[3]])
        player.removeAllItems()
        #expect(player.items() == [] && player.currentItem == nil)
        #expect(player.canInsert(items[0], after: nil))
    }

    @Test("A looper plays an item over and over, until it is ended")
    func looper() {
        let item = AVPlayerItem(url: Clips.sound)
        let player = stage.context.enter { AVQueuePlayer(playerItem: item) }
        let looper = AVPlayerLooper(player: player, templateItem: item)
        #expect(looper.status == .unknown && looper.loopingPlayerItems.count == 3)
        #expect(player.items() == looper.loopingPlayerItems)
        stage.settle()
        #expect(looper.status == .ready)
        player.play()
        stage.pass(2.1)
        #expect(looper.loopCount == 5 && abs(player.currentTime().seconds - 0.1) < 0.05)
        #expect(player.items().count == 3 && player.rate == 1)
        looper.disableLooping()
        #expect(looper.status == .cancelled)
        stage.pass(1)
        #expect(player.currentItem == nil && looper.loopCount == 6)
    }

    @Test("A looper of a part")
    func part() {
        let player = stage.context.enter { AVQueuePlayer() }
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 10), end: CMTime(value: 2, timescale: 10))
        let looper = AVPlayerLooper(
            player: player, templateItem: AVPlayerItem(url: Clips.sound), timeRange: range)
        stage.settle()
        #expect(player.currentTime().seconds == 0.1)
        player.play()
        for _ in 0..<40 {
            stage.pass(0.02)
            #expect((0.0999...0.2001).contains(player.currentTime().seconds))
        }
        #expect((7...8).contains(looper.loopCount))
        let missing = AVPlayerLooper(
            player: stage.context.enter { AVQueuePlayer() }, templateItem: AVPlayerItem(url: Clips.missing))
        stage.settle()
        #expect(missing.status == .failed && missing.error != nil)
    }

    /// What a player does to one item, without any of what it is made of.
    private struct Model {
        var time = 0.0, rate = 0.0, ends = 0, isAtEnd = false
        var action = AVPlayer.ActionAtItemEnd.pause
        let duration = 0.4

        mutating func pass(_ seconds: Double) {
            guard rate > 0, !isAtEnd else { return }
            time += seconds * rate
            if time >= duration - 1e-9 { end() }
        }

        mutating func end() {
            time = duration
            if !isAtEnd { ends += 1 }
            isAtEnd = true
            if action == .pause { rate = 0 }
        }

        mutating func setRate(_ new: Double) {
            rate = new
        }

        mutating func seek(_ seconds: Double) {
            time = min(max(0, seconds), duration)
            isAtEnd = false
        }

        mutating func replace() { (time, isAtEnd) = (0, false) }
    }

    @Test("Any order of commands leads to where it should", arguments: FuzzBudget.seeds(30))
    func scripts(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        var model = Model()
        let notes = Notes()
        let observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
        ) { _ in notes.add("end") }
        defer { NotificationCenter.default.removeObserver(observer) }
        let player = stage.act { AVPlayer(url: Clips.sound) }
        for _ in 0..<60 {
            switch random.int(0...6) {
            case 0:
                player.play()
                // At the end there is nothing to play.
                if model.isAtEnd, model.action == .pause { model.rate = 0 } else { model.setRate(1) }
                if model.isAtEnd { stage.pass(0.02) }
            case 1:
                player.pause()
                model.setRate(0)
            case 2:
                let seconds = random.double(-0.1...0.6)
                stage.act {
                    player.seek(to: CMTime(seconds: seconds, preferredTimescale: 1_000_000_000))
                }
                model.seek(seconds)
            case 3:
                guard !model.isAtEnd else { continue }
                let rate = random.pick([0.5, 1, 2])
                player.rate = Float(rate)
                model.setRate(rate)
            case 4:
                stage.act { player.replaceCurrentItem(with: AVPlayerItem(url: Clips.sound)) }
                model.replace()
            case 5:
                guard !model.isAtEnd else { continue }
                model.action = random.chance(0.5) ? .pause : .none
                player.actionAtItemEnd = model.action
            default:
                // Not to within a hair of the end, where rounding decides.
                let seconds = random.double(0.01...0.3)
                if abs(model.time + seconds * model.rate - 0.4) < 1e-3 { continue }
                stage.pass(seconds)
                model.pass(seconds)
            }
            #expect(abs(player.currentTime().seconds - model.time) < 1e-4)
            #expect(player.rate == Float(model.rate))
            #expect(player.timeControlStatus == (model.rate > 0 ? .playing : .paused))
            #expect(notes.all.count == model.ends)
        }
    }
}
