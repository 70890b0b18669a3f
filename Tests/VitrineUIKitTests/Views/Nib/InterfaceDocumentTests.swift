import Foundation
import Testing
import UIKitTestSupport

@testable import VitrineUIKit

@MainActor @Suite struct InterfaceDocumentTests {
    private func failure(_ text: String) -> InterfaceDocument.Failure? {
        do throws(InterfaceDocument.Failure) {
            _ = try InterfaceDocument(Data(text.utf8))
            return nil
        } catch { return error }
    }

    @Test func `Elements are found by their ids, with attributes, children and texts`() throws {
        let document = try InterfaceDocument(
            Data(
                NibFixture.xib(
                    "<label id=\"a-b\" text=\"1 &lt; 2\"><string key=\"text\">two\nlines</string></label>"
                ).utf8))
        let label = try #require(document["a-b"])
        #expect(label.name == "label")
        #expect(label["text"] == "1 < 2")
        #expect(label.child(key: "text")?.text == "two\nlines")
        #expect(label.parent?.name == "objects")
        #expect(document["x"] == nil)
    }

    @Test func `What cannot be read is said with the line and what to do`() {
        guard case .malformed(_, let line)? = failure("<document>\n<objects>\n</document>") else {
            Issue.record("not malformed")
            return
        }
        #expect(line == 3)
        #expect(failure("") != nil)
        #expect(failure("<html/>") == .foreign("html"))
        #expect(failure("NIBArchive\u{1}\u{0}") == .compiled)
        #expect(failure("bplist00") == .compiled)
        #expect(
            InterfaceFile.sentence(.compiled, "/a/B.nib")
                == "/a/B.nib is compiled: put the file that Interface Builder saves, .xib or .storyboard, in its place."
        )
        #expect(
            InterfaceFile.sentence(.malformed("oops", line: 3), "/a/B.xib").hasPrefix(
                "/a/B.xib, line 3: oops"))
    }

    @Test func `Entities of the document are not put in`() throws {
        let text = """
            <?xml version="1.0"?><!DOCTYPE document [<!ENTITY a "aaaa"><!ENTITY f SYSTEM "file:///etc/passwd">]>
            <document><string key="k" id="s">x&a;&f;y</string></document>
            """
        let document = try InterfaceDocument(Data(text.utf8))
        #expect(document["s"]?.text == "xy")
    }
}
