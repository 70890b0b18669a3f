import Foundation
import VitrineAssets

/// A colour of a catalogue with its variants: one for each name, which all colours of that name share.
final class CatalogColor: Sendable {
    let name: String
    private let set: ColorSet
    /// The colours of the set's entries.
    private let colors: [UIColor]

    /// - Returns: nil where no entry is a colour that is here.
    init?(name: String, set: ColorSet) {
        self.name = name
        var set = set
        var colors: [UIColor] = []
        set.entries.removeAll { entry in
            guard let color = UIColor(entry.color) else {
                ReportLog.current.report(
                    once: "The colour set \"\(name)\" refers to a colour of the system that is not here, "
                        + "\(entry.color.reference ?? ""); write its components.")
                return true
            }
            colors.append(color)
            return false
        }
        guard !colors.isEmpty else { return nil }
        self.set = set
        self.colors = colors
    }

    /// The colour where there is but one, for all traits.
    var only: UIColor? {
        colors.count == 1 && set.entries[0].qualifiers == AssetQualifiers() ? colors[0] : nil
    }

    /// The colour for traits; clear where none is for them.
    ///
    /// Complexity: O(*n*) in the number of variants.
    func color(for traits: UITraitCollection) -> UIColor {
        set.index(for: AssetTraits(traits)).map { colors[$0] } ?? .clear
    }
}

extension UIColor {
    /// A colour as a catalogue has it; nil for a colour of the system that is not here.
    fileprivate convenience init?(_ color: AssetColor) {
        switch color {
        case .sRGB(let red, let green, let blue, let alpha):
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3(let red, let green, let blue, let alpha):
            self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .gray(let white, let alpha):
            self.init(white: white, alpha: alpha)
        case .system(let name):
            guard let color = Self.systemColors[name] else { return nil }
            self.init(storage: color.storage)
        }
    }

    /// What one of the system's colours is called in Objective-C.
    var systemName: String? { Self.systemColors.first { $0.value === self }?.key }

    /// The colours that Xcode offers as System Colors, by their names in Objective-C.
    private static let systemColors: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
        "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
        "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
        "linkColor": .link, "lightTextColor": .lightText, "darkTextColor": .darkText,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "blackColor": .black, "whiteColor": .white, "grayColor": .gray, "clearColor": .clear,
    ]
}
