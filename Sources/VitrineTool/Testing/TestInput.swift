import Foundation
import VitrineLaunch
import VitrineTranslation

/// What `vitrine test` and `vitrine build` are asked about.
struct TestInput {
    var paths: [String]
    /// The test targets that are wanted; all of them when empty.
    var targets: [String] = []
    var languageMode: String?
    var device: String

    /// The modules of a package or of folders, tests among them.
    func sources() throws(ToolError) -> TestSources {
        let family = try family()
        if let graph = try graph() {
            if targets.isEmpty, let paths = PackageTests.besideTargets(of: graph, at: paths[0]) {
                return try folder(paths, named: graph.packages[0].description.name, family: family)
            }
            return try PackageTests(
                graph: graph, path: paths[0], targets: targets, languageMode: languageMode, family: family
            ).sources()
        }
        if let target = targets.first { throw .test(.noSuchTarget(target, [])) }
        return try folder(paths, named: nil, family: family)
    }

    private func folder(
        _ paths: [String], named name: String?, family: DeviceFamily
    ) throws(ToolError) -> TestSources {
        let runtime = try RuntimeLocation.find()
        let toolchain = try Toolchain(of: Compiler.find())
        return try TestFolder(paths: paths, named: name, family: family).sources(
            languageMode: languageMode ?? "5"
        ) {
            InstalledModules.contains($0, runtime: runtime, toolchain: toolchain)
        }
    }

    func family() throws(ToolError) -> DeviceFamily {
        if let languageMode, !BuildSettings.languageModes.contains(languageMode) {
            throw .argument(.unknownSwiftVersion(languageMode))
        }
        guard let here = getcwd(nil, 0) else { throw .machine(.noCurrentFolder) }
        free(here)
        return try DeviceProfile(argument: device) == .appletv ? .tv : .phone
    }

    /// What SwiftPM says, if it is a package.
    func graph() throws(ToolError) -> PackageGraph? {
        for path in paths where access(path, F_OK) != 0 { throw .source(.missing(path)) }
        guard let package = paths.first(where: { access("\($0)/Package.swift", F_OK) == 0 }) else {
            return nil
        }
        guard paths.count == 1 else { throw .source(.package(.withOthers(package))) }
        let cache = ProgramCache()
        try cache.check()
        return try SwiftPackageManager(
            toolchain: Toolchain(of: Compiler.find()), folder: cache.packages, name: package
        ).graph()
    }
}
