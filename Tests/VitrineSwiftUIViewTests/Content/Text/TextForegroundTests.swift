import Testing
import VitrineGraphics
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@Suite("The style of a text") @MainActor
struct TextForegroundTests {
    private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

    private func picture(_ view: some View) -> Bitmap {
        TestHost(
            UIHostingController(
                rootView: view.frame(width: 90, height: 40).background(Color.white).ignoresSafeArea()),
            size: CGSize(width: 90, height: 40), scale: 1
        ).bitmap()
    }

    /// Blocks of 24 points, about 72 × 40 in the middle.
    private let blocks = Text(verbatim: "███").font(.system(size: 30))

    @Test func `It is a text still, and what is nearer to the letters counts`() {
        let text: Text = blocks.foregroundStyle(blue)
        let both: Text = Text(verbatim: "a").foregroundStyle(red) + text
        #expect(picture(text.foregroundStyle(red))[45, 20].bytes == [0, 0, 255, 255])
        #expect(picture(blocks.foregroundStyle(.secondary).foregroundColor(red))[45, 20].bytes[0] < 200)
        #expect(picture(VStack { text }.foregroundStyle(red))[45, 20].bytes == [0, 0, 255, 255])
        #expect(both == Text(verbatim: "a").foregroundColor(red) + blocks.foregroundColor(blue))
    }

    @Test func `Colours are spread over a text that has the style as a whole, and else the first counts`() {
        let style = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
        let whole = picture(blocks.foregroundStyle(style))
        #expect(whole[14, 20].bytes[0] > 180 && whole[75, 20].bytes[2] > 180)
        let parts = picture(
            Text(verbatim: "██").font(.system(size: 30)).foregroundStyle(style)
                + Text(verbatim: "█").font(.system(size: 30)).foregroundStyle(blue))
        #expect(parts[14, 20].bytes == [255, 0, 0, 255] && parts[50, 20].bytes == [255, 0, 0, 255])
        #expect(parts[75, 20].bytes == [0, 0, 255, 255])
        #expect(blocks.foregroundStyle(style) == blocks.foregroundStyle(style))
        #expect(
            blocks.foregroundStyle(style)
                != blocks.foregroundStyle(
                    LinearGradient(colors: [blue, red], startPoint: .leading, endPoint: .trailing)))
    }

    @Test func `A shape is filled with an image, over and over`() {
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .init()).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
        let shown = picture(Rectangle().fill(ImagePaint(image: Image(uiImage: tile), scale: 2)))
        #expect(shown[1, 5].bytes == [255, 0, 0, 255] && shown[6, 5].bytes == [0, 0, 255, 255])
        #expect(shown[9, 20].bytes == [255, 0, 0, 255])
        let part = picture(
            Rectangle().fill(
                .image(Image(uiImage: tile), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))))
        #expect((0..<40).allSatisfy { part[$0, $0].bytes == [0, 0, 255, 255] })
        let stroke = picture(Rectangle().strokeBorder(.image(Image(uiImage: tile)), lineWidth: 6))
        #expect(stroke[1, 20].bytes == [255, 0, 0, 255] && stroke[45, 20].bytes == [255, 255, 255, 255])
    }
}
