import Foundation
import VitrineCoreMedia
import VitrinePlatform
import VitrineQuartzCore

/// What an ``AVAudioPlayer`` does, on the main thread.
@MainActor
final class SoundPlayback {
    /// Seconds between two steps of a volume that changes slowly.
    private static let fadeStep: TimeInterval = 0.02

    private let url: URL
    private let context = RuntimeContext.current
    private var engine: (any PlaybackEngine)?
    /// Where it goes on when it is opened again.
    private var place: MediaTime = 0
    private var loopsLeft = 0
    private var start: ClockTimer?
    private var fade: ClockTimer?
    private(set) var isPlaying = false
    /// Told of the end, and of why it came too early.
    var onEnd: ((MediaFault?) -> Void)?

    /// Negative for ever.
    var numberOfLoops = 0 { didSet { loopsLeft = numberOfLoops } }
    var rate: Float = 1 { didSet { if isPlaying { engine?.rate = rate } } }
    var pan: Float = 0 { didSet { engine?.pan = pan } }
    private(set) var volume: Float = 1
    private var heardVolume: Float = 1 { didSet { engine?.volume = min(max(heardVolume, 0), 1) } }

    init(_ url: URL) { self.url = url }

    var time: TimeInterval {
        get { (engine?.time ?? place).seconds }
        set {
            place = max(0, MediaTime(seconds: newValue))
            engine?.seek(to: place, isExact: true)
        }
    }

    func prepare() {
        guard engine == nil else { return }
        let engine = Engines.open(url, soundAlone: true, in: context)
        self.engine = engine
        engine.onEvent = { [weak self] in self?.hear($0) }
        engine.volume = min(max(heardVolume, 0), 1)
        engine.pan = pan
        if place > 0 { engine.seek(to: place, isExact: true) }
    }

    func play() {
        start?.cancel()
        start = nil
        prepare()
        isPlaying = true
        engine?.rate = rate
    }

    /// Plays at a time of the context's clock.
    func play(at time: TimeInterval) {
        prepare()
        start?.cancel()
        guard time > context.now else { return play() }
        isPlaying = true
        start = context.schedule(at: time) { [weak self] in self?.play() }
    }

    func pause() {
        start?.cancel()
        isPlaying = false
        engine?.rate = 0
    }

    func stop() {
        pause()
        place = engine?.time ?? place
        engine?.close()
        engine = nil
        loopsLeft = numberOfLoops
    }

    /// Sets the volume, in some seconds.
    func setVolume(_ new: Float, in seconds: TimeInterval) {
        fade?.cancel()
        volume = new
        guard seconds > 0 else {
            heardVolume = new
            return
        }
        step(from: heardVolume, to: new, since: context.now, in: seconds)
    }

    private func step(from old: Float, to new: Float, since begin: TimeInterval, in seconds: TimeInterval) {
        let progress = Float(min(1, (context.now - begin) / seconds))
        heardVolume = old + (new - old) * progress
        guard progress < 1 else { return }
        fade = context.schedule(after: Self.fadeStep) { [weak self] in
            self?.step(from: old, to: new, since: begin, in: seconds)
        }
    }

    private func hear(_ event: PlaybackEvent) {
        switch event {
        case .ended: didEnd()
        case .failed(let fault):
            stop()
            onEnd?(fault)
        default: break
        }
    }

    private func didEnd() {
        guard isPlaying else { return }
        engine?.seek(to: 0, isExact: true)
        if loopsLeft != 0 {
            if loopsLeft > 0 { loopsLeft -= 1 }
            return
        }
        pause()
        loopsLeft = numberOfLoops
        onEnd?(nil)
    }
}
