/// Says which of two types of one name is meant, where Foundation has one that cannot be used on Linux.
///
/// A source that imports Foundation sees both, and Swift prefers the runtime's only to what Foundation marks as
/// unavailable: this it marks as deprecated.
enum ShadowedNamePass {
    private static let names: Set<String> = ["PersonNameComponentsFormatter"]

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices
        where names.contains(source.text(index)) && source.text(index - 1) != "." && source.isActive[index] {
            guard translation.index.types[source.text(index)]?.declaration == nil else { continue }
            translation.edits.insert("VitrineFoundation.", at: source.tokens[index].range.lowerBound)
        }
    }
}
