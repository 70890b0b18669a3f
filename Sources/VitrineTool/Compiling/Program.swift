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

    var sources: [SourceFile]
    var entry: Entry
    /// What `-swift-version` is given.
    var languageMode: String
    /// The devices it is compiled for.
    var family: DeviceFamily

    /// - Throws: when the sources do not say what to show and `view` does not either, or when both do.
    init(
        sources: [SourceFile], view: String? = nil, languageMode: String = "5", family: DeviceFamily = .phone
    ) throws(ToolError) {
        self.sources = sources
        self.languageMode = languageMode
        self.family = family
        let declared = Declarations.joined(sources.map { Declarations(source: $0.text, family: family) })
        let startsInMainFile = sources.contains { $0.fileName == "main.swift" }
        let startsByItself =
            declared.hasMain || startsInMainFile || (sources.count == 1 && declared.startsByCall)
        if startsByItself, let view {
            throw .source(
                .viewNotShown(view, start: declared.hasMain ? "an @main type" : "statements that start it"))
        }
        if declared.hasMain {
            entry = .mainType
        } else if startsByItself {
            entry = .statements
        } else if let view {
            entry = .generated(showing: "\(view)()")
        } else {
            let names = sources.map(\.path)
            entry = .generated(
                showing: try Self.onlyView(of: declared, files: Choices.list(names, last: "and")))
        }
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

    /// The name for messages and titles.
    var name: String { FilePath.stem(of: sources[0].path) }

    /// The folders of the sources, where images are looked for.
    var folders: [String] {
        var folders: [String] = []
        for source in sources {
            let folder = URL(fileURLWithPath: source.absolutePath).deletingLastPathComponent().path
            if !folders.contains(folder) { folders.append(folder) }
        }
        return folders
    }

    /// The first file's name as a module name that hides none of the modules the sources import.
    var moduleName: String { ModuleName.of(file: name) }

    /// The source that starts the program, if none of its own does: its name, which no other file has, and its text.
    var entrySource: (fileName: String, text: String)? {
        guard case .generated(let view) = entry else { return nil }
        var stem = "VitrineEntry"
        while sources.contains(where: { $0.fileName == "\(stem).swift" }) { stem += "_" }
        return ("\(stem).swift", EntrySource.text(showing: view))
    }
}
