/// A branch of the hierarchy that takes part in focus: views, view controllers, windows, and whatever else
/// offers focus items.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where focus should go when it is to be inside this environment, best first.
    ///
    /// Each is searched in turn, recursively, until an eligible item is found. Empty means this environment
    /// itself.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment that contains this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The container whose items belong to this environment, `nil` if it has none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// The name of the focus group that this environment and those inside are in; nil for that of the environment around.
    ///
    /// The Tab key goes from group to group, and arrows move within them. What is in no group is one by itself; so are
    /// fields and controls in a collection view or a table, whose cells are a group together.
    var focusGroupIdentifier: String? { get }

    /// Asks for focus to be found anew inside this environment, on the next turn of the run loop.
    ///
    /// Does nothing unless the environment contains the focused item. Of several requests the outermost
    /// environment's counts.
    func setNeedsFocusUpdate()

    /// Carries out a pending focus update at once.
    func updateFocusIfNeeded()

    /// Whether focus may move as the context says.
    ///
    /// Asked of every environment that contains the item that loses or the one that gains focus, inner ones
    /// first. Any `false` cancels the movement.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Focus has moved. Called on the same environments as ``shouldUpdateFocus(in:)``, inner ones first.
    func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have the focus: a view, or an object that stands for a part of one.
@MainActor @preconcurrency
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item may be focused now.
    ///
    /// Its frame and its place in the hierarchy are checked by the focus system, not here.
    var canBecomeFocused: Bool { get }

    /// The item's rectangle in the coordinate space of the container that holds it, in points.
    var frame: CGRect { get }

    /// How much the item is the one that the Tab key enters its group at.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusEnvironment {
    /// None of its own.
    public var focusGroupIdentifier: String? { nil }
}

extension UIFocusItem {
    /// None.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }

    /// Whether the item is the focused one of its focus system.
    ///
    /// Complexity: O(depth of the hierarchy).
    public var isFocused: Bool {
        UIFocusSystem.focusSystem(for: self)?.focusedItem === self
    }
}

/// Holds focus items and finds them by place.
@MainActor @preconcurrency
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The space in which the items' frames are given.
    var coordinateSpace: any UICoordinateSpace { get }

    /// The direct items in a rectangle of ``coordinateSpace``.
    ///
    /// Items that cannot be focused themselves but hold others belong to the answer.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container of focus items that scrolls. The focus system scrolls it so that the focused item is seen.
@MainActor @preconcurrency
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The point of the content at the top left of the visible part.
    var contentOffset: CGPoint { get set }
    /// The size of everything that can be scrolled to.
    var contentSize: CGSize { get }
    /// The size of the visible part.
    var visibleSize: CGSize { get }
}

/// A focus item that is no responder and wants to be pressed.
///
/// While such an item is focused it is offered each press before the responder chain, which starts at the
/// nearest responder among its environments.
@MainActor @preconcurrency
package protocol FocusPressResponder: UIFocusItem {
    /// A button went down. `false` leaves the press, and its end, to the responder chain.
    func pressBegan(_ press: UIPress, with event: UIPressesEvent?) -> Bool
    /// A press that the item accepted ended.
    func pressEnded(_ press: UIPress, with event: UIPressesEvent?)
    /// A press that the item accepted was taken away.
    func pressCancelled(_ press: UIPress, with event: UIPressesEvent?)
}
