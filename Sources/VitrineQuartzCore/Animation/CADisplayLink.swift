/// How often a display link would like to run.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The least rate, in frames a second.
    public var minimum: Float
    /// The greatest rate, in frames a second.
    public var maximum: Float
    public var __preferred: Float
    /// The rate aimed at; nil leaves it to the system.
    public var preferred: Float? { __preferred == 0 ? nil : __preferred }
    /// Makes a range, in frames a second.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        __preferred = preferred ?? 0
    }
    /// The system's choice.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// A timer that fires with every frame.
///
/// There are no selectors on Linux, so a link is made from a closure; everything else is as in Core
/// Animation. It is held by the frame clock from `add(to:forMode:)` to `invalidate()`.
@MainActor @preconcurrency
public final class CADisplayLink: NSObject {
    private let action: (CADisplayLink) -> Void
    private static var active: [CADisplayLink] = []
    /// Asks for a frame; installed by the frame scheduler.
    package static var onNeedsFrame: (@MainActor () -> Void)?

    /// Makes a link that calls `action` with every frame once it is added to a run loop.
    public init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// The time of the frame being prepared, as `CACurrentMediaTime()`.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the next frame is expected.
    public var targetTimestamp: CFTimeInterval { timestamp + max(duration, interval) }
    /// Seconds between frames.
    public private(set) var duration: CFTimeInterval = 1.0 / 60
    /// Whether the link is silent.
    public var isPaused = false { didSet { if !isPaused, isAdded { Self.onNeedsFrame?() } } }
    /// The rate the link would like: frames in between pass without it. The display's own by default, and at
    /// most that.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// The seconds between two calls that the preferred rate asks for; 0 for every frame.
    private var interval: CFTimeInterval {
        let range = preferredFrameRateRange
        let rate = range.preferred ?? range.maximum
        return rate > 0 ? 1 / CFTimeInterval(rate) : 0
    }
    private var lastFrame: CFTimeInterval = 0

    private var isAdded = false

    /// Starts the link. The run loop and its mode have one meaning here: the frame clock.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isAdded else { return }
        isAdded = true
        Self.active.append(self)
        Self.onNeedsFrame?()
    }

    /// Stops the link.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

    /// Stops the link and releases its closure's owner.
    public func invalidate() {
        isAdded = false
        Self.active.removeAll { $0 === self }
    }

    /// Whether a link wants a frame.
    package static var wantsFrames: Bool { active.contains { !$0.isPaused } }

    /// Fires every running link for the frame at `time`.
    package static func step(_ time: CFTimeInterval) {
        for link in active where !link.isPaused && link.isAdded {
            let elapsed = time - link.lastFrame
            if link.lastFrame > 0, elapsed > 0, elapsed < 0.1 { link.duration = elapsed }
            link.lastFrame = time
            // Half a frame early is on time: the preferred instants rarely coincide with frames.
            guard link.timestamp == 0 || time - link.timestamp >= link.interval - link.duration / 2 else {
                continue
            }
            link.timestamp = time
            link.action(link)
        }
    }
}
