/// A step from one description of a window to the next. Elements in it have no children: those come by themselves.
package enum AccessibleChange: Hashable, Sendable {
    /// It is gone. What was in it is gone before.
    case remove(AccessibleElement.ID)
    /// It is new: in another element, or in none, behind a sibling, or first of all. Its frame counts from what it is in.
    case insert(AccessibleElement, into: AccessibleElement.ID?, after: AccessibleElement.ID?)
    /// Something else is said of it.
    case update(AccessibleElement)
    /// It is elsewhere among its siblings: behind one, or first.
    case move(AccessibleElement.ID, after: AccessibleElement.ID?)
}
