import Foundation
import VitrineTranslation

/// The sources of one program, and how it starts.
struct Program: Equatable, Sendable {
    /// Where execution begins.
    enum Entry: Equatable, Sendable {
        /// A type with `@main`.
        case mainType
        /// Statements outside every type.
        case statements
        /// A generated application that shows what this expression makes.
        case generated(showing: String)
    }

    /// The name for messages and titles.
    var name: String
    var sources: [SourceFile]
    /// Modules that the sources import, each behind those that it imports itself.
    var libraries: [SourceModule] = []
    /// Macros of packages that its modules use.
    var macros: [MacroModule] = []
    /// What the tool adds to the sources, besides the one that starts the program.
    var generated: [GeneratedSource] = []
    /// Folders in which images are looked for, besides those of the sources.
    var resources: [String] = []
    /// What modules find under `Bundle.module`.
    var bundles: [ResourceBundle] = []
    /// What else the compiler is told about the sources.
    var settings: [String] = []
    var entry: Entry
    /// Whether all sources see UIKit, also those that do not import it.
    var seesUIKit = false
    /// What `-swift-version` is given.
    var languageMode: String
    /// The devices it is compiled for.
    var family: DeviceFamily
    /// The folder that it belongs to, for a program without sources of its own.
    private(set) var place: String?

    /// A program that the tool writes, and that imports the user's modules.
    ///
    /// - Parameters:
    ///   - name: of the program and its module.
    ///   - place: the absolute path of the folder that the modules are of.
    ///   - built: the modules, each behind those that it imports.
    ///   - start: the source with its `@main` type.
    init(
        name: String, place: String, built: PackageModules.Built, start: GeneratedSource, family: DeviceFamily
    ) {
        self.name = name
        self.place = place
        self.family = family
        sources = []
        generated = [start]
        entry = .mainType
        languageMode = "5"
        add(built)
    }

    /// - Parameters:
    ///   - name: for messages, titles and the module; the first file's when left out.
    ///   - view: what to show; what the `@main` type begins with when left out.
    /// - Throws: when the sources do not say what to show and `view` does not either, or when `view` cannot be shown because
    ///   statements start the program.
    init(
        sources: [SourceFile], name: String? = nil, view: String? = nil, languageMode: String = "5",
        family: DeviceFamily = .phone
    ) throws(ToolError) {
        self.name = name ?? FilePath.stem(of: sources[0].path)
        self.sources = sources
        self.languageMode = languageMode
        self.family = family
        let declared = Declarations.joined(sources.map { Declarations(source: $0.text, family: family) })
        let hasStatements =
            sources.contains { $0.fileName == "main.swift" } || (sources.count == 1 && declared.startsByCall)
        if let view {
            if hasStatements { throw .source(.viewNotShown(view)) }
            // The view is shown in place of what the program would begin with.
            if declared.hasMain {
                for index in self.sources.indices { self.sources[index].removeStart(family: family) }
            }
            entry = .generated(showing: "\(view)()")
        } else if declared.hasMain {
            entry = .mainType
        } else if hasStatements {
            entry = .statements
        } else {
            entry = .generated(showing: try Self.onlyView(of: declared, files: Self.list(sources)))
        }
    }

    /// Puts modules of packages before it; one that is there is not built twice.
    mutating func add(_ built: PackageModules.Built) {
        libraries += built.modules.filter { module in !libraries.contains { $0.name == module.name } }
        macros += built.macros.filter { !macros.contains($0) }
        bundles += built.bundles.filter { !bundles.contains($0) }
        resources += built.resources
    }

    /// What is made to be looked at comes first. Then SwiftUI views: their controllers and cells are usually parts
    /// of them.
    private static func onlyView(of declared: Declarations, files: String) throws(ToolError) -> String {
        let previews = declared.candidates.filter { $0.kind == .preview }
        if previews.count == 1 { return "\(previews[0].name).previews" }
        for kind in [Declarations.Candidate.Kind.view, .viewController, .uiView] {
            let names = declared.candidates.filter { $0.kind == kind }.map(\.name)
            if names.count == 1 { return "\(names[0])()" }
            if names.count > 1 { throw .source(.severalViews(names)) }
        }
        throw .source(.nothingToShow(files: files))
    }

    /// The files for a sentence, in which nobody reads forty names.
    private static func list(_ sources: [SourceFile]) -> String {
        let names = sources.map(\.path)
        guard names.count > 5 else { return Choices.list(names, last: "and") }
        return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more files"
    }

    /// The folder that its objects are kept for.
    var home: String { place ?? FilePath.folder(of: sources[0].absolutePath) }

    /// Those of all modules.
    var allSources: [SourceFile] { sources + libraries.flatMap(\.sources) }

    /// The folders of the sources, where images are looked for.
    var folders: [String] {
        var folders: [String] = []
        let own = allSources.map { FilePath.folder(of: $0.absolutePath) }
        for folder in own + resources where !folders.contains(folder) { folders.append(folder) }
        return folders
    }

    /// Whether the sources say what is shown first.
    var startsByItself: Bool {
        if case .generated = entry { return false }
        return true
    }

    /// Its name as a module name that hides none of the modules the sources import.
    var moduleName: String { ModuleName.of(file: name) }

    /// What is compiled, each module behind those that it imports.
    var modules: [SourceModule] { libraries + [main] }

    /// Their names, its own first.
    var moduleNames: [String] { modules.reversed().map(\.name) }

    /// The module that is started.
    private var main: SourceModule {
        var module = SourceModule(
            name: moduleName, sources: sources, generated: generated, languageMode: languageMode,
            family: family,
            isLibrary: entry != .statements, dependencies: libraries.map(\.name), settings: settings)
        module.seesUIKit = seesUIKit
        if let entrySource { module.generated.append(entrySource) }
        // Statements may stand in a file of any name, but only if it is the only one.
        if entry == .statements, sources.count == 1, sources[0].fileName != "main.swift" {
            if !module.generated.isEmpty {
                module.sources[0].append(module.generated.map { "\n\($0.text)" }.joined())
            }
            module.generated = []
        }
        return module
    }

    /// The source that starts the program, if none of its own does: its name, which no other file has, and its text.
    var entrySource: GeneratedSource? {
        guard case .generated(let view) = entry else { return nil }
        return GeneratedSource(
            fileName: fileName(like: "VitrineEntry"),
            text: EntrySource.text(showing: view))
    }

    /// The name for a source that is added, which no other has.
    func fileName(like stem: String) -> String {
        var stem = stem
        while sources.contains(where: { $0.fileName == "\(stem).swift" }) { stem += "_" }
        return "\(stem).swift"
    }
}
