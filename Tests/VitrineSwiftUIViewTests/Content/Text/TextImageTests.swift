import Testing
import VitrineGraphics
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Pictures that stand among letters.
@Suite("Images in texts") @MainActor
struct TextImageTests {
    private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

    /// A green square of 20 points.
    private var square: Image {
        Image(
            uiImage: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: .init()).image {
                UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            })
    }

    private func size(_ view: some View) -> CGSize {
        UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 400, height: 400))
    }

    private func picture(_ view: some View) -> Bitmap {
        TestHost(
            UIHostingController(
                rootView: view.frame(width: 60, height: 40).background(Color.white).ignoresSafeArea()),
            size: CGSize(width: 60, height: 40), scale: 1
        ).bitmap()
    }

    @Test func `An image takes its own room, with its lower edge on the baseline`() {
        let letters = size(Text(verbatim: "ab"))
        let both = size(Text(verbatim: "a") + Text(square) + Text(verbatim: "b"))
        #expect(abs(both.width - letters.width - 20) <= 1)
        // 20 points above the baseline, and what letters have below it.
        #expect(both.height > letters.height)
        #expect(picture(Text(square))[30, 18].bytes == [0, 255, 0, 255])
    }

    @Test func `Symbols are as large as the text, and in its colour`() {
        let star = Text(Image(systemName: "square.fill"))
        #expect(size(star.font(.system(size: 34))).width > 1.8 * size(star.font(.system(size: 17))).width)
        #expect(picture(star.font(.system(size: 30)).foregroundColor(red))[30, 20].bytes == [255, 0, 0, 255])
        #expect(
            picture(star.font(.system(size: 30)).foregroundStyle(blue))[30, 20].bytes == [0, 0, 255, 255])
    }

    @Test func `An image within a literal is a place in its key, and two side by side stay two`() {
        let text = Text("\(square)\(square) \(Image(systemName: "star"))!")
        #expect(text.string == "\u{FFFC}\u{FFFC} \u{FFFC}!")
        #expect(
            text.resolvedRuns(in: TextContext()).map { $0.style.image != nil } == [
                true, true, false, true, false,
            ])
        #expect(LocalizedStringKey("a \(square)").key == "a %@")
        #expect(abs(size(Text("\(square)\(square)")).width - 40) <= 1)
    }
}
