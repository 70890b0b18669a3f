import Testing
import VitrineSwiftUI

extension EnvironmentValues {
    @Entry fileprivate var rating = 3  // stars
    @Entry fileprivate var words: [String: Int] = ["a": 1, "b": [2, 3].reduce(0) { $0 + $1 }]
    @Entry
    fileprivate var title: String?
}

extension FocusedValues {
    @Entry fileprivate var chosen: Binding<Int>?
    @Entry fileprivate var draft: Optional<String>
}

private struct Draft: View {
    @FocusedBinding(\.chosen) var chosen
    @FocusedValue(\.draft) var draft
    var body: some View { Text("\(chosen ?? 0) \(draft ?? "")") }
}

@Suite("Values of the environment that @Entry makes")
struct EntryTests {
    @MainActor @Test("Values of the focus have none by default")
    func focusedValues() {
        #expect(Draft().chosen == nil)
        #expect(Draft().draft == nil)
    }

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
