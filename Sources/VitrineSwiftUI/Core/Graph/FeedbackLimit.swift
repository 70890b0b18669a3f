import VitrineCoreGraphics
import VitrineUIKit

/// How often changes of state have asked for one node in reaction to what it showed.
///
/// What a view shows may set state that it shows: actions of `onChange` and `onPreferenceChange`, content that measures,
/// views of UIKit that are updated. That settles after a few rounds, or never; then the node is left as it is, and the
/// program goes on.
@MainActor
struct FeedbackLimit {
    /// As many as a tree of views may be laid out in a frame.
    static let rounds = 32

    private var impulse = -1
    private var loop = SettlingLoop(limit: rounds)

    /// Whether the node is left as it is until something else happens.
    var isReached: Bool { loop.hasRunOut && impulse == FrameScheduler.current.impulse }

    /// Counts a change; true with the first that is one too many.
    mutating func noteChange() -> Bool {
        guard FrameScheduler.current.isReacting || ViewGraph.isReacting else { return false }
        if impulse != FrameScheduler.current.impulse {
            impulse = FrameScheduler.current.impulse
            loop = SettlingLoop(limit: Self.rounds)
        }
        return !loop.hasRunOut && !loop.beginRound()
    }
}

extension _GraphNode {
    /// Says who changes what without an end.
    func reportFeedback(_ source: AnyObject?) {
        let action = ViewAction.description ?? "Something that is updated with it"
        let property: String? = source.map { source in
            propertyName(of: source) ?? (source is AnyLocation ? "state" : "\(type(of: source))")
        }
        let view = nearestView.map { "\($0)" } ?? "the view"
        RuntimeIssue.report(
            "\(action) tried to update \(property ?? "an observable object") more than \(FeedbackLimit.rounds) times in one "
                + "frame: what it sets makes it run again. \(view) is shown as it is; set the value only where it differs, "
                + "or where something else asked for it.", at: self, "feedback \(action) \(property ?? "")")
    }
}
