import VitrinePlatform
import VitrineQuartzCore

/// A view that updates according to a schedule that you provide.
///
/// Its content is evaluated at the dates of the schedule, while it is on screen. What is skipped, because the program was busy
/// or the view was elsewhere, is not made up for: the content is that of the last date that has come.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// What a timeline's content is evaluated with.
    public struct Context {
        /// How often a timeline view updates.
        public enum Cadence: Comparable, Sendable {
            /// With every frame.
            case live
            /// About once a second.
            case seconds
            /// About once a minute.
            case minutes
        }

        /// The date of the schedule that the content is shown for.
        public let date: Date
        /// How often the view is updated: live, as long as the display does not save power.
        public let cadence: Cadence
        fileprivate let invalidate: @MainActor () -> Void

        /// Has the content evaluated again at once, for the dates of a schedule that has changed.
        @MainActor @preconcurrency public func invalidateTimelineContent() { invalidate() }
    }
}

/// What a timeline's content is evaluated with, whatever the schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, _PrimitiveView where Content: View {
    /// A primitive view.
    public typealias Body = Never

    /// Creates a new timeline view that uses the given schedule.
    ///
    /// - Parameters:
    ///   - schedule: When the content is evaluated.
    ///   - content: Takes the date that it is shown for.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// Makes the timeline's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        TimelineNode(view, context)
    }

    /// As many views as the content is.
    public static func _viewCount(_ placeholder: Int?) -> Int? { Content._viewCount(placeholder) }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ListingNode<
    TimelineView<Schedule, Content>
>
{
    private var child: _ViewNode<ModifiedContent<Content, AppearanceModifier>>!
    private lazy var timeline = Timeline { [weak self] in self?.markDirtyAlone(Transaction()) }
    /// How many of the content's views are on screen.
    private var seen = 0

    override init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
        super.init(view, context)
        timeline.follow(view.schedule)
        child = ModifiedContent<Content, AppearanceModifier>._makeListed(evaluate(), listedContext())
    }

    override var listedNodes: [_GraphNode] { [child] }
    override var isRestartable: Bool { false }

    private func evaluate() -> ModifiedContent<Content, AppearanceModifier> {
        let context = TimelineViewDefaultContext(
            date: timeline.date, cadence: .live,
            invalidate: { [weak self] in
                guard let self, isAlive else { return }
                timeline.follow(view.schedule)
                markDirtyAlone(Transaction())
            })
        return ModifiedContent(
            content: view.content(context),
            modifier: AppearanceModifier(
                appear: { [weak self] in self?.seenDidChange(by: 1) },
                disappear: { [weak self] in self?.seenDidChange(by: -1) }))
    }

    private func seenDidChange(by count: Int) {
        seen += count
        if seen > 0, isAlive { timeline.start(view.schedule) } else { timeline.stop() }
    }

    override func refresh(_ change: NodeChange) {
        // A schedule has no equality: a new view may have brought another one.
        if change.view { timeline.follow(view.schedule) }
        child.update(evaluate(), environment)
    }

    override func teardown() {
        timeline.stop()
        super.teardown()
    }
}
