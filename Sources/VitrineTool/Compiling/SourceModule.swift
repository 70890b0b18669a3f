import VitrineTranslation

/// A source that the tool writes.
struct GeneratedSource: Equatable, Sendable {
    /// A name that no other file of its module has.
    var fileName: String
    var text: String
    /// Whether it is written as for Apple's systems, and is translated with the user's.
    var isTranslated = false
}

/// Sources that are compiled together, and that others import by a name.
struct SourceModule: Equatable, Sendable {
    var name: String
    var sources: [SourceFile]
    /// What the tool adds to them.
    var generated: [GeneratedSource] = []
    /// The paths of its models of Core Data, of which classes are made.
    var models: [String] = []
    /// What `-swift-version` is given.
    var languageMode: String
    /// The devices it is compiled for: what somebody else wrote for Linux too stays for Linux.
    var family: DeviceFamily
    /// Whether no file has statements outside of declarations.
    var isLibrary = true
    /// The names of the modules that must be there before it.
    var dependencies: [String] = []
    /// What else the compiler is told, as the module's package asks for it.
    var settings: [String] = []
    /// Whether all sources see UIKit, also those that do not import it.
    var seesUIKit = false
    /// Whether it is the user's own: of what is not, nobody wants to read warnings.
    var isOwn = true
    /// Whether tests see its internal declarations.
    var isTestable = false
    /// Whether it is a program that another one imports, whose own start must not be theirs.
    var isImportedProgram = false

    /// What `#if` knows in its sources.
    var flags: Set<String> {
        Condition.debug.union(zip(settings, settings.dropFirst()).filter { $0.0 == "-D" }.map(\.1))
    }
}

/// A module as the compiler reads it.
struct TranslatedModule: Sendable {
    var module: SourceModule
    /// As many as the module's own sources, in their order.
    var translation: [TranslatedSource]
    /// What modules that import it must know of its types, and of those that it imports itself.
    let exported: ModuleExports

    /// - Parameter imported: what the modules that it imports export.
    init(_ module: SourceModule, imported: ModuleExports = ModuleExports()) {
        self.module = module
        let written = module.generated.indices.filter { module.generated[$0].isTranslated }
        let translator = Translator(
            sources: module.sources.map { Source(path: $0.path, text: $0.text) }
                + written.map { Source(path: module.generated[$0].fileName, text: module.generated[$0].text) },
            family: module.family, imported: imported)
        let translated = translator.translated()
        translation = Array(translated.prefix(module.sources.count))
        for (place, source) in zip(written, translated.dropFirst(module.sources.count)) {
            self.module.generated[place].text = source.text
        }
        exported = imported.merging(translator.exported)
    }

    /// Modules, each behind those that it imports.
    static func all(_ modules: [SourceModule]) -> [TranslatedModule] {
        var exported: [String: ModuleExports] = [:]
        return modules.map { module in
            var imported = ModuleExports()
            for name in module.dependencies { imported.merge(exported[name] ?? ModuleExports()) }
            let translated = TranslatedModule(module, imported: imported)
            exported[module.name] = translated.exported
            return translated
        }
    }

    /// The path and the text of each file that is compiled; what the tool adds lies in a folder.
    func files(in folder: String) -> [(path: String, text: String)] {
        zip(module.sources, translation).map { ($0.absolutePath, $1.text) }
            + module.generated.map { ("\(folder)/\($0.fileName)", $0.text) }
    }
}
