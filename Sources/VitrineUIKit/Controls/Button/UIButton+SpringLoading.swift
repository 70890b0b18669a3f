extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether the button does what a press would when something that is dragged rests over it. False unless set.
    public var isSpringLoaded: Bool {
        get { spring != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let spring {
                removeInteraction(spring)
            } else {
                addInteraction(
                    ButtonSpring { interaction, _ in
                        guard let button = interaction.view as? UIButton, button.isEnabled else { return }
                        button.performPrimaryAction(with: nil)
                        button.sendActions(for: .touchUpInside)
                    })
            }
        }
    }

    private var spring: ButtonSpring? { interactions.lazy.compactMap { $0 as? ButtonSpring }.first }
}

/// The interaction of a button that is spring-loaded, apart from those that programs add.
private final class ButtonSpring: UISpringLoadedInteraction {}
