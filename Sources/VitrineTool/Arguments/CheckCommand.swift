import ArgumentParser
import Foundation
import VitrineLaunch
import VitrineTranslation

/// `vitrine check`: tells before any work what of a code base compiles.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract:
            "Tells what of a code base compiles here, and what to write in place of names that are absent.",
        discussion: "Ends with 0 when every file that is asked compiles, else with 1.")

    @Argument(
        help: ArgumentHelp("Folders with Swift sources, packages or Xcode projects.", valueName: "folder"))
    var folders: [String]

    @Flag(help: "Writes the report as JSON.")
    var json = false

    @Option(help: ArgumentHelp("Writes the report as a page, too.", valueName: "file"))
    var html: String?

    @Option(help: "The device to compile for: iphone, ipad, appletv or desktop.")
    var device = DeviceProfile.desktop.rawValue

    @Option(
        help: ArgumentHelp(
            "The language mode of the sources: 4, 4.2, 5 or 6; what a package or project asks for, or 5, when left out.",
            valueName: "mode"))
    var swiftVersion: String?

    @Option(help: ArgumentHelp("Seconds that one module may take; 300 when left out.", valueName: "seconds"))
    var timeout: String?

    mutating func run() throws {
        if let swiftVersion, !BuildSettings.languageModes.contains(swiftVersion) {
            throw ToolError.argument(.unknownSwiftVersion(swiftVersion))
        }
        let patience = try patience()
        let family: DeviceFamily = try DeviceProfile(argument: device) == .appletv ? .tv : .phone
        let runtime = try RuntimeLocation.find()
        let toolchain = try Toolchain(of: try Compiler.find())
        let cache = ProgramCache()
        try cache.check()
        let codeBase = try CodeBase(folders: folders, family: family) {
            InstalledModules.contains($0, runtime: runtime, toolchain: toolchain)
        }
        let moduleCache = cache.moduleFolder(of: runtime)
        let report = try CodeBaseCheck(
            codeBase: codeBase, runtime: runtime, toolchain: toolchain, languageMode: swiftVersion,
            family: family, patience: patience, moduleCache: moduleCache,
            macros: MacroBuild(
                toolchain: toolchain, cache: cache, moduleFolder: moduleCache, showsProgress: false),
            room: codeBase.modules.contains(where: \.isMacro) ? Self.room(runtime: runtime) : nil
        ).report()
        if let html { try Page.write(report.page, to: html) }
        try Console.print(json ? report.json() : String(report.text.dropLast()))
        if report.compiling < report.inScope { throw ExitCode(1) }
    }

    /// Where macros are expanded; where there is none, it says so.
    private static func room(runtime: RuntimeLocation) -> Sandbox? {
        do {
            return try Sandbox.find(runtime: runtime, compiler: Compiler.find())
        } catch {
            Console.write(
                "vitrine: macros of packages are expanded in a sandbox only, and there is none here (install "
                    + "bubblewrap); the sources that use them are told as not compiling.\n")
            return nil
        }
    }

    private func patience() throws(ToolError) -> Duration {
        guard let timeout else { return .seconds(300) }
        guard let seconds = Double(timeout), (0.1...86400).contains(seconds) else {
            throw .argument(.impossibleTimeout(timeout))
        }
        return .seconds(seconds)
    }
}
