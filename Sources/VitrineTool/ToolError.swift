/// What can go wrong before the program runs, each as one sentence that names the thing and the remedy.
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

    // Sources.
    case sourceMissing(String)
    case sourceIsFolder(String)
    case sourceNotSwift(String)
    case sourceUnreadable(String, reason: String)
    case sourceNotText(String)
    case sourceRepeated(String)
    case sourceRejected(count: Int)
    case nothingToShow(files: String)
    case severalViews([String])
    case viewNotShown(String, start: String)

    // Machine.
    case outputUnwritable(String, reason: String)
    case noDisplay
    case noCompiler
    case runtimeMissing(folder: String, missing: String, command: String)
    case cacheUnwritable(String, reason: String)
    case cannotStart(String, reason: String)

    // Program.
    case noPicture(path: String)

    /// 64 (`EX_USAGE`) for arguments that no machine could honour, 1 for everything else.
    var exitCode: Int32 {
        switch self {
        case .unknownDevice, .unknownAppearance, .unreadableSize, .impossibleSize, .impossibleScale,
            .tooManyPixels, .unknownPress, .impossibleTime, .unknownSwiftVersion, .invalidViewName,
            .wireframeInWindow:
            64
        default:
            1
        }
    }
}
