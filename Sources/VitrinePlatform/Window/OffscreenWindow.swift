package import Foundation
import VitrineCoreGraphics
package import VitrineGraphics

/// A window in memory, on a clock that its owner moves.
@MainActor
package final class OffscreenWindow: PlatformWindow {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat
    package var isDark = false {
        didSet { if isDark != oldValue { delegate?.windowAppearanceDidChange(self) } }
    }
    package var reducesMotion = false {
        didSet { if reducesMotion != oldValue { delegate?.windowAppearanceDidChange(self) } }
    }
    package var increasesContrast = false {
        didSet { if increasesContrast != oldValue { delegate?.windowAppearanceDidChange(self) } }
    }
    package var title = ""
    package let virtualClock: VirtualClock
    package var clock: any Clock { virtualClock }
    package weak var delegate: (any PlatformWindowDelegate)?

    /// What the last frame showed.
    package private(set) var content: RenderNode?
    /// Whether a frame was asked for and not made yet.
    package private(set) var needsFrame = true
    /// How many frames were made.
    package private(set) var frameCount = 0
    private(set) var isClosed = false

    /// Makes a window.
    ///
    /// - Parameters:
    ///   - size: points.
    ///   - scale: pixels per point.
    package init(size: CGSize, scale: CGFloat = 1, clock: VirtualClock = VirtualClock()) {
        self.size = size
        self.scale = scale
        virtualClock = clock
        GraphicsEnvironment.startOffscreen()
    }

    /// Whether an input method would hear keys; what it was told, and how the pointer looks. For tests.
    package private(set) var takesText = false
    package private(set) var textState: TextState?
    package private(set) var pointer = PointerShape.arrow

    package func beginText(isSecure: Bool) { takesText = true }
    package func endText() { (takesText, textState) = (false, nil) }
    package func resetText() {}
    package func setTextState(_ state: TextState) { textState = state }
    package func setPointer(_ pointer: PointerShape) { self.pointer = pointer }

    /// What helps the person, as a test says.
    package var assistiveTechnology: AssistiveTechnology = [] {
        didSet {
            if assistiveTechnology != oldValue { delegate?.windowAssistiveTechnologyDidChange(self) }
        }
    }
    /// What assistive technology knows of the window, what it was told last, and how often it was told something.
    package private(set) var accessible = AccessibleContent()
    package private(set) var accessibleChanges: [AccessibleChange] = []
    package private(set) var accessibleCount = 0
    private var accessibleTree = AccessibleTree()
    /// The sentences that were to be said.
    package private(set) var announcements: [String] = []

    package func showAccessible(_ content: AccessibleContent) {
        accessible = content
        accessibleChanges = accessibleTree.update(to: content.elements)
        accessibleCount += 1
    }

    package func announce(_ sentence: String) { announcements.append(sentence) }

    /// Does something with an element, as assistive technology would.
    package func perform(_ action: AccessibleAction, on id: AccessibleElement.ID) {
        guard !isClosed else { return }
        delegate?.window(self, perform: action, on: id)
    }

    /// Whether the window was asked to take the whole screen. It stays as large as it is.
    package private(set) var isFullScreen = false
    package func toggleFullScreen() { isFullScreen.toggle() }

    package func setNeedsFrame() { needsFrame = true }

    package func show() { needsFrame = true }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        delegate?.windowWillClose(self)
        content = nil
    }

    /// Delivers an event now. It comes with the time that it carries; the clock does not move.
    package func send(_ event: InputEvent) {
        guard !isClosed else { return }
        delegate?.window(self, didReceive: event)
    }

    /// Gives the window another size or scale.
    package func resize(to size: CGSize, scale: CGFloat? = nil) {
        guard size != self.size || scale ?? self.scale != self.scale else { return }
        self.size = size
        self.scale = scale ?? self.scale
        needsFrame = true
        delegate?.windowDidResize(self)
    }

    /// Makes a frame now, if one was asked for.
    package func frame() {
        guard needsFrame, !isClosed, let delegate else { return }
        needsFrame = false
        frameCount += 1
        let frame = delegate.windowFrame(self, at: virtualClock.now)
        content = frame.content
        if frame.wantsNextFrame { needsFrame = true }
    }

    /// How many frames are made of their own accord while the time stands still.
    static let passingFrames = 16
    /// The time at which the last of them were made, and how many.
    private var passed: (time: TimeInterval, count: Int) = (-1, 0)

    /// Makes a frame of its own accord, if one was asked for.
    ///
    /// There are so many of them at one time: what asks for a frame whenever there was one, by way of the main queue, goes on when
    /// whoever moves the time does, or the queue would never be empty.
    package func frameInPassing() {
        if passed.time != virtualClock.now { passed = (virtualClock.now, 0) }
        guard passed.count < Self.passingFrames else { return }
        passed.count += 1
        frame()
    }

    /// Eleven days, in seconds: more is a mistake, which would make frames for ever.
    private static let longestInterval = 1e6

    /// Moves the clock in steps of a frame; timers run when they are due and a frame is made at each step that
    /// needs one. The last step is shorter when the interval is no multiple.
    ///
    /// - Parameter pass: Called before each step with its length: what else has a time of its own goes on by it.
    package func advance(
        by interval: TimeInterval, frameInterval: TimeInterval = 1.0 / 60,
        pass: (TimeInterval) -> Void = { _ in }
    ) {
        let start = virtualClock.now
        frame()
        demand(
            interval <= Self.longestInterval,
            "The time cannot go on by \(interval) seconds at once: at most by \(Int(Self.longestInterval)), a frame every \(frameInterval) seconds. Look for a division by zero in the interval, or wait with settle(timeout:)."
        )
        guard interval > 0, frameInterval > 0 else { return }
        demand(
            interval / frameInterval <= 1e9,
            "A frame every \(frameInterval) seconds would make \(interval / frameInterval) frames in \(interval) seconds. TestHost.frameInterval is 1/60 for as many frames as most displays show."
        )
        // The steps count from the start, so that a thousand of them add up without drift.
        let steps = Int(clamping: (interval / frameInterval - 1e-9).rounded(.up))
        for step in 1...max(1, steps) {
            let end = start + min(Double(step) * frameInterval, interval)
            pass(end - virtualClock.now)
            virtualClock.advance(to: end)
            frame()
        }
    }

    /// The picture of the last frame.
    ///
    /// - Parameter overlay: What is drawn over it.
    package func snapshot(background: RGBA = .clear, overlay: RenderNode? = nil) -> Bitmap {
        let node = overlay.map { .container([content, $0].compactMap { $0 }) } ?? content
        return Rasterizer.bitmap(of: node, size: size, scale: scale, background: background)
    }
}
