import Testing
import VitrineTranslation

@testable import VitrineTool

@Suite("Diagnostics")
struct DiagnosticsTests {
    private func text(_ output: String) -> String {
        Diagnostics(output: output, files: ["/s/A.swift", "/s/B.swift"]).text
    }

    @Test("Remarks come in the order of files and lines, with their notes and quotations, each once")
    func order() {
        #expect(
            text(
                """
                /s/B.swift:4:9: error: expected parameter name
                4 | func c( {
                  |         `- error: expected parameter name
                /s/A.swift:9:1: warning: nine
                /s/A.swift:3:45: error: cannot find 'a'
                /s/B.swift:1:1: note: did you mean this
                <unknown>:0: error: somewhere
                /s/B.swift:4:9: error: expected parameter name
                4 | func c( {
                  |         `- error: expected parameter name
                error: the command failed

                """)
                    == """
                    error: the command failed
                    /s/A.swift:3:45: error: cannot find 'a'
                    /s/B.swift:1:1: note: did you mean this
                    /s/A.swift:9:1: warning: nine
                    /s/B.swift:4:9: error: expected parameter name
                    4 | func c( {
                      |         `- error: expected parameter name
                    <unknown>:0: error: somewhere

                    """)
    }

    @Test("Of a translated source, columns and quoted lines are the user's")
    func translated() {
        let file = SourceFile(
            path: "/s/A.swift",
            text: "class A {\n    let a = #selector(b); let c = d\n    @objc func b() {}\n}\n")
        let translation = Translator(sources: [Source(path: file.path, text: file.text)]).translated()[0]
        let diagnostics = Diagnostics(
            output: """
                /s/A.swift:2:84: error: cannot find 'd' in scope
                1 | class A {
                2 |     let a = VitrineFoundation.Selector(method: "b", of: A.self, { $0.b }); let c = d
                  |             |                                                                      `- error: cannot find 'd' in scope
                  |             `- note: here
                3 |           func b() {}
                /s/A.swift:2:20: note: beside

                """,
            files: ["/s/A.swift"], lines: ["/s/A.swift": UserLines(file, translation: translation)])
        #expect(
            diagnostics.text == """
                /s/A.swift:2:35: error: cannot find 'd' in scope
                1 | class A {
                2 |     let a = #selector(b); let c = d
                  |             |                     `- error: cannot find 'd' in scope
                  |             `- note: here
                3 |     @objc func b() {}
                /s/A.swift:2:13: note: beside

                """)
    }

    @Test("What is no remark stays as it is")
    func other() {
        #expect(text("") == "")
        #expect(text("Segmentation fault\nstack\n") == "Segmentation fault\nstack\n")
        #expect(
            text(
                "\u{1b}[1m/s/B.swift:1:1: \u{1b}[0m\u{1b}[1;31merror: \u{1b}[0mb\n/s/A.swift:1:1: error: a\n")
                == "/s/A.swift:1:1: error: a\n\u{1b}[1m/s/B.swift:1:1: \u{1b}[0m\u{1b}[1;31merror: \u{1b}[0mb\n"
        )
    }
}
