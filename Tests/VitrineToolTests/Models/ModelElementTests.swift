import Testing

@testable import VitrineTool

@Suite("XML of models")
struct ModelElementTests {
    private func read(_ text: String) throws -> ModelElement { try ModelElement.read(Array(text.utf8)) }

    @Test("Elements have their attributes, what is in them, and the line that they begin in")
    func elements() throws {
        let root = try read(
            """
            \u{feff}<?xml version="1.0"?>
            <!DOCTYPE a>
            <!-- <b> -->
            <a x="1 &lt; &#50;&#x33;&amp;&other;"
               y:z='"'>
                text <![CDATA[</a>]]>
                <b-1/><c d = "é"><e></e></c >
            </a>

            """)
        #expect(
            root
                == ModelElement(
                    name: "a", attributes: ["x": "1 < 23&&other;", "y:z": "\""],
                    children: [
                        ModelElement(name: "b-1", line: 7),
                        ModelElement(
                            name: "c", attributes: ["d": "é"], children: [ModelElement(name: "e", line: 7)],
                            line: 7),
                    ], line: 4))
        #expect(root.children("c").map(\.line) == [7])
    }

    @Test(
        "What is no XML is said with its line",
        arguments: [
            ("", 1, "there is no element"), ("\nhello", 2, "there is text outside of elements"),
            ("<a>\n", 2, "'<a>' does not end"), ("<a>\n</b>", 2, "'</b>' ends what has not begun"),
            ("<a/><b/>", 1, "there is more than one outermost element"),
            ("<a>\n<<<<<<< HEAD\n</a>", 2, "there is no name where one belongs"),
            ("<a b>", 1, "the attribute 'b' has no value"),
            ("<a b=c>", 1, "the value of 'b' is not in quotation marks"),
            ("<a b=\"c\n</a>", 2, "the value of 'b' does not end"),
            ("<a b=\"", 1, "the value of 'b' does not end"),
            ("<a></a", 1, "'</a' has no '>'"),
            ("\n<!-- a\n\n", 2, "what begins there does not end with '-->'"),
            ("<", 1, "there is no name where one belongs"),
        ])
    func faults(text: String, line: Int, reason: String) {
        #expect(throws: ModelElement.Fault(line: line, reason: reason)) { try read(text) }
    }
}
