import Foundation
import VitrineCoreGraphics
package import VitrineGraphics
import VitrineSymbols

/// A picture that is drawn for the size at which it is shown.
package protocol ScalablePicture: AnyObject, Sendable {
    /// The picture stretched to a size in points.
    ///
    /// - Parameter scale: Pixels per point.
    /// - Throws: where that is more pixels than ``PixelLimit`` allows.
    func bitmap(size: CGSize, scale: CGFloat) throws(BitmapError) -> Bitmap
    /// Whether it looks different in other traits: its colours are of the program's.
    var isDynamic: Bool { get }
}

extension VectorPicture: ScalablePicture {
    package var isDynamic: Bool { false }
}

/// A symbol of the system, at a size, weight and scale.
///
/// Its square is as high as its font's size, as Apple's are: a circle of 17 points is about 20 points wide with the space
/// around it. The factors of the scales are those of Apple's published templates, in which a circle of 100 points is 78.7,
/// 100 and 127.4 wide; thickness by weight was fitted to text of the same weight.
final class SymbolPicture: ScalablePicture, @unchecked Sendable {
    let name: String
    let values: UIImage.SymbolConfiguration.Values
    /// Points.
    let size: CGSize
    /// From the bottom to the baseline of text beside it, in points.
    let baselineOffset: CGFloat

    /// Whether it is drawn in a mirror, for a language that is read from the right.
    let isMirrored: Bool

    private let shape: SymbolShape
    /// Points for a unit of the outlines.
    private let unit: CGFloat
    private let lock = NSLock()
    private var drawn: [Key: Bitmap] = [:]

    private struct Key: Hashable {
        var width: Int
        var height: Int
        var scale: CGFloat
        var colors: [RGBA]
    }

    /// Sizes kept for one symbol.
    private static let keptSizes = 4
    /// The space around a symbol, as a part of the font's size.
    private static let margin: CGFloat = 0.1
    /// The height of capital letters, as a part of the font's size: San Francisco's.
    private static let capHeight: CGFloat = 0.7046
    /// How strong the second tone of a colour is.
    private static let secondary: CGFloat = 0.5

    /// Makes the picture of a symbol; nil when there is none of the name.
    init?(name: String, values: UIImage.SymbolConfiguration.Values, traits: UITraitCollection) {
        guard let recipe = SymbolTable.recipe(of: name),
            let shape = SymbolShape(
                recipe, lineWidth: (values.weight ?? .regular).lineWidth, layers: SymbolLayers.of(name),
                value: values.variable,
                outlineOfText: { Self.outline(of: $0, weight: values.weight ?? .regular) })
        else { return nil }
        self.name = name
        self.values = values
        self.shape = shape
        isMirrored = Self.isMirrored(name, traits)
        let points: CGFloat =
            switch values.size {
            case .points(let points): points
            case .textStyle(let style):
                UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
            case nil: UIFont.labelFontSize
            }
        unit = points * (values.scale ?? .medium).factor / SymbolShape.side
        let margin = points * (values.scale ?? .medium).factor * Self.margin
        let middle = SymbolShape.side / 2
        let half = max(middle - shape.bounds.minY, shape.bounds.maxY - middle) * unit + margin
        let pixels = max(1, traits.displayScale)
        func whole(_ length: CGFloat) -> CGFloat { (length * pixels).rounded() / pixels }
        size = CGSize(width: whole(shape.bounds.width * unit + 2 * margin), height: whole(2 * half))
        baselineOffset = size.height / 2 - points * Self.capHeight / 2
    }

    /// The outlines of a text's glyphs, one beside the other, with y downwards.
    private static func outline(of text: String, weight: UIImage.SymbolWeight) -> CGPath? {
        let font = UIFont.systemFont(ofSize: SymbolShape.side, weight: weight.fontWeight()).textFont
        let glyphs = font.glyphs(of: Array(text.unicodeScalars))
        // The font lacks a sign.
        guard !glyphs.contains(0) else { return nil }
        let path = CGMutablePath()
        var place: CGFloat = 0
        for (glyph, advance) in zip(glyphs, font.advances(of: glyphs)) {
            if let outline = font.outline(of: glyph) {
                path.addPath(outline, transform: CGAffineTransform(1, 0, 0, -1, place, 0))
            }
            place += advance
        }
        return path.isEmpty ? nil : path
    }

    /// Whether a symbol is drawn in a mirror in traits.
    static func isMirrored(_ name: String, _ traits: UITraitCollection) -> Bool {
        traits.layoutDirection == .rightToLeft && SymbolDirection.follows(name)
    }

    /// Whether the tint colour fills it.
    var isTemplate: Bool {
        switch values.colors {
        case .monochrome, .multicolor, nil: true
        case .hierarchical, .palette: false
        }
    }

    var isDynamic: Bool { !isTemplate }

    /// The colours of the first and the second tone.
    private var colors: [RGBA] {
        switch values.colors {
        case .monochrome, .multicolor, nil: return [.black, .black]
        case .hierarchical(let color):
            let first = color.rgba(with: .current)
            var second = first
            second.alpha *= Self.secondary
            return [first, second]
        case .palette(let colors):
            let first = colors[0].rgba(with: .current)
            return [first, colors.count > 1 ? colors[1].rgba(with: .current) : first]
        }
    }

    func bitmap(size: CGSize, scale: CGFloat) throws(BitmapError) -> Bitmap {
        func pixels(_ length: CGFloat) -> Int {
            max(1, Int(clamping: Int((min(length, 1e6) * scale).rounded())))
        }
        let key = Key(
            width: pixels(size.width), height: pixels(size.height), scale: scale, colors: colors)
        guard key.width * key.height <= PixelLimit.current, max(key.width, key.height) <= 32767 else {
            throw .noMemory(width: key.width, height: key.height)
        }
        if let known = lock.withLock({ drawn[key] }) { return known }
        let (x, y) = (CGFloat(key.width) / self.size.width, CGFloat(key.height) / self.size.height)
        let middle = SymbolShape.side / 2
        let transform = CGAffineTransform(scaleX: x, y: y)
            .translatedBy(x: self.size.width / 2, y: self.size.height / 2).scaledBy(
                x: isMirrored ? -unit : unit, y: unit
            )
            .translatedBy(x: -shape.bounds.midX, y: -middle)
        let marks = shape.marks.map {
            BitmapMark(
                path: $0.path, isEvenOdd: $0.isEvenOdd, erases: $0.erases && (isTemplate || !$0.isInner),
                growth: $0.growth,
                color: key.colors[$0.tone.rawValue].multiplied(alpha: Double($0.strength)))
        }
        guard
            let bitmap = Bitmap(
                marks, width: key.width, height: key.height, scale: scale, transform: transform)
        else { throw .noMemory(width: key.width, height: key.height) }
        lock.withLock {
            if drawn.count >= Self.keptSizes { drawn.removeAll() }
            drawn[key] = bitmap
        }
        return bitmap
    }
}

extension UIImage.SymbolWeight {
    /// How thick lines are, in sixteenths of the font's size.
    fileprivate var lineWidth: CGFloat {
        switch self {
        case .ultraLight: 0.4
        case .thin: 0.6
        case .light: 0.9
        case .unspecified, .regular: 1.2
        case .medium: 1.4
        case .semibold: 1.65
        case .bold: 1.9
        case .heavy: 2.2
        case .black: 2.5
        }
    }
}

extension UIImage.SymbolScale {
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.787
        case .default, .unspecified, .medium: 1
        case .large: 1.274
        }
    }
}
