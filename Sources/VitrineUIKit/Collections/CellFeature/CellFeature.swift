import Foundation

/// Something that attaches to a view that shows cells, as a collection view or a table, and goes along with what happens
/// there: rows that are swiped aside, an item in the hand, a background.
///
/// The view tells each of its features; none knows another. What a feature has to ask goes through a protocol of its own
/// that the view conforms to (``SwipeHost``).
@MainActor
protocol CellFeature: AnyObject {
    /// Other content is about to be shown, at another offset or in another room.
    func visibleRectangleWillChange(_ change: VisibleRectangleChange)
    /// What is visible is about to be shown, in the content of the view.
    func willShow(_ visible: CGRect)
    /// The layout has placed a cell. Called for each cell that gets another place.
    func cellWasPlaced(_ cell: UIView)
    /// A cell goes back to those that wait to be used again.
    func cellWillRetire(_ cell: UIView)
    /// Content and offset were moved together: on screen everything stays where it is.
    func contentDidMove(by delta: CGPoint)
    /// Something else begins, with which the feature cannot go on as it does.
    func giveWay(to event: CellFeatureEvent)
    /// An update begins: what the feature has to do with it; nil if nothing.
    ///
    /// - Parameter isDeleted: Whether the update deletes what a cell shows. To be asked at once.
    func join(updateDeleting isDeleted: (UIView) -> Bool) -> (any UpdateParticipant)?
}

/// What changes about the visible rectangle.
enum VisibleRectangleChange {
    case offset
    case size
}

/// What a feature gives way to.
enum CellFeatureEvent {
    /// Everything will be asked anew.
    case reload
    /// Another layout takes over.
    case otherLayout
    /// A transition to another layout begins that goes by a progress.
    case transition
    /// An item is picked up.
    case movement
    /// The editing mode begins or ends.
    case editing
    /// The view has left its window.
    case leavingWindow
}

/// What a feature has to do with an update.
@MainActor
protocol UpdateParticipant {
    /// Everything goes to its place. Called inside the animation.
    func settle()
    /// The animation is over.
    func end()
}

extension CellFeature {
    func visibleRectangleWillChange(_ change: VisibleRectangleChange) {}
    func willShow(_ visible: CGRect) {}
    func cellWasPlaced(_ cell: UIView) {}
    func cellWillRetire(_ cell: UIView) {}
    func contentDidMove(by delta: CGPoint) {}
    func giveWay(to event: CellFeatureEvent) {}
    func join(updateDeleting isDeleted: (UIView) -> Bool) -> (any UpdateParticipant)? { nil }
}
