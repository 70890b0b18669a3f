import VitrineGraphics

/// Makes a colour from another.
public struct UIConfigurationColorTransformer {
    /// Tells transformers apart, since closures cannot be compared.
    private final class Identity: Sendable {}

    /// The closure that makes the colour.
    public let transform: (UIColor) -> UIColor
    private let identity = Identity()

    /// Makes a transformer from a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// The colour made from another.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The grey that is as light as the colour.
    public static var grayscale: UIConfigurationColorTransformer { presets.grayscale }

    /// The colour itself: there is no accent colour of the system here, as on iOS.
    public static var preferredTint: UIConfigurationColorTransformer { presets.preferredTint }

    /// A quiet grey in place of the colour, for what should step back.
    public static var monochromeTint: UIConfigurationColorTransformer { presets.monochromeTint }

    /// Made once: each keeps its identity.
    private static let presets = Presets()

    private struct Presets: @unchecked Sendable {
        let grayscale = UIConfigurationColorTransformer { color in
            UIColor { traits in
                let rgba = color.rgba(with: traits)
                // The weights of sRGB's primaries in lightness (ITU-R BT.709).
                let level = 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue
                return UIColor(white: level, alpha: rgba.alpha)
            }
        }
        let preferredTint = UIConfigurationColorTransformer { $0 }
        let monochromeTint = UIConfigurationColorTransformer { _ in .systemGray }
    }
}

extension UIConfigurationColorTransformer: Hashable {
    /// Whether both are the same transformer, or copies of one.
    public static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
