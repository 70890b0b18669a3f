import ArgumentParser
import Glibc
import VitrineLaunch
import VitrineTranslation

/// What `run` and `render` have in common: the sources, and the screen they are shown on.
///
/// Values are read as text and understood in `stage()`, so that a wrong one gets a sentence of its own.
struct StageArguments: ParsableArguments {
    @Argument(help: ArgumentHelp("The Swift source files of one program.", valueName: "file"))
    var files: [String]

    @Option(help: "The device to imitate: iphone, ipad, appletv or desktop.")
    var device = DeviceProfile.desktop.rawValue

    @Option(
        help: ArgumentHelp("The size of the screen in points, in place of the device's.", valueName: "WxH"))
    var size: String?

    @Option(help: "The appearance of the system colours: light or dark.")
    var appearance: String?

    @Option(help: "The title of the window; the first file's name when left out.")
    var title: String?

    @Option(
        help: ArgumentHelp(
            "The View, UIViewController or UIView to show when no file has an @main type.", valueName: "type")
    )
    var view: String?

    @Option(help: ArgumentHelp("The language mode of the sources: 5 or 6.", valueName: "mode"))
    var swiftVersion = "5"

    /// The program to compile.
    func program() throws(ToolError) -> Program {
        guard ["5", "6"].contains(swiftVersion) else { throw .argument(.unknownSwiftVersion(swiftVersion)) }
        if let view {
            let isName = view.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
                part.first.map { $0.isLetter || $0 == "_" } == true
                    && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
            guard isName else { throw .argument(.invalidViewName(view)) }
        }
        // The compiler would crash over it.
        guard let here = getcwd(nil, 0) else { throw .machine(.noCurrentFolder) }
        free(here)
        let family: DeviceFamily = try DeviceProfile(argument: device) == .appletv ? .tv : .phone
        return try Program(
            sources: SourceFile.load(files), view: view, languageMode: swiftVersion, family: family)
    }

    /// How the program is started on the screen that was asked for.
    func launch(
        mode: LaunchOptions.Mode, program: String, scale: Double? = nil
    ) throws(ToolError) -> LaunchOptions {
        var launch = LaunchOptions(mode: mode, device: try DeviceProfile(argument: device))
        let size = try size.map { text throws(ToolError) in try ScreenSize(argument: text) }
        launch.width = size?.width
        launch.height = size?.height
        launch.scale = scale
        launch.appearance = try appearance.map { text throws(ToolError) in
            try LaunchOptions.Appearance(argument: text)
        }
        launch.title = title ?? program
        try size?.check(scale: scale ?? Double(launch.device.scale))
        return launch
    }
}
