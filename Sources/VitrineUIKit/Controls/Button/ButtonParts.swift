import VitrineCoreGraphics
import VitrineQuartzCore

/// The views that a button is made of.
@MainActor
struct ButtonParts {
    var title: UILabel?
    var subtitle: UILabel?
    var image: UIImageView?
    /// What stands in the place of the image while something is done.
    var activity: UIActivityIndicatorView?
    /// What says that the button opens a menu.
    var indicator: UIImageView?
    /// What shows the background image of a state.
    var backgroundImage: UIImageView?
    /// What shows the background of a configuration.
    var background: ConfiguredBackgroundView?
    /// Behind the title of a selected system button, and behind the content of a system button on a television.
    var platter: UIView?
    /// What shines over the content while the button is pressed, where it is to.
    var glow: ButtonGlow?
    /// Whether the button is shown lifted by the focus.
    var isLifted = false
    /// Whether the button is shown pressed.
    var isSunk = false
    /// The font that the button gave its label, as long as the program gives it no other.
    var defaultFont: UIFont?
}

extension UIButton {
    final var isTV: Bool { traitCollection.isTV }

    /// The font of titles without a configuration. Apple documents none: 15 and 18 points are those known of iOS, 38
    /// those of headlines on a television.
    private var defaultTitleFont: UIFont {
        isTV ? .systemFont(ofSize: 38, weight: .medium) : .systemFont(ofSize: isSystem ? 15 : 18)
    }

    final var madeTitleLabel: UILabel {
        if let label = parts.title { return label }
        let label = ButtonLabel(frame: .zero)
        let font = defaultTitleFont
        label.font = font
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        // A shadow of a title lies under it until it is moved, other than a label's (Apple's documentation of `titleShadowOffset`).
        label.shadowOffset = .zero
        parts.defaultFont = font
        parts.title = label
        addSubview(label)
        label.button = self
        return label
    }

    final var madeSubtitleLabel: UILabel {
        if let label = parts.subtitle { return label }
        let label = ButtonLabel(frame: .zero)
        parts.subtitle = label
        addSubview(label)
        label.button = self
        return label
    }

    final var madeImageView: UIImageView {
        if let view = parts.image { return view }
        let view = UIImageView(frame: .zero)
        parts.image = view
        addSubview(view)
        return view
    }

    final var madeActivityIndicator: UIActivityIndicatorView {
        if let view = parts.activity { return view }
        let view = UIActivityIndicatorView(style: .medium)
        view.isUserInteractionEnabled = false
        parts.activity = view
        addSubview(view)
        return view
    }

    final var madeBackgroundImageView: UIImageView {
        if let view = parts.backgroundImage { return view }
        let view = UIImageView(frame: .zero)
        parts.backgroundImage = view
        insertSubview(view, at: 0)
        return view
    }

    final var madePlatter: UIView {
        if let view = parts.platter { return view }
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        parts.platter = view
        insertSubview(view, at: 0)
        return view
    }

    /// The device may be known only when the button comes into a window.
    final func followTraits(_ previous: UITraitCollection?) {
        if previous?.userInterfaceIdiom != traitCollection.userInterfaceIdiom, let label = parts.title,
            label.font === parts.defaultFont
        {
            let font = defaultTitleFont
            parts.defaultFont = font
            label.font = font
        }
        if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
            || previous?.userInterfaceIdiom != traitCollection.userInterfaceIdiom
        {
            invalidateIntrinsicContentSize()
        }
        stateDidChange()
    }
}

/// A label of a button. What changes its size changes that of the button.
@MainActor
final class ButtonLabel: UILabel {
    weak var button: UIButton?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        button?.labelDidChange()
    }
}
