import VitrineTranslation

/// The systems that packages are compiled for.
///
/// What the user wrote is compiled for the device. What was fetched stays as it is for Linux, unless it is made of
/// interfaces and never names Linux: then all that it has stands behind `os(iOS)` and its like.
struct PackageFamilies {
    private let families: [Int: DeviceFamily]

    /// - Parameter sources: those of every target.
    ///
    /// Complexity: O(*n*) in their length.
    init(
        _ sources: [PackageTargets.Place: [SourceFile]], of graph: PackageGraph, device family: DeviceFamily
    ) {
        var families: [Int: DeviceFamily] = [:]
        for (package, places) in Dictionary(grouping: sources.keys, by: \.package) {
            let isMeantForDevice =
                graph.packages[package].isOwn
                || Self.isInterfaceAlone(places.flatMap { sources[$0] ?? [] }, on: family)
            families[package] = isMeantForDevice ? family : .linux
        }
        self.families = families
    }

    subscript(package: Int) -> DeviceFamily { families[package] ?? .linux }

    private static func isInterfaceAlone(_ sources: [SourceFile], on family: DeviceFamily) -> Bool {
        !sources.contains { $0.text.contains("os(Linux)") }
            && sources.contains {
                !ImportedModules($0.text, family: family, isInPackage: true).names
                    .isDisjoint(with: ["UIKit", "SwiftUI"])
            }
    }
}
