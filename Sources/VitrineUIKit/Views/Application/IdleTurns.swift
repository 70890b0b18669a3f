import VitrinePlatform
package import VitrineQuartzCore

/// Something that has work for the time between frames: making what is likely to be wanted soon.
@MainActor
package protocol IdleWorker: AnyObject {
    /// Does one piece of the work, as small as it comes. Returns whether there is more.
    func doIdleWork() -> Bool
}

/// Gives turns between frames to those who have work for them, such that no frame comes later for it.
///
/// On a display there is time after a frame has been painted if less than half of its duration has passed since it
/// began. What is left over waits for the end of the next frame; if none follows, it is done piece by piece, between
/// which events come in. In memory there is no such time: a fixed number of pieces follows each frame, so that what is
/// done depends on the frames alone.
@MainActor
package final class IdleTurns: RuntimeContextPart {
    /// How many pieces follow a frame in memory.
    static let piecesInMemory = 8

    private struct Weak {
        weak var worker: (any IdleWorker)?
    }

    private unowned let context: RuntimeContext
    private var waiting: [Weak] = []
    private var slice = IdleSlice(frameBegan: 0, frameDuration: 0)
    private var timer: ClockTimer?

    package init(context: RuntimeContext) {
        self.context = context
    }

    /// Gives a worker turns after the frame that is being made, or the next one. Asking twice is the same as once; the
    /// worker is not kept.
    package func request(for worker: any IdleWorker) {
        guard !waiting.contains(where: { $0.worker === worker }) else { return }
        waiting.append(Weak(worker: worker))
    }

    /// A frame begins: what is left over waits for its end.
    func frameBegins() {
        timer?.cancel()
        timer = nil
    }

    /// A frame has been made.
    ///
    /// - Parameters:
    ///   - start: When it began, by the clock of the context.
    ///   - isOnDisplay: Whether it is painted right after this, and the next one comes by itself.
    func frameEnds(begunAt start: TimeInterval, isOnDisplay: Bool) {
        guard !waiting.isEmpty else { return }
        guard isOnDisplay else {
            for _ in 0..<Self.piecesInMemory where !doPiece() { return }
            return
        }
        slice = IdleSlice(
            frameBegan: start, frameDuration: 1 / Double(context.screen.maximumFramesPerSecond))
        // Whatever is due comes after the painting of the frame, which belongs to the same event.
        schedule(at: context.now)
    }

    private func schedule(at time: TimeInterval) {
        timer = context.schedule(at: time) { [weak self] in self?.work() }
    }

    private func work() {
        timer = nil
        while slice.hasTimeLeft(at: context.now) {
            guard doPiece() else { return }
        }
        if slice.isFollowedByNone(at: context.now), !doPiece() { return }
        schedule(at: slice.nextTurn(after: context.now))
    }

    /// Lets the first worker do a piece. Returns whether anybody has more to do.
    private func doPiece() -> Bool {
        guard let first = waiting.first else { return false }
        let hasMore = first.worker?.doIdleWork() ?? false
        if !hasMore, let index = waiting.firstIndex(where: { $0.worker === first.worker }) {
            waiting.remove(at: index)
        }
        return !waiting.isEmpty
    }
}

/// The time after a frame on a display, in seconds of one clock.
struct IdleSlice {
    var frameBegan: TimeInterval
    var frameDuration: TimeInterval

    /// Whether a piece of work may begin without the next frame having to wait for it.
    func hasTimeLeft(at now: TimeInterval) -> Bool { now - frameBegan < frameDuration / 2 }

    /// Whether the next frame would have begun by now, if there were one.
    func isFollowedByNone(at now: TimeInterval) -> Bool { now >= latestStartOfNext }

    /// The next frame may be a little late.
    private var latestStartOfNext: TimeInterval { frameBegan + frameDuration * 1.25 }

    /// When to look again, in between letting events come in.
    func nextTurn(after now: TimeInterval) -> TimeInterval {
        max(latestStartOfNext, now + frameDuration / 4)
    }
}

extension RuntimeContext {
    /// Who gets a turn between its frames.
    package var idleTurns: IdleTurns { part() }
}
