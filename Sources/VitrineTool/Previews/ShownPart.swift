import VitrineTranslation

/// What is shown of sources in place of what their program begins with.
enum ShownPart: Equatable, Sendable {
    /// A view or a controller, by the name of its type.
    case view(String)
    /// A preview, by its name or number.
    case preview(String)
    /// All previews, one after the other.
    case previews

    /// Whether it is one of the previews, or all.
    var isPreview: Bool {
        if case .view = self { false } else { true }
    }

    /// How the user asked for it.
    var option: String {
        switch self {
        case .view(let name): "--view \(name)"
        case .preview(let name): "--preview \(Choices.argument(name))"
        case .previews: "its previews"
        }
    }

    /// Whether sources declare it.
    func isDeclared(in sources: [SourceFile], family: DeviceFamily) -> Bool {
        switch self {
        case .view(let view):
            let name = String(view.prefix { $0 != "." })
            return sources.contains { Declarations.declares(name, in: $0.text, family: family) }
        case .preview(let name):
            var sources = sources
            let previews = Preview.take(
                from: &sources, sources.map { Declarations(source: $0.text, family: family).previews })
            return Preview.index(of: name, in: previews) != nil
        case .previews:
            return sources.contains { !Declarations(source: $0.text, family: family).previews.isEmpty }
        }
    }
}
