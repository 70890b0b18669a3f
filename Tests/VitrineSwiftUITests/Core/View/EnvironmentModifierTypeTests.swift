import Testing
import VitrineSwiftUI

/// Programs write the type of a text with a line limit.
@MainActor
@Suite("The type of modifiers that write to the environment")
struct EnvironmentModifierTypeTests {
    @Test("A text with a line limit is what programs name")
    func lineLimit() {
        let text = Text(verbatim: "a").lineLimit(1) as Any
        let limited = text as? ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int?>>
        #expect(limited?.modifier.value == 1)
        #expect(limited?.modifier.keyPath == \EnvironmentValues.lineLimit)
    }
}
