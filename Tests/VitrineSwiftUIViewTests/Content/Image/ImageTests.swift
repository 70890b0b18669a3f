import SwiftUITestSupport
import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

@MainActor
@Suite("Images")
struct ImageTests {
    /// Left red, right blue: 20×10 points.
    private func flag() throws -> UIImage {
        let stripes = HStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0)
            Color(red: 0, green: 0, blue: 1)
        }
        let picture = TestHost(stripes, size: CGSize(width: 20, height: 10), scale: 1).pngData()
        return try #require(UIImage(data: picture))
    }

    private func host(_ view: some View) -> TestHost {
        TestHost(view.background(Color.white), size: CGSize(width: 60, height: 60), scale: 1)
    }

    @Test("An image has its own size in the middle of more room")
    func natural() throws {
        let image = Image(uiImage: try flag())
        let host = host(
            ZStack {
                Color.white
                image
            })
        #expect(host.rgb(21, 30) == [255, 0, 0])
        #expect(host.rgb(38, 30) == [0, 0, 255])
        #expect(host.rgb(18, 30) == [255, 255, 255])
        #expect(host.rgb(30, 23) == [255, 255, 255])
    }

    @Test("A resizable one takes all of it, and in its proportions when it is fitted")
    func resizable() throws {
        let filled = host(Image(uiImage: try flag()).resizable())
        #expect(filled.rgb(2, 2) == [255, 0, 0])
        #expect(filled.rgb(57, 57) == [0, 0, 255])
        let image = Image(uiImage: try flag()).resizable().scaledToFit()
        let fitted = host(
            ZStack {
                Color.white
                image
            })
        // 60×30 in the middle.
        #expect(fitted.rgb(2, 30) == [255, 0, 0])
        #expect(fitted.rgb(57, 30) == [0, 0, 255])
        #expect(fitted.rgb(30, 10) == [255, 255, 255])
    }

    @Test("A template has the foreground's colour wherever it has any")
    func template() throws {
        let green = Color(red: 0, green: 1, blue: 0)
        let view = Image(uiImage: try flag()).renderingMode(.template).resizable().foregroundStyle(green)
        let host = host(view)
        #expect(host.rgb(10, 30) == [0, 255, 0])
        #expect(host.rgb(50, 30) == [0, 255, 0])
    }

    @Test("An image that is not there takes no room and is reported")
    func missing() {
        let host = host(
            HStack(spacing: 0) {
                Image("no such image"); Color.black
            })
        #expect(host.rgb(1, 30) == [0, 0, 0])
        #expect(RuntimeIssue.wasReported("No image named 'no such image' found"))
    }
}
