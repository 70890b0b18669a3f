/// Gives a module that asks whether rectangles intersect the answer of Apple's systems: those that merely touch do not.
/// Foundation on Linux says that they do, so that layouts would make rows of cells that nobody sees.
///
/// What a module declares comes before what it imports: the first source that asks gets the method, behind its imports.
enum TouchingRectanglesPass {
    private static let name = "intersects"

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        guard translation.number == translation.index.sources.firstIndex(where: asks),
            !translation.index.sources.contains(where: declaresIt),
            let first = source.declarations.first(where: {
                $0.kind == .import && source.isActive[$0.keyword]
            })
        else { return }
        translation.edits.insert(declaration, at: source.tokens[first.last].end)
    }

    private static func asks(_ source: ParsedSource) -> Bool {
        source.tokens.indices.contains {
            source.tokens[$0].name == name && source.text($0 - 1) == "." && source.isActive[$0]
        } && source.declarations.contains { $0.kind == .import && source.isActive[$0.keyword] }
    }

    /// A module with one of its own keeps that.
    private static func declaresIt(_ source: ParsedSource) -> Bool {
        source.declarations.contains { declaration in
            declaration.kind == .function && declaration.name == name
                && declaration.parent.map { source.declarations[$0].name == "CGRect" } ?? false
        }
    }

    /// On one line, since lines never move.
    private static let declaration = """
        ; import Foundation; extension CGRect { func intersects(_ rect2: CGRect) -> Bool { \
        minX < rect2.maxX && maxX > rect2.minX && minY < rect2.maxY && maxY > rect2.minY } }
        """
}
