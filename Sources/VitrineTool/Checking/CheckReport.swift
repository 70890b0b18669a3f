/// What of a code base compiles, and what does not for which reason.
struct CheckReport {
    struct File {
        var path: String
        var module: String
        var faults: [SourceFault]
    }

    struct ModuleShare {
        var name: String
        var compiling = 0
        var inScope = 0
    }

    /// Something that several files have in common.
    struct Count {
        var name: String
        var files = 0
        var errors = 0
        var instead: String?
        /// Where it was first seen.
        var example = ""
    }

    let folders: [String]
    /// Sources that were asked, by path.
    private(set) var files: [File] = []
    private(set) var modules: [ModuleShare] = []
    /// Sources that were not asked, by reason, the most first.
    private(set) var outOfScope: [(reason: String, paths: [String])] = []
    /// Names that are not there, those of the most files first.
    private(set) var missing: [Count] = []
    /// Messages about other things, by shape.
    private(set) var causes: [Count] = []

    private var excluded: [(path: String, reason: ScopeReason)] = []
    private let objectiveCClasses: Set<String>

    init(_ codeBase: CodeBase) {
        folders = codeBase.folders
        objectiveCClasses = codeBase.objectiveCClasses
    }

    var compiling: Int { modules.reduce(0) { $0 + $1.compiling } }
    var inScope: Int { modules.reduce(0) { $0 + $1.inScope } }
    /// The share of the files in scope that have no error of their own; 1 where none is in scope.
    var share: Double { inScope == 0 ? 1 : Double(compiling) / Double(inScope) }

    /// - Parameters:
    ///   - faults: by the path of the source.
    ///   - crashing: the absolute paths of sources over which the compiler crashes.
    mutating func add(
        _ module: CodeBase.Module, faults: [String: [SourceFault]], state: ModuleCheck.State,
        crashing: Set<String> = []
    ) {
        for source in module.inScope {
            let faults = faults[source.path] ?? []
            let objectiveC = faults.compactMap(\.bareName).first { objectiveCClasses.contains($0) }
            // What is around an erroneous type has errors of its own, and no fault.
            let follows = !faults.isEmpty && faults.allSatisfy(\.isConsequence)
            let unasked = follows ? module.unaskedType(namedIn: source) : nil
            let isCrashing = crashing.contains(source.absolutePath)
            if let reason = state.reason ?? (isCrashing ? .notChecked("the compiler crashes over it") : nil)
                ?? objectiveC.map({ .objectiveC($0) }) ?? unasked.map({ .dependent($0) })
            {
                excluded.append((source.path, reason))
            } else {
                files.append(File(path: source.path, module: module.name, faults: faults))
            }
        }
    }

    /// Counts, once all modules are there.
    ///
    /// - Parameter codeBase: what was asked, in the end.
    mutating func close(_ codeBase: CodeBase) {
        let asked = Set(files.map(\.path))
        excluded += codeBase.outOfScope.filter { !asked.contains($0.path) }
        files.sort { $0.path < $1.path }
        var shares: [String: ModuleShare] = [:]
        var names: [String: Count] = [:]
        var shapes: [String: Count] = [:]
        for file in files {
            shares[file.module, default: ModuleShare(name: file.module)].inScope += 1
            if file.faults.isEmpty { shares[file.module]?.compiling += 1 }
            Self.count(file, in: &names) { ($0.missing, $0.instead) }
            Self.count(file, in: &shapes) { ($0.missing == nil ? $0.shape : nil, nil) }
        }
        modules = shares.values.sorted { $0.name < $1.name }
        missing = Self.sorted(names)
        causes = Self.sorted(shapes)
        let reasons = Dictionary(grouping: excluded) { $0.reason.text }
        outOfScope = reasons.map { ($0.key, $0.value.map(\.path).sorted()) }
            .sorted { ($1.paths.count, $0.reason) < ($0.paths.count, $1.reason) }
    }

    private static func count(
        _ file: File, in counts: inout [String: Count],
        key: (SourceFault) -> (name: String?, instead: String?)
    ) {
        var seen: Set<String> = []
        for fault in file.faults {
            let (name, instead) = key(fault)
            guard let name else { continue }
            let place = "\(file.path):\(fault.line)"
            counts[name, default: Count(name: name, instead: instead, example: place)].errors += 1
            if seen.insert(name).inserted { counts[name]?.files += 1 }
        }
    }

    private static func sorted(_ counts: [String: Count]) -> [Count] {
        counts.values.sorted {
            ($1.files, $1.errors, $0.name) < ($0.files, $0.errors, $1.name)
        }
    }
}
