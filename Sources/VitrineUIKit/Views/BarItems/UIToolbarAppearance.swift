/// How a toolbar looks: background and buttons.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adoptButtons() } }
    /// The look of buttons of the style `.done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adoptButtons() } }

    /// Makes the default appearance of a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptButtons()
    }

    /// Makes a copy of another bar's appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance = other.buttonAppearance.duplicate()
            doneButtonAppearance = other.doneButtonAppearance.duplicate()
        }
        adoptButtons()
    }

    private func adoptButtons() {
        for button in [buttonAppearance, doneButtonAppearance] {
            button.observer = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}
