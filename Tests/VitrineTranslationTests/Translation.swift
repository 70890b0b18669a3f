import Testing

@testable import VitrineTranslation

/// The first of some sources as the compiler reads it; the others are of the same program.
func translated(_ text: String, _ others: String..., family: DeviceFamily = .phone) -> String {
    results([text] + others, family: family)[0].text
}

/// What is found in the first of some sources, as line, column, severity and sentence.
func findings(_ text: String, _ others: String...) -> [String] {
    results([text] + others)[0].findings.map { String($0.description.dropFirst("0.swift:".count)) }
}

func results(_ texts: [String], family: DeviceFamily = .phone) -> [TranslatedSource] {
    let sources = texts.enumerated().map { Source(path: "\($0).swift", text: $1) }
    return Translator(sources: sources, family: family).translated()
}
