import Testing
import VitrineUIKit

@Suite("Colours")
struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r * 255, g * 255, b * 255, a * 100].map { Int($0.rounded()) }
    }

    @Test("System colours are those of iOS 15 to 18 in light and dark")
    func systemColors() {
        #expect(bytes(.systemBlue, light) == [0, 122, 255, 100])
        #expect(bytes(.systemBlue, dark) == [10, 132, 255, 100])
        #expect(bytes(.systemRed, light) == [255, 59, 48, 100])
        #expect(bytes(.systemRed, dark) == [255, 69, 58, 100])
        #expect(bytes(.secondaryLabel, light) == [60, 60, 67, 60])
        #expect(bytes(.separator, dark) == [84, 84, 88, 60])
        #expect(bytes(.systemGray6, light) == [242, 242, 247, 100])
    }

    @Test("Display P3 components become sRGB; greys stay, and what sRGB cannot show lies beyond its range")
    func displayP3() {
        func bytes(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> [Int] {
            self.bytes(UIColor(displayP3Red: r, green: g, blue: b, alpha: 1), light)
        }
        #expect(bytes(0.5, 0.5, 0.5) == [128, 128, 128, 100])
        // P3's cornflower blue and its pure red, as ColorSync converts them.
        #expect(bytes(100.0 / 255, 149.0 / 255, 237.0 / 255) == [84, 151, 244, 100])
        #expect(bytes(1, 0, 0) == [279, -58, -38, 100])
    }

    @Test("Backgrounds are lighter on raised surfaces in dark mode only")
    func elevation() {
        let raised = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.userInterfaceLevel = .elevated
        }
        #expect(bytes(.systemBackground, dark) == [0, 0, 0, 100])
        #expect(bytes(.systemBackground, raised) == [28, 28, 30, 100])
        #expect(bytes(.systemBackground, light) == [255, 255, 255, 100])
    }

    @Test("A dynamic colour with another opacity stays dynamic")
    func dynamicAlpha() {
        let faded = UIColor.label.withAlphaComponent(0.5)
        #expect(bytes(faded, light) == [0, 0, 0, 50])
        #expect(bytes(faded, dark) == [255, 255, 255, 50])
    }

    @Test("Hue, saturation and brightness survive the way to red, green, blue and back")
    func hue() {
        let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
        #expect(bytes(color, light) == [102, 143, 204, 100])
        var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: nil))
        #expect(abs(h - 0.6) < 1e-9 && abs(s - 0.5) < 1e-9 && abs(b - 0.8) < 1e-9)
    }

    @Test("Greys are colours of two components, and no others")
    func greys() {
        let (grey, color) = (UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(grey != color)
        #expect(grey.cgColor.components == [1, 1] && color.cgColor.components == [1, 1, 1, 1])
        #expect(grey.cgColor.colorSpace?.model == .monochrome)
        #expect(bytes(grey, light) == bytes(color, light))
        #expect(UIColor(cgColor: grey.cgColor) == grey)
        var (white, red): (CGFloat, CGFloat) = (0, 0)
        #expect(grey.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 1)
        #expect(color.getWhite(&white, alpha: nil) && white == 1)
        #expect("\(UIColor.gray)" == "UIExtendedGrayColorSpace 0.5 1")
        #expect("\(UIColor.brown)" == "UIExtendedSRGBColorSpace 0.6 0.4 0.2 1")
    }

    @Test("Fixed colours are equal by components")
    func equality() {
        #expect(UIColor(white: 1, alpha: 1) == .white)
        #expect(UIColor(white: 1, alpha: 0.5) == .white.withAlphaComponent(0.5))
        #expect(UIColor.red != UIColor.blue)
        #expect(UIColor.systemRed != UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1))
    }

    private final class Brand: UIColor, @unchecked Sendable {
        convenience init(netHex: Int) {
            self.init(
                red: CGFloat(netHex >> 16 & 255) / 255, green: CGFloat(netHex >> 8 & 255) / 255,
                blue: CGFloat(netHex & 255) / 255, alpha: 1)
        }
    }

    @Test("Subclasses have all initialisers, and may add some")
    func subclasses() {
        #expect(Brand(netHex: 0xFF0000) == UIColor.red)
        #expect(bytes(Brand(white: 1, alpha: 1), light) == bytes(.white, light))
        #expect(Brand(cgColor: UIColor.blue.cgColor) == UIColor.blue)
    }
}
