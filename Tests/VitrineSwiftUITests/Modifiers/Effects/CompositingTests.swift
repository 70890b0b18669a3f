import SwiftUITestSupport
import TestSupport
import Testing
import VitrineGraphics
import VitrineSwiftUI
import VitrineTesting

@MainActor
@Suite("Compositing, redaction and edges")
struct CompositingTests {
    private let back = Color(red: 0.4, green: 0.6, blue: 1)
    private let front = Color(red: 0.8, green: 0.4, blue: 0.2)

    private func picture<V: View>(@ViewBuilder _ view: () -> V) -> Bitmap {
        TestHost(view().ignoresSafeArea(), size: CGSize(width: 40, height: 40), scale: 1).bitmap()
    }

    private func isNear(_ a: [UInt8], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs(Int($0) - $1) <= 1 } }

    @Test(
        "Blend modes mix a view with what is behind it",
        arguments: [
            (.normal, [204, 102, 51]), (.multiply, [82, 61, 51]), (.screen, [224, 194, 255]),
            (.darken, [102, 102, 51]), (.lighten, [204, 153, 255]), (.difference, [102, 51, 204]),
            (.plusLighter, [255, 255, 255]), (.plusDarker, [51, 0, 51]),
        ] as [(VitrineSwiftUI.BlendMode, [Int])])
    func modes(mode: VitrineSwiftUI.BlendMode, expected: [Int]) {
        let picture = picture { back.overlay { front.frame(width: 20, height: 20).blendMode(mode) } }
        #expect(isNear(picture[20, 20].bytes, expected))
        #expect(isNear(picture[2, 2].bytes, [102, 153, 255]))
    }

    @Test("A compositing group keeps blend modes inside")
    func group() {
        func pixel(_ isGrouped: Bool) -> [UInt8] {
            let squares = ZStack { front.frame(width: 20, height: 20).blendMode(.multiply) }
            return picture {
                back.overlay { isGrouped ? AnyView(squares.compositingGroup()) : AnyView(squares) }
            }[20, 20].bytes
        }
        #expect(isNear(pixel(false), [82, 61, 51]))
        // With nothing behind it in the group it is what it is.
        #expect(isNear(pixel(true), [204, 102, 51]))
    }

    @Test("A drawing group that is opaque has black behind it")
    func drawingGroup() {
        let picture = picture {
            VStack(spacing: 0) {
                Color.clear.frame(width: 40, height: 20).drawingGroup(opaque: true)
                Color.clear.frame(width: 40, height: 20).drawingGroup()
            }
        }
        #expect(picture[20, 10].bytes == [0, 0, 0, 255])
        #expect(picture[20, 30].bytes == [255, 255, 255, 255])
    }

    @Test("Texts and images become bars and boxes, shapes stay")
    func redacted() {
        let host = TestHost(
            VStack(spacing: 0) {
                Text("Secret").font(.system(size: 30)).frame(height: 40)
                Image(uiImage: UIImage()).resizable().frame(width: 40, height: 20)
                Color.red.frame(width: 40, height: 20)
            }.redacted(reason: .placeholder), size: CGSize(width: 100, height: 80), scale: 1)
        let picture = host.bitmap()
        // Black at 0.16 on white.
        #expect(isNear(picture[50, 20].bytes, [214, 214, 214]))
        #expect(isNear(picture[50, 50].bytes, [214, 214, 214]))
        #expect(picture[50, 70].red > 0.9)
        #expect(picture[5, 20].bytes == [255, 255, 255, 255])
    }

    @Test("Unredacted is what stands inside, and privacy redacts what is sensitive alone")
    func privacy() {
        func hasBar<V: View>(_ view: V) -> Bool {
            let host = TestHost(view, size: CGSize(width: 100, height: 40), scale: 1)
            let picture = host.bitmap()
            // Letters are black; a bar is nowhere darker than it is.
            return (0..<4000).map { picture[$0 % 100, $0 / 100].bytes[0] }.min().map {
                (212...216).contains($0)
            } == true
        }
        let text = Text("MMMMMM").font(.system(size: 20))
        #expect(hasBar(text.redacted(reason: .placeholder)))
        #expect(!hasBar(text.unredacted().redacted(reason: .placeholder)))
        #expect(!hasBar(text.redacted(reason: .privacy)))
        #expect(hasBar(text.privacySensitive().redacted(reason: .privacy)))
        #expect(!hasBar(text.privacySensitive()))
        #expect(!hasBar(text.redacted(reason: .invalidated)))
    }

    @Test("Without antialiasing a pixel is in a shape or not")
    func edges() {
        func levels<V: View>(_ view: V) -> Set<UInt8> {
            let picture = picture { view.frame(width: 37, height: 37) }
            return Set((0..<1600).map { picture[$0 % 40, $0 / 40].bytes[0] })
        }
        #expect(levels(Circle().fill(.black, style: FillStyle(antialiased: false))) == [0, 255])
        #expect(levels(Circle().fill(.black)).count > 10)
        #expect(levels(Circle().stroke(.black, lineWidth: 5, antialiased: false)) == [0, 255])
        let gradient = LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom)
        #expect(levels(Circle().fill(gradient, style: FillStyle(antialiased: false))) == [0, 255])
    }

    @Test("Visual effects change colours, one after another")
    func visualEffects() {
        let picture = picture {
            Color(red: 1, green: 0, blue: 0).visualEffect { effect, _ in
                effect.grayscale(1).brightness(0.2)
            }
        }
        // 0.2126 · 255 + 0.2 · 255.
        #expect(isNear(picture[20, 20].bytes, [105, 105, 105]))
    }
}
