import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// Scrolls on while an item is held near an edge: the collection view, and the section that scrolls by itself below
/// the finger. The item stays under the finger.
@MainActor
final class MovementAutoscroll: FrameUpdatable {
    /// An item picked up near an edge does not scroll before the finger has moved this far, in points: the slop of
    /// a pan.
    private static let slop: CGFloat = 10

    private weak var view: UICollectionView?
    /// Where the cell was when it was picked up.
    private let home: CGRect
    private var firstPosition: CGPoint?
    private var isArmed = false
    private var isRunning = false
    private var lastTime: TimeInterval?
    /// What whole pixels have left of the way so far.
    private var remainder: [ObjectIdentifier: CGPoint] = [:]

    init(view: UICollectionView, home: CGRect) {
        self.view = view
        self.home = home
    }

    var framePhase: FrameScheduler.Phase { .animations }
    var runtimeContext: RuntimeContext { view?.runtimeContext ?? .current }

    /// The finger is somewhere else.
    func fingerMoved(to position: CGPoint) {
        let first = firstPosition ?? position
        firstPosition = first
        if !home.holds(position) && first == position { isArmed = true }
        if distance(first, position) >= Self.slop { isArmed = true }
        guard isArmed, !isRunning, !scrolls().isEmpty else { return }
        isRunning = true
        lastTime = nil
        remainder = [:]
        FrameScheduler.setNeedsUpdate(self)
    }

    func frameUpdate(at time: TimeInterval) {
        guard let view, let movement = view.movement, movement.autoscroll === self else { return }
        let scrolls = scrolls()
        guard !scrolls.isEmpty else {
            isRunning = false
            return
        }
        let elapsed = lastTime.map { CGFloat(time - $0) } ?? 0
        lastTime = time
        FrameScheduler.setNeedsUpdate(self)
        guard elapsed > 0 else { return }
        var position = movement.position
        for (scrollView, speed) in scrolls {
            let moved = scroll(scrollView, by: CGPoint(x: speed.x * elapsed, y: speed.y * elapsed))
            if scrollView === view {
                position.x += moved.x
                position.y += moved.y
            }
        }
        // What came into view can be a target.
        view.layoutIfNeeded()
        view.retargetMovement(to: position)
    }

    /// What scrolls for the present position, and how fast, in points per second.
    private func scrolls() -> [(UIScrollView, CGPoint)] {
        guard let view, let position = view.movement?.position else { return [] }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        var result: [(UIScrollView, CGPoint)] = []
        for (_, scroller) in view.elements.scrollers {
            // Beyond the ends of a section, at its height, it scrolls as well.
            let isBeside =
                scroller.canScroll(.horizontal)
                ? position.y >= scroller.frame.minY && position.y < scroller.frame.maxY
                : position.x >= scroller.frame.minX && position.x < scroller.frame.maxX
            guard isBeside else { continue }
            let port = scroller.frame.intersection(visible)
            let speed = scroller.speedNearEdges(of: port, at: position)
            if speed != .zero { result.append((scroller, speed)) }
        }
        let speed = view.speedNearEdges(of: visible, at: position)
        if speed != .zero { result.append((view, speed)) }
        return result
    }

    /// Returns how far the content moved.
    private func scroll(_ scrollView: UIScrollView, by delta: CGPoint) -> CGPoint {
        scrollView.scrollOn(by: delta, remainder: &remainder[ObjectIdentifier(scrollView), default: .zero])
    }
}
