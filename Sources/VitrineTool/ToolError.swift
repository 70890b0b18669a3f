import Glibc

/// What can go wrong, each as one sentence that names the thing and the remedy.
enum ToolError: Error, Equatable {
    /// What is wrong with the arguments: no machine could honour them.
    case argument(Argument)
    /// What is wrong with the sources, or with what is to be shown of them.
    case source(Source)
    /// Why a picture cannot be put where it is wanted.
    case output(Output)
    /// What the machine does not have or allow.
    case machine(Machine)
    /// Why a code base cannot be checked.
    case check(Check)
    /// Why a package is not made.
    case newPackage(NewPackage)
    /// Why tests cannot be run.
    case test(Test)
    /// The program ended before its picture was drawn.
    case noPicture(path: String)
    /// The program took more than it may.
    case excess(name: String, Watch.Excess, lines: [String], place: String?, stackTrace: String?)

    enum Argument: Equatable {
        case unknownDevice(String)
        case unknownAppearance(String)
        case unreadableLocation(String)
        case unreadableSize(String)
        case impossibleSize(String, limit: Int)
        case impossibleScale(String)
        case tooManyPixels(size: String, scale: String, limit: Int)
        case nothingToTap
        case unknownPress(String)
        case impossibleTime(String)
        case impossibleDate(String)
        case unknownTimeZone(String)
        case unreadableLocale(String)
        case unknownSwiftVersion(String)
        case invalidViewName(String)
        case viewAndPreview
        case viewOfPreviews
        case wireframeInWindow
        case impossibleTimeout(String)
        case impossibleLimit(option: String, String, from: Int, to: Int)
        case withoutSandbox(String)
    }

    enum Source: Equatable {
        case missing(String)
        case notSwift(String)
        case unreadable(String, reason: String)
        case notText(String)
        case notFile(String, kind: String)
        case tooLarge(String, limit: Int)
        case repeated(String)
        case nameRepeated(String, other: String)
        case rejected(count: Int)
        case nothingToShow(files: String)
        case severalViews([String])
        case partNotShown(ShownPart)
        case noPreviews(files: String)
        case previewsNotShown(Int, of: Int)
        case noSuchPreview(String, [String])
        case severalPreviews(files: String, count: Int)
        case folderEmpty(String, skipped: [String])
        case folderTooLarge(String, limit: Int)
        case severalStarts([String], project: String?, apps: [String])
        case package(Package)
        case model(Model)
    }

    /// What is wrong with a model of Core Data.
    enum Model: Equatable {
        case noVersion(String)
        case noContents(String)
        case missingVersion(String, version: String, [String])
        case malformed(String, line: Int, reason: String)
        case unknownEntity(String, String, by: String)
        case classRepeated(String, String, [String])
        case classOfSeveral(String, [String])
    }

    /// Why a package is not built.
    enum Package: Equatable {
        /// What SwiftPM said.
        case unresolved(String, reason: String)
        case inSandbox(String)
        case withOthers(String)
        case unsupportedTarget(String, kind: String, package: String)
        case syntaxOutsideOfMacro(String, target: String)
        case missingProduct(String, target: String)
        case severalPrograms(String, [String])
        case noSuchProgram(String, [String])
        case productWithoutPackage(String)
        case noTargets(String)
        case notPackage(String)
    }

    enum Output: Equatable {
        case unwritable(String, reason: String)
        case isSource(String, source: String)
        case notReplaced(String, reason: String)
        case standardOutputUnwritable(reason: String)
    }

    enum Machine: Equatable {
        case noCurrentFolder
        case noDisplay
        case displayUnreachable(String)
        case noSandbox
        case sandboxForbidden(reason: String)
        case noCompiler
        case toolchainIncomplete(folder: String, missing: String)
        case compilerTooSlow(seconds: Int)
        case compilerCrashed(signal: Int32)
        case runtimeMissing(folder: String, missing: String, command: String)
        case cacheUnwritable(String, reason: String)
        case cacheNotOwn(String, reason: String)
        case cannotStart(String, reason: String)
    }

    /// 64 (`EX_USAGE`) for arguments that no machine could honour, 124 for a program that ran out of time, as
    /// timeout(1) has it, 137 for one that was killed for another excess, and 1 for everything else.
    var exitCode: Int32 {
        switch self {
        case .argument: 64
        case .test(let fault): fault.exitCode
        case .excess(_, let excess, _, _, _): excess.isTime ? 124 : 128 + SIGKILL
        default: 1
        }
    }
}
