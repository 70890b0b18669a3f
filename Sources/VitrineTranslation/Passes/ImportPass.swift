/// Makes imports of Apple's modules such that Linux has, in as many columns.
///
/// What `ObjectiveC` holds comes with the runtime: such imports go. Module aliases do not reach imports of single declarations
/// and of parts of modules, so these become imports of the module.
enum ImportPass {
    private static let withRuntime: Set<String> = ["ObjectiveC"]

    private static let replaced = ["CoreFoundation": "Foundation", "Darwin": "Glibc", "Symbols": "UIKit"]

    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        for declaration in source.declarations where declaration.kind == .import {
            let module = source.tokens[declaration.nameToken].name
            guard source.isActive[declaration.keyword] else { continue }
            if withRuntime.contains(module) {
                translation.edits.blank(source.bytes(declaration.first...declaration.last))
                continue
            }
            if module == "Darwin" {
                translation.find(
                    .warning, at: declaration.nameToken,
                    "Linux has no Darwin; Glibc is imported in its place. Write Foundation, which brings the C "
                        + "library on both systems.")
            }
            if declaration.nameToken > declaration.keyword + 1 {
                translation.edits.blank(source.tokens[declaration.keyword + 1].range)
            }
            if let other = replaced[module] ?? (isUnused(module, source) ? "UIKit" : nil) {
                translation.edits.replace(source.bytes(declaration.nameToken...declaration.last), with: other)
            } else if declaration.last > declaration.nameToken {
                translation.edits.blank(
                    source.tokens[declaration.nameToken].end..<source.tokens[declaration.last].end)
            }
        }
        replaceQualifiers(&translation)
        addExports(&translation)
    }

    /// Whether something else is imported in place of a framework: UIKit, which most of them bring along.
    private static func isUnused(_ module: String, _ source: ParsedSource) -> Bool {
        let imports = source.declarations.filter { $0.kind == .import }.map { $0.first...$0.last }
        return UnusedFramework.isUnused(
            module,
            by: source.tokens.indices.lazy.filter { index in
                source.tokens[index].kind == .word && source.isActive[index]
                    && !imports.contains { $0.contains(index) }
            }.map { source.tokens[$0].text })
    }

    /// `CoreFoundation.sqrt(2)`: of the module that is imported in its place.
    private static func replaceQualifiers(_ translation: inout SourceTranslation) {
        let source = translation.source
        let imports = source.declarations.filter { $0.kind == .import }.map { $0.first...$0.last }
        for index in source.tokens.indices
        where source.text(index + 1) == "." && source.text(index - 1) != "." && source.isActive[index] {
            guard let other = replaced[source.text(index)], !imports.contains(where: { $0.contains(index) })
            else { continue }
            let range = source.tokens[index].range
            translation.edits.remove(range)
            translation.edits.insert(other, at: range.upperBound)
        }
    }

    /// Imports what Foundation or UIKit, and so everything that exports them, bring on Apple's systems and is a module of its own
    /// on Linux: where a source names something of it, behind its first import, on the same line. `Foundation.URLSession` is
    /// the other module's.
    private static func addExports(_ translation: inout SourceTranslation) {
        let source = translation.source
        let imports = source.declarations.filter { $0.kind == .import && source.isActive[$0.keyword] }
        guard let first = imports.first else { return }
        let imported = Set(imports.map { source.tokens[$0.nameToken].name })
        for export in ModuleExport.all
        where export.bringers.isEmpty || !export.bringers.isDisjoint(with: imported) {
            let qualified = source.tokens.indices.filter { index in
                export.contains(source.tokens[index].name) && source.isActive[index]
                    && source.text(index - 1) == "." && source.text(index - 2) == export.owner
                    && source.text(index - 3) != "."
            }
            for index in qualified {
                translation.edits.replace(source.tokens[index - 2].range, with: export.module)
            }
            guard imported.isDisjoint(with: export.exporters) else { continue }
            let isNamed =
                !qualified.isEmpty
                || source.tokens.indices.contains { names(export, at: $0, translation) }
            guard isNamed else { continue }
            translation.edits.insert("; import \(export.module)", at: source.tokens[first.last].end)
        }
    }

    /// Whether a source names something of a module that the program does not declare itself.
    private static func names(
        _ export: ModuleExport, at place: Int, _ translation: SourceTranslation
    ) -> Bool {
        let source = translation.source
        let name = source.tokens[place].name
        guard source.isActive[place] else { return false }
        if source.text(place - 1) == "." {
            return export.members.contains(name) && translation.index.members[name] == nil
        }
        let type = name.first == "@" ? String(name.dropFirst()) : name
        return export.contains(name) && translation.index.types[type]?.declaration == nil
    }
}
