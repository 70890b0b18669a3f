import Foundation
import Testing

@testable import VitrineTool

@Suite("Which tests are run")
struct TestSelectionTests {
    private let all = [
        "M.B/b()", "M.A/a()", "M.A/c()", "N.free()", "M.X/testOne", "M.X/testTwo", "M.X/testSix",
    ]

    @Test(
        "The shares of any number of machines have no test in common, and are all tests together",
        arguments: 1...9)
    func shards(count: Int) throws {
        var seen: [String] = []
        for number in 1...count {
            var selection = TestSelection()
            selection.shard = try TestSelection.Shard(argument: "\(number)/\(count)")
            let share = try selection.chosen(from: all)
            #expect(try selection.chosen(from: all.reversed()) == share)
            #expect(abs(share.count - all.count / count) <= 1)
            seen += share
        }
        #expect(seen.sorted() == all.sorted())
    }

    @Test("Expressions are looked for anywhere in a name; what is skipped is left out of that")
    func filters() throws {
        #expect(try TestSelection(filters: ["A/"]).chosen(from: all) == ["M.A/a()", "M.A/c()"])
        #expect(
            try TestSelection(filters: ["^N", "test(One|Two)$"], skips: ["Two"]).chosen(from: all) == [
                "N.free()", "M.X/testOne",
            ])
        #expect(throws: ToolError.test(.nothingSelected(filter: "nowhere"))) {
            try TestSelection(filters: ["nowhere"]).chosen(from: all)
        }
        #expect(throws: ToolError.test(.unreadableFilter("("))) {
            try TestSelection(filters: ["("]).chosen(from: all)
        }
    }

    @Test(
        "A share is which of how many",
        arguments: ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1/1001"])
    func unreadable(text: String) {
        #expect(throws: ToolError.test(.unreadableShard(text))) { try TestSelection.Shard(argument: text) }
    }

    @Test("Swift Testing gets an expression for each suite, which matches whole names only")
    func expressions() throws {
        let found = SwiftTestingFilter.expressions(for: ["M.A/a()", "M.A/a(b:)", "M.free()", "M.A/`x $y`()"])
        #expect(
            found == [
                #"^(M\.free\(\))(/|$)"#, #"^M\.A\/(\`x \$y\`\(\)|a\(\)|a\(b\:\))(/|$)"#,
            ])
        let expression = try Regex(found[1])
        #expect("M.A/a()/File.swift:3:4".contains(expression))
        #expect("M.A/`x $y`()".contains(expression))
        #expect(!"M.A/aa()".contains(expression))
        #expect(!"M.B.M.A/a()".contains(expression))
    }
}
