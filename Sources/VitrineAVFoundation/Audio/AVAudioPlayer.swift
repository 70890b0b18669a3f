import CVitrineMedia
import Dispatch
public import Foundation
import VitrineQuartzCore
import VitrineSupport

/// Is told what becomes of a sound, on the main thread. Each method may be left out.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// A sound has come to its end.
    ///
    /// - Parameter flag: Whether all of it was played.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// A sound could not be played on.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing, as AVFoundation without the method.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing, as AVFoundation without the method.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound, from a file or from memory.
///
/// May be used on any thread; what it does, it does on the main one. Nothing is heard in tests, and where a picture is
/// rendered: there a sound takes as long as the clock takes that is moved.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// The file; nil for a sound from memory.
    public let url: URL?
    /// The bytes of a sound from memory.
    public let data: Data?
    /// Seconds.
    public let duration: TimeInterval
    /// 1 or 2, or more.
    public let numberOfChannels: Int
    /// Told what becomes of the sound.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Nil for one that was made of nothing.
    private let playback: SoundPlayback?
    /// The file that holds a sound from memory.
    private let memory: MemoryFile?

    /// Opens a file, and reads what it is.
    ///
    /// - Throws: Where there is no file, or it is no sound: ``AVError``, or a `URLError`.
    public convenience init(contentsOf url: URL) throws { try self.init(url, nil, nil) }

    /// Opens a file, and reads what it is.
    ///
    /// - Parameter utiString: The type of the sound. Sounds are known by their contents, so it makes no difference.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(url, nil, nil)
    }

    /// Reads what the sound is that bytes of a file are.
    public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

    /// Reads what the sound is that bytes of a file are.
    ///
    /// - Parameter utiString: The type of the sound. Sounds are known by their contents, so it makes no difference.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws {
        let memory = try MemoryFile(data)
        try self.init(memory.url, data, memory)
    }

    /// A player of nothing, which does not play: what a variable has until there is a sound.
    public override init() {
        (url, data, memory, playback) = (nil, nil, nil, nil)
        (duration, numberOfChannels) = (0, 0)
        super.init()
    }

    private init(_ url: URL, _ data: Data?, _ memory: MemoryFile?) throws {
        self.url = data == nil ? url : nil
        self.data = data
        self.memory = memory
        let facts: MediaFacts
        do { facts = try AssetLoader(url).look().get().facts } catch { throw error.error(of: url) }
        guard facts.audioCount > 0 else {
            throw MediaFault(.unknownFormat, reason: "no sound").error(of: url)
        }
        duration = facts.duration?.seconds ?? 0
        numberOfChannels = facts.channels
        playback = onMainThread { SoundPlayback(url) }
        super.init()
        onMainThread {
            self.playback?.onEnd = { [weak self] fault in self?.didEnd(fault) }
        }
    }

    @MainActor
    private func didEnd(_ fault: MediaFault?) {
        if let fault, let url = url ?? memory?.url {
            delegate?.audioPlayerDecodeErrorDidOccur(self, error: fault.error(of: url))
        }
        delegate?.audioPlayerDidFinishPlaying(self, successfully: fault == nil)
    }

    // MARK: Playing

    /// Opens the device, so that ``play()`` is heard at once.
    /// - Returns: Whether there is a sound.
    @discardableResult
    open func prepareToPlay() -> Bool { act { $0.prepare() } }

    /// Plays from where it is.
    /// - Returns: Whether there is a sound.
    @discardableResult
    open func play() -> Bool { act { $0.play() } }

    /// Plays from where it is, at a time.
    ///
    /// - Parameter time: As ``deviceCurrentTime`` has it.
    /// - Returns: Whether there is a sound.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { act { $0.play(at: time) } }

    @discardableResult
    private func act(_ body: @MainActor (SoundPlayback) -> Void) -> Bool {
        guard let playback else { return false }
        onMainThread { body(playback) }
        return true
    }

    /// Stands still, ready to go on.
    open func pause() { act { $0.pause() } }

    /// Stands still, and gives the device back.
    open func stop() { act { $0.stop() } }

    /// Whether it is playing, or waits for the time at which it is to.
    open var isPlaying: Bool { onMainThread { self.playback?.isPlaying ?? false } }

    /// Where it is, in seconds. 0 once it has been played to its end.
    open var currentTime: TimeInterval {
        get { onMainThread { self.playback?.time ?? 0 } }
        set { act { $0.time = newValue } }
    }

    /// The time that ``play(atTime:)`` goes by, in seconds.
    open var deviceCurrentTime: TimeInterval { onMainThread { CACurrentMediaTime() } }

    // MARK: How it sounds

    /// How loud it is, 0…1; 1 unless set.
    open var volume: Float {
        get { onMainThread { self.playback?.volume ?? 1 } }
        set { setVolume(newValue, fadeDuration: 0) }
    }

    /// Makes it louder or softer in some seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        act { $0.setVolume(volume, in: duration) }
    }

    /// -1 left, 0 in the middle, 1 right.
    open var pan: Float {
        get { onMainThread { self.playback?.pan ?? 0 } }
        set { act { $0.pan = min(max(newValue, -1), 1) } }
    }

    /// Whether ``rate`` counts. Not unless set.
    open var enableRate = false { didSet { rateDidChange() } }

    /// How fast it is, 0.5…2; 1 unless set. As high as it was.
    open var rate: Float = 1 { didSet { rateDidChange() } }

    private func rateDidChange() {
        let rate = enableRate ? min(max(rate, 0.5), 2) : 1
        act { $0.rate = rate }
    }

    /// How often it comes again; less than 0 for ever. 0 unless set.
    open var numberOfLoops: Int {
        get { onMainThread { self.playback?.numberOfLoops ?? 0 } }
        set { act { $0.numberOfLoops = newValue } }
    }
}

/// Does something on the main thread, at once if this is it.
func onMainThread<Answer>(_ body: @MainActor () -> Answer) -> Answer {
    typealias Plain = () -> Answer
    return withoutActuallyEscaping(body) { body in
        let plain = unsafeBitCast(body, to: Plain.self)
        return MainThread.isCurrent ? plain() : DispatchQueue.main.sync(execute: plain)
    }
}

/// Bytes that can be opened as a file is.
final class MemoryFile: Sendable {
    private let descriptor: Int32

    init(_ data: Data) throws {
        descriptor = data.withUnsafeBytes { vitrine_media_memory_file($0.baseAddress, Int64($0.count)) }
        guard descriptor >= 0 else {
            throw AVError(
                .unknown, "A sound of \(data.count) bytes cannot be played: there is no memory for it.")
        }
    }

    deinit { close(descriptor) }

    var url: URL { URL(fileURLWithPath: "/proc/self/fd/\(descriptor)") }
}
