import Testing

@testable import VitrineAssets

struct JSONParserTests {
    private func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

    @Test func valuesKnowTheirLines() throws {
        let value = try parse("{\n \"a\" : [ 1,\n  \"two\", true, null ]\n}")
        #expect(value["a"]?.line == 2)
        #expect(
            value["a"]?.array == [
                JSONValue(content: .number(1), line: 2), JSONValue(content: .string("two"), line: 3),
                JSONValue(content: .bool(true), line: 3), JSONValue(content: .null, line: 3),
            ])
    }

    @Test func textsAreUnescaped() throws {
        #expect(try parse(#""a\"\\\/\n\u00e9\ud83d\ude00b""#).string == "a\"\\/\né😀b")
    }

    @Test(arguments: [
        ("{ \"a\" 1 }", "a colon is expected and \"1\" is there"),
        ("{ \"a\" : 1", "a comma or } is expected and the end of the file is there"),
        ("[ 1 2 ]", "a comma or ] is expected and \"2\" is there"),
        ("{ a : 1 }", "a name in quotes is expected and \"a\" is there"),
        ("[ 1, ]", "a value is expected and \"]\" is there"),
        ("1 2", "there is more behind the end"), ("\"abc", "a text has no end"),
        ("", "a value is expected and the end of the file is there"), ("[1.2.3]", "1.2.3 is no number"),
        (#""\ud800""#, "half a character is escaped"),
    ])
    func whatIsNoJSONIsSaid(text: String, reason: String) {
        #expect(throws: JSONParser.Fault(line: 1, reason: reason)) { try parse(text) }
    }
}
