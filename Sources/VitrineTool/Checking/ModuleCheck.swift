import Foundation
import VitrineTranslation

/// One module of a code base on its way through the compiler, which looks at all of its sources at once.
struct ModuleCheck {
    /// How the work ended.
    enum State: Equatable {
        case checked
        case tooSlow(seconds: Int)
        case crashed(signal: Int32)
        /// The compiler could not read a module that it imports.
        case unreadableImport(String)
        /// The compiler looked at no source, for the reason that it gave.
        case refused(String)

        private static func reason(_ message: String) -> ScopeReason {
            let broken = "deserialized error type '<null>' in module '"
            guard message.hasPrefix(broken) else {
                return .notChecked("the compiler refused its module (\(message))")
            }
            return .brokenModule(String(message.dropFirst(broken.count).prefix { $0 != "'" }))
        }

        /// Why its sources are not asked; nil where they were.
        var reason: ScopeReason? {
            switch self {
            case .checked: nil
            case .tooSlow(let seconds): .notChecked("its module took longer than \(seconds) seconds")
            case .refused(let message): Self.reason(message)
            case .unreadableImport(let name): .brokenModule(name)
            case .crashed(let signal):
                .notChecked("the compiler crashed on its module (\(SignalName.of(signal)))")
            }
        }
    }

    /// What of a module the compiler is asked.
    enum Question {
        /// All bodies of all sources, and the module for others if one imports it.
        case everything
        /// The bodies of all sources but these, over which the compiler crashes.
        case bodies(without: Set<String>)
        /// The module for others, made of what stands outside of bodies.
        case interface
    }

    let module: CodeBase.Module
    /// The name of the module for the compiler.
    let name: String
    /// Whether another module imports it.
    let isImported: Bool
    private let translated: TranslatedModule
    private let folder: URL

    /// - Parameters:
    ///   - languageMode: In place of the module's own.
    ///   - imported: What the modules that it imports export.
    init(
        _ module: CodeBase.Module, languageMode: String?, family: DeviceFamily, isImported: Bool, folder: URL,
        imported: ModuleExports = ModuleExports()
    ) {
        self.module = module
        self.isImported = isImported
        self.folder = folder
        name = isImported ? ModuleName.of(library: module.name) : ModuleName.of(file: module.name)
        var source = SourceModule(
            name: name, sources: module.sources,
            languageMode: languageMode ?? module.settings.languageMode ?? "5", family: family,
            isLibrary: !module.sources.contains { $0.fileName == "main.swift" })
        source.dependencies = module.dependencies.sorted()
        source.settings = module.settings.arguments
        if module.isMacro, let package = module.package {
            source.settings += Self.settings(ofPackage: package)
        }
        source.seesUIKit = module.seesUIKit
        // One without its model is asked all the same: what is wrong with that is said once.
        do throws(ToolError) {
            source.generated = try GeneratedSource.classes(
                of: module.models, in: module.sources, family: family)
        } catch {
            Console.report(error.sentence)
        }
        translated = TranslatedModule(source, imported: imported)
    }

    /// What is built of it, if it is a macro.
    var macro: MacroModule { MacroModule(modules: [translated.module]) }

    /// What modules that import it must know of its types.
    var exported: ModuleExports { translated.exported }

    /// The call of the compiler.
    ///
    /// - Parameter modules: the folder with the modules that it can import, and where its own is put.
    func call(
        _ question: Question = .everything, runtime: RuntimeLocation, toolchain: Toolchain, cache: String,
        modules: URL
    ) throws(ToolError) -> [String] {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.of(error)))
        }
        let overlay = try SourceOverlay(
            changed: zip(module.sources, translated.translation).map { ($0.absolutePath, $1.text) }
        ).write(to: folder)
        return ["-frontend"] + action(question, modules: modules) + sources(question) + (try catalogSymbols())
            + (try modelClasses())
            + (try packageArguments())
            + Compiler.arguments(for: translated.module, runtime: runtime, toolchain: toolchain)
            + ["-suppress-warnings", "-module-cache-path", cache, "-I", modules.path] + overlay
    }

    private func action(_ question: Question, modules: URL) -> [String] {
        let emitting = [
            "-emit-module", "-experimental-allow-module-with-compiler-errors", "-o", interface(in: modules),
        ]
        return switch question {
        case .everything: isImported ? emitting : ["-typecheck"]
        case .bodies: ["-typecheck"]
        case .interface: emitting + ["-experimental-skip-all-function-bodies"]
        }
    }

    /// The sources for the compiler, which looks into the bodies of the primary ones only, if there are such.
    private func sources(_ question: Question) -> [String] {
        let paths = module.sources.map(\.absolutePath)
        guard case .bodies(let crashing) = question else { return paths }
        return paths.flatMap { crashing.contains($0) ? [$0] : ["-primary-file", $0] }
    }

    /// What Xcode makes of the catalogues.
    private func catalogSymbols() throws(ToolError) -> [String] {
        var paths: [String] = []
        for (name, text) in CatalogSymbols(folders: module.assetFolders).sources(for: module.sources) {
            paths.append(try write(text, to: "\(name).swift"))
        }
        return paths
    }

    /// What Xcode makes of the models of Core Data.
    private func modelClasses() throws(ToolError) -> [String] {
        var paths: [String] = []
        for source in translated.module.generated {
            paths.append(try write(source.text, to: source.fileName))
        }
        return paths
    }

    private static func settings(ofPackage name: String) -> [String] {
        ["-package-name", name, "-D", "SWIFT_PACKAGE"]
    }

    /// What SwiftPM passes, and makes, for targets of packages.
    private func packageArguments() throws(ToolError) -> [String] {
        guard let package = module.package else { return [] }
        let arguments = Self.settings(ofPackage: package)
        // Also as `in: .module`.
        guard module.sources.contains(where: { $0.text.contains(".module") }) else { return arguments }
        let accessor = ResourceBundle(name: name, files: []).accessor
        return [try write(accessor, to: "resource_bundle_accessor.swift")] + arguments
    }

    private func write(_ text: String, to name: String) throws(ToolError) -> String {
        let file = folder.appendingPathComponent(name)
        do {
            try text.write(to: file, atomically: false, encoding: .utf8)
        } catch {
            throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.of(error)))
        }
        return file.path
    }

    /// Where others find the module.
    func interface(in modules: URL) -> String {
        modules.appendingPathComponent("\(name).swiftmodule").path
    }

    /// What the compiler complained about besides the sources.
    func complaint(in output: String) -> String {
        let remarks = Diagnostics(output: output, files: []).remarks
        let first = remarks.first(where: \.isError) ?? remarks.first
        let text = first.map { $0.message.isEmpty ? $0.text : $0.message } ?? "it said nothing"
        return String(text.prefix { $0 != "\n" }.prefix(200))
    }

    /// The module of the code base that the compiler could not read to the end, over which it crashes.
    func unreadableImport(in output: String) -> String? {
        guard output.contains("DESERIALIZATION FAILURE"),
            let match = output.firstMatch(of: /While deserializing .* in '(\w+)'/)
        else { return nil }
        return String(match.1)
    }

    /// The source that the compiler was at when it crashed.
    func crashingSource(in output: String) -> String? {
        guard let match = output.firstMatch(of: /TypeCheckPrimaryFileRequest\(source_file "([^"]+)"\)/)
        else { return nil }
        return module.sources.map(\.absolutePath).first { $0 == match.1 }
    }

    /// What is wrong with each source, by its path.
    ///
    /// - Parameter output: what the compiler wrote.
    func faults(in output: String) -> [String: [SourceFault]] {
        var paths: [String: String] = [:]
        var lines: [String: UserLines] = [:]
        var faults: [String: [SourceFault]] = [:]
        for (source, translation) in zip(module.sources, translated.translation) {
            paths[source.absolutePath] = source.path
            lines[source.absolutePath] = UserLines(source, translation: translation)
            for finding in translation.findings where finding.severity == .error {
                faults[source.path, default: []].append(SourceFault(finding))
            }
        }
        let diagnostics = Diagnostics(
            output: output, files: module.sources.map(\.absolutePath), lines: lines)
        for remark in diagnostics.sorted where remark.isError {
            guard let path = paths[remark.path] else { continue }
            let fault = SourceFault(remark)
            if faults[path]?.last != fault { faults[path, default: []].append(fault) }
        }
        return faults
    }
}

/// What is wrong at one place of a source.
struct SourceFault: Hashable, Sendable, Encodable {
    var line: Int
    var column: Int
    var message: String
    /// The name that is not there.
    var missing: String?
    /// What to write in its place.
    var instead: String?
    /// The name as the compiler has it, without the type.
    private(set) var bareName: String?

    /// Whether the compiler says so of what stands beside an error that it has told of already, in this source or another.
    var isConsequence: Bool {
        missing == nil && Self.consequences.contains { message.hasPrefix($0) }
    }

    private static let consequences = [
        "cannot infer contextual base in reference to member", "cannot infer key path type from context",
        "cannot infer type of closure parameter", "'nil' requires a contextual type",
    ]

    enum CodingKeys: String, CodingKey { case line, column, message, missing, instead }

    init(_ finding: Finding) {
        line = finding.line
        column = finding.column
        message = finding.sentence
    }

    init(_ remark: Diagnostics.Remark) {
        line = remark.line
        column = remark.column
        message = remark.message.trimmingCharacters(in: .whitespaces)
        let names = remark.missingNames
        if let hint = Hints.shared.hint(for: names) {
            missing = hint.name
            instead = hint.advice
        } else if let name = names.first(where: { !$0.isLabel && $0.type != "" }) {
            missing = name.text
            bareName = name.name
        }
    }

    /// The message without what differs from place to place.
    var shape: String {
        var shape = ""
        var isQuoted = false
        for character in message {
            if character == "'" {
                if !isQuoted { shape += "'…'" }
                isQuoted.toggle()
            } else if !isQuoted {
                shape.append(character)
            }
        }
        return shape
    }
}
