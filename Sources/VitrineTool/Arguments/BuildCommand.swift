import ArgumentParser
import VitrineLaunch

/// `vitrine build`: compiles the libraries and programs of a package against the runtime.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Compiles all libraries and programs of a package, and starts none.",
        discussion: "Ends with 0 when all compile. 'vitrine test' compiles the tests, too, and runs them.")

    @Argument(
        help: ArgumentHelp("The folder of the package; the current one when left out.", valueName: "folder"))
    var path = "."

    @Option(help: "The device to compile for: iphone, ipad, appletv or desktop.")
    var device = DeviceProfile.iphone.rawValue

    @Option(
        help: ArgumentHelp(
            "The language mode of the sources: 4, 4.2, 5 or 6; what the package asks for when left out.",
            valueName: "mode"))
    var swiftVersion: String?

    mutating func run() throws {
        let input = TestInput(paths: [path], languageMode: swiftVersion, device: device)
        let family = try input.family()
        guard let graph = try input.graph() else { throw ToolError.source(.package(.notPackage(path))) }
        let package = graph.packages[0].description
        let places = package.targets.indices.filter {
            package.targets[$0].moduleType == "SwiftTarget" && !package.targets[$0].sources.isEmpty
                && ["library", "executable"].contains(package.targets[$0].type)
        }.map { PackageTargets.Place(package: 0, target: $0) }
        guard !places.isEmpty else { throw ToolError.source(.package(.noTargets(path))) }
        let built = try PackageModules(graph: graph, path: path, languageMode: swiftVersion, family: family)
            .built(PackageTargets(graph, needed: places))
        let start = GeneratedSource(
            fileName: "VitrineBuild.swift",
            text: built.modules.map { "import \($0.name)\n" }.joined()
                + "@main private enum VitrineBuild {\n    static func main() {}\n}\n")
        let program = Program(
            name: "\(package.name)Build", place: package.path, built: built, start: start, family: family)
        _ = try Build(program: program).executable()
        let count = built.modules.count
        try Console.print("Built \(package.name): \(count) module\(count == 1 ? "" : "s").")
    }
}
