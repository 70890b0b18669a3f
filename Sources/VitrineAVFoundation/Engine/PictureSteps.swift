import Foundation

/// The pictures of a video, asked for by their times.
///
/// For one thread at a time.
final class PictureSteps {
    /// From where on it is faster to look for a picture than to read all before it.
    private static let longWay: MediaTime = 2_000_000_000
    private static let patience: TimeInterval = 10

    private let pipeline: MediaPipeline
    private var current: VideoPicture?
    private var following: VideoPicture?
    private var number: UInt64 = 0
    private var hasStarted = false
    private var isAtEnd = false

    /// - Parameter pipeline: One that steps, and is open.
    init(_ pipeline: MediaPipeline) { self.pipeline = pipeline }

    /// The picture that is shown at a time, unless it is the one with a number.
    func picture(at time: MediaTime, after known: UInt64) -> (picture: VideoPicture, number: UInt64)? {
        find(time)
        guard let current, number != known else { return nil }
        return (current, number)
    }

    private func find(_ time: MediaTime) {
        if !hasStarted {
            hasStarted = true
            pipeline.setPlaying(true)
            following = pipeline.nextPicture(Self.patience)
            step()
        }
        guard let first = current?.time else { return }
        let reach = following?.time ?? first
        if time < first || time > reach && time - reach > Self.longWay && !isAtEnd { jump(to: time) }
        while let next = following, next.time <= time { step() }
    }

    private func step() {
        guard let next = following else { return }
        current = next
        number += 1
        following = pipeline.nextPicture(Self.patience)
        isAtEnd = following == nil
    }

    private func jump(to time: MediaTime) {
        guard pipeline.seek(to: time), pipeline.wait(Self.patience) else { return }
        guard let found = pipeline.nextPicture(Self.patience) else {
            isAtEnd = true
            following = nil
            return
        }
        following = found
        step()
    }
}
