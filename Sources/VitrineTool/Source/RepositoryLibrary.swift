import Foundation
import VitrineTranslation

/// A library of which a repository says only in a `.podspec`, or in a project of Xcode, what it is made of: the one that an
/// example is about.
struct RepositoryLibrary: Equatable {
    /// The name by which it is imported.
    var name: String
    /// The folder of the specification or project.
    var folder: String
    /// Its sources, in the order of their paths.
    var sources: [String]
    /// Files for the bundle of the program: those that lie among the sources or are named for it.
    var resources: [String]
    /// Models of Core Data, of which classes are made; those for the bundle are among the resources.
    var models: [String]
    /// Bundles beside them, each with files of its own.
    var bundles: [ResourceBundle]

    /// - Parameter path: Of the specification, which is Ruby: names and patterns are read where they are written as texts.
    /// - Returns: nil when it cannot be read, or names no sources that are here.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        folder = FilePath.folder(of: path)
        var name = FilePath.stem(of: path)
        var moduleName: String?
        var patterns: [String] = []
        var named: [String] = []
        var bundled: [(name: String, patterns: [String])] = []
        for line in Self.assignments(in: String(decoding: data, as: UTF8.self)) {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let key = parts[0].split(separator: ".").last else { continue }
            let texts = Self.texts(in: parts[1])
            switch key.trimmingCharacters(in: .whitespaces) {
            case "name": name = texts.first ?? name
            case "module_name": moduleName = texts.first
            case "source_files": patterns += texts
            case "resource", "resources": named += texts
            case "resource_bundle", "resource_bundles":
                named += texts
                bundled += Self.pairs(in: parts[1])
            default: break
            }
        }
        self.name = ModuleName.of(library: moduleName ?? name)
        let folders = (patterns + named).compactMap { [folder] in Self.folder(of: $0, below: folder) }
        let inside = folders.compactMap { try? ProgramFolder(path: $0) }
        models = Set(inside.flatMap(\.models)).sorted()
        resources = Set(inside.flatMap(\.resources)).sorted() + models
        bundles = bundled.map { [folder] bundle in
            let folders = bundle.patterns.compactMap { Self.folder(of: $0, below: folder) }
            let inside = folders.compactMap { try? ProgramFolder(path: $0) }
            let files = Set(inside.flatMap { $0.resources + $0.models })
            return ResourceBundle(name: "\(bundle.name).bundle", files: files.sorted())
        }
        let found = Set(patterns.flatMap { [folder] in Self.sources(matching: $0, below: folder) })
        sources = found.sorted()
        if sources.isEmpty { return nil }
    }

    /// - Parameters:
    ///   - target: One that builds a library.
    ///   - folder: That of its project.
    /// - Returns: nil for one that is not of Swift alone.
    init?(_ target: XcodeTargets.Target, in folder: String) {
        self.folder = folder
        name = target.moduleName
        bundles = []
        let paths = target.paths.map { FilePath.real("\(folder)/\($0)") }
        let others: Set = ["m", "mm", "c", "cpp"]
        if paths.contains(where: { others.contains(FilePath.ending(of: $0)) }) { return nil }
        let inside = target.folders.compactMap { try? ProgramFolder(path: "\(folder)/\($0)") }
        let own = inside.flatMap(\.sources).filter {
            target.compiles(name: "", at: $0.dropFirst(folder.count + 1))
        }
        let listed = paths.filter { $0.hasSuffix(".swift") && access($0, R_OK) == 0 }
        sources = Set(listed + own).sorted()
        let modelsInside = inside.flatMap(\.models).filter {
            target.compiles(name: "", at: $0.dropFirst(folder.count + 1))
        }
        let listedModels = paths.filter { ModelFile.isModel($0) && access($0, R_OK) == 0 }
        models = Set(listedModels + modelsInside).sorted()
        let copied = target.resources.map { FilePath.real("\(folder)/\($0)") }
            .filter { FilePath.ending(of: $0) != "plist" && access($0, R_OK) == 0 }.sorted()
        resources = copied + models.filter { !copied.contains($0) }
        if sources.isEmpty { return nil }
    }

    /// The lines of a text without comments, those up to where a line's brackets are closed as one with it.
    private static func assignments(in text: String) -> [Substring] {
        var lines: [Substring] = []
        var depth = 0
        for line in text.split(whereSeparator: \.isNewline) where line.first(where: { $0 != " " }) != "#" {
            // Brackets that nobody closes end with what is set next.
            if depth > 0, !line.contains(/^\s*\w+(\.\w+)+\s*=/) {
                lines[lines.count - 1] += line
            } else {
                lines.append(line)
                depth = 0
            }
            depth += line.reduce(0) { $0 + ("{[".contains($1) ? 1 : "}]".contains($1) ? -1 : 0) }
        }
        return lines
    }

    /// `{ 'Name' => ['Pattern', …], … }`
    private static func pairs(in value: Substring) -> [(name: String, patterns: [String])] {
        value.matches(of: /["']([^"']+)["']\s*=>\s*(\[[^\]]*\]|"[^"]*"|'[^']*')/).map {
            (String($0.1), texts(in: $0.2))
        }
    }

    /// What stands between quotation marks.
    private static func texts(in line: Substring) -> [String] {
        line.matches(of: /"([^"]*)"|'([^']*)'/).map { String($0.1 ?? $0.2 ?? "") }
    }

    /// The sources that a pattern of Ruby's names: `Classes/*.swift`, `Sources/**/*.{h,swift}`, a folder or a file.
    private static func sources(matching pattern: String, below folder: String) -> [String] {
        let base = plainPart(of: pattern, below: folder)
        guard ProgramFolder.isFolder(base) else {
            return base.hasSuffix(".swift") && access(base, R_OK) == 0 ? [base] : []
        }
        let all = (try? ProgramFolder(path: base))?.sources ?? []
        return pattern.split(separator: "/").contains("**")
            ? all : all.filter { FilePath.folder(of: $0) == base }
    }

    /// The folder that a pattern looks into; nil where there is none, or it is the specification's own.
    private static func folder(of pattern: String, below folder: String) -> String? {
        let base = plainPart(of: pattern, below: folder)
        return base == folder || !ProgramFolder.isFolder(base) ? nil : base
    }

    /// The path up to where a pattern leaves open what is meant.
    private static func plainPart(of pattern: String, below folder: String) -> String {
        let plain = pattern.split(separator: "/").prefix { !$0.contains(where: "*{?[".contains) }
        return ([folder] + plain.map(String.init)).joined(separator: "/")
    }

    /// The libraries that some names import, inside some folders or around them in the same repository, the nearest first.
    static func libraries(
        named names: Set<String>, near folders: [ProgramFolder], family: DeviceFamily
    ) -> [RepositoryLibrary] {
        guard !names.isEmpty else { return [] }
        let around = folders.flatMap { FilePath.foldersAbove($0.path) }.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                .map { "\(folder)/\($0)" }
        }
        var found: [RepositoryLibrary] = []
        for path in folders.flatMap(\.specifications) + around.filter({ $0.hasSuffix(".podspec") }) {
            guard let library = RepositoryLibrary(path: path), names.contains(library.name),
                !found.contains(where: { $0.name == library.name })
            else { continue }
            found.append(library)
        }
        var missing = names.subtracting(found.map(\.name))
        for path in folders.flatMap(\.projects) + around.filter({ $0.hasSuffix(".xcodeproj") })
        where !missing.isEmpty {
            let targets = XcodeTargets(path: path)
            for name in missing.sorted() {
                guard let target = targets.library(named: name, for: family),
                    let library = RepositoryLibrary(target, in: FilePath.folder(of: path))
                else { continue }
                found.append(library)
                missing.remove(name)
            }
        }
        return found
    }
}

extension RepositoryLibrary {
    /// The bundles that a library has as a pod, where its folder is a package, too: its code looks for them.
    static func bundles(of name: String, in folder: String) -> [ResourceBundle] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.sorted().filter { $0.hasSuffix(".podspec") }
            .compactMap { RepositoryLibrary(path: "\(folder)/\($0)") }.first { $0.name == name }?.bundles
            ?? []
    }

    /// The library as a module of a program.
    func built(languageMode: String, family: DeviceFamily) throws(ToolError) -> PackageModules.Built {
        var module = SourceModule(
            name: name, sources: try SourceFile.load(sources), languageMode: languageMode, family: family)
        module.seesUIKit = true
        module.models = models
        return PackageModules.Built(modules: [module], bundles: bundles, resources: [folder])
    }
}
