import CVitrineMedia
import Dispatch
import Foundation
import VitrineCoreGraphics

/// A file or stream that GStreamer has open.
///
/// May be used on any thread.
final class MediaPipeline: @unchecked Sendable {
    enum Use {
        /// In real time, with sound.
        case plays
        /// The same without pictures.
        case sounds
        /// Picture by picture.
        case steps
    }

    /// Wakes the main thread once for all that happens until it looks.
    private final class Waker: @unchecked Sendable {
        private let lock = NSLock()
        private var isAwake = false
        let look: @MainActor @Sendable () -> Void

        init(_ look: @escaping @MainActor @Sendable () -> Void) { self.look = look }

        func wake() {
            let isFirst = lock.withLock {
                defer { isAwake = true }
                return !isAwake
            }
            guard isFirst else { return }
            DispatchQueue.main.async {
                self.lock.withLock { self.isAwake = false }
                MainActor.assumeIsolated { self.look() }
            }
        }
    }

    private nonisolated(unsafe) let media: OpaquePointer
    private let waker: Waker?

    /// Begins to open it; nil where GStreamer is missing.
    ///
    /// - Parameter onEvent: Called when ``nextEvent()`` may have something.
    init?(_ url: URL, _ use: Use, onEvent: (@MainActor @Sendable () -> Void)? = nil) {
        let waker = onEvent.map { Waker($0) }
        let context = waker.map { Unmanaged.passUnretained($0).toOpaque() }
        let wake: vitrine_media_wake? =
            waker == nil
            ? nil : { Unmanaged<Waker>.fromOpaque($0!).takeUnretainedValue().wake() }
        let native: vitrine_media_use =
            switch use {
            case .plays: vitrine_media_plays
            case .sounds: vitrine_media_sounds
            case .steps: vitrine_media_steps
            }
        guard let media = vitrine_media_open(url.absoluteString, native, wake, context) else { return nil }
        self.media = media
        self.waker = waker
    }

    deinit {
        // Its threads have to end first, and those of a network may take their time.
        nonisolated(unsafe) let media = media
        let waker = waker
        DispatchQueue.global(qos: .utility).async {
            vitrine_media_close(media)
            withExtendedLifetime(waker) {}
        }
    }

    /// Waits until it is open, or a seek has ended; false if it failed, or took longer.
    func wait(_ patience: TimeInterval) -> Bool { vitrine_media_wait(media, MediaTime(seconds: patience)) }

    func nextEvent() -> vitrine_media_event { vitrine_media_next_event(media) }

    /// Why it failed: the first failure among the events that says more than that there is one.
    ///
    /// A pipeline may have failed a moment before its threads say why, so this waits for that, up to a fifth of a second.
    var fault: MediaFault {
        let last = ContinuousClock.now + .milliseconds(200)
        var found: MediaFault?
        repeat {
            let event = nextEvent()
            switch event.kind {
            case vitrine_media_event_none: usleep(1_000)
            case vitrine_media_event_failed:
                let fault = MediaFault(event)
                if fault.kind != .other { return fault }
                found = found ?? fault
            default: break
            }
        } while ContinuousClock.now < last
        return found ?? MediaFault(.other)
    }

    var facts: MediaFacts { MediaFacts(vitrine_media_get_facts(media)) }

    /// What the file says of itself, as "title".
    func tag(_ name: String) -> String? {
        guard let text = vitrine_media_copy_tag(media, name) else { return nil }
        defer { vitrine_media_free(text) }
        return String(cString: text)
    }

    /// Where it is; nil while it does not know.
    var position: MediaTime? {
        let position = vitrine_media_position(media)
        return position >= 0 ? position : nil
    }

    func setPlaying(_ isPlaying: Bool) { vitrine_media_set_playing(media, isPlaying) }

    /// Goes to a time, and on from there at a rate above 0.
    @discardableResult
    func seek(to time: MediaTime, rate: Double = 1, isExact: Bool = true) -> Bool {
        vitrine_media_seek(media, max(0, time), rate, isExact)
    }

    func setVolume(_ volume: Double) { vitrine_media_set_volume(media, volume) }
    func setMuted(_ isMuted: Bool) { vitrine_media_set_muted(media, isMuted) }
    func setPan(_ pan: Double) { vitrine_media_set_pan(media, pan) }

    /// The picture that is shown, unless it is the one with a number; 0 for none.
    func picture(after number: UInt64) -> (picture: VideoPicture, number: UInt64)? {
        var number = number
        var time: MediaTime = 0
        guard let surface = vitrine_media_copy_picture(media, &number, &time) else { return nil }
        return (VideoPicture(CGImage(surface: OpaquePointer(surface)), time: time), number)
    }

    /// The next picture, of a pipeline that steps; nil at the end and after a failure.
    func nextPicture(_ patience: TimeInterval) -> VideoPicture? {
        var time: MediaTime = 0
        guard let surface = vitrine_media_next_picture(media, MediaTime(seconds: patience), &time) else {
            return nil
        }
        return VideoPicture(CGImage(surface: OpaquePointer(surface)), time: time)
    }
}

/// A picture of a video.
struct VideoPicture: Sendable {
    let image: CGImage
    /// From when on it is shown.
    let time: MediaTime

    init(_ image: CGImage, time: MediaTime) { (self.image, self.time) = (image, time) }
}
