import ArgumentParser
import Foundation

/// `vitrine init`: a package of one's own, for Linux and for Apple's systems.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Makes a package with a view and its first picture test.",
        discussion: "Nothing that is there is written over. 'vitrine test' in the folder runs the test.")

    @Argument(
        help: ArgumentHelp(
            "The folder, which is made if it is not there; the current one when left out.",
            valueName: "folder"))
    var path = "."

    @Option(
        help: ArgumentHelp(
            "The name of the package and its module; the folder's when left out.", valueName: "name"))
    var name: String?

    mutating func run() throws {
        let package = try NewPackage(path: path, name: name, checkout: Self.checkout(from: path))
        for file in try package.write() { try Console.print(file) }
    }

    /// Where Vitrine lies, as seen from the new package: the folder that this tool was built in.
    private static func checkout(from path: String) -> String? {
        guard let runtime = try? RuntimeLocation.find() else { return nil }
        // …/.build/x86_64-unknown-linux-gnu/release
        var folder = FilePath.real(runtime.folder.path)
        for _ in 0..<4 where access("\(folder)/Package.swift", F_OK) != 0 {
            folder = FilePath.folder(of: folder)
        }
        guard access("\(folder)/Package.swift", F_OK) == 0 else { return nil }
        return NewPackage.relative(folder, from: path)
    }
}
