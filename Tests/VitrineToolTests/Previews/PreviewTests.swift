import Foundation
import Testing

@testable import VitrineTool

@Suite("Previews")
struct PreviewTests {
    private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }

    /// What the tool makes of a source that is asked for its previews.
    private func shown(_ text: String) throws -> String {
        try Program(sources: [file("A.swift", text)], shown: .previews).sources[0].text
    }

    private let head = "struct VitrinePreview0 { @MainActor static func make() -> _Preview { _Preview"

    @Test("A preview becomes a type that makes it, on the same lines")
    func types() throws {
        #expect(try shown("#Preview { A() }") == "\(head) { A() } } }")
        #expect(
            try shown("let a = 1\n#Preview(\"B\", traits: .sizeThatFitsLayout) {\n    A()\n}\nlet b = 2")
                == "let a = 1\n\(head)(\"B\", traits: .sizeThatFitsLayout) {\n    A()\n} } }\nlet b = 2")
        #expect(
            try shown("@available(iOS 17, *)\n#Preview { A { b } }\n#Preview { UIView() }")
                == "@available(iOS 17, *)\n\(head) { A { b } } } }\n"
                + "\(head.replacing("Preview0", with: "Preview1")) { UIView() } } }")
    }

    @Test("Code that is not compiled, or inside of something else, is no preview")
    func others() throws {
        let text = "#if os(macOS)\n#Preview { A() }\n#endif\n// #Preview { B() }\n#Preview { C() }"
        #expect(
            try shown(text).hasPrefix("#if os(macOS)\n#Preview { A() }\n#endif\n// #Preview { B() }\n\(head)")
        )
        let later = "@available(iOS 99, *)\n#Preview { A() }\n@available(iOS 17, *)\n#Preview { B() }"
        #expect(
            try shown(later).hasPrefix(
                "@available(iOS 99, *)\n#Preview { A() }\n@available(iOS 17, *)\n\(head)"))
        #expect(throws: ToolError.source(.noPreviews(files: "A.swift"))) {
            try shown("struct A { #Preview { B() } }\n#Preview")
        }
    }

    @Test("Previewable properties are those of a view")
    func previewable() throws {
        let body = "{ Content() } }; fileprivate struct Content: SwiftUI.View {"
        #expect(
            try shown("#Preview {\n    @Previewable @State var a = false\n    Toggle(\"b\", isOn: $a)\n}")
                == "\(head) \(body)\n                 @State var a = false\n"
                + "    var body: some SwiftUI.View { Toggle(\"b\", isOn: $a)\n} } }")
        #expect(
            try shown(
                """
                #Preview {
                    @Previewable
                    @State var a = [
                        1, 2,
                    ]
                        .sorted()
                    @Previewable @FocusState var b: Bool; @Previewable @State var c =
                        d { e }
                    VStack {
                        F(a)
                    }
                    .padding()
                }
                """)
                    == """
                    \(head) \(body)
                                   \u{20}
                        @State var a = [
                            1, 2,
                        ]
                            .sorted()
                                     @FocusState var b: Bool;              @State var c =
                            d { e }
                        var body: some SwiftUI.View { VStack {
                            F(a)
                        }
                        .padding()
                    } } }
                    """)
    }

    @Test("Previews are called as the source says, or by their file")
    func names() throws {
        let program = try Program(
            sources: [
                file(
                    "a/Card.swift",
                    "#Preview(\"Dark \\\"x\\\"\") { A() }\n#Preview { B() }\n#Preview(\"\\(c)\") { C() }"),
                file(
                    "Row.swift",
                    "struct Row_Previews: PreviewProvider { }\n#Preview(traits: .landscapeLeft) { }"),
            ], shown: .previews)
        #expect(program.previews.map(\.name) == ["Dark \"x\"", "Card", "Card 2", "Row_Previews", "Row"])
        #expect(program.previews.map(\.isLandscape) == [false, false, false, false, true])
        #expect(program.previews.map(\.path).suffix(2) == ["Row.swift", "Row.swift"])
        #expect(program.previews[3].expression == "_Preview(_provider: Row_Previews.self)")
        func index(_ text: String) -> Int? { Preview.index(of: text, in: program.previews) }
        #expect(index("Card") == 1 && index("card 2") == 2 && index("5") == 4 && index("Row.swift") == 3)
        #expect(index("6") == nil && index("0") == nil && index("Nothing") == nil)
        #expect(
            PreviewPage.fileNames(of: program.previews + program.previews.prefix(1))
                == ["Dark-x", "Card", "Card-2", "Row_Previews", "Row", "Dark-x-2"])
    }

    @Test("A preview is shown in place of what starts the program; a source without a start shows its first")
    func choice() throws {
        let sources = [
            file("App.swift", "@main struct B: App {}"),
            file("A.swift", "#Preview(\"a\") { A() }\n#Preview { B() }"),
        ]
        #expect(try Program(sources: sources).entry == .mainType)
        let program = try Program(sources: sources, shown: .preview("a"))
        #expect(program.entry == .previews && program.preview == 0)
        #expect(program.sources[0].text == "      struct B: App {}")
        #expect(
            program.entrySource?.text.contains(
                "showing: _Preview._shown(of: [{ VitrinePreview0.make() }, { VitrinePreview1.make() }]))")
                == true)
        #expect(throws: ToolError.source(.noSuchPreview("c", ["a", "A"]))) {
            try Program(sources: sources, shown: .preview("c"))
        }
        #expect(
            ToolError.source(.noSuchPreview("c", ["a", "A"])).sentence
                == "there is no preview 'c'; choose 'a' or 'A', or a number from 1 to 2.")
        #expect(try Program(sources: [sources[1]]).preview == 0)
        #expect(throws: ToolError.source(.severalPreviews(files: "A.swift and C.swift", count: 2))) {
            try Program(sources: [sources[1], file("C.swift", "")])
        }
        #expect(throws: ToolError.source(.partNotShown(.previews))) {
            try Program(sources: sources + [file("main.swift", "")], shown: .previews)
        }
    }

    @Test("The page has each picture as large as it is on the screen, and says which are missing")
    func page() {
        var page = PreviewPage(name: "A & B")
        let preview = Preview(name: "<c>", path: "C.swift", isLandscape: false, expression: "")
        var header = Data(repeating: 0, count: 24)
        header.replaceSubrange(16..<20, with: [0, 0, 4, 101])
        page.add(preview, header, scale: 3)
        page.add(preview, nil, scale: 1)
        #expect(page.missing == 1)
        #expect(page.text.contains("<h1>A &amp; B</h1>"))
        #expect(page.text.contains("alt=\"&lt;c&gt;\" width=\"375\">"))
        #expect(page.text.contains("This preview was not shown."))
    }
}
