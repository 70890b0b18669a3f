import VitrineTranslation

/// The name of the module that a program becomes.
enum ModuleName {
    /// Objects and modules are files that are named after it, with endings of their own; a file's name has at most
    /// 255 bytes.
    static let limit = 64

    /// Modules that a source may import, or that those import: a program of the same name would be imported in
    /// their place.
    private static let taken: Set<String> = Condition.importable.union([
        "App", "main", "Swift", "Builtin",
        // The system's and the toolchain's.
        "CDispatch", "CoreFoundation", "Cxx", "CxxStdlib", "Distributed", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "RegexBuilder", "Runtime",
        "SwiftGlibc", "SwiftOnoneSupport", "SwiftShims", "Synchronization", "Testing", "XCTest",
        // Of Apple's, those that sources ask for with canImport.
        "AppKit", "ObjectiveC", "Darwin", "os",
        // The runtime's.
        "CGTK",
    ])

    /// Names of Apple's frameworks that well known libraries had first, or have besides: who imports one of these where there is
    /// such a library means that.
    static let shared: Set = ["Charts", "Network"]

    /// Of modules whose names are ours to choose. Libraries have names that begin with `Swift`, too.
    private static let takenBeginnings = ["Vitrine", "CVitrine", "OpenCombine", "COpenCombine"]

    /// A name made of a file's, that hides no other module.
    static func of(file stem: String) -> String {
        var name = String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" } as [Character])
        if name.first?.isLetter != true { name = "Program_" + name }
        name = String(name.prefix(limit))
        let isTaken = taken.contains(name) || takenBeginnings.contains(where: name.hasPrefix)
        return isTaken ? name + "Program" : name
    }

    /// The name of a library, by which others import it: only the name of a module that is here hides one.
    static func of(library name: String) -> String {
        let name = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" } as [Character])
        return taken.subtracting(shared).contains(name) || name.first?.isNumber != false
            ? of(file: name) : name
    }
}
