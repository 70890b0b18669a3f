import Foundation
import Testing
import VitrineGraphics

@testable import VitrineUIKit

@MainActor @Suite struct RTFDocumentTests {
    private func read(_ rtf: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(rtf.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
            documentAttributes: nil)
    }

    private func look(_ text: NSAttributedString, _ part: String) -> [NSAttributedString.Key: Any] {
        let range = (text.string as NSString).range(of: part)
        #expect(range.location != NSNotFound, "\(part) in \(text.string)")
        return range.location == NSNotFound ? [:] : text.attributes(at: range.location, effectiveRange: nil)
    }

    @Test(
        "Text comes with its signs, and what is not known is left out",
        arguments: [
            (#"{\rtf1 a\par b\line c\tab d}"#, "a\nb\u{2028}c\td"),
            (#"{\rtf1\ansi\ansicpg1252 caf\'e9 \'80}"#, "caf\u{E9} \u{20AC}"),
            (#"{\rtf1\ansicpg1251 \'cf\'f0\'e8}"#, "\u{41F}\u{440}\u{438}"),
            (#"{\rtf1 \uc1\u8364?x\u-10179\u-8704?y}"#, "\u{20AC}x\u{1F600}y"),
            (#"{\rtf1\uc2\u233\'c3\'a9z}"#, "\u{E9}z"), (#"{\rtf1 \{a\}\\\~b}"#, "{a}\\\u{A0}b"),
            (#"{\rtf1{\info{\title No}}{\*\unknown no{\b no}}yes}"#, "yes"),
            (#"{\rtf1{\pict\pngblip 89504e47}a}"#, "a"), (#"{\rtf1 a\bin3 }}}b}"#, "ab"),
            (#"{\rtf1 open{\b group"#, "open" + "group"), (#"{\rtf1 a}b"#, "a"),
            ("{\\rtf1 a\\\nb}", "a\nb"),
            (#"{\rtf1 \ldblquote a\rdblquote\emdash}"#, "\u{201C}a\u{201D}\u{2014}"),
        ])
    func strings(rtf: String, text: String) throws {
        #expect(try read(rtf).string == text)
    }

    @Test func `Words say what letters and paragraphs look like`() throws {
        let text = try read(
            #"""
            {\rtf1\ansi{\fonttbl\f0\fswiss Helvetica;\f1\froman Georgia;}{\colortbl;\red255\green0\blue0;}
            \f0\fs36\b bold\b0  \i italic\i0  \ul under\ulnone  \cf1 red\cf0  {\f1 georgia}\par
            \pard\qc\li720\fi-360\sa240 middle {\field{\*\fldinst{HYPERLINK "https://example.com"}}{\fldrslt link}} after\par}
            """#)
        let bold = look(text, "bold")
        #expect((bold[.font] as? UIFont)?.pointSize == 18)
        #expect((bold[.font] as? UIFont)?.textFont.weight == 700)
        #expect((bold[.font] as? UIFont)?.familyName == "Helvetica")
        #expect((look(text, "italic")[.font] as? UIFont)?.textFont.isItalic == true)
        #expect((look(text, "italic")[.font] as? UIFont)?.textFont.weight == 400)
        #expect(look(text, "under")[.underlineStyle] as? Int == 1)
        #expect(
            look(text, "red")[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(look(text, "georgia")[.foregroundColor] == nil)
        #expect((look(text, "georgia")[.font] as? UIFont)?.familyName == "Georgia")
        let style = try #require(look(text, "middle")[.paragraphStyle] as? NSParagraphStyle)
        #expect(style.alignment == .center && style.headIndent == 36 && style.firstLineHeadIndent == 18)
        #expect(style.paragraphSpacing == 12)
        #expect(look(text, "link")[.link] as? URL == URL(string: "https://example.com"))
        #expect(look(text, "after")[.link] == nil)
    }

    @Test func `Lists come by their tables, and their texts are markers`() throws {
        let text = try read(
            #"""
            {\rtf1{\*\listtable{\list{\listlevel\levelnfc23{\*\levelmarker \{square\}}}{\listlevel\levelnfc0\levelstartat3{\leveltext\'02\'00);}{\levelnumbers\'01;}}\listid9}}
            {\*\listoverridetable{\listoverride\listid9\listoverridecount0\ls1}}
            \pard\ls1\ilvl0 {\listtext\tab *\tab}a\par\pard\ls1\ilvl1 {\listtext 3)}b\par\pard c}
            """#)
        #expect(text.string == "a\nb\nc")
        func lists(_ part: String) -> [NSTextList] {
            (look(text, part)[.paragraphStyle] as? NSParagraphStyle)?.textLists ?? []
        }
        #expect(lists("a").map(\.markerFormat) == [.square])
        #expect(lists("b").map(\.markerFormat) == [.square, .init("{decimal})")])
        #expect(lists("b")[1].startingItemNumber == 3 && lists("b")[0] === lists("a")[0])
        #expect(lists("c").isEmpty)
    }

    @Test func `What is written is read again`() throws {
        let outer = NSTextList(markerFormat: .init("({lower-alpha})"), options: [], startingItemNumber: 2)
        let inner = NSTextList(markerFormat: .disc, options: 0)
        let first = NSMutableParagraphStyle()
        first.textLists = [outer]
        let second = NSMutableParagraphStyle()
        second.textLists = [outer, inner]
        second.paragraphSpacing = 7
        let plain = NSMutableParagraphStyle()
        (plain.alignment, plain.headIndent, plain.firstLineHeadIndent) = (.right, 20, 40)
        plain.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        let text = NSMutableAttributedString()
        func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
            text.append(NSAttributedString(string: string, attributes: attributes))
        }
        add(
            "caf\u{E9} {\\} \u{1F600}\n",
            [.font: UIFont.systemFont(ofSize: 17, weight: .bold), .paragraphStyle: first])
        add(
            "b\n",
            [.font: UIFont(name: "Georgia-Italic", size: 11)!, .paragraphStyle: second, .underlineStyle: 1])
        add(
            "c\td",
            [
                .font: UIFont.systemFont(ofSize: 12), .paragraphStyle: plain, .strikethroughStyle: 1,
                .foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1), .baselineOffset: CGFloat(3),
                .kern: CGFloat(2), .strokeWidth: CGFloat(-3),
                .strokeColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
                .link: URL(string: "https://example.com/a")!,
                .backgroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
            ])
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        #expect(data.allSatisfy { $0 < 0x80 })
        let again = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        #expect(again.string == text.string)
        for part in ["caf", "b", "c\t"] {
            let (old, new) = (look(text, part), look(again, part))
            #expect(old[.font] as? UIFont == new[.font] as? UIFont)
            for key in [
                NSAttributedString.Key.foregroundColor, .backgroundColor, .strokeColor, .link,
                .underlineStyle,
                .strikethroughStyle, .kern, .strokeWidth, .baselineOffset,
            ] {
                #expect(old[key] as? AnyHashable == new[key] as? AnyHashable, "\(key) of \(part)")
            }
        }
        func style(_ part: String) -> NSParagraphStyle? {
            look(again, part)[.paragraphStyle] as? NSParagraphStyle
        }
        #expect(style("caf")?.textLists.map(\.markerFormat.rawValue) == ["({lower-alpha})"])
        #expect(style("caf")?.textLists.first?.startingItemNumber == 2)
        #expect(style("b")?.textLists.map(\.markerFormat) == [outer.markerFormat, .disc])
        #expect(style("b")?.textLists.first === style("caf")?.textLists.first)
        #expect(style("b")?.paragraphSpacing == 7 && style("b")?.headIndent == 0)
        #expect(style("c\t")?.alignment == .right && style("c\t")?.headIndent == 20)
        #expect(style("c\t")?.firstLineHeadIndent == 40)
        #expect(style("c\t")?.tabStops.first == NSTextTab(textAlignment: .right, location: 100))
    }

    @Test func `What is no document is an error`() {
        #expect(throws: (any Error).self) { try read("no rtf") }
        #expect(throws: (any Error).self) { try read(#"{\rtf1 "# + String(repeating: "{", count: 100_000)) }
        #expect(throws: (any Error).self) {
            try NSAttributedString(
                data: Data(), options: [.documentType: NSAttributedString.DocumentType(rawValue: "Other")],
                documentAttributes: nil)
        }
        #expect(throws: (any Error).self) {
            try NSAttributedString(string: "a").data(
                from: NSRange(location: 0, length: 1),
                documentAttributes: [.documentType: NSAttributedString.DocumentType(rawValue: "Other")])
        }
    }

    @Test func `Numbers that are none, and words without an end, do no harm`() throws {
        _ = try read(#"{\rtf1\fs99999999999\li-2147483648\u99999999\cf-1\f99\ls-4\ilvl99 a\'zz\'}"#)
        _ = try read(#"{\rtf1{\colortbl;;;\red999\green-1;}{\fonttbl{\f-1 ;}}\cf3 a\bin99999999999 b}"#)
        _ = try read(
            "{\\rtf1 " + String(repeating: "\\a", count: 10_000) + String(repeating: "x", count: 100))
        _ = try read(#"{\rtf1\"#)
    }

    @Test func `Plain text is written in an encoding, and read by it`() throws {
        let text = NSAttributedString(string: "\u{E9}")
        let all = NSRange(location: 0, length: 1)
        #expect(try text.data(from: all) == Data([0xC3, 0xA9]))
        let latin: [NSAttributedString.DocumentAttributeKey: Any] = [
            .documentType: NSAttributedString.DocumentType.plain,
            .characterEncoding: String.Encoding.isoLatin1.rawValue,
        ]
        #expect(try text.data(from: all, documentAttributes: latin) == Data([0xE9]))
        let mutable = NSMutableAttributedString(string: "old")
        try mutable.read(
            from: Data([0xE9]),
            options: [
                .documentType: NSAttributedString.DocumentType.plain,
                .characterEncoding: String.Encoding.isoLatin1.rawValue,
            ],
            documentAttributes: nil)
        #expect(mutable.string == "\u{E9}")
    }
}
