/// What an element is to assistive technology.
///
/// The numbers are those of `vitrine_accessible_…` in CVitrineGTK.h.
package enum AccessibleRole: Int32, CaseIterable, Sendable {
    /// A container of elements.
    case group = 0
    case label, heading, image, button, link
    /// On or off.
    case toggle
    /// Adjustable by steps alone.
    case stepper
    /// Adjustable, with a number.
    case slider
    /// A number that nobody adjusts.
    case progress
    case textField, searchField
    /// Containers of what comes one after another, and of a part of the window that users look for.
    case list, landmark

    /// Whether it has a number.
    package var hasNumber: Bool { self == .slider || self == .progress }
    /// Whether it has a text that may be edited.
    package var hasText: Bool { self == .textField || self == .searchField }
}
