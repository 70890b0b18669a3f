import Foundation
import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@Suite("A canvas") @MainActor
struct CanvasTests {
    private func pixels(of view: some View, size: CGSize = CGSize(width: 20, height: 20)) throws -> Bitmap {
        let host = TestHost(UIHostingController(rootView: view.ignoresSafeArea()), size: size, scale: 1)
        return try Bitmap(data: host.pngData())
    }

    private func bytes(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] { bitmap[x, y].bytes }
    private let all = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

    @Test func `Copies keep their own transform, clip and opacity`() throws {
        let shown = try pixels(
            of: Canvas { context, size in
                #expect(size == CGSize(width: 20, height: 20))
                context.fill(all, with: .color(.sRGB, white: 1))
                var copy = context
                copy.translateBy(x: 10, y: 0)
                copy.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 20)))
                copy.opacity = 0.5
                copy.fill(all, with: .color(.sRGB, red: 1, green: 0, blue: 0))
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 2, height: 2)),
                    with: .color(.sRGB, red: 0, green: 0, blue: 1))
            })
        #expect(bytes(shown, 1, 1) == [0, 0, 255, 255])
        #expect(abs(Int(bytes(shown, 12, 5)[1]) - 127) <= 1 && bytes(shown, 12, 5)[0] == 255)
        #expect(bytes(shown, 16, 5) == [255, 255, 255, 255] && bytes(shown, 8, 5) == [255, 255, 255, 255])
    }

    @Test func `Inverse clips, layers and filters`() throws {
        let shown = try pixels(
            of: Canvas { context, _ in
                context.fill(all, with: .color(.sRGB, white: 1))
                var outside = context
                outside.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 20)), options: .inverse)
                outside.fill(all, with: .color(.sRGB, red: 0, green: 1, blue: 0))
                var masked = context
                masked.clipToLayer {
                    $0.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.black))
                }
                masked.fill(all, with: .color(.sRGB, red: 1, green: 0, blue: 0))
                var inverted = context
                inverted.addFilter(.colorInvert())
                inverted.drawLayer {
                    $0.fill(
                        Path(CGRect(x: 4, y: 10, width: 4, height: 4)),
                        with: .color(.sRGB, red: 1, green: 1, blue: 0))
                }
            })
        #expect(bytes(shown, 15, 5) == [0, 255, 0, 255] && bytes(shown, 8, 5) == [255, 255, 255, 255])
        #expect(bytes(shown, 1, 1) == [255, 0, 0, 255] && bytes(shown, 5, 5) == [255, 255, 255, 255])
        #expect(bytes(shown, 6, 12) == [0, 0, 255, 255])
    }

    @Test func `State that the closure reads draws it again`() throws {
        struct Box: View {
            @State var isRed = false
            var body: some View {
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(origin: .zero, size: size)),
                        with: isRed
                            ? .color(.sRGB, red: 1, green: 0, blue: 0)
                            : .color(.sRGB, red: 0, green: 0, blue: 1))
                }
                .onTapGesture { isRed = true }
            }
        }
        let host = TestHost(
            UIHostingController(rootView: Box().ignoresSafeArea()), size: CGSize(width: 20, height: 20),
            scale: 1)
        #expect(try bytes(Bitmap(data: host.pngData()), 5, 5) == [0, 0, 255, 255])
        host.tap(at: CGPoint(x: 5, y: 5))
        host.advance(by: 0.1)
        #expect(try bytes(Bitmap(data: host.pngData()), 5, 5) == [255, 0, 0, 255])
    }

    @Test func `Draws symbols, text and images where it is told`() throws {
        let view = Canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [.blue, .purple]), startPoint: .zero,
                    endPoint: CGPoint(x: size.width, y: size.height)))
            let star = context.resolveSymbol(id: 1)!
            #expect(star.size == CGSize(width: 40, height: 40))
            #expect(context.resolveSymbol(id: 9) == nil)
            for step in 0..<8 {
                var turned = context
                turned.translateBy(x: size.width / 2, y: size.height / 2)
                turned.rotate(by: .degrees(Double(step) * 45))
                turned.draw(star, at: CGPoint(x: 0, y: -70))
            }
            var glowing = context
            glowing.addFilter(.shadow(color: .black, radius: 4, y: 3))
            glowing.draw(
                Text("Canvas").font(.title.bold()).foregroundColor(.white), at: CGPoint(x: 100, y: 100))
            context.fill(
                Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30)),
                with: .conicGradient(
                    Gradient(colors: [.red, .yellow, .green, .red]), center: CGPoint(x: 20, y: 20)))
            context.draw(Image(systemName: "heart.fill"), in: CGRect(x: 160, y: 10, width: 30, height: 30))
            context.stroke(
                Path(roundedRect: CGRect(x: 10, y: 170, width: 180, height: 20), cornerRadius: 8),
                with: .color(.white),
                style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
        } symbols: {
            Circle().fill(.orange).frame(width: 40, height: 40).overlay(Text("★")).tag(1)
        }
        let host = TestHost(
            UIHostingController(rootView: view.ignoresSafeArea()), size: CGSize(width: 200, height: 200),
            scale: 2)
        let png = host.pngData()
        try png.write(to: URL(fileURLWithPath: "/tmp/draw-canvas.png"))
        // The circle above the middle.
        let seen = try Bitmap(data: png)[178, 60]
        #expect(seen.red > 0.9 && seen.green > 0.4 && seen.blue < 0.4)
    }

    @Test func `An image renderer draws a view at its size and scale`() throws {
        let renderer = ImageRenderer(
            content: Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 10, height: 5))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 10, height: 5) && image.cgImage!.width == 20)
        #expect(bytes(image.bitmap, 3, 3) == [255, 0, 0, 255])
    }

    @Test func `Schedules begin at the date before`() {
        let date = Date(timeIntervalSinceReferenceDate: 125)
        let minutes = EveryMinuteTimelineSchedule().entries(from: date, mode: .normal)
        #expect(Array(minutes.prefix(2)).map(\.timeIntervalSinceReferenceDate) == [120, 180])
        #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: date, mode: .normal)) == [date])
    }

    @Test func `Filters are drawn for what is drawn, and reach beyond it`() throws {
        let shown = try pixels(
            of: Canvas { context, _ in
                context.fill(all, with: .color(.white))
                context.scaleBy(x: 2, y: 2)
                var blurred = context
                blurred.addFilter(.shadow(color: .sRGB(0, 0, 1), radius: 0.01, x: 4, y: 0))
                blurred.fill(Path(CGRect(x: 1, y: 1, width: 2, height: 2)), with: .color(.sRGB(1, 0, 0)))
                blurred.clip(to: Path(CGRect(x: 0, y: 5, width: 3, height: 5)))
                blurred.fill(Path(CGRect(x: 1, y: 6, width: 2, height: 2)), with: .color(.sRGB(1, 0, 0)))
            })
        #expect(bytes(shown, 3, 3) == [255, 0, 0, 255] && bytes(shown, 8, 3) == [0, 0, 255, 255])
        #expect(bytes(shown, 3, 13) == [255, 0, 0, 255] && bytes(shown, 8, 13) == [255, 255, 255, 255])
    }

    @Test func `A threshold fills what is as opaque as it says`() throws {
        let shown = try pixels(
            of: Canvas { context, _ in
                func strips(_ filter: GraphicsContext.Filter, _ y: CGFloat) {
                    var filtered = context
                    filtered.addFilter(filter)
                    filtered.drawLayer { layer in
                        for (index, alpha) in [0.2, 0.5, 0.9].enumerated() {
                            layer.fill(
                                Path(CGRect(x: CGFloat(index) * 4, y: y, width: 4, height: 4)),
                                with: .color(.sRGB(0, 1, 0).opacity(alpha)))
                        }
                    }
                }
                context.fill(all, with: .color(.white))
                strips(.alphaThreshold(min: 0.4, color: .sRGB(1, 0, 0)), 0)
                strips(.alphaThreshold(min: 0.4, max: 0.7, color: .sRGB(0, 0, 1)), 6)
                // What is no alpha fills nothing.
                strips(.alphaThreshold(min: .nan, color: .black), 12)
                strips(.alphaThreshold(min: 0.7, max: 0.4, color: .black), 12)
            })
        #expect(
            [2, 6, 10].map { bytes(shown, $0, 2).prefix(3).map(Int.init) } == [
                [255, 255, 255], [255, 0, 0], [255, 0, 0],
            ])
        #expect(
            [2, 6, 10].map { bytes(shown, $0, 8).prefix(3).map(Int.init) } == [
                [255, 255, 255], [0, 0, 255], [255, 255, 255],
            ])
        #expect([2, 6, 10].allSatisfy { bytes(shown, $0, 14) == [255, 255, 255, 255] })
    }

    @Test func `The filter that was added last comes first`() throws {
        let shown = try pixels(
            of: Canvas { context, _ in
                context.fill(all, with: .color(.white))
                context.addFilter(.alphaThreshold(min: 0.3, color: .sRGB(1, 0, 0)))
                context.addFilter(.blur(radius: 2))
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 20)), with: .color(.black))
                    layer.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 20)), with: .color(.black))
                }
            })
        // The gap of two points is closed, and there is nothing between red and white.
        #expect(bytes(shown, 9, 10) == [255, 0, 0, 255])
        #expect(bytes(shown, 4, 10) == [255, 0, 0, 255])
    }

    @Test func `A projection turns what is drawn around the origin of its space`() throws {
        var shown = try pixels(
            of: Canvas { context, _ in
                context.fill(all, with: .color(.white))
                context.translateBy(x: 10, y: 10)
                // Around the horizontal axis by 60 degrees: half as high.
                context.addFilter(
                    .projectionTransform(ProjectionTransform(CATransform3DMakeRotation(.pi / 3, 1, 0, 0))))
                context.fill(Path(CGRect(x: -8, y: -8, width: 16, height: 16)), with: .color(.sRGB(1, 0, 0)))
            })
        #expect(bytes(shown, 3, 8) == [255, 0, 0, 255] && bytes(shown, 16, 12) == [255, 0, 0, 255])
        #expect(bytes(shown, 10, 4) == [255, 255, 255, 255] && bytes(shown, 10, 15) == [255, 255, 255, 255])
        shown = try pixels(
            of: Canvas { context, _ in
                context.fill(all, with: .color(.white))
                context.translateBy(x: 10, y: 10)
                var matrix = CATransform3DIdentity
                matrix.m34 = -1 / 20
                matrix = CATransform3DRotate(matrix, .pi / 3, 1, 0, 0)
                context.addFilter(.projectionTransform(ProjectionTransform(matrix)))
                context.fill(Path(CGRect(x: -8, y: -8, width: 16, height: 16)), with: .color(.sRGB(1, 0, 0)))
            })
        // One edge is nearer than the other, and wider.
        let widths = [7, 13].map { y in (0..<20).count { bytes(shown, $0, y) == [255, 0, 0, 255] } }
        #expect(widths[0] != widths[1] && widths.min()! > 4)
    }

    @Test func `Layers within layers and clips are where they belong`() throws {
        let shown = try pixels(
            of: Canvas { context, _ in
                context.fill(all, with: .color(.white))
                var clipped = context
                clipped.clip(to: Path(CGRect(x: 10, y: 10, width: 6, height: 6)))
                clipped.drawLayer { layer in
                    layer.translateBy(x: 8, y: 8)
                    layer.drawLayer {
                        $0.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.sRGB(0, 1, 0)))
                    }
                    layer.clipToLayer {
                        $0.fill(Path(CGRect(x: 5, y: 5, width: 2, height: 9)), with: .color(.black))
                    }
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.sRGB(1, 0, 0)))
                }
            })
        #expect(bytes(shown, 9, 9) == [255, 255, 255, 255] && bytes(shown, 11, 11) == [0, 255, 0, 255])
        #expect(bytes(shown, 14, 14) == [255, 0, 0, 255] && bytes(shown, 14, 17) == [255, 255, 255, 255])
        #expect(bytes(shown, 15, 12) == [255, 255, 255, 255])
    }

    @Test func `Gradients repeat, turn around and mix light`() throws {
        let ends = Gradient(colors: [.sRGB(0, 0, 0), .sRGB(1, 1, 1)])
        func shown(_ options: GraphicsContext.GradientOptions) throws -> Bitmap {
            try pixels(
                of: Canvas { context, _ in
                    context.fill(
                        all,
                        with: .linearGradient(
                            ends, startPoint: .zero, endPoint: CGPoint(x: 10, y: 0), options: options))
                })
        }
        let plain = try shown([]), again = try shown(.repeat), turned = try shown(.mirror)
        #expect(bytes(plain, 15, 5)[0] == 255 && abs(Int(bytes(plain, 5, 5)[0]) - 140) <= 2)
        #expect(abs(Int(bytes(again, 15, 5)[0]) - 140) <= 2 && bytes(again, 11, 5)[0] < 50)
        #expect(abs(Int(bytes(turned, 14, 5)[0]) - 140) <= 2 && bytes(turned, 11, 5)[0] > 200)
        // Half of the light is 188 of 255.
        let light = Int(try bytes(shown(.linearColor), 5, 5)[0])
        #expect((190...200).contains(light))
    }

    @Test func `Shadings of tiles, palettes and the backdrop`() throws {
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: .init()).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
        }
        let shown = try pixels(
            of: Canvas { context, _ in
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 20, height: 5)),
                    with: .tiledImage(Image(uiImage: tile), origin: CGPoint(x: 1, y: 0)))
                context.fill(
                    Path(CGRect(x: 0, y: 5, width: 20, height: 5)),
                    with: .palette([.color(.sRGB(0, 1, 0)), .color(.sRGB(1, 0, 0))]))
                var inverted = context
                inverted.translateBy(x: 5, y: 0)
                inverted.addFilter(.colorInvert())
                inverted.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 20)), with: .backdrop)
            })
        #expect(bytes(shown, 1, 2) == [255, 0, 0, 255] && bytes(shown, 3, 2) == [0, 0, 255, 255])
        #expect(bytes(shown, 0, 2) == [0, 0, 255, 255])
        #expect(bytes(shown, 2, 7) == [0, 255, 0, 255] && bytes(shown, 7, 7) == [255, 0, 255, 255])
        #expect(bytes(shown, 7, 2) == [255, 255, 0, 255] && bytes(shown, 12, 7) == [0, 255, 0, 255])
    }

    @Test func `Texts have sizes and baselines of their lines, and are shaded`() throws {
        let shown = try pixels(
            of: Canvas { context, _ in
                context.fill(all, with: .color(.white))
                let two = context.resolve(Text("MMMM\nMMMM").font(.system(size: 10)))
                let size = two.measure(in: CGSize(width: 100, height: 100))
                #expect(size.height == 24 && two.measure(in: CGSize(width: 100, height: 15)).height == 12)
                let first = two.firstBaseline(in: size), last = two.lastBaseline(in: size)
                #expect(first > 6 && first < 12 && abs(last - first - 12) < 1)
                var block = context.resolve(Text(verbatim: "█").font(.system(size: 30)))
                block.shading = .linearGradient(
                    Gradient(colors: [.sRGB(1, 0, 0), .sRGB(0, 0, 1)]), startPoint: CGPoint(x: 9.5, y: 0),
                    endPoint: CGPoint(x: 10.5, y: 0))
                context.draw(block, at: CGPoint(x: 10, y: 10))
            })
        #expect(bytes(shown, 7, 10) == [255, 0, 0, 255] && bytes(shown, 13, 10) == [0, 0, 255, 255])
    }

    @Test func `Of a thousand texts each is shaped once, and drawn again from what is known`() throws {
        for run in 0..<2 {
            GraphicsCounters.reset()
            _ = try pixels(
                of: Canvas { context, _ in
                    for index in 0..<1000 {
                        context.draw(
                            Text(verbatim: "\(index % 10)").font(.system(size: 4)),
                            at: CGPoint(x: CGFloat(index % 20), y: CGFloat(index / 50)))
                    }
                })
            #expect(GraphicsCounters.textsShaped <= (run == 0 ? 10 : 0))
            #expect(GraphicsCounters.textsDrawn <= 10)
        }
    }
}

extension Color {
    fileprivate static func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> Color {
        Color(.sRGB, red: red, green: green, blue: blue)
    }
}
