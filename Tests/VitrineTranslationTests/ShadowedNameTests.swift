import Testing

@testable import VitrineTranslation

@Suite("Names that Foundation has, too")
struct ShadowedNameTests {
    @Test func `The runtime's type is named by its module`() {
        #expect(
            translated(
                "let a = PersonNameComponentsFormatter(); let b: PersonNameComponentsFormatter.Style = .short"
            )
                == "let a = VitrineFoundation.PersonNameComponentsFormatter(); let b: VitrineFoundation.PersonNameComponentsFormatter.Style = .short"
        )
        #expect(
            translated(
                "class A: PersonNameComponentsFormatter {}; extension PersonNameComponentsFormatter {}")
                == "class A: VitrineFoundation.PersonNameComponentsFormatter {}; extension VitrineFoundation.PersonNameComponentsFormatter {}"
        )
    }

    @Test func `A type of the program's own, and what is named by a module, stay`() {
        for text in [
            "class PersonNameComponentsFormatter {}; let a = PersonNameComponentsFormatter()",
            "let a = Foundation.PersonNameComponentsFormatter.self",
            "let a = \"PersonNameComponentsFormatter\"",
        ] {
            #expect(translated(text) == text)
        }
    }
}
