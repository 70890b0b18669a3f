import Foundation
import VitrineTranslation

/// The sources below some folders, sorted into modules, and those that are in none.
struct CodeBase {
    struct Module {
        var name: String
        /// The package whose target it is.
        var package: String?
        /// Whether it is a macro of the package, which the compiler asks.
        var isMacro = false
        var sources: [SourceFile] = []
        /// Sources that are not asked, and yet declare what others use.
        var reasons: [String: ScopeReason] = [:]
        /// Sources of other modules that it compiles, too; they are asked there.
        var shared: Set<String> = []
        /// The modules of the code base that it imports.
        var dependencies: Set<String> = []
        /// How its sources are compiled.
        var settings = BuildSettings()
        /// Folders in which asset catalogues lie.
        var assetFolders: [String] = []
        /// The paths of its models of Core Data.
        var models: [String] = []
        /// Whether all of its sources see UIKit, also those that do not import it.
        var seesUIKit = false
        /// Whether UIKit is visible to who imports it: on Apple's systems an import brings the headers of a framework, too.
        var exportsUIKit = false

        /// The sources that are asked.
        var inScope: [SourceFile] { sources.filter { reasons[$0.path] == nil && !shared.contains($0.path) } }

        /// The sources of its own that are not asked, with the reason.
        fileprivate var outOfScope: [(path: String, reason: ScopeReason)] {
            sources.compactMap { source in
                guard let reason = reasons[source.path], !shared.contains(source.path) else { return nil }
                return (source.path, reason)
            }
        }

        /// The first type of a source that is not asked which a source names; nil where it names none.
        ///
        /// Complexity: O(n) in the text of the module.
        func unaskedType(namedIn source: SourceFile) -> String? {
            let words = Set(source.text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
            return sources.lazy.filter { reasons[$0.path] != nil }.flatMap(\.declaredTypes)
                .first { words.contains(Substring($0)) }
        }

        /// Takes sources out of scope that import modules which are not there.
        ///
        /// Without the imports the compiler goes on, and others see what the sources declare: it looks at nothing of a
        /// module once one import fails.
        fileprivate mutating func leaveOut(
            importing missing: Set<String>, family: DeviceFamily, reason: (String) -> ScopeReason
        ) {
            for (place, source) in sources.enumerated() {
                let imports = ImportedModules(source.text, family: family, isInPackage: package != nil)
                guard let name = imports.names.intersection(missing).min() else { continue }
                if reasons[source.path] == nil { reasons[source.path] = reason(name) }
                sources[place].text = imports.blanking(missing, in: source.text)
                // Most frameworks bring UIKit along, and what the source declares is then made of it.
                if package == nil { seesUIKit = true }
            }
            dependencies.subtract(missing)
        }
    }

    private(set) var modules: [Module] = []
    /// Sources that are in none of the modules, with the reason.
    private var excluded: [(path: String, reason: ScopeReason)] = []
    /// All sources that are not asked, with the reason.
    var outOfScope: [(path: String, reason: ScopeReason)] { excluded + modules.flatMap(\.outOfScope) }
    /// Classes that are written in Objective-C.
    private(set) var objectiveCClasses: Set<String> = []
    /// Folders that hold these sources.
    let folders: [String]
    private let family: DeviceFamily
    /// Places in `modules` by folder and target.
    private var places: [String: Int] = [:]

    /// - Parameter isInstalled: whether a module can be imported from the runtime or the toolchain.
    /// - Throws: when a folder is none, cannot be read, or holds no Swift.
    init(
        folders: [String], family: DeviceFamily, isInstalled: (String) -> Bool
    ) throws(ToolError) {
        self.folders = folders
        self.family = family
        for path in folders {
            guard ProgramFolder.isFolder(path) else {
                if access(path, F_OK) != 0 { throw .check(.missing(path)) }
                throw .check(.notFolder(path))
            }
            let before = sourceCount
            try add(ProgramFolder(path: path), root: path)
            if sourceCount == before { throw .check(.noSwift(path)) }
        }
        modules = modules.flatMap(separated)
        for index in modules.indices { markScope(of: index, isInstalled) }
        let exporting = Set(modules.filter(\.exportsUIKit).map(\.name))
        for index in modules.indices where modules[index].package == nil {
            if !modules[index].dependencies.isDisjoint(with: exporting) { modules[index].seesUIKit = true }
        }
        removeUnasked()
    }

    private var sourceCount: Int { modules.reduce(excluded.count) { $0 + $1.sources.count } }

    // MARK: Collecting

    private mutating func add(_ folder: ProgramFolder, root: String) throws(ToolError) {
        for skipped in folder.skipped {
            switch skipped.reason {
            case .manifest: excluded.append((skipped.path, .folder(.manifest)))
            case .package:
                guard let package = try? ProgramFolder(path: skipped.path) else { continue }
                try add(package, root: skipped.path)
            default:
                excluded += Self.sources(below: skipped.path).map { ($0, .folder(skipped.reason)) }
            }
        }
        addObjectiveC(below: folder.path)
        let grouping = ModuleGrouping(folder)
        for path in folder.sources {
            do throws(ToolError) {
                let source = try SourceFile(path: path)
                switch grouping.module(of: path) {
                case .tests: excluded.append((path, .folder(.tests)))
                case .leftOut: excluded.append((path, .leftOut))
                case .otherSystem(let name): excluded.append((path, .otherSystem(name)))
                case .module(let name, let isTarget):
                    let place = place(of: name, in: folder, isTarget: isTarget) {
                        grouping.settings(of: name, isTarget: isTarget)
                    }
                    if isTarget, grouping.isMacro(name) { modules[place].isMacro = true }
                    add(source, to: place)
                }
            } catch {
                excluded.append((path, Self.reason(error)))
            }
        }
        for path in folder.models {
            guard case .module(let name, _) = grouping.module(of: path),
                let place = places["\(folder.path)\0\(name)"]
            else { continue }
            modules[place].models.append(path)
        }
        addShared(folder, grouping)
        let own = places.filter { $0.key.hasPrefix("\(folder.path)\0") }
        guard !own.isEmpty else { return }
        let headers = UIKitHeaders(folder)
        for place in own.values {
            modules[place].exportsUIKit = headers.importUIKit(
                in: modules[place].name, sources: modules[place].sources.map(\.path))
            if modules[place].package == nil { modules[place].seesUIKit = modules[place].exportsUIKit }
        }
    }

    /// Gives apps the sources that they compile from elsewhere in the folder, unless they import the module that has them, and
    /// the models that are another's first.
    private mutating func addShared(_ folder: ProgramFolder, _ grouping: ModuleGrouping) {
        for (app, paths) in grouping.shared(folder.sources) {
            guard let place = places["\(folder.path)\0\(app)"] else { continue }
            let imported = modules[place].sources.reduce(into: Set<String>()) {
                $0.formUnion(ImportedModules($1.text, family: family).names)
            }
            for path in paths {
                guard case .module(let owner, _) = grouping.module(of: path), !imported.contains(owner),
                    let source = try? SourceFile(path: path)
                else { continue }
                modules[place].sources.append(source)
                modules[place].shared.insert(path)
            }
        }
        for (app, paths) in grouping.shared(folder.models) {
            guard let place = places["\(folder.path)\0\(app)"] else { continue }
            modules[place].models += paths.filter { !modules[place].models.contains($0) }
        }
    }

    /// All sources of a folder that is skipped, whatever is in it.
    private static func sources(below path: String) -> [String] {
        guard let folder = try? ProgramFolder(path: path) else { return [] }
        let inner = folder.skipped.filter { $0.reason != .manifest }
        return folder.sources + inner.flatMap { sources(below: $0.path) }
    }

    private static func reason(_ error: ToolError) -> ScopeReason {
        switch error {
        case .source(.notText): .notText
        case .source(.unreadable(_, let reason)): .unreadable(reason)
        case .source(.tooLarge(_, let limit)): .unreadable("larger than \(limit) megabytes")
        default: .unreadable("it vanished")
        }
    }

    /// The place of a module, which is made when a first source asks for it.
    private mutating func place(
        of name: String, in folder: ProgramFolder, isTarget: Bool, settings: () -> BuildSettings
    ) -> Int {
        let key = "\(folder.path)\0\(name)"
        if let place = places[key] { return place }
        places[key] = modules.count
        let package = isTarget ? ProgramInput.name(of: folder.path).lowercased() : nil
        modules.append(
            Module(
                name: name, package: package, settings: settings(), assetFolders: folder.pictureFolders))
        return modules.count - 1
    }

    private mutating func add(_ source: SourceFile, to index: Int) {
        if Self.isGenerated(source.text) { modules[index].reasons[source.path] = .generated }
        modules[index].sources.append(source)
    }

    /// A folder of programs that no project divides is as many modules: each has the folder of its own that its entry
    /// point is in, or is a source alone.
    private func separated(_ module: Module) -> [Module] {
        guard module.package == nil, module.sources.count > 1 else { return [module] }
        let programs = ProgramFolders(
            entries: module.sources.filter { mayHaveMain($0) }.filter {
                Declarations(source: $0.text, family: family).hasMain
            }.map(\.path))
        guard programs.count > 1 else { return [module] }
        let parts = Dictionary(grouping: module.sources) { programs.program(of: $0.path) }
        // Where much lies beside the programs, they share it.
        let rest = parts[nil] ?? []
        guard rest.count * 2 <= module.sources.count - rest.count else { return [module] }
        return parts.sorted { ($0.key ?? "") < ($1.key ?? "") }.map { program, sources in
            let paths = Set(sources.map(\.path))
            return Module(
                name: program.map(FilePath.stem) ?? module.name, sources: sources,
                reasons: module.reasons.filter { paths.contains($0.key) }, settings: module.settings,
                assetFolders: module.assetFolders,
                models: module.models.filter { model in
                    programs.program(of: model).map { $0 == program } ?? true
                },
                seesUIKit: module.seesUIKit, exportsUIKit: module.exportsUIKit)
        }
    }

    /// Reading a source to its end takes longer than looking for a word in it.
    private func mayHaveMain(_ source: SourceFile) -> Bool {
        source.fileName == "main.swift" || source.text.contains("@main")
            || source.text.contains("ApplicationMain")
    }

    /// Tools that write sources say so at their beginning.
    private static func isGenerated(_ text: String) -> Bool {
        let head = text.prefix(600).lowercased()
        return ["generated using ", "this is a generated file", "do not edit", "automatically generated"]
            .contains { head.contains($0) }
    }

    private mutating func addObjectiveC(below folder: String) {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return }
        for (count, name) in names.enumerated() {
            guard count < ProgramFolder.entryLimit, let name = name as? String else { return }
            guard name.hasSuffix(".h"), !name.contains("Pods/"),
                let data = FileManager.default.contents(atPath: "\(folder)/\(name)"), data.count < 1 << 20
            else { continue }
            for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            where line.hasPrefix("@interface ") || line.hasPrefix("@protocol ") {
                let name = line.drop { $0 != " " }.drop { $0 == " " }.prefix {
                    $0.isLetter || $0.isNumber || $0 == "_"
                }
                objectiveCClasses.insert(String(name))
            }
        }
    }

    // MARK: Scope

    /// Finds what the module imports, and which of its sources cannot be asked.
    private mutating func markScope(of index: Int, _ isInstalled: (String) -> Bool) {
        var module = modules[index]
        // What a macro imports is compiled for the compiler, too.
        let own = module.isMacro ? [] : Set(modules.map(\.name))
        let macros = Set(modules.filter(\.isMacro).map(\.name))
        var names: Set<String> = []
        var missing: Set<String> = []
        for source in module.sources {
            if !names.insert(source.fileName).inserted {
                module.reasons[source.path] = .nameRepeated
                if !module.shared.contains(source.path) { excluded.append((source.path, .nameRepeated)) }
                continue
            }
            let imports = ImportedModules(source.text, family: family, isInPackage: module.package != nil)
            missing.formUnion(
                imports.names.filter {
                    !own.contains($0) && !isInstalled($0) && !(module.isMacro && SyntaxProducts.contains($0))
                })
            for match in source.text.matches(of: /#externalMacro\(\s*module:\s*"(\w+)"/)
            where macros.contains(String(match.1)) {
                module.dependencies.insert(String(match.1))
            }
            module.dependencies.formUnion(imports.names.intersection(own).subtracting([module.name]))
        }
        module.sources.removeAll { module.reasons[$0.path] == .nameRepeated }
        module.leaveOut(importing: missing, family: family) { ScopeReason(missingModule: $0) }
        modules[index] = module
    }

    /// Removes modules of which no source is asked, and takes those out of scope that import them.
    private mutating func removeUnasked() {
        while true {
            let unasked = Set(modules.filter { $0.inScope.isEmpty }.map(\.name))
            guard !unasked.isEmpty else { return }
            excluded += modules.filter(\.inScope.isEmpty).flatMap(\.outOfScope)
            modules.removeAll { $0.inScope.isEmpty }
            leaveOut(importing: unasked.subtracting(modules.map(\.name)))
        }
    }

    /// Takes sources out of scope that import modules of the code base of which nothing could be made to import.
    mutating func leaveOut(importing broken: Set<String>) {
        for index in modules.indices where !modules[index].dependencies.isDisjoint(with: broken) {
            modules[index].leaveOut(importing: broken, family: family) { .brokenModule($0) }
        }
    }
}

extension SourceFile {
    /// The names of the types that it declares, by what stands behind the keywords.
    fileprivate var declaredTypes: [String] {
        text.matches(of: /\b(?:struct|class|enum|actor)\s+([A-Z]\w*)/).map { String($0.output.1) }
    }
}
