import VitrineTranslation

/// The sources of a program that import what is not here, and that nothing needs of what the program begins with: one page
/// with a film does not keep the others from being shown.
struct UnneededSources {
    /// What is left out: with the module that it imports, or nil where it needs another that is left out.
    private(set) var all: [(path: String, module: String?)] = []

    private let names: [SourceNames]
    private let roots: Set<Int>

    /// - Parameters:
    ///   - missing: Modules that are not here.
    ///   - shown: What is to be shown in place of what the program begins with.
    ///   - resources: Files that may name classes: storyboards, nibs and property lists.
    ///
    /// Complexity: O(*n*) in the length of the sources and resources, where one of them imports what is missing; else only
    /// the imports are read.
    init(
        of sources: [SourceFile], missing: Set<String>, shown: ShownPart?, resources: [String],
        family: DeviceFamily
    ) {
        let imports = sources.map { source in
            missing.isEmpty
                ? nil : ImportedModules(source.text, family: family).names.intersection(missing).min()
        }
        guard imports.contains(where: { $0 != nil }) else {
            (names, roots) = ([], [])
            return
        }
        if shown?.isPreview == true {
            // Each is shown by itself, and counted with the others; what needs these, the compiler will say.
            (names, roots) = ([], [])
            all = sources.indices.filter { imports[$0] != nil }.map { (sources[$0].path, imports[$0]) }
            return
        }
        names = sources.map { SourceNames(Source(path: $0.path, text: $0.text), family: family) }
        roots = Self.roots(sources, names, shown: shown, resources: resources, family: family)
        guard !roots.isEmpty else { return }
        let needed = needed()
        // Where it needs one of them it cannot be compiled, with the others or without.
        guard !needed.contains(where: { imports[$0] != nil }) else { return }
        var left = Set(sources.indices.filter { imports[$0] != nil })
        // What else needs them is left out with them.
        while true {
            let there = sources.indices.filter { !left.contains($0) }
            let gone = left.reduce(into: Set<String>()) { $0.formUnion(names[$1].declared) }
                .subtracting(there.flatMap { names[$0].declared })
            let more = there.filter { !needed.contains($0) && !names[$0].mentioned.isDisjoint(with: gone) }
            if more.isEmpty { break }
            left.formUnion(more)
        }
        all = left.sorted().map { (sources[$0].path, imports[$0]) }
    }

    /// A sentence on what is left out.
    var sentence: String {
        let modules = Set(all.compactMap(\.module)).sorted()
        let files = all.map(\.path)
        let list =
            files.count > 3
            ? files.prefix(2).joined(separator: ", ") + " and \(files.count - 2) more files"
            : Choices.list(files, last: "and")
        let reason = roots.isEmpty ? "" : ", and nothing that the program begins with needs them"
        return "\(list) \(files.count == 1 ? "is" : "are") left out: \(Choices.list(modules, last: "and")) "
            + "\(modules.count == 1 ? "is" : "are") not here\(reason)"
    }

    /// Where the program begins, with what the system makes by its name.
    private static func roots(
        _ sources: [SourceFile], _ names: [SourceNames], shown: ShownPart?, resources: [String],
        family: DeviceFamily
    ) -> Set<Int> {
        switch shown {
        case .view(let view)?:
            let type = String(view.prefix { $0 != "." })
            return Set(names.indices.filter { names[$0].types.contains(type) })
        case .preview?, .previews?, nil: break
        }
        let started = sources.indices.filter { place in
            sources[place].fileName == "main.swift"
                || !names[place].mentioned.isDisjoint(with: Declarations.starts)
        }
        guard !started.isEmpty else { return [] }
        var named: Set<String> = []
        for path in resources where ["storyboard", "xib", "plist"].contains(FilePath.ending(of: path)) {
            let text = SourceFile.text(at: path) ?? ""
            named.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        }
        return Set(started).union(
            names.indices.filter {
                !names[$0].types.isDisjoint(with: named)
                    || names[$0].mentioned.contains("UIWindowSceneDelegate")
            })
    }

    /// The roots, and what they need.
    private func needed() -> Set<Int> {
        let types = names.reduce(into: Set<String>()) { $0.formUnion($1.types) }
        var byName: [String: [Int]] = [:]
        for (place, source) in names.enumerated() {
            let own = source.extended.filter { types.contains(String($0.prefix { $0 != "." })) }
            for name in source.declared.union(own.map { String($0.prefix { $0 != "." }) }) {
                byName[name, default: []].append(place)
            }
        }
        var needed = roots
        var open = Array(roots)
        while let place = open.popLast() {
            for name in names[place].mentioned {
                for other in byName[name] ?? [] where needed.insert(other).inserted { open.append(other) }
            }
        }
        return needed
    }
}
