import Testing

@testable import VitrineTool

@Suite("Error sentences")
struct ToolErrorTests {
    @Test("Each names the thing and the remedy")
    func sentences() {
        #expect(
            ToolError.argument(.unknownDevice("watch")).sentence
                == "there is no device 'watch'; choose iphone, ipad, appletv or desktop.")
        #expect(
            ToolError.argument(.unknownPress("jump")).sentence
                == "there is no press 'jump'; choose from up, down, left, right, select, menu or playpause, separated by commas."
        )
        #expect(
            ToolError.source(.missing("A.swift")).sentence
                == "A.swift does not exist; pass the path of a Swift source file.")
        #expect(
            ToolError.output(.unwritable("a.png", reason: "Permission denied")).sentence
                == "a.png cannot be written (Permission denied); choose another path with --output.")
        #expect(
            ToolError.machine(
                .runtimeMissing(
                    folder: "/r", missing: "libVitrineRuntime.so",
                    command: "swift build --product VitrineRuntime"
                )
            ).sentence
                == "the runtime is not complete, libVitrineRuntime.so is missing in /r; build it with 'swift build --product VitrineRuntime'."
        )
        #expect(
            ToolError.source(.severalViews(["Row", "Page"])).sentence
                == "there is no @main type but several views; say which to show, for example --view Row (found Row and Page)."
        )
    }

    @Test("Wrong arguments exit with 64, everything else with 1")
    func exitCodes() {
        #expect(ToolError.argument(.impossibleScale("0")).exitCode == 64)
        #expect(ToolError.argument(.unreadableSize("4")).exitCode == 64)
        #expect(ToolError.source(.missing("A.swift")).exitCode == 1)
        #expect(ToolError.machine(.noDisplay).exitCode == 1)
    }

    @Test("Lists are written as in a sentence")
    func lists() {
        #expect(Choices.list(["a"], last: "or") == "a")
        #expect(Choices.list(["a", "b"], last: "or") == "a or b")
        #expect(Choices.list(["a", "b", "c"], last: "and") == "a, b and c")
        #expect(Choices.list([], last: "and") == "")
    }
}
