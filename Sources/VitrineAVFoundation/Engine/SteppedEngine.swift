import Foundation
import VitrinePlatform
import VitrineQuartzCore

/// Plays along with a clock that somebody moves: at each of its times the same picture shows, however long it took to
/// get there. Nothing is heard.
@MainActor
final class SteppedEngine: PlaybackEngine {
    /// How long is waited for a file. Files of the network are never opened: when they come is not a matter of the
    /// clock.
    private static let patience: TimeInterval = 10

    var onEvent: ((PlaybackEvent) -> Void)?
    private let context: RuntimeContext
    private var pictures: PictureSteps?
    private var facts: MediaFacts?
    /// Where it was, and when by the clock.
    private var anchor: (time: MediaTime, now: TimeInterval)
    private var endTimer: ClockTimer?
    private var isSeeking = false

    init(_ url: URL, _ context: RuntimeContext) {
        self.context = context
        anchor = (0, context.now)
        context.laterTurns.perform { [weak self] in self?.open(url) }
    }

    private func open(_ url: URL) {
        guard onEvent != nil, url.isFileURL else { return }
        guard let pipeline = MediaPipeline(url, .steps) else {
            onEvent?(.failed(MediaFault(.noLibrary)))
            return
        }
        guard pipeline.wait(Self.patience) else {
            onEvent?(.failed(pipeline.fault))
            return
        }
        let facts = pipeline.facts
        self.facts = facts
        if facts.videoCount > 0 { pictures = PictureSteps(pipeline) }
        anchor.time = within(anchor.time)
        anchor.now = context.now
        onEvent?(.ready(facts))
        if isSeeking { endSeek() }
        planEnd()
    }

    var time: MediaTime {
        guard facts != nil, rate > 0 else { return anchor.time }
        let passed = (context.now - anchor.now) * Double(rate)
        return within(anchor.time + MediaTime(seconds: max(0, passed)))
    }

    private func within(_ time: MediaTime) -> MediaTime { max(0, min(time, facts?.duration ?? .max)) }

    var rate: Float = 0 {
        willSet { anchor = (time, context.now) }
        didSet { if rate != oldValue { planEnd() } }
    }

    // Nothing is heard; kept for who reads them.
    var volume: Float = 1
    var isMuted = false
    var pan: Float = 0

    func seek(to time: MediaTime, isExact: Bool) {
        anchor = (within(time), context.now)
        isSeeking = true
        planEnd()
        guard facts != nil else { return }
        context.laterTurns.perform { [weak self] in self?.endSeek() }
    }

    private func endSeek() {
        guard isSeeking, facts != nil else { return }
        isSeeking = false
        onEvent?(.seekEnded)
    }

    func picture(after number: UInt64) -> (picture: VideoPicture, number: UInt64)? {
        pictures?.picture(at: time, after: number)
    }

    func close() {
        onEvent = nil
        endTimer?.cancel()
        pictures = nil
    }

    private func planEnd() {
        endTimer?.cancel()
        endTimer = nil
        guard let duration = facts?.duration, rate > 0 else { return }
        let left = (duration - anchor.time).seconds / Double(rate)
        endTimer = context.schedule(at: anchor.now + left) { [weak self] in
            guard let self, rate > 0 else { return }
            anchor = (duration, context.now)
            endTimer = nil
            onEvent?(.ended)
        }
    }
}
