public import VitrineUI

/// A child controller with state of its item, besides scroll positions, that outlives it: what was selected, or
/// which card had the focus.
///
/// ``HostedControllers`` reads the state when the controller is recycled for another item or discarded, and sets
/// it, after `configure`, on whichever controller shows the item next.
@MainActor @preconcurrency
public protocol ItemStateKeeping: UIViewController {
    /// What is kept.
    associatedtype ItemState
    /// The state of the item that the controller shows.
    var itemState: ItemState { get set }
}

extension ItemStateKeeping {
    /// Takes over a state that was read from a controller of the same kind, and ignores another kind's.
    func restoreItemState(_ state: Any) {
        if let state = state as? ItemState { itemState = state }
    }
}
