/// The products of Vitrine's own package: who names them as dependencies gets the runtime's modules, which are built.
enum RuntimeProducts {
    static let names: Set<String> = [
        "Vitrine", "VitrineUI", "VitrineUIKit", "VitrineSwiftUI", "VitrineTesting", "VitrineFoundation",
        "VitrineFrameworks", "VitrineDiff", "VitrineLayout", "VitrineFocus", "VitrineConstraints",
        "VitrineDynamics",
    ]

    /// Whether a dependency is Vitrine itself: by the name of its folder or address, or by what its manifest makes.
    static func isVitrine(_ dependency: PackageDescription.Dependency) -> Bool {
        if dependency.identity == "vitrine" { return true }
        guard let path = dependency.path, let manifest = SourceFile.text(at: "\(path)/Package.swift") else {
            return false
        }
        return manifest.contains("\"VitrineRuntime\"")
    }
}
