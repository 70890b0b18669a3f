package import VitrineCoreGraphics
package import VitrinePlatform

/// An interaction that knows what a pointer does over its view.
@MainActor
protocol PointerFollowing: UIInteraction {
    /// The pointer is over the view, without a button.
    ///
    /// - Parameter location: In the coordinates of the view.
    /// - Returns: Whether the interaction has a region there; else those around it are asked.
    func pointerMoved(to location: CGPoint, modifiers: UIKeyModifierFlags) -> Bool
    /// A button is held while the pointer moves.
    ///
    /// - Parameter location: In the coordinates of the view.
    /// - Returns: Whether the pointer still counts as over the region.
    func pointerDragged(to location: CGPoint) -> Bool
    /// The pointer is elsewhere.
    func pointerLeft()
    /// What the pointer looks like over the region; nil leaves it as it is.
    var pointerShape: PointerShape? { get }
}
