public import Foundation

/// How a navigation bar looks: background, titles, buttons.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title; what is not among them is the bar's own.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
    /// How far the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { adopt(buttonAppearance) }
    }
    /// The look of buttons of the style `.done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { adopt(doneButtonAppearance) }
    }
    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { adopt(backButtonAppearance) }
    }
    /// The image beside the back button's title; nil is the system's chevron.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask of the image in a transition, as it was given.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Makes the default appearance of a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptButtons()
    }

    /// Makes a copy of another bar's appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            largeTitleTextAttributes = other.largeTitleTextAttributes
            buttonAppearance = other.buttonAppearance.duplicate()
            doneButtonAppearance = other.doneButtonAppearance.duplicate()
            backButtonAppearance = other.backButtonAppearance.duplicate()
            backIndicatorImage = other.backIndicatorImage
            backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
        }
        adoptButtons()
    }

    /// Sets the image beside the back button's title.
    ///
    /// - Parameter backIndicatorTransitionMaskImage: Kept; titles fade behind the image whatever its mask. UIKit takes
    ///   both or none.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage
        self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
        didChange()
    }

    private func adoptButtons() {
        for button in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
            button.observer = { [weak self] in self?.didChange() }
        }
    }

    private func adopt(_ button: UIBarButtonItemAppearance) {
        adoptButtons()
        didChange()
    }
}
