import CVitrineMedia
import Foundation

/// What a file or stream is, as far as it was found out when it was opened.
struct MediaFacts: Sendable, Equatable {
    /// Nil where it has no end yet.
    var duration: MediaTime?
    var isSeekable = false
    var videoCount = 0
    var audioCount = 0
    /// In points of the video; zero without one.
    var size = CGSize.zero
    /// Pictures a second; 0 where it is not known.
    var frameRate = 0.0
    var channels = 0
    /// Samples a second.
    var sampleRate = 0.0

    init() {}

    init(_ facts: vitrine_media_facts) {
        duration = facts.duration >= 0 ? facts.duration : nil
        isSeekable = facts.is_seekable
        videoCount = Int(facts.video_count)
        audioCount = Int(facts.audio_count)
        size = CGSize(width: Int(facts.width), height: Int(facts.height))
        frameRate = facts.frame_rate
        channels = Int(facts.channels)
        sampleRate = Double(facts.sample_rate)
    }

    /// Whether there is anything to be seen or heard.
    var isPlayable: Bool { videoCount + audioCount > 0 }
}
