import VitrineQuartzCore

/// Gives the display links of a context their turn in every frame while one is running.
@MainActor
final class DisplayLinkTurn: FrameUpdatable {
    private unowned let context: RuntimeContext

    init(of context: RuntimeContext) {
        self.context = context
    }

    var framePhase: FrameScheduler.Phase { .animations }
    var runtimeContext: RuntimeContext { context }

    func frameUpdate(at time: TimeInterval) {
        context.displayLinks.step(time)
        if context.displayLinks.wantsFrames { FrameScheduler.setNeedsUpdate(self) }
    }
}
