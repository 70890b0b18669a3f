import SwiftUITestSupport
import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

/// Gradients by their colours at points, against linear interpolation.
@MainActor
@Suite("Gradients by their pixels")
struct GradientPixelTests {
    /// The colours along the middle of a strip of 100 × 10 pixels, or down the middle of one of 10 × 100.
    private func strip<S: ShapeStyle>(_ style: S, at places: [CGFloat], isVertical: Bool = false) -> [[Int]] {
        let size = isVertical ? CGSize(width: 10, height: 100) : CGSize(width: 100, height: 10)
        let host = TestHost(Rectangle().fill(style), size: size, scale: 1)
        return places.map { isVertical ? host.rgb(5, $0) : host.rgb($0, 5) }
    }

    private func near(_ colors: [[Int]], _ expected: [[Int]], by tolerance: Int = 2) -> Bool {
        colors.count == expected.count
            && zip(colors, expected).allSatisfy { isNear($0, $1, by: tolerance) }
    }

    @Test("Between two colours each pixel has the mixture of its middle")
    func twoColors() {
        let gradient = LinearGradient(
            colors: [Ink.black, Ink.white], startPoint: .leading, endPoint: .trailing)
        // 255 · (x + ½) ÷ 100.
        let expected = [1, 65, 129, 193, 254].map { [$0, $0, $0] }
        #expect(near(strip(gradient, at: [0, 25, 50, 75, 99]), expected))
        #expect(
            near(
                strip(
                    .linearGradient(
                        colors: [Ink.black, Ink.white], startPoint: .leading, endPoint: .trailing),
                    at: [0, 25, 50, 75, 99]), expected))
        let turned = LinearGradient(
            colors: [Ink.black, Ink.white], startPoint: .trailing, endPoint: .leading)
        #expect(near(strip(turned, at: [0, 25, 50, 75, 99]), [254, 190, 126, 62, 1].map { [$0, $0, $0] }))
        let down = LinearGradient(colors: [Ink.black, Ink.white], startPoint: .top, endPoint: .bottom)
        #expect(near(strip(down, at: [0, 25, 50, 75, 99], isVertical: true), expected))
    }

    @Test("Components are mixed one by one")
    func components() {
        let gradient = LinearGradient(colors: [Ink.red, Ink.blue], startPoint: .leading, endPoint: .trailing)
        #expect(near(strip(gradient, at: [25, 50, 75]), [[190, 0, 65], [126, 0, 129], [62, 0, 193]]))
    }

    @Test("Stops stand where they are said to; beyond the first and the last the colour stays")
    func stops() {
        let stops = [
            Gradient.Stop(color: Ink.red, location: 0.2), .init(color: Ink.green, location: 0.4),
            .init(color: Ink.blue, location: 0.8),
        ]
        let expected = [
            [255, 0, 0], [255, 0, 0], [121, 134, 0], [0, 255, 0], [0, 124, 131], [0, 0, 255], [0, 0, 255],
        ]
        let places: [CGFloat] = [0, 19, 30, 39.9, 60, 81, 99]
        // At 30.5 the share of green is 0.525; at 60.5 that of blue is 0.5125.
        #expect(
            near(
                strip(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing), at: places),
                expected, by: 7))
        #expect(
            near(
                strip(.linearGradient(stops: stops, startPoint: .leading, endPoint: .trailing), at: places),
                expected, by: 7))
        #expect(
            near(
                strip(
                    .linearGradient(Gradient(stops: stops), startPoint: .leading, endPoint: .trailing),
                    at: places), expected, by: 7))
    }

    @Test("Two stops at one place are an edge")
    func edge() {
        let gradient = LinearGradient(
            stops: [
                .init(color: Ink.red, location: 0), .init(color: Ink.red, location: 0.5),
                .init(color: Ink.blue, location: 0.5), .init(color: Ink.blue, location: 1),
            ], startPoint: .leading, endPoint: .trailing)
        #expect(
            strip(gradient, at: [0, 48, 51, 99]) == [[255, 0, 0], [255, 0, 0], [0, 0, 255], [0, 0, 255]])
    }

    @Test("Points may lie within the shape or outside of it")
    func points() {
        let inner = LinearGradient(
            colors: [Ink.black, Ink.white], startPoint: UnitPoint(x: 0.4, y: 0),
            endPoint: UnitPoint(x: 0.6, y: 0))
        #expect(
            near(strip(inner, at: [0, 39, 45, 55, 61, 99]), [0, 0, 70, 198, 255, 255].map { [$0, $0, $0] }))
        let outer = LinearGradient(
            colors: [Ink.black, Ink.white], startPoint: UnitPoint(x: -1, y: 0),
            endPoint: UnitPoint(x: 1, y: 0))
        #expect(near(strip(outer, at: [0, 50, 99]), [128, 192, 254].map { [$0, $0, $0] }))
    }

    @Test("A diagonal of a square has one colour on each line across")
    func diagonal() {
        let host = TestHost(
            LinearGradient(
                colors: [Ink.black, Ink.white], startPoint: .topLeading, endPoint: .bottomTrailing),
            size: CGSize(width: 100, height: 100), scale: 1)
        // The place along the diagonal is (x + y) ÷ 2.
        let places = [(20, 80), (50, 50), (80, 20), (0, 99)].map { host.rgb($0, $1) }
        #expect(places.allSatisfy { isNear($0, [129, 129, 129], by: 3) })
        #expect(isNear(host.rgb(25, 25), [65, 65, 65], by: 3))
        #expect(isNear(host.rgb(99, 99), [254, 254, 254], by: 3))
    }

    @Test("A gradient fills the whole of its view, also where the shape has holes or ends")
    func unitOfAShape() {
        // The half of the shape shows the half of the gradient.
        let half = Path(CGRect(0, 0, 50, 10)).fill(
            .linearGradient(colors: [Ink.black, Ink.white], startPoint: .leading, endPoint: .trailing))
        let host = TestHost(half.background(Ink.red), size: CGSize(width: 100, height: 10), scale: 1)
        #expect(isNear(host.rgb(25, 5), [65, 65, 65]))
        #expect(isNear(host.rgb(49, 5), [126, 126, 126]))
        #expect(host.rgb(51, 5) == [255, 0, 0])
    }

    @Test("Around a middle a colour is the same at the same distance, and begins at the start radius")
    func radial() {
        let gradient = RadialGradient(
            colors: [Ink.black, Ink.white], center: .center, startRadius: 10, endRadius: 30)
        let host = TestHost(gradient, size: CGSize(width: 100, height: 100), scale: 1)
        for (distance, gray) in [(0.0, 0), (8, 0), (15, 64), (20, 128), (25, 191), (33, 255), (49, 255)] {
            for (x, y) in [
                (distance, 0), (0, distance), (-distance, 0), (0.7071 * distance, 0.7071 * distance),
            ] {
                let color = host.rgb(50 + x, 50 + y)
                #expect(isNear(color, [gray, gray, gray], by: 12), "\(distance) at \(x), \(y): \(color)")
            }
        }
    }

    @Test("The middle of a radial gradient is anywhere, and its stops at shares of the way")
    func radialStops() {
        let stops = [
            Gradient.Stop(color: Ink.red, location: 0), .init(color: Ink.red, location: 0.5),
            .init(color: Ink.blue, location: 0.5),
        ]
        func check<S: ShapeStyle>(_ style: S) {
            let host = TestHost(Rectangle().fill(style), size: CGSize(width: 100, height: 100), scale: 1)
            #expect(host.rgb(1, 1) == [255, 0, 0])
            #expect(host.rgb(25, 5) == [255, 0, 0])
            #expect(host.rgb(35, 5) == [0, 0, 255])
            #expect(host.rgb(99, 99) == [0, 0, 255])
        }
        check(RadialGradient(stops: stops, center: .topLeading, startRadius: 0, endRadius: 60))
        check(.radialGradient(stops: stops, center: .topLeading, endRadius: 60))
        check(.radialGradient(Gradient(stops: stops), center: .topLeading, endRadius: 60))
        check(.radialGradient(AnyGradient(Gradient(stops: stops)), center: .topLeading, endRadius: 60))
    }

    @Test("A gradient runs down a shape where only its colours are given")
    func anyGradient() {
        let gradient = AnyGradient(Gradient(colors: [Ink.black, Ink.white]))
        #expect(
            near(strip(gradient, at: [0, 50, 99], isVertical: true), [1, 129, 254].map { [$0, $0, $0] }))
        #expect(
            near(
                strip(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing), at: [0, 50, 99]),
                [1, 129, 254].map { [$0, $0, $0] }))
    }

    @Test("Gradients fade as one, and follow the appearance")
    func fading() {
        let gradient = LinearGradient(colors: [Ink.red, Ink.red], startPoint: .top, endPoint: .bottom)
        let host = TestHost(
            VStack(spacing: 0) {
                Rectangle().fill(gradient.opacity(0.5))
                gradient.opacity(0.5)
            }.background(Ink.white), size: CGSize(width: 20, height: 20), scale: 1)
        #expect(isNear(host.rgb(10, 5), [255, 128, 128]))
        #expect(isNear(host.rgb(10, 15), [255, 128, 128]))
        let dark = TestHost(
            LinearGradient(colors: [.primary, .primary], startPoint: .top, endPoint: .bottom),
            size: CGSize(width: 20, height: 20), scale: 1, style: .dark)
        #expect(dark.rgb(10, 10) == [255, 255, 255])
    }

    @Test("Letters are cut out of the gradient of their text")
    func letters() {
        let text = Text(verbatim: "████").font(.system(size: 40)).foregroundStyle(
            .linearGradient(colors: [Ink.red, Ink.blue], startPoint: .leading, endPoint: .trailing))
        let host = TestHost(text, size: CGSize(width: 200, height: 60), scale: 1)
        let width = Bench(200, 60) { text }.fits.width
        let (first, last) = (host.rgb(100 - width / 2 + 6, 30), host.rgb(100 + width / 2 - 6, 30))
        #expect(first[0] > 200 && first[2] < 55)
        #expect(last[0] < 55 && last[2] > 200)
    }
}
