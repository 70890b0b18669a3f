import Foundation
import VitrineCoreGraphics

extension UIButton.Configuration {
    /// The looks of the system.
    enum Style: Hashable, Sendable {
        case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
        case glass, prominentGlass

        /// The look of the four on touch devices and televisions: the names with borders mean others only on a Mac.
        var look: Style {
            switch self {
            case .borderless: .plain
            case .bordered: .gray
            case .borderedTinted: .tinted
            case .borderedProminent: .filled
            default: self
            }
        }
    }

    /// What says that a button opens a menu.
    public enum Indicator: Int, Hashable, Sendable {
        /// As the system has it: the sign of a choice where the button shows what was chosen.
        case automatic = 0
        /// Nothing.
        case none = 1
        /// The sign of a choice: two chevrons.
        case popup = 2
    }

    /// How large a button is meant to be.
    public enum Size: Hashable, Sendable {
        /// The smallest. On touch devices as small as ``small``.
        case mini
        /// Smaller than usual.
        case small
        /// The usual size.
        case medium
        /// For the most important button of a screen.
        case large
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Hashable, Sendable {
        /// On the side of the image; in the middle of one that is above or below.
        case automatic
        /// With their leading edges below each other.
        case leading
        /// With their middles below each other.
        case center
        /// With their trailing edges below each other.
        case trailing
    }

    /// What decides about the radius of the corners.
    public enum CornerStyle: Hashable, Sendable {
        /// The radius of the background.
        case fixed
        /// The radius of the background, scaled with the text size that the user chose.
        case dynamic
        /// A small radius of the system's.
        case small
        /// A medium radius of the system's.
        case medium
        /// A large radius of the system's.
        case large
        /// Half of the shorter side.
        case capsule
    }

    // MARK: Making

    /// A button without background.
    public static func plain() -> UIButton.Configuration { Self(.plain) }
    /// A button with a background of its tint colour, thinned.
    public static func tinted() -> UIButton.Configuration { Self(.tinted) }
    /// A button with a grey background.
    public static func gray() -> UIButton.Configuration { Self(.gray) }
    /// A button with a background of its tint colour.
    public static func filled() -> UIButton.Configuration { Self(.filled) }
    /// A button without border. On these devices as ``plain()``.
    public static func borderless() -> UIButton.Configuration { Self(.borderless) }
    /// A button with a border. On these devices as ``gray()``.
    public static func bordered() -> UIButton.Configuration { Self(.bordered) }
    /// A button with a border in its tint colour. On these devices as ``tinted()``.
    public static func borderedTinted() -> UIButton.Configuration { Self(.borderedTinted) }
    /// A button with a border that stands out. On these devices as ``filled()``.
    public static func borderedProminent() -> UIButton.Configuration { Self(.borderedProminent) }
    /// A capsule of glass.
    public static func glass() -> UIButton.Configuration { Self(.glass, glass: .regular) }
    /// A capsule of glass in the tint colour.
    public static func prominentGlass() -> UIButton.Configuration { Self(.prominentGlass, glass: .regular) }
    /// A capsule of clear glass.
    public static func clearGlass() -> UIButton.Configuration { Self(.glass, glass: .clear) }
    /// A capsule of clear glass in the tint colour.
    public static func prominentClearGlass() -> UIButton.Configuration {
        Self(.prominentGlass, glass: .clear)
    }

    private init(_ style: Style, glass: UIGlassEffect.Style) {
        self.init(style)
        background.visualEffect = UIGlassEffect(style: glass)
        cornerStyle = .capsule
    }
}

// Apple publishes none of these measures. With the insets and fonts for touch devices, buttons of one line are as high
// as measured on iOS: 28 points (small), 34 (medium), 50 (large); the radii are estimates.
extension UIButton.Configuration.Size {
    func contentInsets(isTV: Bool) -> NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch self {
            case .mini, .small: isTV ? (10, 24) : (5, 10)
            case .medium: isTV ? (20, 40) : (7, 12)
            case .large: isTV ? (26, 52) : (15, 20)
            }
        return NSDirectionalEdgeInsets(
            top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    func cornerRadius(isTV: Bool) -> CGFloat {
        if isTV { return 10 }
        return self == .large ? 9 : 6
    }

    func titleStyle(isTV: Bool) -> UIFont.TextStyle {
        let isSmall = self == .mini || self == .small
        if isTV { return isSmall ? .body : .headline }
        return isSmall ? .subheadline : .body
    }

    func subtitleStyle(isTV: Bool) -> UIFont.TextStyle {
        let isSmall = self == .mini || self == .small
        if isTV { return isSmall ? .caption2 : .caption1 }
        return isSmall ? .caption1 : .footnote
    }
}
