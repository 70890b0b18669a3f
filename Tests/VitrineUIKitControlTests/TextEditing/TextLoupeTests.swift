import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("The magnifier over text")
struct TextLoupeTests {
    private func make() -> (TestHost, UITextField) {
        let field = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))
        field.text = "one two three"
        field.borderStyle = .roundedRect
        let root = UIView()
        root.backgroundColor = .systemBackground
        root.addSubview(field)
        let host = TestHost(root, size: CGSize(width: 375, height: 400), scale: 2)
        host.settle()
        return (host, field)
    }

    private func loupe(_ host: TestHost) -> LoupeView? {
        host.window.subviews.lazy.compactMap { $0 as? LoupeView }.first
    }

    private func place(_ offset: Int, _ input: UITextField) -> CGPoint {
        let position = input.position(from: input.beginningOfDocument, offset: offset)!
        let caret = input.caretRect(for: position)
        return input.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    @Test("It stands above the line while a finger moves the caret, follows it, and goes with it")
    func caret() throws {
        let (host, field) = make()
        let start = place(5, field)
        host.touchDown(at: start)
        host.advance(by: 0.4)
        #expect(loupe(host) == nil)
        host.advance(by: 0.4)
        let shown = try #require(loupe(host))
        let line = field.convert(field.caretRect(for: field.selectedTextRange!.start), to: nil)
        #expect(abs(shown.center.x - start.x) <= 0.5)
        #expect(abs(shown.frame.maxY - (line.minY - 12)) <= 0.5)
        #expect(shown.frame.size == CGSize(width: 124, height: 48))
        host.touchMove(to: CGPoint(x: start.x + 40, y: start.y))
        #expect(abs(shown.center.x - start.x - 40) <= 0.5)
        host.touchUp(at: CGPoint(x: start.x + 40, y: start.y))
        host.settle()
        #expect(loupe(host) == nil)
    }

    @Test("It stays in the window, and over what a handle moves")
    func handles() throws {
        let (host, field) = make()
        host.tap(at: place(1, field), count: 2)
        host.settle()
        let handle = field.touchSelection.handles[0]
        let point = field.convert(CGPoint(x: handle.center.x, y: handle.center.y), to: nil)
        host.touchDown(at: point)
        host.advance(by: 0.3)
        let shown = try #require(loupe(host))
        #expect(shown.frame.minX == 4)
        host.touchUp(at: point)
        host.settle()
        #expect(loupe(host) == nil)
    }

    @Test("What it shows is a quarter larger, with the place in the middle")
    func content() throws {
        let root = UIView()
        root.backgroundColor = .white
        let mark = UIView(frame: CGRect(x: 100, y: 150, width: 8, height: 8))
        mark.backgroundColor = .red
        root.addSubview(mark)
        let host = TestHost(root, size: CGSize(width: 300, height: 300), scale: 1)
        host.settle()
        let session = try #require(
            UITextLoupeSession.begin(at: CGPoint(x: 104, y: 154), fromSelectionWidgetView: nil, in: root))
        session.move(
            to: CGPoint(x: 104, y: 154), withCaretRect: CGRect(x: 103, y: 144, width: 2, height: 20),
            trackingCaret: true)
        host.settle()
        let shown = try #require(loupe(host))
        let (x, y) = (Int(shown.center.x), Int(shown.center.y))
        let bitmap = host.bitmap()
        func isRed(_ dx: Int) -> Bool { bitmap[x + dx, y].bytes[1] < 100 }
        #expect(isRed(0) && isRed(4) && isRed(-5))
        #expect(!isRed(6) && !isRed(-7))
        session.invalidate()
        host.settle()
        #expect(loupe(host) == nil)
        #expect(
            UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: UIView()) == nil)
    }
}
