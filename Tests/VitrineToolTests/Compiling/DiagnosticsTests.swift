import Testing

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
