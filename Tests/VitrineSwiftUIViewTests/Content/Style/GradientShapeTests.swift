import SwiftUITestSupport
import TestSupport
import Testing
import VitrineGraphics
import VitrineSwiftUI
import VitrineTesting

@MainActor
@Suite("Gradients around points, of ellipses and of meshes")
struct GradientShapeTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func picture<V: View>(_ width: CGFloat = 100, @ViewBuilder _ view: () -> V) -> Bitmap {
        TestHost(view().ignoresSafeArea(), size: CGSize(width: width, height: 100), scale: 1).bitmap()
    }

    private func isNear(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ color: [Int], _ limit: Int = 4) -> Bool {
        zip(bitmap[x, y].bytes, color).allSatisfy { abs(Int($0) - $1) <= limit }
    }

    @Test("An angular gradient goes clockwise from the x axis")
    func angular() {
        let picture = picture { AngularGradient(colors: [red, blue], center: .center) }
        // A quarter of the way below the middle, half of it on the left, three quarters above.
        #expect(isNear(picture, 50, 95, [191, 0, 64]))
        #expect(isNear(picture, 5, 50, [128, 0, 128]))
        #expect(isNear(picture, 50, 5, [64, 0, 191]))
        #expect(isNear(picture, 95, 53, [252, 0, 3], 6))
    }

    @Test("What a part of a turn leaves out has the last colour, then the first")
    func part() {
        let picture = picture {
            AngularGradient(
                colors: [red, blue], center: .center, startAngle: .degrees(0), endAngle: .degrees(180))
        }
        #expect(isNear(picture, 50, 95, [128, 0, 128]))
        #expect(isNear(picture, 20, 20, [0, 0, 255]))
        #expect(isNear(picture, 80, 20, [255, 0, 0]))
    }

    @Test("Backwards it goes the other way")
    func backwards() {
        let picture = picture {
            AngularGradient(
                colors: [red, blue], center: .center, startAngle: .degrees(360), endAngle: .degrees(0))
        }
        #expect(isNear(picture, 50, 95, [64, 0, 191]))
        #expect(isNear(picture, 50, 5, [191, 0, 64]))
    }

    @Test("A radial gradient is of circles, an elliptical one of the shape's ellipses")
    func ellipses() {
        let radial = picture(200) {
            RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: 50)
        }
        #expect(isNear(radial, 125, 50, [128, 0, 128], 5))
        #expect(isNear(radial, 100, 75, [128, 0, 128], 5))
        #expect(isNear(radial, 190, 50, [0, 0, 255]))
        let elliptical = picture(200) { EllipticalGradient(colors: [red, blue]) }
        #expect(isNear(elliptical, 150, 50, [128, 0, 128], 5))
        #expect(isNear(elliptical, 100, 75, [128, 0, 128], 5))
    }

    @Test("A mesh has its colours at its points, and even ones between")
    func mesh() {
        let picture = picture {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [red, blue, blue, red],
                smoothsColors: false)
        }
        #expect(isNear(picture, 0, 0, [255, 0, 0], 6))
        #expect(isNear(picture, 99, 0, [0, 0, 255], 6))
        #expect(isNear(picture, 50, 0, [128, 0, 128], 6))
        #expect(isNear(picture, 50, 50, [128, 0, 128], 6))
    }

    @Test("A mesh with too few colours is its background, and reported")
    func faulty() {
        let picture = picture {
            MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [red], background: blue)
        }
        #expect(picture[50, 50].bytes == [0, 0, 255, 255])
    }

    @Test("A style's shadow falls outside of its shape, or into it")
    func shadows() {
        let drop = picture {
            Rectangle().fill(red.shadow(.drop(color: .black, radius: 4, x: 10))).frame(width: 40, height: 40)
        }
        #expect(isNear(drop, 50, 50, [255, 0, 0]))
        #expect(drop[75, 50].red < 0.1)
        #expect(isNear(drop, 20, 50, [255, 255, 255]))
        let inner = picture {
            Rectangle().fill(red.shadow(.inner(color: .black, radius: 2, x: 10))).frame(width: 40, height: 40)
        }
        #expect(inner[34, 50].red < 0.1)
        #expect(isNear(inner, 60, 50, [255, 0, 0]))
        #expect(isNear(inner, 25, 50, [255, 255, 255]))
    }

    @Test("A look at all of them")
    func look() throws {
        let colors: [Color] = [.red, .yellow, .green, .blue, .purple, .red]
        let view = VStack {
            HStack {
                Circle().fill(AngularGradient(colors: colors, center: .center))
                Circle().strokeBorder(
                    .angularGradient(colors: colors, startAngle: .zero, endAngle: .degrees(360)),
                    lineWidth: 14)
            }
            HStack {
                Rectangle().fill(.ellipticalGradient(colors: [.yellow, .orange, .purple]))
                MeshGradient(
                    width: 3, height: 3,
                    points: [
                        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
                    ],
                    colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
            }
            HStack {
                Text("Drop").foregroundStyle(.blue.shadow(.drop(radius: 3, y: 4)))
                Text("Inner").foregroundStyle(.orange.shadow(.inner(radius: 2, y: 2)))
                Text("Mesh").foregroundStyle(
                    .linearGradient(colors: [.pink, .blue], startPoint: .leading, endPoint: .trailing))
            }.font(.system(size: 36, weight: .heavy))
        }.padding()
        let host = TestHost(view, size: CGSize(width: 340, height: 380), scale: 2)
        try host.verifyPicture("gradients")
    }
}
