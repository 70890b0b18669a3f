import Foundation
import VitrineTranslation

/// Modules that any source can import.
enum InstalledModules {
    /// Imports that translation replaces.
    private static let translated: Set<String> = [
        "Darwin", "CoreFoundation", "ObjectiveC", "Swift",
    ]

    static func contains(_ name: String, runtime: RuntimeLocation, toolchain: Toolchain) -> Bool {
        // Frameworks for tests are installed, and tests are not asked.
        guard !["XCTest", "Testing"].contains(name) else { return false }
        if Condition.importable.contains(name) || translated.contains(name) { return true }
        let own = ["Vitrine", "OpenCombine"].contains { name.hasPrefix($0) } ? [runtime.modules.path] : []
        return (own + [toolchain.libraries]).contains {
            access("\($0)/\(name).swiftmodule", R_OK) == 0
        }
    }
}
