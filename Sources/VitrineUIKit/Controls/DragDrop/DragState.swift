import VitrinePlatform
import VitrineQuartzCore

/// What is dragged in an application: one drag at a time.
@MainActor
final class DragState: RuntimeContextPart {
    var carrier: DragCarrier?

    init(context: RuntimeContext) {}

    static var current: DragState { RuntimeContext.current.part(DragState.self) }
}
