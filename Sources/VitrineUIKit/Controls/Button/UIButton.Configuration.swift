public import Foundation
import VitrineCoreGraphics

extension UIButton {
    /// Describes a button: its texts and image, where they stand, its colours and its background.
    ///
    /// A configuration from one of the functions below has the system's look, which follows the state of the button
    /// with ``updated(for:)``. Buttons call that by themselves. What a program changes stays as it is.
    public struct Configuration: Hashable {
        let style: Style
        private var insets: NSDirectionalEdgeInsets?
        private var updatesForSelection: Bool?
        /// The colour of texts and image in the state that the configuration was updated for.
        var foreground: UIColor?

        init(_ style: Style) {
            self.style = style
            background = .button(cornerRadius: Size.medium.cornerRadius(isTV: false))
        }

        // MARK: Titles

        /// The title. Setting it takes the place of an attributed title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        /// The title with attributes, which beat those of the system.
        public var attributedTitle: AttributedString?

        /// Makes the attributes that the title is shown with from those it has; nil takes them as they are.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// How a title that is too long breaks. On lines between words unless changed; truncated, it is one line.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// A second text below the title. Setting it takes the place of an attributed one.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        /// The second text with attributes, which beat those of the system.
        public var attributedSubtitle: AttributedString?

        /// Makes the attributes that the subtitle is shown with from those it has; nil takes them as they are.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// How a subtitle that is too long breaks. As ``titleLineBreakMode``.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The distance between title and subtitle, in points. 1 unless changed.
        public var titlePadding: CGFloat = 1 {
            didSet { Self.check("titlePadding", titlePadding) }
        }

        /// How title and subtitle stand to each other. Automatic unless changed.
        public var titleAlignment = TitleAlignment.automatic

        // MARK: Image

        /// The image. One of automatic rendering is filled with the colour of the title.
        public var image: UIImage?

        /// How a symbol is shown, as far as the image says nothing itself.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        /// Makes the colour that a template image is filled with from that of the title; nil takes it as it is.
        public var imageColorTransformer: UIConfigurationColorTransformer?

        /// The side of the texts that the image is on: one edge. Leading unless changed.
        ///
        /// Traps if it is set to none, or to several.
        public var imagePlacement: NSDirectionalRectEdge = .leading {
            didSet {
                demand(
                    [.top, .leading, .bottom, .trailing].contains(imagePlacement),
                    "UIButton.Configuration: imagePlacement must be one edge (top, leading, bottom or trailing), "
                        + "not \(imagePlacement.rawValue == 0 ? "none" : "several").")
            }
        }

        /// The distance between image and texts, where there are both, in points. 0 unless changed.
        public var imagePadding: CGFloat = 0 {
            didSet { Self.check("imagePadding", imagePadding) }
        }

        /// The room in which a smaller image is centred, along the axis of ``imagePlacement``, in points: so the texts
        /// of buttons with different images begin at the same place. 0 unless changed.
        public var imageReservation: CGFloat = 0 {
            didSet { Self.check("imageReservation", imageReservation) }
        }

        /// Whether a wheel that turns stands where the image would. False unless changed.
        public var showsActivityIndicator = false

        /// Makes the colour of the wheel from that of the title; nil takes it as it is.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: Look

        /// What says at the trailing side that the button opens a menu. Automatic unless changed.
        public var indicator = Indicator.automatic

        /// What is behind the content. The system's colour and radius are used where the program sets none.
        public var background: UIBackgroundConfiguration

        /// What decides about the radius of the background's corners. Dynamic unless changed.
        public var cornerStyle = CornerStyle.dynamic

        /// What decides about insets, fonts and corners. Medium unless changed.
        public var buttonSize = Size.medium

        /// The colour that those of texts and image are made from; nil is the system's choice.
        public var baseForegroundColor: UIColor?

        /// The colour that that of the background is made from; nil is the system's choice.
        public var baseBackgroundColor: UIColor?

        /// Whether the look shows that the button is selected. True unless changed, but for filled buttons.
        public var automaticallyUpdateForSelection: Bool {
            get { updatesForSelection ?? (style != .filled && style != .borderedProminent) }
            set { updatesForSelection = newValue }
        }

        /// The distance between the button's edges and its content, in points. It depends on ``buttonSize``, unless set.
        ///
        /// Traps if it is set to what is not finite.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets ?? buttonSize.contentInsets(isTV: UITraitCollection.current.isTV) }
            set {
                for length in [newValue.top, newValue.leading, newValue.bottom, newValue.trailing] {
                    Self.check("contentInsets", length)
                }
                insets = newValue
            }
        }

        /// Goes back to the insets of the system.
        public mutating func setDefaultContentInsets() { insets = nil }

        /// The insets for a device.
        func contentInsets(isTV: Bool) -> NSDirectionalEdgeInsets {
            insets ?? buttonSize.contentInsets(isTV: isTV)
        }

        private static func check(_ name: String, _ length: CGFloat) {
            demand(
                length.isFinite,
                "UIButton.Configuration: \(name) must be a finite number of points, not \(length). A length that was "
                    + "computed by dividing by zero is a likely cause.")
        }
    }
}

extension UITraitCollection {
    var isTV: Bool { userInterfaceIdiom == .tv }
}
