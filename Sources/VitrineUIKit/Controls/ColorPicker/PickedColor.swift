import VitrineCoreGraphics
import VitrineGraphics

/// A colour that is being picked: components of 0…1, of the standard colour space.
struct PickedColor: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    @MainActor
    init(_ color: UIColor, _ traits: UITraitCollection) {
        let rgba = color.rgba(with: traits)
        (red, green, blue, alpha) = (
            Self.share(CGFloat(rgba.red)), Self.share(CGFloat(rgba.green)), Self.share(CGFloat(rgba.blue)),
            Self.share(CGFloat(rgba.alpha))
        )
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        var parts: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: nil)
        self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: alpha)
    }

    /// Reads three or six hexadecimal digits, with or without a number sign before them.
    init?(hex: some StringProtocol, alpha: CGFloat) {
        var digits = String(hex.filter { !$0.isWhitespace })
        if digits.hasPrefix("#") { digits.removeFirst() }
        if digits.count == 3 { digits = digits.reduce(into: "") { $0 += "\($1)\($1)" } }
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
        else { return nil }
        self.init(
            red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
            blue: CGFloat(number & 255) / 255, alpha: alpha)
    }

    private static func share(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// The colour without transparency.
    var solid: UIColor { UIColor(red: red, green: green, blue: blue, alpha: 1) }

    var hex: String {
        [red, green, blue].map {
            let byte = String(Self.byte($0), radix: 16, uppercase: true)
            return byte.count < 2 ? "0" + byte : byte
        }.joined()
    }

    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        var parts: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: nil)
        return (parts.0, parts.1, parts.2)
    }

    /// What assistive technology says.
    var spoken: String {
        "Red \(Self.byte(red)), green \(Self.byte(green)), blue \(Self.byte(blue))"
    }

    static func byte(_ share: CGFloat) -> Int { Int((share * 255).rounded()) }

    /// Whether two colours look the same but for their transparency.
    func hasBytes(of other: PickedColor) -> Bool { hex == other.hex }
}
