import Foundation
import VitrineCoreGraphics
import VitrinePlatform

/// Tells assistive technology what is in the windows of a surface, and does there what it asks for.
///
/// While nothing listens there is no work at all. While something does, the windows are described when a frame was made after
/// which nothing moves, ten times a second at most; while something keeps moving, twice a second. Both are ours: a reader
/// speaks slower, and what it is told of a list that scrolls by is over before it is said. Time is the surface's clock.
@MainActor
final class AccessibilityBridge {
    /// Seconds from one description to the next, once nothing moves.
    static let intervalAtRest = 0.1
    /// Seconds from one description to the next while something moves.
    static let intervalInMotion = 0.5

    /// How often the windows were described, for tests.
    private(set) var count = 0

    private unowned let stack: WindowStack
    private let surface: any PlatformWindow
    private var lastTime = -Double.infinity
    private var timer: ClockTimer?

    init(of stack: WindowStack) {
        self.stack = stack
        surface = stack.surface
    }

    private var isListenedTo: Bool { surface.assistiveTechnology.contains(.listens) }

    // MARK: Telling

    /// Something may be another in the windows than before.
    ///
    /// - Parameter isMoving: Whether another frame comes by itself.
    func didMakeFrame(isMoving: Bool) {
        guard isListenedTo else { return }
        let due = lastTime + (isMoving ? Self.intervalInMotion : Self.intervalAtRest)
        if surface.clock.now >= due { return describe() }
        // What moves comes by again.
        guard !isMoving, timer == nil else { return }
        timer = surface.clock.schedule(at: due) { [weak self] in
            self?.timer = nil
            self?.describe()
        }
    }

    /// What helps the person is another than before.
    func technologyDidChange() {
        guard isListenedTo else {
            stop()
            surface.showAccessible(AccessibleContent())
            return
        }
        surface.setNeedsFrame()
    }

    /// Nothing is told any more.
    func stop() {
        timer?.cancel()
        timer = nil
    }

    private func describe() {
        guard isListenedTo else { return }
        stop()
        lastTime = surface.clock.now
        count += 1
        surface.showAccessible(contents.content)
    }

    private var contents: AccessibilityContents {
        stack.context.enter { AccessibilityContents(of: stack.windows, at: stack.origin) }
    }

    /// Something happened that assistive technology is told of by itself.
    func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        guard isListenedTo else { return }
        switch notification {
        case .announcement, .pageScrolled:
            let sentence = argument as? String ?? (argument as? NSAttributedString)?.string
            if let sentence, !sentence.isEmpty { surface.announce(sentence) }
        default: surface.setNeedsFrame()
        }
    }

    // MARK: Doing

    /// Does something with an element, if it is still there. What it was made of is looked for anew, so that nothing is kept
    /// alive in between.
    func perform(_ action: AccessibleAction, on id: AccessibleElement.ID) {
        guard let (node, window) = contents.nodes[id] else { return }
        guard !node.traits.contains(.notEnabled) else { return }
        switch action {
        case .activate: activate(node, in: window)
        case .increment: node.adjust?(true)
        case .decrement: node.adjust?(false)
        case .setNumber(let number): take(number, node)
        case .setText(let text): node.editing?.replace(text)
        case .custom(let index):
            if node.actions.indices.contains(index) { _ = node.actions[index].perform() }
        }
        // Also where it changed nothing that is seen.
        surface.setNeedsFrame()
    }

    /// As UIKit does it: what does not activate itself is tapped.
    private func activate(_ node: AccessibilityNode, in window: UIWindow) {
        if node.activate?() == true { return }
        let place = node.activationPoint ?? CGPoint(x: node.frame.midX, y: node.frame.midY)
        for phase in [TouchEvent.Phase.began, .ended] {
            window.receive(
                .touch(
                    TouchEvent(
                        id: Self.touch, phase: phase, location: place, timestamp: surface.clock.now)))
        }
    }

    /// No finger's.
    private static let touch = Int.min

    /// What cannot take a number goes a step into its direction.
    private func take(_ number: Double, _ node: AccessibilityNode) {
        guard let range = node.number, number.isFinite, number != range.value else { return }
        if let replace = range.replace {
            replace(number)
        } else {
            node.adjust?(number > range.value)
        }
    }
}
