public import Foundation
public import VitrineCoreGraphics
package import VitrineGraphics
import VitrineSupport

/// A colour, fixed or resolved by traits.
///
/// Fixed colours are extended sRGB components, or a grey, that are not premultiplied. A dynamic colour asks its
/// provider for the traits at hand: light or dark, base or raised, normal or more contrast.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private let typeInfo: UInt = FoundationTypeInfo.comparable

    enum Storage {
        case components(RGBA)
        /// A grey, all of whose components are the same. It is not equal to the colour of these components.
        case gray(RGBA)
        /// A provider and the opacity that replaces the one of its colours, if any.
        case dynamic(@Sendable (UITraitCollection) -> UIColor, alpha: CGFloat?)
        /// A colour of an asset catalogue, and the same.
        case catalog(CatalogColor, alpha: CGFloat?)
        /// A picture, over and over.
        case pattern(ColorTile, alpha: CGFloat)
    }

    /// It never changes once the colour is made.
    private(set) final var storage: Storage

    // Every initializer that subclasses have to go through is public: else theirs would inherit none.
    convenience init(storage: Storage) {
        self.init(red: 0, green: 0, blue: 0, alpha: 0)
        self.storage = storage
    }

    // MARK: Making colours

    /// Makes an sRGB colour of components 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .components(RGBA(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1)))
        super.init()
    }

    /// Makes a colour of Display P3 components. What is outside sRGB keeps its components beyond 0…1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let space = CGColorSpace(name: CGColorSpace.displayP3)!
        let (red, green, blue) = space.sRGB([red, green, blue])
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey: 0 is black, 1 is white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(
            storage: .gray(
                RGBA(red: white, green: white, blue: white, alpha: min(max(alpha, 0), 1))))
    }

    /// A colour of which nothing is said: nothing is seen of it.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// Makes a colour from hue (0…1 around the circle), saturation and brightness.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    /// Makes a colour from a Core Graphics one.
    public convenience init(cgColor: CGColor) {
        if let tile = cgColor.tile {
            self.init(storage: .pattern(tile, alpha: cgColor.alpha))
        } else if let gray = cgColor.gray {
            self.init(white: gray, alpha: cgColor.alpha)
        } else {
            self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
        }
    }

    /// Makes a colour that is an image, over and over: from the upper left corner of views whose background it is, and from
    /// the origin of contexts. Text in it is black.
    public convenience init(patternImage image: UIImage) {
        if image.size != .zero {
            self.init(storage: .pattern(ColorTile(image.bitmap.cgImage, scale: image.scale), alpha: 1))
        } else {
            self.init(white: 0, alpha: 0)
        }
    }

    /// Makes a colour that depends on traits.
    ///
    /// - Parameter dynamicProvider: Returns the colour for a trait collection. It may be called on any
    ///   thread, and often.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider, alpha: nil)
        super.init()
    }

    /// The colour of a `#colorLiteral`, of components from 0 to 1.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Finds a colour by name in the asset catalogues of the main bundle, of the folder of the program's source, and
    /// of the working directory, in this order. It follows appearance and contrast.
    ///
    /// - Returns: nil when there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a colour by name in the asset catalogues of a bundle. It follows appearance and contrast, whatever the
    /// traits are.
    ///
    /// - Returns: nil when there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = AssetStore.shared.color(named: name, in: bundle) else { return nil }
        self.init(storage: color.only?.storage ?? .catalog(color, alpha: nil))
    }

    // MARK: Resolving

    /// The colour for the traits: itself if it is fixed.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .components, .gray, .pattern: return self
        case .dynamic(let provider, let alpha):
            let resolved = provider(traitCollection).resolvedColor(with: traitCollection)
            return alpha.map(resolved.withAlphaComponent) ?? resolved
        case .catalog(let color, let alpha):
            let resolved = color.color(for: traitCollection).resolvedColor(with: traitCollection)
            return alpha.map(resolved.withAlphaComponent) ?? resolved
        }
    }

    /// The components for the traits.
    package func rgba(with traitCollection: UITraitCollection) -> RGBA {
        switch storage {
        case .components(let rgba), .gray(let rgba): return rgba
        case .pattern(_, let alpha): return RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
        case .dynamic, .catalog:
            let resolved = resolvedColor(with: traitCollection)
            return resolved.isDynamic ? .clear : resolved.rgba(with: traitCollection)
        }
    }

    /// Whether the colour depends on traits.
    var isDynamic: Bool {
        switch storage {
        case .components, .gray, .pattern: return false
        case .dynamic, .catalog: return true
        }
    }

    /// What is painted over and over in place of a colour, for the current traits.
    private var pattern: (tile: ColorTile, alpha: CGFloat)? {
        if case let .pattern(tile, alpha) = resolvedColor(with: .current).storage { return (tile, alpha) }
        return nil
    }

    /// The Core Graphics colour for `UITraitCollection.current`. It does not follow later changes.
    open var cgColor: CGColor {
        let resolved = resolvedColor(with: .current)
        if case let .pattern(tile, alpha) = resolved.storage { return CGColor(tile, alpha: alpha) }
        if case .gray(let gray) = resolved.storage {
            return CGColor(extendedGray: gray.red, alpha: gray.alpha)
        }
        let rgba = resolved.rgba(with: .current)
        return CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }

    // MARK: Components

    /// Stores the components for the current traits where the pointers point; false, storing nothing, for a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if pattern != nil { return false }
        let rgba = rgba(with: .current)
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Stores hue, saturation, brightness and opacity for the current traits where the pointers point.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if pattern != nil { return false }
        let rgba = rgba(with: .current)
        let hsb = HSB(red: rgba.red, green: rgba.green, blue: rgba.blue)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Stores grey level and opacity; false, storing nothing, when the colour is not a grey.
    @discardableResult
    open func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if pattern != nil { return false }
        let rgba = rgba(with: .current)
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    /// The colour with another opacity, 0…1; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = min(max(alpha, 0), 1)
        switch storage {
        case .components(var rgba):
            rgba.alpha = alpha
            return UIColor(storage: .components(rgba))
        case .gray(var gray):
            gray.alpha = alpha
            return UIColor(storage: .gray(gray))
        case .dynamic(let provider, _):
            return UIColor(storage: .dynamic(provider, alpha: alpha))
        case .catalog(let color, _):
            return UIColor(storage: .catalog(color, alpha: alpha))
        case .pattern(let tile, _):
            return UIColor(storage: .pattern(tile, alpha: alpha))
        }
    }

    // MARK: Comparing

    /// Fixed colours are equal by their components, greys to greys alone, those of a catalogue by name, dynamic ones by identity.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        if case .components(let mine) = storage, case .components(let theirs) = other.storage {
            return mine == theirs
        }
        if case .gray(let mine) = storage, case .gray(let theirs) = other.storage { return mine == theirs }
        if case .catalog(let mine, let alpha) = storage, case .catalog(let theirs, alpha) = other.storage {
            return mine === theirs
        }
        if case .pattern(let mine, let alpha) = storage, case .pattern(let theirs, alpha) = other.storage {
            return mine.image === theirs.image
        }
        return false
    }

    open override var hash: Int {
        switch storage {
        case .components(let rgba), .gray(let rgba): rgba.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        case .catalog(let color, _): ObjectIdentifier(color).hashValue
        case .pattern(let tile, _): ObjectIdentifier(tile.image).hashValue
        }
    }

    open override dynamic var description: String {
        switch storage {
        case .components(let c): Self.text(of: "UIExtendedSRGBColorSpace", [c.red, c.green, c.blue, c.alpha])
        case .gray(let c): Self.text(of: "UIExtendedGrayColorSpace", [c.red, c.alpha])
        case .dynamic:
            if let systemName {
                "<UIDynamicSystemColor: \(objectAddress(self)); name = \(systemName)>"
            } else {
                "<UIDynamicProviderColor: \(rgba(with: .current))>"
            }
        case .catalog(let color, _): "<UIDynamicCatalogColor: name = \(color.name); \(rgba(with: .current))>"
        case .pattern(let tile, _): "kCGColorSpaceModelPattern \(tile.size.width)×\(tile.size.height)"
        }
    }

    /// The components as `%g` writes them.
    private static func text(of space: String, _ components: [CGFloat]) -> String {
        ([space] + components.map { String(format: "%g", Double($0)) }).joined(separator: " ")
    }

    /// The colour itself; colours never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Hue, saturation and brightness, each 0…1, and their relation to red, green and blue.
struct HSB {
    var hue, saturation, brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = min(max(saturation, 0), 1)
        self.brightness = min(max(brightness, 0), 1)
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let high = max(red, green, blue)
        let chroma = high - min(red, green, blue)
        brightness = high
        saturation = high == 0 ? 0 : chroma / high
        if chroma == 0 {
            hue = 0
        } else if high == red {
            hue = ((green - blue) / chroma / 6 + 1).truncatingRemainder(dividingBy: 1)
        } else if high == green {
            hue = (blue - red) / chroma / 6 + 1 / 3
        } else {
            hue = (red - green) / chroma / 6 + 2 / 3
        }
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        // The usual hexcone: each channel is a trapezoid over the hue circle.
        func channel(_ offset: CGFloat) -> CGFloat {
            var k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            if k < 0 { k += 6 }
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return (channel(5), channel(3), channel(1))
    }
}
