import Foundation
import Testing
import VitrineFoundation

@Suite("Members that Foundation has otherwise on Linux")
struct FoundationMemberTests {
    /// Hands a block on that does not escape.
    private func matches(_ pattern: String, in text: String, each: (NSRange) -> Bool) throws {
        let expression = try NSRegularExpression(pattern: pattern)
        expression._enumerateMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) {
            found, _, stop in
            if let found, each(found.range) { stop.pointee = true }
        }
    }

    @Test("Matches are told to a block that does not escape, until it has enough")
    func enumeration() throws {
        var places: [Int] = []
        try matches("a", in: "banana") {
            places.append($0.location)
            return false
        }
        #expect(places == [1, 3, 5])
        places = []
        try matches("a", in: "banana") {
            places.append($0.location)
            return places.count == 2
        }
        #expect(places == [1, 3])
    }

    @Test("A scanner fills places of NSString, and needs none for numbers")
    func scanner() {
        let scanner = Scanner(string: "size=12px, 0xff 1.5")
        var name: NSString?
        #expect(scanner.scanUpTo("=", into: &name) && name == "size")
        var sign: NSString? = ""
        #expect(scanner.scanString("=", into: &sign) && sign == "=")
        #expect(scanner.scanInt(nil))
        var unit: NSString?
        #expect(scanner.scanCharacters(from: .letters, into: &unit) && unit == "px")
        #expect(!scanner.scanInt(nil))
        #expect(scanner.scanUpToCharacters(from: .decimalDigits, into: &unit) && unit == ", ")
        #expect(scanner.scanHexInt64(nil))
        #expect(scanner.scanDouble(nil) && scanner.isAtEnd)
        // As Foundation has them.
        var number = 0
        #expect(Scanner(string: "7").scanInt(&number) && number == 7)
        #expect(Scanner(string: "a,b").scanUpTo(",", into: nil))
    }
}
