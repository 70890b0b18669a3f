import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// Scrolls on while items are held near the edge of what scrolls under them.
@MainActor
final class DragScrolling: FrameUpdatable {
    private weak var carrier: DragCarrier?
    private var isRunning = false
    private var isStopped = false
    /// Items that were picked up near an edge do not scroll before they have left it or moved this far, in points.
    private static let slop: CGFloat = 30
    private var first: CGPoint?
    private var isArmed = false
    private var lastTime: TimeInterval?
    private var remainder: [ObjectIdentifier: CGPoint] = [:]

    init(of carrier: DragCarrier) { self.carrier = carrier }

    var framePhase: FrameScheduler.Phase { .animations }
    var runtimeContext: RuntimeContext { carrier?.window.runtimeContext ?? .current }

    func moved() {
        guard let carrier, !isStopped else { return }
        let first = first ?? carrier.location
        self.first = first
        if distance(first, carrier.location) >= Self.slop { isArmed = true }
        guard isArmed, !isRunning, found() != nil else { return }
        isRunning = true
        lastTime = nil
        remainder = [:]
        FrameScheduler.setNeedsUpdate(self)
    }

    func stop() { isStopped = true }

    func frameUpdate(at time: TimeInterval) {
        guard !isStopped, let carrier, let (scrollView, speed) = found() else {
            isRunning = false
            return
        }
        let elapsed = lastTime.map { CGFloat(time - $0) } ?? 0
        lastTime = time
        FrameScheduler.setNeedsUpdate(self)
        guard elapsed > 0 else { return }
        scrollView.scrollOn(
            by: CGPoint(x: speed.x * elapsed, y: speed.y * elapsed),
            remainder: &remainder[ObjectIdentifier(scrollView), default: .zero])
        scrollView.layoutIfNeeded()
        carrier.update()
    }

    /// The innermost view under the items that can scroll on, and how fast, in points per second.
    private func found() -> (UIScrollView, CGPoint)? {
        guard let carrier else { return nil }
        var view = carrier.window.hitTest(carrier.location, with: nil)
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
                let speed = scrollView.speedNearEdges(
                    of: scrollView.bounds.inset(by: scrollView.adjustedContentInset),
                    at: scrollView.convert(carrier.location, from: nil))
                if speed != .zero { return (scrollView, speed) }
            }
            view = current.superview
        }
        return nil
    }
}
