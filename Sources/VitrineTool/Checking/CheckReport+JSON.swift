import Foundation

extension CheckReport {
    /// The whole report; the names of the keys stay as they are.
    private struct Contents: Encodable {
        struct Module: Encodable { var name: String, compiling: Int, inScope: Int }
        struct Missing: Encodable { var name: String, files: Int, errors: Int, instead: String? }
        struct Cause: Encodable { var message: String, files: Int, errors: Int, example: String }
        struct Excluded: Encodable { var reason: String, files: [String] }
        struct Source: Encodable { var path: String, module: String, errors: [SourceFault] }

        var version: Int
        var folders: [String]
        var share: Double
        var compiling: Int
        var inScope: Int
        var modules: [Module]
        var missing: [Missing]
        var causes: [Cause]
        var outOfScope: [Excluded]
        var files: [Source]
    }

    /// Keys are sorted, so that two reports can be compared line by line.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let contents = Contents(
            version: 1, folders: folders, share: share, compiling: compiling, inScope: inScope,
            modules: modules.map { .init(name: $0.name, compiling: $0.compiling, inScope: $0.inScope) },
            missing: missing.map {
                .init(name: $0.name, files: $0.files, errors: $0.errors, instead: $0.instead)
            },
            causes: causes.map {
                .init(message: $0.name, files: $0.files, errors: $0.errors, example: $0.example)
            },
            outOfScope: outOfScope.map { .init(reason: $0.reason, files: $0.paths) },
            files: files.map { .init(path: $0.path, module: $0.module, errors: $0.faults) })
        return String(decoding: try encoder.encode(contents), as: UTF8.self)
    }
}
