/// Why a source is not asked whether it compiles here.
enum ScopeReason: Hashable, Sendable {
    case folder(ProgramFolder.Reason)
    /// It imports a module that is neither here nor in the code base.
    case missingModule(String)
    case macOS, watchOS, testFile, generated
    /// No target of its project compiles it.
    case leftOut
    /// Only targets for a system compile it that none of the devices here has.
    case otherSystem(String)
    case notText
    case unreadable(String)
    /// Another source of the module has its name, which Swift does not allow.
    case nameRepeated
    /// It uses a class of the code base that is written in Objective-C.
    case objectiveC(String)
    /// Its errors follow from a type of a source that is not asked.
    case dependent(String)
    /// It imports a module of the code base of which the compiler makes nothing to import.
    case brokenModule(String)
    /// The module of the code base that it is in took too long, or crashed the compiler.
    case notChecked(String)

    /// For a list: why, in a few words.
    var text: String {
        switch self {
        case .folder(let reason): reason.text
        case .missingModule(let name):
            if let hint = Hints.shared.hint(for: MissingName(name: name, isModule: true)) {
                "imports \(name): \(hint.advice)"
            } else {
                "imports \(name), which is neither here nor in the code base"
            }
        case .macOS: "for macOS: imports AppKit"
        case .watchOS: "for a watch: imports WatchKit"
        case .testFile: "tests"
        case .otherSystem(let name): "for \(name), as the project says"
        case .leftOut: "no target of its project compiles it"
        case .generated: "generated: what makes it is to be asked"
        case .notText: "no UTF-8 text"
        case .unreadable(let reason): "cannot be read (\(reason))"
        case .nameRepeated: "its module has another file of that name"
        case .objectiveC(let name): "uses \(name), which is written in Objective-C"
        case .dependent(let name): "uses \(name), of a file that is not asked"
        case .brokenModule(let name): "imports \(name), whose errors keep it from being imported"
        case .notChecked(let reason): reason
        }
    }

    init(missingModule name: String) {
        switch name {
        case "AppKit", "Cocoa", "Carbon": self = .macOS
        case "WatchKit", "ClockKit": self = .watchOS
        case "XCTest", "Testing", "XCUITest": self = .testFile
        default: self = .missingModule(name)
        }
    }
}
