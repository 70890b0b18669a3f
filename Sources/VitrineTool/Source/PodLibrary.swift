import Foundation
import VitrineTranslation

/// A library of which a repository says only in a `.podspec` what it is made of: the one that an example is about.
struct PodLibrary: Equatable {
    /// The name by which it is imported.
    var name: String
    /// The folder of the specification.
    var folder: String
    /// Its sources, in the order of their paths.
    var sources: [String]
    /// Files for the bundle of the program: those that lie among the sources or are named for it.
    var resources: [String]
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
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
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
                // `{ 'Name' => ['Pattern', …] }`; more of them are on lines of their own, which nobody needs so far.
                if parts[1].contains("=>"), texts.count > 1 {
                    bundled.append((texts[0], Array(texts.dropFirst())))
                }
            default: break
            }
        }
        self.name = ModuleName.of(library: moduleName ?? name)
        let folders = (patterns + named).compactMap { [folder] in Self.folder(of: $0, below: folder) }
        resources = Set(folders.flatMap { (try? ProgramFolder(path: $0))?.resources ?? [] }).sorted()
        bundles = bundled.map { [folder] bundle in
            let folders = bundle.patterns.compactMap { Self.folder(of: $0, below: folder) }
            let files = Set(folders.flatMap { (try? ProgramFolder(path: $0))?.resources ?? [] })
            return ResourceBundle(name: "\(bundle.name).bundle", files: files.sorted())
        }
        let found = Set(patterns.flatMap { [folder] in Self.sources(matching: $0, below: folder) })
        sources = found.sorted()
        if sources.isEmpty { return nil }
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
    static func libraries(named names: Set<String>, near folders: [ProgramFolder]) -> [PodLibrary] {
        guard !names.isEmpty else { return [] }
        let around = folders.flatMap { FilePath.foldersAbove($0.path) }.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                .filter { $0.hasSuffix(".podspec") }.map { "\(folder)/\($0)" }
        }
        var found: [PodLibrary] = []
        for path in folders.flatMap(\.specifications) + around {
            guard let library = PodLibrary(path: path), names.contains(library.name),
                !found.contains(where: { $0.name == library.name })
            else { continue }
            found.append(library)
        }
        return found
    }
}

extension PodLibrary {
    /// The library as a module of a program.
    func built(languageMode: String, family: DeviceFamily) throws(ToolError) -> PackageModules.Built {
        var module = SourceModule(
            name: name, sources: try SourceFile.load(sources), languageMode: languageMode, family: family)
        module.seesUIKit = true
        return PackageModules.Built(modules: [module], bundles: bundles, resources: [folder])
    }
}
