import Testing

@testable import VitrineTranslation

@Suite("Functions of Swift's in extensions of numbers")
struct NumberMemberTests {
    @Test("They are found in extensions of CGFloat, where Foundation has static members of their names")
    func found() {
        #expect(
            translated("extension CGFloat { var a: CGFloat { abs(min(max(self, 1), b)) } }")
                == "extension CGFloat { var a: CGFloat { Swift.abs(Swift.min(Swift.max(self, 1), b)) } }")
    }

    @Test("Elsewhere, and where the program has its own, they stay as they are")
    func others() {
        for text in [
            "extension Double { var a: Double { abs(self) } }", "func a(_ b: CGFloat) { max(b, 1) }",
            "extension CGFloat { func a() { Swift.abs(self); b.max(1); let max = 1 } }",
            "extension CGFloat { func max(_ a: CGFloat) -> CGFloat { max(a) } }",
        ] {
            #expect(translated(text) == text)
        }
    }
}
