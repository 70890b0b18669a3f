import Foundation
import Testing

@testable import VitrineCoreText

@Suite("Frames of Core Text")
struct CTFrameTests {
    private static let words = String(repeating: "Lorem ipsum dolor sit amet. ", count: 12)
    private let text = NSAttributedString(string: words, attributes: [.font: UIFont.systemFont(ofSize: 15)])
    private let everything = CFRange(location: 0, length: 0)

    private func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame) as! [CTLine] }

    private func origins(_ frame: CTFrame) -> [CGPoint] {
        var origins = [CGPoint](repeating: .zero, count: lines(frame).count)
        CTFrameGetLineOrigins(frame, everything, &origins)
        return origins
    }

    @Test("Lines are set from the top of the shape, y growing upwards")
    func rectangle() {
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: 200, height: 1000), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, everything, path, nil)
        let origins = origins(frame)
        let font = UIFont.systemFont(ofSize: 15)
        #expect(lines(frame).count > 5)
        #expect(abs(origins[0].y - (1000 - font.ascender)) < 0.01 && origins[0].x == 0)
        #expect(abs(origins[0].y - origins[1].y - font.lineHeight) < 0.01)
        #expect(CTFrameGetVisibleStringRange(frame) == CFRange(location: 0, length: text.length))
        let ranges = lines(frame).map(CTLineGetStringRange)
        #expect(ranges[0].location == 0 && ranges[1].location == ranges[0].length)
        #expect(ranges.reduce(0) { $0 + $1.length } == text.length)
    }

    @Test("What has no room is left out, and goes into the next frame")
    func pages() {
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 60), transform: nil)
        var start = 0
        var pages = 0
        while start < text.length, pages < 50 {
            let frame = CTFramesetterCreateFrame(setter, CFRange(location: start, length: 0), path, nil)
            let visible = CTFrameGetVisibleStringRange(frame)
            #expect(visible.location == start && lines(frame).count <= 3)
            start += visible.length
            pages += 1
        }
        #expect(start == text.length && pages > 1)
    }

    @Test("A page of a book has the lines that all of it begins with, and does not set the rest")
    func books() {
        let chapter = "One two three four five six seven eight nine ten.\n"
        let book = NSAttributedString(
            string: String(repeating: chapter, count: 2000),
            attributes: [.font: UIFont.systemFont(ofSize: 15)])
        let setter = CTFramesetterCreateWithAttributedString(book)
        func frame(_ height: CGFloat) -> CTFrame {
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: height), transform: nil)
            return CTFramesetterCreateFrame(setter, everything, path, nil)
        }
        let page = frame(400)
        let ranges = lines(page).map(CTLineGetStringRange)
        #expect(Array(lines(frame(1e5)).map(CTLineGetStringRange).prefix(ranges.count)) == ranges)
        #expect(ranges.count == 22 && CTFrameGetStringRange(page).length == book.length)
        #expect(page.text.string.length < 5000)
    }

    @Test("The size of a text is that of its lines")
    func suggested() {
        let setter = CTFramesetterCreateWithAttributedString(text)
        var fit = CFRange()
        let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, everything, nil, room, &fit)
        let measured = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(size.height - measured.height) < 0.01 && abs(size.width - measured.width) < 0.01)
        #expect(fit == CFRange(location: 0, length: text.length))
        let low = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, everything, nil, CGSize(width: 200, height: 40), &fit)
        #expect(low.height <= 40 && fit.length < text.length && fit.length > 0)
    }

    @Test("Lines go no further than the shape")
    func circle() {
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 240, height: 240), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, everything, path, nil)
        let origins = origins(frame)
        #expect(lines(frame).count > 8)
        for (line, origin) in zip(lines(frame), origins) {
            let width =
                CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
            let (left, right) = (CGPoint(x: origin.x + 1, y: origin.y + 2), origin.x + CGFloat(width) - 1)
            #expect(path.contains(left) && path.contains(CGPoint(x: right, y: origin.y + 2)))
        }
        #expect(origins[0].x > 50 && origins[lines(frame).count / 2].x < 20)
    }

    @Test("Styles of paragraphs are set by values of C")
    func styles() {
        var alignment = CTTextAlignment.right
        var spacing: CGFloat = 10
        let style = withUnsafeBytes(of: &alignment) { alignment in
            withUnsafeBytes(of: &spacing) { spacing in
                CTParagraphStyleCreate(
                    [
                        CTParagraphStyleSetting(
                            spec: .alignment, valueSize: 1, value: alignment.baseAddress!),
                        CTParagraphStyleSetting(
                            spec: .lineSpacingAdjustment, valueSize: MemoryLayout<CGFloat>.size,
                            value: spacing.baseAddress!),
                    ], 2)
            }
        }
        let styled = NSMutableAttributedString(attributedString: text)
        styled.addAttribute(
            NSAttributedString.Key(kCTParagraphStyleAttributeName as String), value: style,
            range: NSRange(location: 0, length: text.length))
        let frame = CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(styled), everything,
            CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 500), transform: nil), nil)
        let origins = origins(frame)
        #expect(origins[0].x > 0)
        #expect(abs(origins[0].y - origins[1].y - UIFont.systemFont(ofSize: 15).lineHeight - 10) < 0.01)
        var read = CTTextAlignment.natural
        #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &read) && read == .right)
    }

    @Test("A typesetter says how much goes into a line")
    func typesetter() {
        let setter = CTTypesetterCreateWithAttributedString(text)
        let words = CTTypesetterSuggestLineBreak(setter, 0, 100)
        #expect((text.string as NSString).substring(to: words).hasSuffix(" "))
        let letters = CTTypesetterSuggestClusterBreak(setter, 0, 100)
        #expect(letters >= words)
        let line = CTTypesetterCreateLine(setter, CFRange(location: 6, length: 5))
        #expect(CTLineGetStringRange(line) == CFRange(location: 6, length: 5))
        #expect(CTTypesetterSuggestLineBreak(setter, 0, 0.1) == 1)
        #expect(CTTypesetterSuggestLineBreak(setter, text.length, 100) == 0)
    }
}
