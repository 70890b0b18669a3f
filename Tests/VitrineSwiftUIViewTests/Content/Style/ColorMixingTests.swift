import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Colours by their components, their names and their mixtures.
@MainActor
@Suite
struct ColorMixingTests {
    @Test(arguments: [
        (Color.red, "red"), (.primary, "primary"), (.gray, "gray"),
        (Color(red: 1, green: 0.5, blue: 0), "#FF8000FF"), (Color(white: 0, opacity: 0.5), "#00000080"),
        (Color.red.opacity(0.5), "#FF3B3080"),
    ])
    func coloursAreDescribedByNameOrComponents(color: Color, text: String) {
        #expect(color.description == text)
        #expect("\(color)" == text)
    }

    @Test func componentsAreThoseOfTheEnvironment() {
        var environment = EnvironmentValues()
        let light = Color.primary.resolve(in: environment)
        #expect(light == Color.Resolved(red: 0, green: 0, blue: 0))
        environment.colorScheme = .dark
        #expect(Color.primary.resolve(in: environment) == Color.Resolved(red: 1, green: 1, blue: 1))
        #expect(Color.primary.opacity(0.25).resolve(in: environment).opacity == 0.25)
    }

    @Test func theCurveOfSRGBGoesBothWays() {
        var color = Color.Resolved(red: 0.5, green: 0.02, blue: -0.5, opacity: 0.3)
        #expect(abs(color.linearRed - 0.21404) < 1e-4)
        #expect(abs(color.linearGreen - 0.001548) < 1e-5)
        #expect(abs(color.linearBlue + 0.21404) < 1e-4)
        #expect(abs(color.red - 0.5) < 1e-5 && abs(color.green - 0.02) < 1e-5 && abs(color.blue + 0.5) < 1e-5)
        color.red = 0.25
        #expect(abs(color.linearRed - 0.05088) < 1e-4)
        #expect(abs(Color(color).resolve(in: EnvironmentValues()).red - 0.25) < 1e-3)
        #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.2, green: 0, blue: 0).linearRed == 0.2)
    }

    @Test(arguments: [
        (0.0, Gradient.ColorSpace.device, "#FF0000FF"), (1, .device, "#0000FFFF"),
        (0.5, .device, "#7F007FFF"),
        (0.25, .device, "#BF0040FF"), (-1, .device, "#FF0000FF"), (2, .perceptual, "#0000FFFF"),
        (0.5, .perceptual, "#8C53A2FF"),
    ])
    func coloursAreMixed(fraction: Double, space: Gradient.ColorSpace, text: String) {
        let mixed = Color(red: 1, green: 0, blue: 0).mix(
            with: Color(red: 0, green: 0, blue: 1), by: fraction, in: space)
        #expect(mixed.description == text)
    }

    @Test func aMixtureFollowsTheAppearance() {
        var environment = EnvironmentValues()
        let mixed = Color.primary.mix(with: .primary.opacity(0), by: 0.5, in: .device)
        #expect(mixed.resolve(in: environment).red == 0)
        environment.colorScheme = .dark
        #expect(mixed.resolve(in: environment).red > 0.999)
        #expect(mixed.resolve(in: environment).opacity == 0.5)
    }

    @Test func theStandardGradientEndsInTheColourAndBeginsLighter() {
        let host = TestHost(
            UIHostingController(rootView: Rectangle().fill(Color(red: 0, green: 0, blue: 0.5).gradient)),
            size: CGSize(width: 20, height: 100))
        let top = host.color(at: CGPoint(x: 10, y: 1))
        let bottom = host.color(at: CGPoint(x: 10, y: 98))
        #expect(abs(bottom.blue - 0.5) < 0.02 && bottom.red < 0.02)
        #expect(top.blue > 0.55 && top.red > 0.1)
    }

    @Test func aBackgroundStyleStandsForTheBackground() {
        let view = Rectangle().fill(.background).frame(width: 20, height: 20)
            .backgroundStyle(Color(red: 1, green: 0, blue: 0))
        let host = TestHost(UIHostingController(rootView: view), size: CGSize(width: 20, height: 20))
        #expect(host.color(at: CGPoint(x: 10, y: 10)).red == 1)
        #expect(host.color(at: CGPoint(x: 10, y: 10)).green == 0)
        let plain = TestHost(
            UIHostingController(
                rootView: Rectangle().fill(.background).backgroundStyle(.background).backgroundStyle(.red)),
            size: CGSize(width: 20, height: 20))
        #expect(plain.color(at: CGPoint(x: 10, y: 10)).green == 1)
    }

    @Test("A colour is made of a style that stands for one")
    func styles() {
        struct Accent: ShapeStyle, Hashable {
            func resolve(in environment: EnvironmentValues) -> Color.Resolved {
                (environment.colorScheme == .dark ? Color.white : Color.black).resolve(in: environment)
            }
        }
        let isOn = true
        #expect(Color(isOn ? Color.red : .green) == .red)
        var environment = EnvironmentValues()
        #expect(Color(Accent()).resolve(in: environment) == Color.black.resolve(in: environment))
        environment.colorScheme = .dark
        #expect(Color(Accent()).resolve(in: environment) == Color.white.resolve(in: environment))
    }
}
