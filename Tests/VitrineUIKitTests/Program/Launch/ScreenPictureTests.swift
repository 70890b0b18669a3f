import Testing
import VitrineGraphics
import VitrinePlatform

@testable import VitrineUIKit

@MainActor
@Suite("What a screen in memory shows")
struct ScreenPictureTests {
    private func window(_ frame: CGRect, _ color: UIColor) -> UIWindow {
        let window = UIWindow(frame: frame)
        window.backgroundColor = color
        window.isHidden = false
        window.offscreenWindow?.frame()
        return window
    }

    @Test("Windows lie over one another where their frames are")
    func windows() throws {
        let back = window(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        let front = window(CGRect(x: 10, y: 20, width: 10, height: 10), .blue)
        defer { for window in [back, front] { window.isHidden = true } }
        let picture = try #require(ScreenPicture.bitmap(of: [back, front]))
        let scale = picture.pixelWidth / 40
        func color(_ x: Int, _ y: Int) -> RGBA { picture[x * scale, y * scale] }
        #expect(color(15, 25).blue > 0.9 && color(15, 25).red < 0.1)
        #expect(color(15, 15).red > 0.9 && color(25, 25).red > 0.9)
        #expect(ScreenPicture.bitmap(of: []) == nil)
    }
}
