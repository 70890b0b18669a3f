import Testing

@testable import VitrineUIKit

@Suite("Parsing the visual format language")
struct VisualFormatParserTests {
    private func parse(_ text: String) throws -> VisualFormat { try VisualFormatParser.parse(text) }

    private func fault(_ text: String) -> VisualFormatFault? {
        do {
            _ = try VisualFormatParser.parse(text)
            return nil
        } catch {
            return error
        }
    }

    @Test("Axis, superview, views, sizes and connections are taken apart")
    func whole() throws {
        let format = try parse("V:|-[a(44)]-(>=8,<=20@750)-[_b2(==a@low,>=10)][c]-gap-|")
        #expect(format.axis == .vertical)
        #expect(format.leading == VisualFormat.Superview(connection: .standard, offset: 2))
        #expect(format.elements.map(\.name) == ["a", "_b2", "c"])
        // V0 :1 |2 -3 [4 a5 (6 4 7: the number begins at 7.
        #expect(
            format.elements[0].sizes == [
                VisualFormat.Predicate(object: VisualFormat.Placed(amount: .number(44), offset: 7))
            ])
        #expect(
            format.connections == [
                .lengths([
                    VisualFormat.Predicate(
                        relation: .greaterThanOrEqual,
                        object: VisualFormat.Placed(amount: .number(8), offset: 15)),
                    VisualFormat.Predicate(
                        relation: .lessThanOrEqual,
                        object: VisualFormat.Placed(amount: .number(20), offset: 19),
                        priority: VisualFormat.Placed(amount: .number(750), offset: 22)),
                ]), .flush,
            ])
        #expect(format.elements[1].sizes.map(\.object.amount) == [.name("a"), .number(10)])
        #expect(format.elements[1].sizes[0].priority?.amount == .name("low"))
        #expect(
            format.trailing?.connection == .lengths([.init(object: .init(amount: .name("gap"), offset: 50))]))
        #expect(format.trailing?.offset == 54)
    }

    @Test("Numbers are written as in C, and only in parentheses negative")
    func numbers() throws {
        for (text, value) in [
            ("5", 5.0), ("2.5", 2.5), (".5", 0.5), ("(-4)", -4), ("(+4)", 4), ("(1e2)", 100),
            ("(1.5E-1)", 0.15),
        ] {
            let format = try parse("[a]-\(text)-[b]")
            guard case .lengths(let lengths) = format.connections[0] else {
                Issue.record("\(text) is no length")
                continue
            }
            #expect(lengths.map(\.object.amount) == [.number(value)], "\(text)")
        }
        #expect(fault("[a]--4-[b]")?.hint == "A negative number needs parentheses, as in -(-5)-.")
        #expect(fault("[a(1e999)]")?.reason == "Expected a finite number")
    }

    @Test("Space may stand around views and in parentheses")
    func space() throws {
        let format = try parse("H: |-[ a ( >= 10 , == b @ 5 ) ] - [b] [c] ")
        #expect(format.elements.map(\.name) == ["a", "b", "c"])
        #expect(format.connections == [.standard, .flush])
        #expect(format.elements[0].sizes.count == 2)
    }

    @Test(
        "A fault is told with its place",
        arguments: [
            ("", 0, "Expected a view"), ("H:", 2, "Expected a view"), ("H:|", 3, "Expected a view"),
            ("H:|-10-|", 7, "Expected a view"), ("H:||", 3, "Expected a view"),
            ("[a]-10-", 7, "Expected a view"), ("[a]-", 4, "Expected a view"),
            ("X:[a]", 0, "Expected 'H:', 'V:' or a view"),
            ("[]", 1, "Expected the name of a view"), ("[1a]", 1, "Expected the name of a view"),
            ("[a", 2, "Expected a ']' here, to close the view a"),
            ("[a][b", 5, "Expected a ']' here, to close the view b"),
            ("[a(10]", 5, "Expected ',', '@' or ')'"), ("[a(b*2)]", 4, "Expected ',', '@' or ')'"),
            ("[a(>10)]", 3, "Expected '==', '<=' or '>='"), ("[a(=10)]", 3, "Expected '==', '<=' or '>='"),
            (
                "[a]-(>=)-[b]", 7,
                "Expected a number or key from the metrics dictionary, but encountered something else"
            ),
            (
                "H:|[a]- (gap)-[b]", 7,
                "Expected a number or key from the metrics dictionary, but encountered something else"
            ),
            (
                "[a(10@)]", 6,
                "Expected a number or key from the metrics dictionary, but encountered something else"
            ),
            ("[a]-20@750-[b]", 6, "Expected a '-' here, to end the connection"),
            ("[a]-20[b]", 6, "Expected a '-' here, to end the connection"),
            ("[a]+[b]", 3, "Expected '-', a view, '|' or the end of the format"),
            ("[a]|[b]", 4, "Expected the end of the format after the superview"),
            ("[self.a]", 1, "self is not a key in the views dictionary."),
        ])
    func faults(_ text: String, _ offset: Int, _ reason: String) {
        #expect(fault(text)?.offset == offset)
        #expect(fault(text)?.reason == reason)
    }

    @Test("The caret stands under the fault, also in a second line")
    func caret() {
        #expect(
            fault("[a]-20@750-[b]")?.message(for: "[a]-20@750-[b]") == """
                Unable to parse constraint format: 
                Expected a '-' here, to end the connection 
                [a]-20@750-[b] 
                      ^
                A priority needs parentheses, as in -(20@750)-.
                """)
        #expect(
            fault("[a]-\n[b")?.message(for: "[a]-\n[b") == """
                Unable to parse constraint format: 
                Expected a ']' here, to close the view b 
                [a]- 
                [b 
                  ^
                """)
    }
}
