import CVitrineMedia
import Foundation
import VitrineQuartzCore

/// Plays by GStreamer's clock, with sound.
@MainActor
final class RealTimeEngine: PlaybackEngine {
    /// What a seek that is under way is for.
    private enum Errand {
        /// Somebody wants to be elsewhere.
        case place
        /// The rate changes.
        case rate
    }

    var onEvent: ((PlaybackEvent) -> Void)?
    private var pipeline: MediaPipeline?
    private var facts: MediaFacts?
    private var hasFailed = false
    private var isBuffering = false
    private var errand: Errand?
    /// The end of the seek that is under way, or waits.
    private var goal: MediaTime?
    /// The seek that begins when the one that is under way has ended.
    private var next: (time: MediaTime, isExact: Bool)?
    /// The rate that GStreamer was told.
    private var toldRate: Float = 1
    private var lastTime: MediaTime = 0
    private var hasEnded = false

    init(_ url: URL, soundAlone: Bool, _ context: RuntimeContext) {
        pipeline = MediaPipeline(url, soundAlone ? .sounds : .plays) { [weak self, weak context] in
            guard let self else { return }
            if let context { context.enter { self.look() } } else { self.look() }
        }
        if pipeline == nil {
            context.laterTurns.perform { [weak self] in self?.fail(MediaFault(.noLibrary)) }
        }
    }

    var time: MediaTime {
        if let goal { return goal }
        if hasEnded, let duration = facts?.duration { return duration }
        if let position = pipeline?.position { lastTime = position }
        return lastTime
    }

    var rate: Float = 0 {
        didSet { if rate != oldValue { rateDidChange() } }
    }

    var volume: Float = 1 { didSet { pipeline?.setVolume(Double(volume)) } }
    var isMuted = false { didSet { pipeline?.setMuted(isMuted) } }
    var pan: Float = 0 { didSet { pipeline?.setPan(Double(pan)) } }

    func seek(to time: MediaTime, isExact: Bool) {
        goal = max(0, time)
        hasEnded = false
        next = (max(0, time), isExact)
        startNext()
    }

    func picture(after number: UInt64) -> (picture: VideoPicture, number: UInt64)? {
        pipeline?.picture(after: number)
    }

    func close() {
        onEvent = nil
        pipeline?.setPlaying(false)
        pipeline = nil
    }

    // MARK: Commands

    private func rateDidChange() {
        guard facts != nil, errand == nil else { return }
        if rate > 0, rate != toldRate {
            start(at: next?.time ?? time, isExact: next?.isExact ?? true, for: next == nil ? .rate : .place)
            next = nil
        } else {
            run()
        }
    }

    private func run() {
        pipeline?.setPlaying(rate > 0 && !isBuffering && !hasEnded)
        // At the end there is nothing to play.
        if rate > 0, hasEnded { onEvent?(.ended) }
    }

    private func startNext() {
        guard facts != nil, errand == nil, let next else { return }
        self.next = nil
        start(at: next.time, isExact: next.isExact, for: .place)
    }

    private func start(at time: MediaTime, isExact: Bool, for errand: Errand) {
        if rate > 0 { toldRate = rate }
        let end = facts?.duration ?? .max
        goal = min(time, end)
        self.errand = errand
        guard facts?.isSeekable == true,
            pipeline?.seek(to: min(time, end), rate: Double(toldRate), isExact: isExact) == true
        else {
            // What cannot be sought stays where it is.
            errandDidEnd()
            return
        }
    }

    private func errandDidEnd() {
        let ended = errand
        errand = nil
        if next != nil { return startNext() }
        goal = nil
        run()
        if ended == .place { onEvent?(.seekEnded) }
        if errand == nil, rate > 0, rate != toldRate { rateDidChange() }
    }

    // MARK: Events

    private func look() {
        while let pipeline {
            let event = pipeline.nextEvent()
            switch event.kind {
            case vitrine_media_event_ready: isReady(pipeline)
            case vitrine_media_event_ended: isAtEnd()
            case vitrine_media_event_failed: fail(MediaFault(event))
            case vitrine_media_event_buffering: buffer(Int(event.percent))
            case vitrine_media_event_duration: durationDidChange(pipeline)
            default: return
            }
        }
    }

    private func isReady(_ pipeline: MediaPipeline) {
        if facts != nil {
            if errand != nil { errandDidEnd() }
            return
        }
        let facts = pipeline.facts
        self.facts = facts
        onEvent?(.ready(facts))
        if next != nil { startNext() } else { rateDidChange() }
    }

    private func isAtEnd() {
        // That of before a seek.
        guard errand == nil, !hasEnded, facts != nil else { return }
        lastTime = pipeline?.position ?? lastTime
        hasEnded = true
        onEvent?(.ended)
    }

    private func fail(_ fault: MediaFault) {
        guard !hasFailed else { return }
        hasFailed = true
        onEvent?(.failed(fault))
    }

    private func buffer(_ percent: Int) {
        let isFull = percent >= 100
        guard isBuffering == isFull else { return }
        isBuffering = !isFull
        onEvent?(.buffering(isBuffering))
        if facts != nil, errand == nil { run() }
    }

    private func durationDidChange(_ pipeline: MediaPipeline) {
        guard facts != nil, let duration = pipeline.facts.duration, duration != facts?.duration else {
            return
        }
        facts?.duration = duration
        onEvent?(.duration(duration))
    }
}
