public import Foundation

extension UIImage {
    /// What an image is asked for with: traits, and for symbols how they look.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits that the image is for; nil for any.
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            traitCollection = traits
            super.init()
        }

        /// Makes a configuration for traits.
        public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection) }

        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// The configuration for other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            // Its own subclasses make their own.
            unsafeDowncast(Configuration(traits: traitCollection), to: Self.self)
        }
    }

    /// How thick the lines of a symbol are.
    public enum SymbolWeight: Int, Sendable {
        /// As the font or the context has it.
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight of a font that looks as thick.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How large a symbol is beside text of its size.
    public enum SymbolScale: Int, Sendable {
        /// As the system has it: medium.
        case `default` = -1
        /// As the context has it.
        case unspecified = 0
        case small, medium, large
    }
}

extension UIFont.Weight {
    /// The weight of a symbol that looks as thick.
    public func symbolWeight() -> UIImage.SymbolWeight {
        switch css {
        case 100: .ultraLight
        case 200: .thin
        case 300: .light
        case 500: .medium
        case 600: .semibold
        case 700: .bold
        case 800: .heavy
        case 900: .black
        default: .regular
        }
    }
}
