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
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
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
    private let playback: SoundPlayback
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
            self.playback.onEnd = { [weak self] fault in self?.didEnd(fault) }
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
    /// - Returns: True.
    @discardableResult
    open func prepareToPlay() -> Bool {
        onMainThread { self.playback.prepare() }
        return true
    }

    /// Plays from where it is.
    /// - Returns: True.
    @discardableResult
    open func play() -> Bool {
        onMainThread { self.playback.play() }
        return true
    }

    /// Plays from where it is, at a time.
    ///
    /// - Parameter time: As ``deviceCurrentTime`` has it.
    /// - Returns: True.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        onMainThread { self.playback.play(at: time) }
        return true
    }

    /// Stands still, ready to go on.
    open func pause() { onMainThread { self.playback.pause() } }

    /// Stands still, and gives the device back.
    open func stop() { onMainThread { self.playback.stop() } }

    /// Whether it is playing, or waits for the time at which it is to.
    open var isPlaying: Bool { onMainThread { self.playback.isPlaying } }

    /// Where it is, in seconds. 0 once it has been played to its end.
    open var currentTime: TimeInterval {
        get { onMainThread { self.playback.time } }
        set { onMainThread { self.playback.time = newValue } }
    }

    /// The time that ``play(atTime:)`` goes by, in seconds.
    open var deviceCurrentTime: TimeInterval { onMainThread { CACurrentMediaTime() } }

    // MARK: How it sounds

    /// How loud it is, 0…1; 1 unless set.
    open var volume: Float {
        get { onMainThread { self.playback.volume } }
        set { setVolume(newValue, fadeDuration: 0) }
    }

    /// Makes it louder or softer in some seconds.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        onMainThread { self.playback.setVolume(volume, in: duration) }
    }

    /// -1 left, 0 in the middle, 1 right.
    open var pan: Float {
        get { onMainThread { self.playback.pan } }
        set { onMainThread { self.playback.pan = min(max(newValue, -1), 1) } }
    }

    /// Whether ``rate`` counts. Not unless set.
    open var enableRate = false { didSet { rateDidChange() } }

    /// How fast it is, 0.5…2; 1 unless set. As high as it was.
    open var rate: Float = 1 { didSet { rateDidChange() } }

    private func rateDidChange() {
        let rate = enableRate ? min(max(rate, 0.5), 2) : 1
        onMainThread { self.playback.rate = rate }
    }

    /// How often it comes again; less than 0 for ever. 0 unless set.
    open var numberOfLoops: Int {
        get { onMainThread { self.playback.numberOfLoops } }
        set { onMainThread { self.playback.numberOfLoops = newValue } }
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
