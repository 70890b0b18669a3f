import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

@MainActor
@Suite("Colours")
struct ColorTests {
    private func shown(_ color: Color, _ style: UIUserInterfaceStyle = .light) -> [Int] {
        let view = color.frame(width: 20, height: 20).background(Color.white)
        return TestHost(view, size: CGSize(width: 20, height: 20), scale: 1, style: style).rgb(10, 10)
    }

    @Test(
        "The system's colours are those that Apple publishes, light and dark",
        arguments: [
            (Color.red, [255, 59, 48], [255, 69, 58]),
            (Color.blue, [0, 122, 255], [10, 132, 255]),
            (Color.green, [52, 199, 89], [48, 209, 88]),
            (Color.orange, [255, 149, 0], [255, 159, 10]),
        ])
    func system(_ color: Color, light: [Int], dark: [Int]) {
        #expect(shown(color) == light)
        #expect(shown(color, .dark) == dark)
    }

    @Test(
        "A colour that is the same everywhere has one for Core Graphics, with its opacity; one that changes has none"
    )
    func coreGraphics() {
        let color = Color(red: 1, green: 0.5, blue: 0).opacity(0.5)
        #expect(color.cgColor?.components?.map { Double($0) } == [1, 0.5, 0, 0.5])
        #expect(Color.primary.cgColor == nil && Color.blue.cgColor == nil)
        #expect(Color(cgColor: UIColor.brown.cgColor).cgColor == UIColor.brown.cgColor)
    }

    @Test("Opacity multiplies, and mixes with what is behind")
    func opacity() {
        #expect(isNear(shown(Color(red: 1, green: 0, blue: 0).opacity(0.5)), [255, 128, 128]))
        #expect(isNear(shown(.black.opacity(0.5).opacity(0.5)), [191, 191, 191]))
        #expect(Color.black.opacity(0.25) == Color.black.opacity(0.5).opacity(0.5))
    }

    @Test("Components are of their colour space; a linear half is a brighter grey")
    func spaces() {
        #expect(shown(Color(white: 0.5)) == [128, 128, 128])
        // By the sRGB curve 0.5 is 0.7354 of the full value.
        #expect(isNear(shown(Color(.sRGBLinear, red: 0.5, green: 0.5, blue: 0.5)), [188, 188, 188], by: 1))
        #expect(shown(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == [0, 255, 0])
    }
}

@MainActor
@Suite("Gradients")
struct GradientTests {
    @Test("Evenly spaced colours stand at even places")
    func stops() {
        let gradient = Gradient(colors: [.red, .green, .blue])
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    }

    @Test("A linear gradient runs from one point to the other, and stays beyond them")
    func linear() {
        let view = LinearGradient(
            colors: [.black, .white], startPoint: UnitPoint(x: 0.25, y: 0), endPoint: UnitPoint(x: 0.75, y: 0)
        )
        let host = TestHost(view, size: CGSize(width: 100, height: 10), scale: 1)
        #expect(host.rgb(10, 5) == [0, 0, 0])
        #expect(host.rgb(90, 5) == [255, 255, 255])
        // The middle of a pixel half a point after half the way.
        #expect(isNear(host.rgb(50, 5), [129, 129, 129], by: 3))
    }

    @Test("A radial gradient is the same in all directions")
    func radial() {
        let view = RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 40)
        let host = TestHost(view, size: CGSize(width: 101, height: 101), scale: 1)
        let places = [(70, 50), (30, 50), (50, 70), (50, 30)].map { host.rgb($0, $1) }
        // Half of the radius.
        #expect(places.allSatisfy { isNear($0, [127, 127, 127], by: 6) })
        #expect(host.rgb(95, 50) == [0, 0, 0])
    }
}
