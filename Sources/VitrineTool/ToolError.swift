import Glibc

/// What can go wrong, each as one sentence that names the thing and the remedy.
enum ToolError: Error, Equatable {
    // Arguments.
    case unknownDevice(String)
    case unknownAppearance(String)
    case unreadableSize(String)
    case impossibleSize(String, limit: Int)
    case impossibleScale(String)
    case tooManyPixels(size: String, scale: String, limit: Int)
    case unknownPress(String)
    case impossibleTime(String)
    case unknownSwiftVersion(String)
    case invalidViewName(String)
    case wireframeInWindow
    case impossibleTimeout(String)
    case impossibleLimit(option: String, String, from: Int, to: Int)
    case withoutSandbox(String)

    // Sources.
    case sourceMissing(String)
    case sourceIsFolder(String)
    case sourceNotSwift(String)
    case sourceUnreadable(String, reason: String)
    case sourceNotText(String)
    case sourceNotFile(String, kind: String)
    case sourceTooLarge(String, limit: Int)
    case sourceRepeated(String)
    case sourceNameRepeated(String, other: String)
    case sourceRejected(count: Int)
    case nothingToShow(files: String)
    case severalViews([String])
    case viewNotShown(String, start: String)

    // Machine.
    case noCurrentFolder
    case outputUnwritable(String, reason: String)
    case outputIsSource(String, source: String)
    case outputNotReplaced(String, reason: String)
    case standardOutputUnwritable(reason: String)
    case noDisplay
    case displayUnreachable(String)
    case noSandbox
    case sandboxForbidden(reason: String)
    case noCompiler
    case compilerTooSlow(seconds: Int)
    case compilerCrashed(signal: Int32)
    case runtimeMissing(folder: String, missing: String, command: String)
    case cacheUnwritable(String, reason: String)
    case cacheNotOwn(String, reason: String)
    case cannotStart(String, reason: String)

    // Program.
    case noPicture(path: String)
    case excess(name: String, Watch.Excess, lines: [String], place: String?, stackTrace: String?)

    /// 64 (`EX_USAGE`) for arguments that no machine could honour, 124 for a program that ran out of time, as
    /// timeout(1) has it, 137 for one that was killed for another excess, and 1 for everything else.
    var exitCode: Int32 {
        switch self {
        case .unknownDevice, .unknownAppearance, .unreadableSize, .impossibleSize, .impossibleScale,
            .tooManyPixels, .unknownPress, .impossibleTime, .unknownSwiftVersion, .invalidViewName,
            .wireframeInWindow, .impossibleTimeout, .impossibleLimit, .withoutSandbox:
            64
        case .excess(_, let excess, _, _, _):
            excess.isTime ? 124 : 128 + SIGKILL
        default:
            1
        }
    }
}
