/// A rectangle that sends focus on: where there is nothing to focus, it leads to what is.
///
/// Add it to a view with `addLayoutGuide(_:)`. The guide is off while ``preferredFocusEnvironments`` is empty.
/// Its rectangle comes from constraints.
@MainActor @preconcurrency
open class UIFocusGuide: UILayoutGuide {
    /// Whether focus can go there. `true` by default.
    open var isEnabled = true
    /// Where focus goes instead, tried in order until an eligible item is found.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
