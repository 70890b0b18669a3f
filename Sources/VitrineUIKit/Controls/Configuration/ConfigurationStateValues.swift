/// What the configurations of the system want to know of a state, whichever type it has.
struct ConfigurationStateValues: Hashable {
    var traits: UITraitCollection
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isFocused = false

    /// A cell at rest, with the traits in force.
    static var resting: Self { Self(UIViewConfigurationState(traitCollection: .current)) }

    init(_ state: any UIConfigurationState) {
        traits = state.traitCollection
        if let cell = state as? UICellConfigurationState {
            isDisabled = cell.isDisabled
            isHighlighted = cell.isHighlighted
            isSelected = cell.isSelected
            isFocused = cell.isFocused
        } else if let view = state as? UIViewConfigurationState {
            isDisabled = view.isDisabled
            isHighlighted = view.isHighlighted
            isSelected = view.isSelected
            isFocused = view.isFocused
        }
    }

    var isTV: Bool { traits.userInterfaceIdiom == .tv }
    /// Whether the view is the white platter that a television shows for the focus.
    var isPlatter: Bool { isTV && isFocused }
}
