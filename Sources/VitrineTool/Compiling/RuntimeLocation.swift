import Foundation
import VitrineLaunch

/// Where the runtime lies: library, Swift modules and module maps, beside the tool as SwiftPM builds them.
struct RuntimeLocation: Equatable, Sendable {
    /// The folder that holds all of it.
    var folder: URL

    static let libraryName = "libVitrineRuntime.so"

    /// C modules that the Swift modules name; clients need their maps even for an internal import.
    static let cModules = [
        "CVitrineGTK", "COpenCombineHelpers", "CVitrineSQLite", "CVitrineMedia", "CVitrineWeb",
        "CVitrineCrypto", "CVitrineDesktop",
    ]

    /// The module that translated sources see without importing it.
    static let foundation = "VitrineFoundation"

    var hasFoundation: Bool {
        let module = modules.appendingPathComponent("\(Self.foundation).swiftmodule")
        return FileManager.default.fileExists(atPath: module.path)
    }

    var library: URL { folder.appendingPathComponent(Self.libraryName) }

    var modules: URL { folder.appendingPathComponent("Modules") }

    var moduleMaps: [URL] {
        Self.cModules.map { folder.appendingPathComponent("\($0).build/module.modulemap") }
    }

    /// The compiler plugin that the runtime's macros need.
    var macros: URL { folder.appendingPathComponent("VitrineMacros-tool") }

    /// Finds the runtime, or says how to build it.
    static func find(environment: [String: String] = Environment.current) throws(ToolError) -> RuntimeLocation
    {
        let folder: URL
        if let named = environment[LaunchVariable.runtime], !named.isEmpty {
            folder = URL(fileURLWithPath: named)
        } else {
            let tool = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            folder = URL(fileURLWithPath: tool ?? CommandLine.arguments[0]).deletingLastPathComponent()
        }
        let location = RuntimeLocation(folder: folder)
        let module = location.modules.appendingPathComponent("VitrineSwiftUI.swiftmodule")
        for needed in [location.library, module, location.macros] + location.moduleMaps
        where !FileManager.default.fileExists(atPath: needed.path) {
            throw .machine(
                .runtimeMissing(
                    folder: folder.path, missing: needed.lastPathComponent,
                    command: location.isDebug
                        ? "swift build --product VitrineRuntime"
                        : "swift build -c release --product VitrineRuntime"))
        }
        return location
    }

    /// Whether it was built without optimisation.
    var isDebug: Bool { folder.lastPathComponent == "debug" }

    /// Changes when the runtime is built again.
    var identity: String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: library.path)
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
        return "\(library.path) \(date) \(size)"
    }
}
