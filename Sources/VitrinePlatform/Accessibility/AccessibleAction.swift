/// What assistive technology does with an element.
package enum AccessibleAction: Hashable, Sendable {
    case activate
    case increment
    case decrement
    /// Gives it another number.
    case setNumber(Double)
    /// Gives it another text.
    case setText(String)
    /// One of its own actions, by its place among them.
    case custom(Int)
}
