import CVitrineMedia
import Foundation
import VitrinePlatform
import VitrineQuartzCore

/// What happens to what is played.
enum PlaybackEvent {
    /// It is open.
    case ready(MediaFacts)
    /// The last seek has ended.
    case seekEnded
    /// It has come to its end.
    case ended
    /// It cannot be played any further.
    case failed(MediaFault)
    /// It waits for more of a stream, or goes on.
    case buffering(Bool)
    /// Its length became known.
    case duration(MediaTime)
}

/// What plays one file or stream: in real time, or along with a clock that is moved.
@MainActor
protocol PlaybackEngine: AnyObject {
    /// Told of what happens, on the main thread, within the context of the player.
    var onEvent: ((PlaybackEvent) -> Void)? { get set }
    /// Where it is.
    var time: MediaTime { get }
    /// How fast it is to go; 0 pauses.
    var rate: Float { get set }
    /// 0…1.
    var volume: Float { get set }
    var isMuted: Bool { get set }
    /// -1 left … 1 right, of sound alone.
    var pan: Float { get set }
    /// Goes to a time; another one takes the place of one that has not ended.
    ///
    /// - Parameter isExact: Whether the next place that can be reached fast does not do.
    func seek(to time: MediaTime, isExact: Bool)
    /// The picture that is shown now, unless it is the one with a number.
    func picture(after number: UInt64) -> (picture: VideoPicture, number: UInt64)?
    /// Ends it; it tells nobody any more.
    func close()
}

/// Makes engines.
@MainActor
enum Engines {
    /// Whether GStreamer is installed.
    static var areThere: Bool { vitrine_media_available() }

    /// Acts as if it were not, for tests.
    static func hide(_ isHidden: Bool) { vitrine_media_hide(isHidden) }

    /// Opens a file or stream for what goes by a context's clock.
    ///
    /// Where that clock is moved by somebody (in tests, and where pictures are rendered) nothing is heard, and the
    /// media goes on as the clock does.
    static func open(_ url: URL, soundAlone: Bool = false, in context: RuntimeContext) -> any PlaybackEngine {
        context.clock is VirtualClock
            ? SteppedEngine(url, context) : RealTimeEngine(url, soundAlone: soundAlone, context)
    }
}
