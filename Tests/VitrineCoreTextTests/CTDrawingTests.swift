import Foundation
import Testing
import VitrineCoreText

@Suite("Drawing by Core Text")
struct CTDrawingTests {
    private let font = UIFont.systemFont(ofSize: 24, weight: .bold)

    /// The rows and columns that something was drawn in, from the upper left.
    private func ink(_ draw: (CGContext) -> Void) -> CGRect {
        let context = CGContext(
            data: nil, width: 120, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        draw(context)
        let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
        var box = CGRect.null
        for y in 0..<60 {
            for x in 0..<120 where bytes[y * context.bytesPerRow + x * 4 + 3] > 40 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private func line(_ text: String, _ color: CGColor = UIColor.red.cgColor) -> CTLine {
        CTLineCreateWithAttributedString(
            NSAttributedString(
                string: text,
                attributes: [
                    .font: font, NSAttributedString.Key(kCTForegroundColorAttributeName as String): color,
                ]))
    }

    @Test("A line stands upright on the text position where y grows upwards")
    func upright() {
        let box = ink { context in
            context.textPosition = CGPoint(x: 10, y: 20)
            CTLineDraw(line("L"), context)
        }
        // 60 rows: the baseline is 20 above the lowest.
        #expect(abs(box.maxY - 40) <= 1 && abs(box.height - font.capHeight) <= 1.5)
        #expect(abs(box.minX - 12) <= 2)
    }

    @Test("The text matrix turns letters, in a context of UIKit's too")
    func matrix() {
        let turned = ink { context in
            context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
            context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(line("L"), context)
        }
        #expect(abs(turned.height - font.capHeight * 2) <= 2 && abs(turned.maxY - 50) <= 1)
    }

    @Test("Runs and glyphs are drawn where the line would have them")
    func parts() throws {
        let line = line("LT")
        let whole = ink { context in
            context.textPosition = CGPoint(x: 10, y: 20)
            CTLineDraw(line, context)
        }
        let run = try #require((CTLineGetGlyphRuns(line) as! [CTRun]).first)
        let drawn = ink { context in
            context.textPosition = CGPoint(x: 10, y: 20)
            CTRunDraw(run, context, CFRangeMake(0, 0))
        }
        #expect(abs(whole.minX - drawn.minX) <= 1 && abs(whole.maxX - drawn.maxX) <= 1)
        #expect(abs(whole.minY - drawn.minY) <= 1 && abs(whole.maxY - drawn.maxY) <= 1)
        let second = ink { context in
            context.textPosition = CGPoint(x: 10, y: 20)
            CTRunDraw(run, context, CFRangeMake(1, 1))
        }
        #expect(second.minX > whole.minX + 5 && abs(second.maxX - whole.maxX) <= 1)
        let glyphs = ink { context in
            context.textPosition = CGPoint(x: 10, y: 20)
            CTFontDrawGlyphs(font, CTRunGetGlyphsPtr(run)!, CTRunGetPositionsPtr(run)!, 2, context)
        }
        #expect(abs(glyphs.minX - drawn.minX) <= 1 && abs(glyphs.maxX - drawn.maxX) <= 1)
    }

    @Test("Letters that are pictures are drawn, whole and as runs")
    func emoji() throws {
        let line = line("😀")
        let whole = ink { context in
            context.textPosition = CGPoint(x: 10, y: 20)
            CTLineDraw(line, context)
        }
        let run = try #require((CTLineGetGlyphRuns(line) as! [CTRun]).first)
        let drawn = ink { context in
            context.textPosition = CGPoint(x: 10, y: 20)
            CTRunDraw(run, context, CFRangeMake(0, 0))
        }
        #expect(whole.width > 15 && drawn == whole)
    }

    @Test("Text modes stroke, and clip what comes later")
    func modes() {
        let hidden = ink { context in
            context.setTextDrawingMode(.invisible)
            context.textPosition = CGPoint(x: 10, y: 20)
            CTLineDraw(line("L"), context)
        }
        #expect(hidden.isNull)
        let clipped = ink { context in
            context.setTextDrawingMode(.clip)
            context.textPosition = CGPoint(x: 10, y: 20)
            CTLineDraw(line("L"), context)
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 60))
        }
        #expect(abs(clipped.height - font.capHeight) <= 2)
    }

    @Test("A line clips to all of its runs, and leaves the states that were saved alone")
    func clipsToRuns() {
        let text = NSMutableAttributedString(string: "LL", attributes: [.font: font])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        let line = CTLineCreateWithAttributedString(text)
        let clipped = ink { context in
            context.saveGState()
            context.setTextDrawingMode(.fillClip)
            context.textPosition = CGPoint(x: 10, y: 20)
            CTLineDraw(line, context)
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 60))
            context.restoreGState()
        }
        let filled = ink { context in
            context.textPosition = CGPoint(x: 10, y: 20)
            CTLineDraw(line, context)
        }
        #expect(abs(clipped.minX - filled.minX) <= 1 && abs(clipped.maxX - filled.maxX) <= 1)
        let after = ink { context in
            context.saveGState()
            context.translateBy(x: 60, y: 0)
            context.setTextDrawingMode(.clip)
            CTLineDraw(line, context)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(after == CGRect(x: 0, y: 50, width: 10, height: 10))
    }

    @Test("A frame is drawn within its path")
    func frame() {
        let text = NSAttributedString(
            string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 30, y: 5, width: 40, height: 50), transform: nil)
        let box = ink { CTFrameDraw(CTFramesetterCreateFrame(setter, CFRange(), path, nil), $0) }
        // Rows from above: the frame's top is at 5.
        #expect(box.minX >= 29 && box.maxX <= 71 && box.minY >= 5 && box.minY < 12 && box.height > 25)
    }
}
