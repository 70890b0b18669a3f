public import Foundation

/// The actions that swiping a row from one side offers.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    /// Makes a configuration of actions, of which the first is nearest to the edge and the one that a full swipe
    /// performs. Without actions there is nothing to swipe.
    public convenience init(actions: [UIContextualAction]) {
        self.init(actions)
    }

    private init(_ actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    /// The actions, from the edge of the row inwards.
    public final let actions: [UIContextualAction]
    /// Whether swiping the row far aside performs the first action. True by default.
    open var performsFirstActionWithFullSwipe = true
}
