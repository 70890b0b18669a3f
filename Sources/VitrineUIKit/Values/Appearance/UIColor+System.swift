import Foundation
import VitrineGraphics

/// Colours that follow appearance, level and, hues and greys, contrast. The values are those of iOS 15 to 18, of contrast
/// those of Apple's guidelines.
extension UIColor {
    // MARK: Hues

    /// Red of the system, by appearance.
    public static let systemRed = hue(
        (255, 59, 48), (255, 69, 58), high: ((215, 0, 21), (255, 105, 97)))
    /// Orange of the system, by appearance.
    public static let systemOrange = hue(
        (255, 149, 0), (255, 159, 10), high: ((201, 52, 0), (255, 179, 64)))
    /// Yellow of the system, by appearance.
    public static let systemYellow = hue(
        (255, 204, 0), (255, 214, 10), high: ((178, 80, 0), (255, 212, 38)))
    /// Green of the system, by appearance.
    public static let systemGreen = hue(
        (52, 199, 89), (48, 209, 88), high: ((36, 138, 61), (48, 219, 91)))
    /// Mint of the system, by appearance.
    public static let systemMint = hue(
        (0, 199, 190), (102, 212, 207), high: ((12, 129, 123), (102, 212, 207)))
    /// Teal of the system, by appearance.
    public static let systemTeal = hue(
        (48, 176, 199), (64, 200, 224), high: ((0, 130, 153), (93, 230, 255)))
    /// Cyan of the system, by appearance.
    public static let systemCyan = hue(
        (50, 173, 230), (100, 210, 255), high: ((0, 113, 164), (112, 215, 255)))
    /// Blue of the system, by appearance.
    public static let systemBlue = hue(
        (0, 122, 255), (10, 132, 255), high: ((0, 64, 221), (64, 156, 255)))
    /// Indigo of the system, by appearance.
    public static let systemIndigo = hue(
        (88, 86, 214), (94, 92, 230), high: ((54, 52, 163), (125, 122, 255)))
    /// Purple of the system, by appearance.
    public static let systemPurple = hue(
        (175, 82, 222), (191, 90, 242), high: ((137, 68, 171), (218, 143, 255)))
    /// Pink of the system, by appearance.
    public static let systemPink = hue(
        (255, 45, 85), (255, 55, 95), high: ((211, 15, 69), (255, 100, 130)))
    /// Brown of the system, by appearance.
    public static let systemBrown = hue(
        (162, 132, 94), (172, 142, 104), high: ((127, 101, 69), (181, 148, 105)))

    // MARK: Greys

    /// The middle grey, the same in both appearances.
    public static let systemGray = hue(
        (142, 142, 147), (142, 142, 147), high: ((108, 108, 112), (174, 174, 178)))
    /// The second grey: nearer to the background.
    public static let systemGray2 = hue(
        (174, 174, 178), (99, 99, 102), high: ((142, 142, 147), (124, 124, 128)))
    /// The third grey.
    public static let systemGray3 = hue(
        (199, 199, 204), (72, 72, 74), high: ((174, 174, 178), (84, 84, 86)))
    /// The fourth grey.
    public static let systemGray4 = hue(
        (209, 209, 214), (58, 58, 60), high: ((188, 188, 192), (68, 68, 70)))
    /// The fifth grey.
    public static let systemGray5 = hue(
        (229, 229, 234), (44, 44, 46), high: ((216, 216, 220), (54, 54, 56)))
    /// The sixth grey: nearest to the background.
    public static let systemGray6 = hue(
        (242, 242, 247), (28, 28, 30), high: ((235, 235, 240), (36, 36, 38)))

    // MARK: Text

    /// Text.
    public static let label = hue((0, 0, 0), (255, 255, 255))
    /// Text of less weight, such as a subtitle.
    public static let secondaryLabel = hue((60, 60, 67), (235, 235, 245), alpha: (0.60, 0.60))
    /// Text of still less weight.
    public static let tertiaryLabel = hue((60, 60, 67), (235, 235, 245), alpha: (0.30, 0.30))
    /// Text of the least weight.
    public static let quaternaryLabel = hue((60, 60, 67), (235, 235, 245), alpha: (0.18, 0.16))
    /// What stands in an empty field.
    public static let placeholderText = hue((60, 60, 67), (235, 235, 245), alpha: (0.30, 0.30))
    /// Links.
    public static let link = hue((0, 122, 255), (9, 132, 255))
    /// Light text, in both appearances.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Dark text, in both appearances.
    public static let darkText = UIColor(white: 0, alpha: 1)

    // MARK: Lines and fills

    /// Thin lines that let content through.
    public static let separator = hue((60, 60, 67), (84, 84, 88), alpha: (0.29, 0.60))
    /// Thin lines that hide content.
    public static let opaqueSeparator = hue((198, 198, 200), (56, 56, 58))
    /// Thin shapes, over any background.
    public static let systemFill = hue((120, 120, 128), (120, 120, 128), alpha: (0.20, 0.36))
    /// Shapes of medium size.
    public static let secondarySystemFill = hue((120, 120, 128), (120, 120, 128), alpha: (0.16, 0.32))
    /// Large shapes.
    public static let tertiarySystemFill = hue((118, 118, 128), (118, 118, 128), alpha: (0.12, 0.24))
    /// Large areas.
    public static let quaternarySystemFill = hue((116, 116, 128), (118, 118, 128), alpha: (0.08, 0.18))

    // MARK: Backgrounds

    /// The background.
    public static let systemBackground = hue((255, 255, 255), (0, 0, 0), elevated: (28, 28, 30))
    /// The background of what is grouped on the background.
    public static let secondarySystemBackground = hue((242, 242, 247), (28, 28, 30), elevated: (44, 44, 46))
    /// The background of what is grouped on the second.
    public static let tertiarySystemBackground = hue((255, 255, 255), (44, 44, 46), elevated: (58, 58, 60))
    /// The background of grouped content, by its older name.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
    /// The background of grouped content.
    public static let systemGroupedBackground = hue((242, 242, 247), (0, 0, 0), elevated: (28, 28, 30))
    /// The background of groups.
    public static let secondarySystemGroupedBackground = hue(
        (255, 255, 255), (28, 28, 30), elevated: (44, 44, 46))
    /// The background of what is grouped within groups.
    public static let tertiarySystemGroupedBackground = hue(
        (242, 242, 247), (44, 44, 46), elevated: (58, 58, 60))

    /// What hosting controllers and collection views have behind their content: the system's background, nothing on
    /// a television.
    package static let contentBackground = UIColor { traits in
        traits.userInterfaceIdiom == .tv ? .clear : .systemBackground
    }

    /// The tint of a window that sets none: the program's AccentColor, as Xcode's projects have it at the top of an
    /// asset catalogue, else blue.
    public static let tintColor =
        AssetStore.shared.accentColor().map { UIColor(storage: .catalog($0, alpha: nil)) } ?? systemBlue

    // MARK: Fixed colours

    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Pure cyan.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Pure yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Pure magenta.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange: red with half green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple: half red, half blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown: 0.6, 0.4, 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Black without opacity.
    public static let clear = UIColor(white: 0, alpha: 0)

    private typealias Bytes = (red: Int, green: Int, blue: Int)

    /// A colour given as bytes for light, dark and, where they differ, raised dark surfaces and high contrast.
    private static func hue(
        _ light: Bytes, _ dark: Bytes, elevated: Bytes? = nil, high: (light: Bytes, dark: Bytes)? = nil,
        alpha: (light: Double, dark: Double) = (1, 1)
    ) -> UIColor {
        func color(_ bytes: Bytes, _ alpha: Double) -> UIColor {
            UIColor(
                red: CGFloat(bytes.red) / 255, green: CGFloat(bytes.green) / 255,
                blue: CGFloat(bytes.blue) / 255, alpha: alpha)
        }
        let lightColor = color(light, alpha.light)
        let darkColor = color(dark, alpha.dark)
        let elevatedColor = elevated.map { color($0, alpha.dark) } ?? darkColor
        let highColors = high.map { (light: color($0.light, alpha.light), dark: color($0.dark, alpha.dark)) }
        return UIColor { traits in
            if let highColors, traits.accessibilityContrast == .high {
                return traits.userInterfaceStyle == .dark ? highColors.dark : highColors.light
            }
            guard traits.userInterfaceStyle == .dark else { return lightColor }
            return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
        }
    }
}
