import Foundation
import Testing

@testable import VitrineSwiftUI

@Suite("Paths that are kept")
struct NavigationPathCodingTests {
    struct Place: Codable, Hashable { var name: String }
    struct Secret: Hashable {}

    @Test("A path comes back with its values and their types, and is written from the last on")
    func roundTrip() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        path.append(Place(name: "four"))
        let data = try JSONEncoder().encode(try #require(path.codable))
        let back = NavigationPath(
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(back == path)
        let words = try JSONDecoder().decode([String].self, from: data)
        #expect(words.count == 8)
        #expect(words[1] == "{\"name\":\"four\"}")
        #expect(Array(words.suffix(6)) == ["SS", "\"three\"", "Si", "2", "Si", "1"])
    }

    @Test("With a value that cannot be written there is nothing to keep, and unknown types are an error")
    func impossible() {
        var path = NavigationPath([1])
        path.append(Secret())
        #expect(path.codable == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: Data(#"["no type","1"]"#.utf8))
        }
    }
}
