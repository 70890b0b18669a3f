import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineSwiftUI

@MainActor
@Suite("Rectangles with corners of their own")
struct UnevenRoundedRectangleTests {
    private func colors(_ view: some View, _ points: [(Int, Int)]) -> [Bool] {
        let host = TestHost(
            UIHostingController(rootView: view.frame(width: 40, height: 40)),
            size: CGSize(width: 40, height: 40), scale: 1)
        host.settle()
        let bitmap = host.bitmap()
        return points.map { bitmap[$0.0, $0.1].green < 0.5 }
    }
    private let corners = [(1, 1), (38, 1), (38, 38), (1, 38)]
    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("Each corner has its radius", arguments: [RoundedCornerStyle.circular, .continuous])
    func corners(style: RoundedCornerStyle) {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20, style: style)
        #expect(colors(shape.fill(red), corners) == [false, true, false, true])
        #expect(colors(red.clipShape(shape), corners) == [false, true, false, true])
        #expect(colors(shape.inset(by: 4).fill(red), [(6, 6), (34, 5), (1, 20)]) == [false, true, false])
    }

    @Test("Shapes are mirrored where the layout goes from right to left, unless they are fixed")
    func direction() {
        struct Fixed: Shape {
            func path(in rect: CGRect) -> Path { Path(rect.divided(atDistance: 10, from: .minXEdge).slice) }
            var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        }
        struct Mirrored: Shape {
            func path(in rect: CGRect) -> Path { Path(rect.divided(atDistance: 10, from: .minXEdge).slice) }
        }
        let places = [(2, 20), (38, 20)]
        func reversed(_ view: some View) -> [Bool] {
            colors(view.environment(\.layoutDirection, .rightToLeft), places)
        }
        #expect(colors(Mirrored().fill(red), places) == [true, false])
        #expect(reversed(Mirrored().fill(red)) == [false, true])
        #expect(reversed(red.clipShape(Mirrored())) == [false, true])
        #expect(reversed(Mirrored().rotation(.zero).trim().fill(red)) == [false, true])
        #expect(reversed(Fixed().fill(red)) == [true, false])
        #expect(reversed(Fixed().offset(x: 0).fill(red)) == [true, false])
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20)
        #expect(
            colors(shape.fill(red).environment(\.layoutDirection, .rightToLeft), corners)
                == [true, false, true, true])
    }

    @Test("Equal corners are a rounded rectangle, which layers draw by themselves")
    func equal() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let radii = RectangleCornerRadii(
            topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8)
        #expect(UnevenRoundedRectangle(cornerRadii: radii).roundedRect(in: rect, inset: 0)?.radius == 8)
        #expect(UnevenRoundedRectangle(topLeadingRadius: 8).roundedRect(in: rect, inset: 0) == nil)
    }
}
