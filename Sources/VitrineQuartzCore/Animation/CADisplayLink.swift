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
/// It calls a method of a target, which it keeps until `invalidate()`, or a closure, which is an addition of ours. The
/// frame clock holds it from `add(to:forMode:)` to `invalidate()`.
@MainActor @preconcurrency
public final class CADisplayLink: NSObject {
    /// Nil once the link is invalid.
    private var action: ((CADisplayLink) -> Void)?
    /// The links that it runs with: those of the context that was current when it was added.
    private weak var links: DisplayLinks?

    /// Makes a link that calls `action` with every frame once it is added to a run loop.
    public init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// Makes a link that calls a method of a target with every frame once it is added to a run loop.
    ///
    /// - Parameters:
    ///   - target: Kept until `invalidate()`.
    ///   - sel: A method without arguments, or with the link.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        action = { sel.send(to: target, [$0]) }
        super.init()
    }

    /// The time of the frame being prepared, as `CACurrentMediaTime()`.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the next frame is expected.
    public var targetTimestamp: CFTimeInterval { timestamp + max(duration, interval) }
    /// Seconds between frames.
    public private(set) var duration: CFTimeInterval = 1.0 / 60
    /// Whether the link is silent.
    public var isPaused = false { didSet { if !isPaused { links?.onNeedsFrame?() } } }
    /// The rate the link would like: frames in between pass without it. The display's own by default, and at
    /// most that.
    public var preferredFrameRateRange = CAFrameRateRange.default

    /// The frames a second that the link would like; 0 for all. ``preferredFrameRateRange`` says the same in another way.
    public var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred ?? 0) }
        set {
            let rate = Float(max(0, newValue))
            preferredFrameRateRange =
                newValue <= 0 ? .default : CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// How many frames pass from one call to the next; 1 for every frame.
    @available(*, deprecated, message: "preferredFramesPerSecond")
    public var frameInterval: Int {
        get { interval == 0 ? 1 : max(1, Int((interval / duration).rounded())) }
        set {
            preferredFramesPerSecond = newValue <= 1 ? 0 : Int((1 / duration / Double(newValue)).rounded())
        }
    }

    /// The seconds between two calls that the preferred rate asks for; 0 for every frame.
    private var interval: CFTimeInterval {
        let range = preferredFrameRateRange
        let rate = range.preferred ?? range.maximum
        return rate > 0 ? 1 / CFTimeInterval(rate) : 0
    }
    private var lastFrame: CFTimeInterval = 0

    var isAdded: Bool { links != nil }

    /// Starts the link. The run loop and its mode have one meaning here: the frame clock.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isAdded, action != nil else { return }
        let links = RuntimeContext.current.displayLinks
        self.links = links
        links.add(self)
    }

    /// Stops the link. It may be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        links?.remove(self)
        links = nil
    }

    /// Stops the link for good, and releases its target or its closure.
    public func invalidate() {
        links?.remove(self)
        links = nil
        action = nil
    }

    /// Fires for the frame at `time`, unless the link prefers fewer frames.
    func step(_ time: CFTimeInterval) {
        let elapsed = time - lastFrame
        if lastFrame > 0, elapsed > 0, elapsed < 0.1 { duration = elapsed }
        lastFrame = time
        // Half a frame early is on time: the preferred instants rarely coincide with frames.
        guard timestamp == 0 || time - timestamp >= interval - duration / 2 else { return }
        timestamp = time
        action?(self)
    }
}
