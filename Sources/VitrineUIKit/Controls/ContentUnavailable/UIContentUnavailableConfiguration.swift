public import Foundation

/// Describes what stands in the place of content that there is not: a picture, a title, what is the matter, and what to do
/// about it.
///
/// Set as the ``UIViewController/contentUnavailableConfiguration`` of a controller, or shown by a view of one's own. Measures
/// are those of SwiftUI's `ContentUnavailableView` here: by eye.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// Where the parts stand.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the leading edge.
        case natural = 1
    }

    enum Style: Hashable, Sendable { case empty, loading, search }

    let style: Style

    private init(_ style: Style) {
        self.style = style
        textProperties = TextProperties(
            font: UIFontMetrics(forTextStyle: .title2).scaledFont(
                for: .systemFont(ofSize: 22, weight: .bold)),
            color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        imageProperties = ImageProperties()
        imageProperties.preferredSymbolConfiguration = .init(pointSize: 48)
        imageProperties.tintColor = .secondaryLabel
        background = .clear()
        switch style {
        case .empty: break
        case .loading:
            text = "Loading\u{2026}"
            textProperties.font = .preferredFont(forTextStyle: .subheadline)
            textProperties.color = .secondaryLabel
            imageToTextPadding = 8
        case .search:
            image = UIImage(systemName: "magnifyingglass")
            text = "No Results"
            secondaryText = "Check the spelling or try a new search."
        }
    }

    /// Nothing yet, with the system's fonts and colours.
    public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }
    /// Content that is on its way: a wheel that turns, and “Loading…”.
    public static func loading() -> UIContentUnavailableConfiguration { Self(.loading) }
    /// A search that finds nothing. Where the state says what was searched for, the title names it.
    public static func search() -> UIContentUnavailableConfiguration { Self(.search) }

    // MARK: Content

    /// The picture.
    public var image: UIImage?
    /// What the picture looks like.
    public var imageProperties: ImageProperties
    /// The title.
    public var text: String?
    /// The title with attributes of its own, in place of ``text``.
    public var attributedText: NSAttributedString?
    /// What the title looks like.
    public var textProperties: TextProperties
    /// What is the matter.
    public var secondaryText: String?
    /// The same with attributes of its own, in place of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// What that looks like.
    public var secondaryTextProperties: TextProperties
    /// The button, which is there once it has a title or an image, or its action has.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// A second button.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()

    // MARK: Look

    /// Where the parts stand. In the middle unless changed.
    public var alignment = Alignment.center
    /// The directions in which margins of the superview count where they are larger. Both unless changed.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The room around the parts, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 24, bottom: 0, trailing: 24)
    /// The room between picture and title, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The room between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// The room between texts and button, in points.
    public var textToButtonPadding: CGFloat = 16
    /// The room between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// What is behind it all. Clear unless changed.
    public var background: UIBackgroundConfiguration

    // MARK: UIContentConfiguration

    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// The configuration for a state: of a search the title names what was searched for.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard style == .search, text == "No Results",
            let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty
        else { return self }
        var result = self
        result.text = "No Results for \u{201C}\(searched)\u{201D}"
        return result
    }
}

extension UIContentUnavailableConfiguration {
    /// What a picture looks like.
    public struct ImageProperties: Hashable {
        /// How a symbol is shown, as far as the image says nothing itself.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour that fills an image drawn as a template; nil for the view's tint.
        public var tintColor: UIColor?
        /// The radius of the corners, in points. 0 unless changed.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points, into which a larger image is scaled down with its proportions; a length of zero sets
        /// no limit. Zero unless changed.
        public var maximumSize = CGSize.zero
    }

    /// What a text looks like.
    public struct TextProperties: Hashable {
        /// The font of text that has none of its own.
        public var font: UIFont
        /// The colour of text that has none of its own.
        public var color: UIColor
        /// What happens to text that does not fit. Truncated at its end unless changed.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The largest number of lines, 0 for as many as it takes. 0 unless changed.
        public var numberOfLines = 0
        /// Whether text on one line that is too wide is set in a smaller font. False unless changed.
        public var adjustsFontSizeToFitWidth = false
        /// How small that font may become, as a share of the font's size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move together before text is truncated. False unless changed.
        public var allowsDefaultTighteningForTruncation = false
    }

    /// What a button does.
    public struct ButtonProperties: Hashable {
        /// What a press does. Its title and image are shown where the button's configuration has none.
        public var primaryAction: UIAction?
        /// The menu that the button opens: with a press, unless there is an action.
        public var menu: UIMenu?
        /// Whether the button acts. True unless changed.
        public var isEnabled = true
        /// What the button is for. Normal unless changed.
        public var role = UIButton.Role.normal
    }
}
