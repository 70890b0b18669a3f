import ArgumentParser
import Foundation
import Glibc
import VitrineLaunch
import VitrineTranslation

/// What `run` and `render` have in common: the sources, and the screen they are shown on.
///
/// Values are read as text and understood in `stage()`, so that a wrong one gets a sentence of its own.
struct StageArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The Swift source files of one program, folders with its sources, or the folder of a package.",
            valueName: "file"))
    var files: [String]

    @Option(help: "The device to imitate: iphone, ipad, appletv or desktop.")
    var device = DeviceProfile.desktop.rawValue

    @Option(
        help: ArgumentHelp("The size of the screen in points, in place of the device's.", valueName: "WxH"))
    var size: String?

    @Option(help: "The appearance of the system colours: light or dark.")
    var appearance: String?

    @Option(
        help: ArgumentHelp(
            "Where the device is, in degrees, for programs that ask Core Location; nowhere when left out.",
            valueName: "latitude,longitude"))
    var location: String?

    @Option(help: "The title of the window; the first file's name when left out.")
    var title: String?

    @Option(
        help: ArgumentHelp(
            "The View, UIViewController or UIView to show, in place of what the @main type begins with.",
            valueName: "type")
    )
    var view: String?

    @Option(
        help: ArgumentHelp(
            "The #Preview or PreviewProvider to show, by its name or number, in place of what the @main type begins with; the first of a file without @main when left out.",
            valueName: "name"))
    var preview: String?

    @Option(
        help: ArgumentHelp(
            "The program of a package, or the app of an Xcode project, to start if there are several.",
            valueName: "name"))
    var product: String?

    @Option(
        help: ArgumentHelp(
            "The language mode of the sources: 4, 4.2, 5 or 6; what a package or project asks for, or 5, when left out.",
            valueName: "mode"))
    var swiftVersion: String?

    /// The name of the program: that of the first file or folder.
    var name: String { ProgramInput.name(of: files[0]) }

    /// What is shown in place of what the program begins with.
    private var shown: ShownPart? { view.map(ShownPart.view) ?? preview.map(ShownPart.preview) }

    /// The program to compile.
    ///
    /// - Parameters:
    ///   - isSandboxed: whether nothing of it may run outside of a sandbox.
    ///   - part: what is shown where the arguments name nothing.
    func program(isSandboxed: Bool = false, showing part: ShownPart? = nil) throws(ToolError) -> Program {
        if view != nil, preview != nil { throw .argument(.viewAndPreview) }
        let shown = shown ?? part
        if let swiftVersion, !BuildSettings.languageModes.contains(swiftVersion) {
            throw .argument(.unknownSwiftVersion(swiftVersion))
        }
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
        var input = try ProgramInput(paths: files)
        if input.package == nil {
            try input.choose(product: product, family: family, shown: shown)
        }
        if let package = input.package {
            return try PackageProgram(
                graph: graph(of: package.path, isSandboxed: isSandboxed), path: package.path,
                product: product,
                shown: shown, languageMode: swiftVersion, family: family
            ).program()
        }
        var sources = try SourceFile.read(input.sources)
        let packages = input.packages(importedBy: sources, family: family)
        let libraries = input.libraries(
            importedBy: sources, besides: Set(packages.flatMap(\.modules)), family: family)
        let own = Set(input.sources)
        sources.removeAll { !own.contains($0.path) }
        try input.check(sources, family: family)
        let found = Set(packages.flatMap(\.modules)).union(libraries.map(\.name))
        leaveOutUnneeded(
            of: &sources, for: shown, found: found, input.folders.flatMap(\.resources), family)
        try SourceFile.checkNames(of: sources)
        let languageMode = swiftVersion ?? input.settings.languageMode ?? "5"
        var program = try Program(
            sources: sources, name: input.name, shown: shown, languageMode: languageMode, family: family)
        program.settings += input.settings.arguments
        program.resources = input.pictureFolders
        program.models = input.models
        program.bundles.append(input.bundle(of: program, with: libraries))
        program.seesUIKit = input.folders.contains { folder in
            UIKitHeaders(folder).importUIKit(in: program.name, sources: folder.sources)
        }
        // The headers that CocoaPods writes for a library import UIKit, for whoever imports it.
        if !libraries.isEmpty { program.seesUIKit = true }
        for library in libraries {
            program.add(try library.built(languageMode: languageMode, family: family))
        }
        for (path, modules) in packages {
            let graph = try graph(of: path, isSandboxed: isSandboxed)
            let targets = graph.packages[0].description.targets
            let needed = targets.indices.filter {
                modules.contains(targets[$0].c99name) && targets[$0].type == "library"
            }
            if !program.seesUIKit {
                let headers = UIKitHeaders(try ProgramFolder(path: path))
                program.seesUIKit = needed.contains { place in
                    let target = targets[place]
                    return headers.importUIKit(
                        in: target.c99name, sources: target.sources.map { "\(path)/\(target.path)/\($0)" })
                }
            }
            program.add(
                try PackageModules(graph: graph, path: path, languageMode: swiftVersion, family: family)
                    .built(
                        PackageTargets(graph, needed: needed.map { .init(package: 0, target: $0) })))
        }
        return program
    }

    /// Leaves out sources that import what is not here, where nothing needs them, and says so.
    private func leaveOutUnneeded(
        of sources: inout [SourceFile], for shown: ShownPart?, found: Set<String>, _ resources: [String],
        _ family: DeviceFamily
    ) {
        guard let runtime = try? RuntimeLocation.find(), let compiler = try? Compiler.find(),
            let toolchain = try? Toolchain(of: compiler)
        else { return }
        let imported = sources.reduce(into: Set<String>()) {
            $0.formUnion(ImportedModules($1.text, family: family).names)
        }
        let missing = imported.subtracting(found).filter {
            !InstalledModules.contains($0, runtime: runtime, toolchain: toolchain)
        }
        let unneeded = UnneededSources(
            of: sources, missing: missing, shown: shown, resources: resources, family: family)
        guard !unneeded.all.isEmpty else { return }
        let paths = Set(unneeded.all.map(\.path))
        sources.removeAll { paths.contains($0.path) }
        Console.report("note: \(unneeded.sentence).")
    }

    /// What SwiftPM says of a package.
    private func graph(of package: String, isSandboxed: Bool) throws(ToolError) -> PackageGraph {
        // A manifest is a program.
        if isSandboxed { throw .source(.package(.inSandbox("\(package)/Package.swift"))) }
        let cache = ProgramCache()
        try cache.check()
        return try SwiftPackageManager(
            toolchain: Toolchain(of: Compiler.find()), folder: cache.packages, name: package
        ).graph()
    }

    /// Has a program show one of its previews, on a screen as the preview asks for it.
    func show(_ preview: Int, of program: Program, in launch: inout LaunchOptions) {
        launch.preview = preview
        if program.previews[preview].isLandscape, size == nil {
            let upright = launch.device.size
            launch.width = max(upright.width, upright.height)
            launch.height = min(upright.width, upright.height)
        }
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
        launch.location = try location.map { text throws(ToolError) in
            try LaunchOptions.Location(argument: text)
        }
        launch.title = title ?? program
        try size?.check(scale: scale ?? Double(launch.device.scale))
        return launch
    }
}
