import VitrineQuartzCore

/// Gives display links their turn in every frame while one is running.
@MainActor
final class DisplayLinkTurn: FrameUpdatable {
    private static let shared = DisplayLinkTurn()

    /// Connects display links with the frame clock. Links that were added before there was a window start now.
    static func install() {
        guard CADisplayLink.onNeedsFrame == nil else { return }
        CADisplayLink.onNeedsFrame = { FrameScheduler.setNeedsUpdate(shared) }
        if CADisplayLink.wantsFrames { FrameScheduler.setNeedsUpdate(shared) }
    }

    var framePhase: FrameScheduler.Phase { .animations }

    func frameUpdate(at time: TimeInterval) {
        CADisplayLink.step(time)
        if CADisplayLink.wantsFrames { FrameScheduler.setNeedsUpdate(self) }
    }
}
