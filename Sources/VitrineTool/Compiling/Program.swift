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
        /// A generated application that shows one of its previews.
        case previews
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
    /// The paths of the models of Core Data among the sources, of which classes are made.
    var models: [String] = []
    /// Folders in which images are looked for, besides those of the sources.
    var resources: [String] = []
    /// What modules find under `Bundle.module`.
    var bundles: [ResourceBundle] = []
    /// What else the compiler is told about the sources.
    var settings: [String] = []
    var entry: Entry
    /// What can be shown one by one, where the program was asked for that.
    private(set) var previews: [Preview] = []
    /// Which of them is shown, if one is meant.
    private(set) var preview: Int?
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
    ///   - shown: what to show; what the `@main` type begins with when left out, or the only preview or view of sources
    ///     without one, or the first preview of a single source.
    /// - Throws: when the sources do not say what to show and `shown` does not either, or when it cannot be shown because
    ///   statements start the program.
    init(
        sources: [SourceFile], name: String? = nil, shown: ShownPart? = nil, languageMode: String = "5",
        family: DeviceFamily = .phone
    ) throws(ToolError) {
        self.name = name ?? FilePath.stem(of: sources[0].path)
        self.sources = sources
        self.languageMode = languageMode
        self.family = family
        let declarations = sources.map { Declarations(source: $0.text, family: family) }
        let declared = Declarations.joined(declarations)
        let hasStatements =
            sources.contains { $0.fileName == "main.swift" } || (sources.count == 1 && declared.startsByCall)
        if let shown {
            if hasStatements { throw .source(.partNotShown(shown)) }
            // It is shown in place of what the program would begin with.
            if declared.hasMain {
                for index in self.sources.indices { self.sources[index].removeStart(family: family) }
            }
        }
        switch shown {
        case .view(let view)?: entry = .generated(showing: "\(view)()")
        case .preview(let name)?:
            entry = .previews
            try takePreviews(declarations)
            preview = Preview.index(of: name, in: previews)
            if preview == nil { throw .source(.noSuchPreview(name, previews.map(\.name))) }
        case .previews?:
            entry = .previews
            try takePreviews(declarations)
        case nil where declared.hasMain: entry = .mainType
        case nil where hasStatements: entry = .statements
        case nil where !declared.previews.isEmpty && (sources.count == 1 || declared.previews.count == 1):
            // What is made to be looked at comes first.
            entry = .previews
            try takePreviews(declarations)
            preview = 0
        case nil:
            entry = .generated(showing: try Self.onlyView(of: declared, files: Self.list(sources)))
        }
    }

    private mutating func takePreviews(_ declarations: [Declarations]) throws(ToolError) {
        let files = Self.list(sources)
        previews = Preview.take(from: &sources, declarations.map(\.previews))
        if previews.isEmpty { throw .source(.noPreviews(files: files)) }
    }

    /// The program without sources that do not compile, for its other previews.
    ///
    /// - Parameter paths: the absolute paths of the sources.
    /// - Returns: nil where it needs them: for the preview that is asked for, for a module that it imports, or because
    ///   no other has previews.
    func leavingOut(_ paths: Set<String>) -> Program? {
        let gone = sources.filter { paths.contains($0.absolutePath) }.map(\.path)
        guard entry == .previews, !gone.isEmpty, gone.count == paths.count else { return nil }
        if let preview, gone.contains(previews[preview].path) { return nil }
        var program = self
        let shown = preview.map { previews[$0] }
        program.sources.removeAll { gone.contains($0.path) }
        program.previews.removeAll { gone.contains($0.path) }
        program.preview = shown.flatMap { program.previews.firstIndex(of: $0) }
        return program.previews.isEmpty ? nil : program
    }

    /// Puts modules of packages before it; one that is there is not built twice.
    mutating func add(_ built: PackageModules.Built) {
        libraries += built.modules.filter { module in !libraries.contains { $0.name == module.name } }
        macros += built.macros.filter { !macros.contains($0) }
        bundles += built.bundles.filter { !bundles.contains($0) }
        resources += built.resources
    }

    /// SwiftUI views come first: their controllers and cells are usually parts of them.
    private static func onlyView(of declared: Declarations, files: String) throws(ToolError) -> String {
        for kind in [Declarations.Candidate.Kind.view, .viewController, .uiView] {
            let names = declared.candidates.filter { $0.kind == kind }.map(\.name)
            if names.count == 1 { return "\(names[0])()" }
            if names.count > 1 { throw .source(.severalViews(names)) }
        }
        throw .source(
            declared.previews.isEmpty
                ? .nothingToShow(files: files)
                : .severalPreviews(files: files, count: declared.previews.count))
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
        switch entry {
        case .generated, .previews: false
        case .mainType, .statements: true
        }
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
        let expression: String
        switch entry {
        case .mainType, .statements: return nil
        case .generated(let view): expression = view
        case .previews:
            expression =
                "_Preview._shown(of: [\(previews.map { "{ \($0.expression) }" }.joined(separator: ", "))])"
        }
        return GeneratedSource(
            fileName: fileName(like: "VitrineEntry"), text: EntrySource.text(showing: expression))
    }

    /// The name for a source that is added, which no other has.
    func fileName(like stem: String) -> String {
        var stem = stem
        while sources.contains(where: { $0.fileName == "\(stem).swift" }) { stem += "_" }
        return "\(stem).swift"
    }
}
