import Foundation
import VitrineCoreGraphics

/// Values of elements.
@MainActor
enum NibValues {
    static func number(_ element: InterfaceElement, _ name: String) -> CGFloat {
        CGFloat(element[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } ?? 0)
    }

    /// Of points and sizes too, which have two of the four numbers.
    static func rect(_ element: InterfaceElement) -> CGRect {
        CGRect(
            x: number(element, "x"), y: number(element, "y"), width: max(0, number(element, "width")),
            height: max(0, number(element, "height")))
    }

    static func insets(_ element: InterfaceElement) -> UIEdgeInsets {
        UIEdgeInsets(
            top: number(element, element["minY"] == nil ? "top" : "minY"),
            left: number(
                element, element["minX"] == nil ? (element["left"] == nil ? "leading" : "left") : "minX"),
            bottom: number(element, element["maxY"] == nil ? "bottom" : "maxY"),
            right: number(
                element, element["maxX"] == nil ? (element["right"] == nil ? "trailing" : "right") : "maxX"))
    }

    // MARK: Colours

    static func color(_ element: InterfaceElement, _ file: InterfaceFile) -> UIColor? {
        if element.name == "nil" { return nil }
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            if let color = systemColor(name) { return color }
        }
        if let name = element["name"] {
            if let color = UIColor(named: name, in: file.bundle, compatibleWith: nil) ?? UIColor(named: name)
            {
                return color
            }
            if let copy = file.document.resources.first(where: {
                $0.name == "namedColor" && $0["name"] == name
            }),
                let color = copy.child("color")
            {
                return components(color)
            }
            file.note("the colour \"\(name)\", which no asset catalogue has,")
            return nil
        }
        return components(element)
    }

    private static func components(_ element: InterfaceElement) -> UIColor? {
        let alpha = element["alpha"] == nil ? 1 : number(element, "alpha")
        switch element["colorSpace"] {
        case "calibratedWhite": return UIColor(white: number(element, "white"), alpha: alpha)
        case "custom" where element["customColorSpace"] == "genericGamma22GrayColorSpace":
            return UIColor(white: number(element, "white"), alpha: alpha)
        case "custom" where element["customColorSpace"] == "displayP3":
            return UIColor(
                displayP3Red: number(element, "red"), green: number(element, "green"),
                blue: number(element, "blue"), alpha: alpha)
        case "catalog": return nil
        default:
            if element["white"] != nil { return UIColor(white: number(element, "white"), alpha: alpha) }
            guard element["red"] != nil else { return nil }
            return UIColor(
                red: number(element, "red"), green: number(element, "green"), blue: number(element, "blue"),
                alpha: alpha)
        }
    }

    /// By the name of UIKit's class property, as `systemBackgroundColor`.
    static func systemColor(_ name: String) -> UIColor? {
        systemColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    }

    private static let systemColors: [String: UIColor] = [
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
        "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
        "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
        "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
        "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
        "label": .label,
        "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText, "link": .link, "lightText": .lightText, "darkText": .darkText,
        "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "groupTableViewBackground": .systemGroupedBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "tint": .tintColor,
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray,
        "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta,
        "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
        "scrollViewTexturedBackground": .systemGray, "viewFlipsideBackground": .systemGray6,
    ]

    // MARK: Fonts

    static func font(_ element: InterfaceElement, _ file: InterfaceFile) -> UIFont? {
        if let style = element["style"] {
            // The tall styles are those of scripts with high letters.
            return .preferredFont(
                forTextStyle: UIFont.TextStyle(rawValue: style.replacingOccurrences(of: "Tall", with: "")))
        }
        let size = number(element, "pointSize")
        if let name = element["name"] {
            if let font = UIFont(name: name, size: size) { return font }
            if let family = element["family"], let font = UIFont(name: family, size: size) { return font }
            file.note("the font \"\(name)\", which is not installed,")
            return .systemFont(ofSize: size)
        }
        let weights: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        let weight = element["weight"].flatMap { weights[$0] }
        switch element["type"] {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: weight ?? .regular)
        }
    }

    // MARK: Images

    /// The image that an attribute names.
    static func image(_ name: String, catalog: String?, _ file: InterfaceFile) -> UIImage? {
        if catalog == "system" {
            if let image = UIImage(systemName: name) { return image }
            file.note("the symbol \"\(name)\", which is not drawn here,")
            return nil
        }
        if let image = UIImage(named: name, in: file.bundle, compatibleWith: nil) ?? UIImage(named: name) {
            return image
        }
        // The file says for which names symbols stand.
        let copy = file.document.resources.first { $0.name == "image" && $0["name"] == name }
        if copy?["catalog"] == "system", let image = UIImage(systemName: name) { return image }
        file.note("the image \"\(name)\", which is not in the bundle,")
        return nil
    }
}
