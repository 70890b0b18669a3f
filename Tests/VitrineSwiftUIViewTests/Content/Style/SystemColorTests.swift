import Testing
import VitrineUIKit

@testable import VitrineSwiftUI

/// The system's colours by the components that Apple publishes, light and dark.
@MainActor
@Suite
struct SystemColorTests {
    private func components(_ color: Color, _ scheme: ColorScheme) -> [Int] {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let resolved = color.resolve(in: environment)
        return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
    }

    private nonisolated static let system: [(Color, [Int], [Int])] = [
        (.red, [255, 59, 48], [255, 69, 58]), (.orange, [255, 149, 0], [255, 159, 10]),
        (.yellow, [255, 204, 0], [255, 214, 10]), (.green, [52, 199, 89], [48, 209, 88]),
        (.mint, [0, 199, 190], [102, 212, 207]), (.teal, [48, 176, 199], [64, 200, 224]),
        (.cyan, [50, 173, 230], [100, 210, 255]), (.blue, [0, 122, 255], [10, 132, 255]),
        (.indigo, [88, 86, 214], [94, 92, 230]), (.purple, [175, 82, 222], [191, 90, 242]),
        (.pink, [255, 45, 85], [255, 55, 95]), (.brown, [162, 132, 94], [172, 142, 104]),
        (.gray, [142, 142, 147], [142, 142, 147]), (.white, [255, 255, 255], [255, 255, 255]),
        (.black, [0, 0, 0], [0, 0, 0]), (.primary, [0, 0, 0], [255, 255, 255]),
        (.secondary, [60, 60, 67], [235, 235, 245]), (.accentColor, [0, 122, 255], [10, 132, 255]),
    ]

    @Test(arguments: system)
    func coloursHaveTheirComponents(color: Color, light: [Int], dark: [Int]) {
        #expect(components(color, .light) == light)
        #expect(components(color, .dark) == dark)
    }

    @Test func onlyTheLabelsAreTranslucent() {
        let environment = EnvironmentValues()
        #expect(Color.secondary.resolve(in: environment).opacity == 0.6)
        #expect(Color.clear.resolve(in: environment).opacity == 0)
        for color in [Color.red, .gray, .primary, .white] {
            #expect(color.resolve(in: environment).opacity == 1)
        }
    }

    private nonisolated static let hues: [(Double, Double, Double, [Int])] = [
        (0.0, 1.0, 1.0, [255, 0, 0]), (1 / 6.0, 1, 1, [255, 255, 0]), (1 / 3.0, 1, 1, [0, 255, 0]),
        (0.5, 1, 1, [0, 255, 255]), (2 / 3.0, 1, 1, [0, 0, 255]), (5 / 6.0, 1, 1, [255, 0, 255]),
        (1, 1, 1, [255, 0, 0]), (0, 0, 0.5, [128, 128, 128]), (0, 0.5, 1, [255, 128, 128]),
        (0, 1, 0.5, [128, 0, 0]), (0.7, 0.3, 0, [0, 0, 0]),
    ]

    @Test(arguments: hues)
    func huesGoAroundTheCircle(hue: Double, saturation: Double, brightness: Double, rgb: [Int]) {
        let color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: 0.25)
        #expect(components(color, .light) == rgb)
        #expect(color.resolve(in: EnvironmentValues()).opacity == 0.25)
    }

    @Test func coloursAreMadeOfThoseOfUIKit() {
        #expect(components(Color(uiColor: .systemRed), .dark) == [255, 69, 58])
        #expect(components(Color(UIColor.label), .dark) == [255, 255, 255])
        let half = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        #expect(components(Color(cgColor: half), .dark) == [255, 128, 0])
        #expect(Color(cgColor: half).resolve(in: EnvironmentValues()).opacity == 0.5)
    }

    @Test func coloursAreEqualByWhatTheyAre() {
        #expect(Color.red == .red)
        #expect(Color.red != .blue)
        #expect(Color.red.opacity(0.5) != .red)
        #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
        #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
        #expect(Set([Color.red, .red, .blue]).count == 2)
    }

    @Test func theStaticMembersOfStylesAreTheColours() {
        func color(_ style: some ShapeStyle) -> Color? { style as? Color }
        #expect(color(.red) == Color.red && color(.orange) == Color.orange)
        #expect(color(.yellow) == Color.yellow && color(.green) == Color.green)
        #expect(color(.mint) == Color.mint && color(.teal) == Color.teal)
        #expect(color(.cyan) == Color.cyan && color(.blue) == Color.blue)
        #expect(color(.indigo) == Color.indigo && color(.purple) == Color.purple)
        #expect(color(.pink) == Color.pink && color(.brown) == Color.brown)
        #expect(color(.gray) == Color.gray && color(.white) == Color.white)
        #expect(color(.black) == Color.black && color(.clear) == Color.clear)
    }
}
