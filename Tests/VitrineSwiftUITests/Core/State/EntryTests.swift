import Testing
import VitrineSwiftUI

extension EnvironmentValues {
    @Entry fileprivate var rating = 3  // stars
    @Entry fileprivate var words: [String: Int] = ["a": 1, "b": [2, 3].reduce(0) { $0 + $1 }]
    @Entry
    fileprivate var title: String?
}

@Suite("Values of the environment that @Entry makes")
struct EntryTests {
    @Test("They have their defaults, and keep what is set")
    func values() {
        var values = EnvironmentValues()
        #expect(values.rating == 3)
        #expect(values.words == ["a": 1, "b": 5])
        #expect(values.title == nil)
        values.rating = 5
        values.title = "New"
        #expect(values.rating == 5 && values.title == "New" && values.words.count == 2)
    }
}
