import Foundation
import Testing
import VitrineGraphics

@testable import VitrineUIKit

@MainActor
@Suite(.enabled(if: HTMLReader.isAvailable)) struct HTMLDocumentTests {
    private func read(
        _ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    ) throws -> NSAttributedString {
        var options = options
        options[.documentType] = NSAttributedString.DocumentType.html
        return try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
    }

    private func look(_ text: NSAttributedString, _ part: String) -> [NSAttributedString.Key: Any] {
        let range = (text.string as NSString).range(of: part)
        #expect(range.location != NSNotFound, "\(part) in \(text.string)")
        return range.location == NSNotFound ? [:] : text.attributes(at: range.location, effectiveRange: nil)
    }

    @Test(
        "Blocks are paragraphs, breaks are within them, and spaces are one",
        arguments: [
            ("<b>a</b>", "a"), ("<p>a</p><p>b</p>", "a\nb\n"), ("<p>a<br>b</p>", "a\u{2028}b\n"),
            ("a  \n b", "a b"), ("<p> a <b> b</b> </p>", "a b\n"), ("<div>a</div>b", "a\nb"),
            ("a&amp;b &lt;c&gt; &euro;&#233;&nbsp;x", "a&b <c> \u{20AC}\u{E9}\u{A0}x"),
            ("<ul><li>a</li><li>b</li></ul>", "a\nb\n"), ("<h1>a</h1>b", "a\nb"),
            ("<pre>a\n  b</pre>", "a\n  b\n"), ("a<script>x()</script><style>p{}</style>b", "ab"),
            ("<p></p><p>a</p>", "a\n"), ("", ""), ("<p>open", "open\n"),
            ("<table><tr><td>a<td>b</table>", "a\nb\n"),
            ("<i>a</b></i></p>b", "ab"), ("a<span style='display:none'>b</span>c", "ac"),
            ("<img src='https://example.com/x.png' alt='a picture'>", "a picture"),
        ])
    func strings(html: String, text: String) throws {
        #expect(try read(html).string == text)
    }

    @Test func `Elements say what letters look like`() throws {
        let text = try read(
            """
            plain <b>bold</b> <i>italic</i> <u>under</u> <s>struck</s> <font color="#ff0000" size="5">red</font>
            <a href="https://example.com/a?b=c&amp;d">link</a> <span style="color: rgb(0, 128, 0); font-size: 20px;
            font-family: Georgia, serif; background-color: yellow">styled</span> x<sup>up</sup> <code>code</code>
            """)
        let plain = try #require(look(text, "plain")[.font] as? UIFont)
        #expect(plain.familyName == "Times New Roman" && plain.pointSize == 12)
        #expect((look(text, "bold")[.font] as? UIFont)?.textFont.weight == 700)
        #expect((look(text, "italic")[.font] as? UIFont)?.textFont.isItalic == true)
        #expect(look(text, "under")[.underlineStyle] as? Int == 1)
        #expect(look(text, "struck")[.strikethroughStyle] as? Int == 1)
        #expect(
            look(text, "red")[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect((look(text, "red")[.font] as? UIFont)?.pointSize == 18)
        #expect(look(text, "link")[.link] as? URL == URL(string: "https://example.com/a?b=c&d"))
        let styled = look(text, "styled")
        #expect((styled[.font] as? UIFont)?.familyName == "Georgia")
        #expect((styled[.font] as? UIFont)?.pointSize == 20)
        #expect((styled[.foregroundColor] as? UIColor)?.bytes.green == 128)
        #expect((styled[.backgroundColor] as? UIColor)?.bytes.red == 255)
        #expect((look(text, "up")[.baselineOffset] as? CGFloat ?? 0) > 2)
        #expect((look(text, "code")[.font] as? UIFont)?.familyName == "Courier")
    }

    @Test func `Sheets count, with elements, classes and identities`() throws {
        let text = try read(
            """
            <html><head><title>A title</title><style>/* x */ body { font-family: -apple-system; font-size: 16px }
            p { color: red; text-align: center } .big, #one { font-size: 30px }</style></head>
            <body><p>first</p><div class="big">second</div><div id="one">third</div></body></html>
            """)
        let first = look(text, "first")
        #expect((first[.font] as? UIFont)?.fontName == ".SFUI-Regular")
        #expect((first[.font] as? UIFont)?.pointSize == 16)
        #expect((first[.foregroundColor] as? UIColor)?.bytes.red == 255)
        #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        #expect((look(text, "second")[.font] as? UIFont)?.pointSize == 30)
        #expect((look(text, "third")[.font] as? UIFont)?.pointSize == 30)
    }

    @Test func `Lists are lists, one within another`() throws {
        let text = try read("<ol start=3><li>a<ul><li>b</li></ul></li><li>c</li></ol>")
        #expect(text.string == "a\nb\nc\n")
        func lists(_ part: String) -> [NSTextList] {
            (look(text, part)[.paragraphStyle] as? NSParagraphStyle)?.textLists ?? []
        }
        #expect(lists("a").map(\.markerFormat.rawValue) == ["{decimal}."])
        #expect(lists("a")[0].startingItemNumber == 3)
        #expect(lists("b").map(\.markerFormat) == [.init("{decimal}."), .circle])
        #expect(lists("c")[0] === lists("a")[0] && lists("b")[0] === lists("a")[0])
    }

    @Test func `What the document says of itself is told, and what it is by its beginning`() throws {
        var said: NSDictionary?
        let data = Data("<!DOCTYPE html><html><head><title> T </title></head><body>x</body></html>".utf8)
        let text = try NSAttributedString(data: data, options: [:], documentAttributes: &said)
        #expect(text.string == "x")
        #expect(said?["NSTitleDocumentAttribute"] as? String == "T")
        #expect(said?["DocumentType"] as? String == "NSHTML")
        #expect(
            try NSAttributedString(data: Data("plain <b>".utf8), options: [:], documentAttributes: nil).string
                == "plain <b>")
    }

    @Test func `Bytes are read as what the program or the document says they are`() throws {
        let latin = Data([0x3C, 0x70, 0x3E, 0xE9, 0x3C, 0x2F, 0x70, 0x3E])
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html,
            .characterEncoding: String.Encoding.isoLatin1.rawValue,
        ]
        #expect(
            try NSAttributedString(data: latin, options: options, documentAttributes: nil).string
                == "\u{E9}\n")
        #expect(try read("<p>\u{E9}\u{1F600}</p>").string == "\u{E9}\u{1F600}\n")
    }

    @Test func `What is hostile ends`() throws {
        let deep = String(repeating: "<div><ul><li>", count: 20_000) + "x"
        _ = try read(deep)
        _ = try read(String(repeating: "<b>", count: 100_000))
        _ = try read(
            "<font size=99999999999999999999 color='#zzz'>a</font><font size='+9223372036854775807'>b")
        _ = try read("<span style='font-size: 1e999px; line-height: nan; margin: -1e30px'>a</span>")
        _ = try read("<ol start=-99999999999999><li>a</ol><style>{{{}}}}")
        _ = try read("\u{0}\u{1}<p \u{0}>\u{FFFF}")
    }

    @Test func `What is written is read again`() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let list = NSTextList(markerFormat: .disc, options: 0)
        let item = NSMutableParagraphStyle()
        item.textLists = [list]
        let text = NSMutableAttributedString(
            string: "A <b> & \"q\"\n",
            attributes: [
                .font: UIFont.systemFont(ofSize: 20, weight: .bold), .paragraphStyle: style,
                .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
            ])
        text.append(
            NSAttributedString(
                string: "two  spaces\n",
                attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: item, .underlineStyle: 1])
        )
        text.append(
            NSAttributedString(
                string: "link",
                attributes: [
                    .link: URL(string: "https://example.com/?a=1&b=2")!, .font: UIFont.systemFont(ofSize: 12),
                ]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let again = try read(String(decoding: data, as: UTF8.self))
        #expect(again.string == "A <b> & \"q\"\ntwo \u{A0}spaces\nlink\n")
        let first = look(again, "A")
        #expect(first[.font] as? UIFont == UIFont.systemFont(ofSize: 20, weight: .bold))
        #expect((first[.foregroundColor] as? UIColor)?.bytes.red == 255)
        #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        #expect(
            (look(again, "two")[.paragraphStyle] as? NSParagraphStyle)?.textLists.first?.markerFormat == .disc
        )
        #expect(look(again, "two")[.underlineStyle] as? Int == 1)
        #expect(look(again, "link")[.link] as? URL == URL(string: "https://example.com/?a=1&b=2"))
    }
}
