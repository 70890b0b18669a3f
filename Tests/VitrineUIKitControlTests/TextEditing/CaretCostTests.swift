import Foundation
import Testing
import VitrineGraphics
import VitrinePlatform
import VitrineTesting

@testable import VitrineUIKit

@Suite("What a caret costs")
@MainActor
struct CaretCostTests {
    /// A field and a view of text, one of which is edited.
    private func make(_ editsField: Bool) throws -> (TestHost, CaretView) {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        field.borderStyle = .roundedRect
        field.text = "Some words"
        let text = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
        text.text = "One line\nand another"
        let view = UIView()
        view.addSubview(field)
        view.addSubview(text)
        let host = TestHost(view, size: CGSize(width: 240, height: 200), scale: 1)
        let edited: UIView = editsField ? field : text
        edited.becomeFirstResponder()
        host.settle()
        return (host, try #require(caret(in: edited)))
    }

    private func caret(in view: UIView) -> CaretView? {
        if let caret = view as? CaretView { return caret }
        return view.subviews.lazy.compactMap { self.caret(in: $0) }.first
    }

    @Test("A blink paints the pixels of the caret, and no others", arguments: [true, false])
    func pixels(editsField: Bool) throws {
        let (host, caret) = try make(editsField)
        let surface = try #require(host.window.offscreenWindow)
        let canvas = try PixelCanvas(size: host.size, scale: 1)
        canvas.draw(surface.content, background: host.window.backdrop)
        let place = caret.convert(caret.bounds, to: nil).insetBy(dx: -1, dy: -1).integral
        for _ in 0..<4 {
            let wasHidden = caret.isHidden
            host.advance(by: 0.53)
            #expect(caret.isHidden != wasHidden)
            let areas = canvas.draw(surface.content, background: host.window.backdrop)
            #expect(!areas.isEmpty && areas.allSatisfy { place.contains($0) })
            let drawn = canvas.drawnPixels
            #expect(drawn > 0 && drawn <= Int(place.width * place.height))
        }
    }

    @Test(
        "An idle caret makes two frames a second at most, and none once it rests", arguments: [true, false])
    func frames(editsField: Bool) throws {
        let (host, _) = try make(editsField)
        let before = host.frameCount
        host.advance(by: 5)
        let blinks = host.frameCount - before
        #expect(blinks >= 8 && blinks <= 10)
        host.advance(by: 10)
        let rest = host.frameCount
        host.advance(by: 60)
        #expect(host.frameCount == rest)
    }
}
