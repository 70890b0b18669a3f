public import VitrineCoreGraphics

/// A colour that filters take: red, green and blue in sRGB unless another space is named, and opacity.
///
/// Components are nominally 0…1 and not premultiplied. Where pixels are computed the colour is brought into the working
/// space of the context.
open class CIColor: NSObject, @unchecked Sendable {
    // Never changed.
    private let color: CGColor
    private let storage: UnsafeMutablePointer<CGFloat>

    /// Makes the colour of Core Graphics' one. Of other spaces than RGB ones, the sRGB colour that looks the same.
    public init(cgColor color: CGColor) {
        self.color =
            color.colorSpace?.model == .rgb
            ? color
            : CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        let values = self.color.components ?? [0, 0, 0, color.alpha]
        storage = .allocate(capacity: values.count)
        storage.initialize(from: values, count: values.count)
    }

    deinit { storage.deallocate() }

    /// Makes an sRGB colour.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes an opaque sRGB colour.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// Makes a colour of an RGB space; nil for spaces of another kind.
    public convenience init?(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
    ) {
        guard colorSpace.model == .rgb,
            let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha])
        else { return nil }
        self.init(cgColor: color)
    }

    /// Makes an opaque colour of an RGB space; nil for spaces of another kind.
    public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace) {
        self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace)
    }

    /// Makes an sRGB colour of red, green, blue and opacity, with spaces between them: `0.5 0.7 0.3 1`. What is
    /// missing is 0, and opacity 1.
    public convenience init(string representation: String) {
        let numbers = NumberRow.numbers(in: representation)
        func component(_ index: Int, else missing: CGFloat) -> CGFloat {
            numbers.indices.contains(index) ? numbers[index] : missing
        }
        self.init(
            red: component(0, else: 0), green: component(1, else: 0), blue: component(2, else: 0),
            alpha: component(3, else: 1))
    }

    /// The colour of Core Graphics.
    package var cgColor: CGColor { color }

    private func component(_ index: Int) -> CGFloat { storage[index] }

    /// The red component in the colour's space.
    public var red: CGFloat { component(0) }
    /// The green component in the colour's space.
    public var green: CGFloat { component(1) }
    /// The blue component in the colour's space.
    public var blue: CGFloat { component(2) }
    /// The opacity, 0…1.
    public var alpha: CGFloat { color.alpha }
    /// The number of components, opacity included: 4.
    public var numberOfComponents: Int { color.numberOfComponents }
    /// What the components mean.
    public var colorSpace: CGColorSpace { color.colorSpace ?? CGColorSpaceCreateDeviceRGB() }

    /// The components with opacity last. They are there as long as the colour is.
    public var components: UnsafePointer<CGFloat> { UnsafePointer(storage) }

    /// Red, green, blue and opacity in parentheses: `(1 0.5 0 1)`.
    public var stringRepresentation: String { "(\(NumberRow.text(color.components ?? [])))" }

    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Grey of half the components.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Red alone.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Green alone.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Blue alone.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Green and blue.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Red and blue.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Red and green.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Black without opacity.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    open override var description: String { stringRepresentation }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return other.color.components == color.components && other.colorSpace == colorSpace
    }
    open override var hash: Int { color.hashValue }
}
