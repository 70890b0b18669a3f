public import Foundation
import VitrineGraphics

extension UIFont {
    /// How wide the letters of the system font are; 0 is usual, below it they are narrower.
    public struct Width: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a width: below 0 is narrower than usual, above wider.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The narrowest.
        public static let compressed = Width(rawValue: -0.3)
        /// Narrower than usual.
        public static let condensed = Width(rawValue: -0.2)
        /// As text is.
        public static let standard = Width(rawValue: 0)
        /// The widest.
        public static let expanded = Width(rawValue: 0.2)

        public static func < (a: Width, b: Width) -> Bool { a.rawValue < b.rawValue }

        // How wide a text is beside one of the usual width. Apple publishes no numbers: these are estimates by specimens of
        // San Francisco, which differ by weight there.
        private static let scale: [(width: CGFloat, percent: CGFloat)] = [
            (-0.3, 70), (-0.2, 83), (0, 100), (0.2, 125),
        ]

        /// The width in percent of the usual; between the named ones in proportion, and beyond them none.
        package var percent: UInt8 {
            guard rawValue > Self.scale[0].width else {
                return rawValue.isNaN ? 100 : UInt8(Self.scale[0].percent)
            }
            for (low, high) in zip(Self.scale, Self.scale.dropFirst()) where rawValue <= high.width {
                let part = (rawValue - low.width) / (high.width - low.width)
                return UInt8((low.percent + part * (high.percent - low.percent)).rounded())
            }
            return UInt8(Self.scale[Self.scale.count - 1].percent)
        }

        /// The width that is so many percent of the usual.
        package init(percent: UInt8) {
            let percent = min(
                max(CGFloat(percent), Self.scale[0].percent), Self.scale[Self.scale.count - 1].percent)
            let high = Self.scale.firstIndex { percent <= $0.percent } ?? 0
            guard percent != Self.scale[high].percent else {
                self.init(Self.scale[high].width)
                return
            }
            let (below, above) = (Self.scale[high - 1], Self.scale[high])
            let part = (percent - below.percent) / (above.percent - below.percent)
            self.init(below.width + part * (above.width - below.width))
        }
    }

    /// The system font of a weight and a width.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var font = systemFont(ofSize: fontSize, weight: weight).textFont
        font.width = width.percent
        return UIFont(textFont: font)
    }
}
