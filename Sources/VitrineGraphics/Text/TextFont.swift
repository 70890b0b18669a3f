import CVitrineGTK
import Foundation

/// A font at a size, with the vertical metrics that layout uses.
///
/// The system families draw Inter and report the metrics of Apple's system font, so that text takes the same
/// heights as on Apple's systems.
package struct TextFont: Hashable, Sendable {
    /// A family of fonts.
    package enum Family: Hashable, Sendable {
        /// The system font.
        case system
        /// The system font with round ends of strokes; it is made of the outlines of the other, and as wide.
        case systemRounded
        /// The system font with serifs.
        case systemSerif
        /// The fixed-width system font.
        case monospaced
        /// A family that was registered by file, or one of Apple's, which another is drawn for; any other name draws the
        /// system font.
        case named(String)
    }

    package var family: Family
    /// Points.
    package var size: CGFloat
    /// 100…900 as in CSS: 400 is regular, 600 semibold, 700 bold.
    package var weight: Int
    package var isItalic: Bool
    /// What the letters have besides what they have anyway.
    package var features: FontFeatures = []
    /// How wide the letters are, in percent of the usual; of the system fonts without serifs only.
    package var width: UInt8
    /// Points that are added to the leading.
    package var extraLeading: Int8 = 0

    package init(
        family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, width: UInt8 = 100
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.width = width
        if hasMonospacedDigits { features = .monospacedDigits }
    }

    /// Whether all digits take one width.
    package var hasMonospacedDigits: Bool {
        get { features.contains(.monospacedDigits) }
        set {
            if newValue {
                features.insert(.monospacedDigits)
            } else {
                features.remove(.monospacedDigits)
            }
        }
    }

    /// The distance from the baseline to the top of a line, in points.
    package var ascender: CGFloat { ownMetrics?.ascender ?? size * 0.9521484375 }
    /// The distance from the baseline to the bottom of a line: negative.
    package var descender: CGFloat { ownMetrics?.descender ?? size * -0.2412109375 }
    /// The height of a line: ascender − descender + leading.
    package var lineHeight: CGFloat { ascender - descender + leading }
    /// The height of capital letters.
    package var capHeight: CGFloat { size * 0.70458984375 }
    /// The height of a lower-case x.
    package var xHeight: CGFloat { size * 0.5263671875 }
    /// The extra space between lines.
    package var leading: CGFloat { (ownMetrics?.leading ?? 0) + CGFloat(extraLeading) }

    /// The metrics of a family with a file of its own; nil for those that report the system font's.
    private var ownMetrics: FontSet.Metrics? {
        guard case .named(let name) = family else { return nil }
        return FontSet.metrics(of: self, named: name)
    }
}
