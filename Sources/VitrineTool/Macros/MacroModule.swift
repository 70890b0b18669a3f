/// A macro that a package brings: a module for the compiler, which asks it what macros stand for.
struct MacroModule: Equatable, Sendable {
    /// The macro's own module, behind those that it imports.
    var modules: [SourceModule]

    /// What `#externalMacro(module:type:)` calls it.
    var name: String { modules[modules.count - 1].name }
}

/// The products of swift-syntax, with which macros are written: the toolchain has them built, since its own macros need them.
///
/// So the package is not fetched, of which SwiftPM would build for minutes what the compiler brings along.
enum SyntaxProducts {
    static let names: Set<String> = [
        "SwiftBasicFormat", "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftIDEUtils", "SwiftIfConfig",
        "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftRefactor", "SwiftSyntax",
        "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
    ]

    /// Modules without content by which sources ask for the package's version: `#if canImport(SwiftSyntax600)`.
    static let versions = [509, 510, 600, 601, 602, 603].map { "SwiftSyntax\($0)" }

    /// Whether a product is swift-syntax's, also one that the toolchain lacks: those for tests of macros.
    static func isOfSyntax(_ product: String) -> Bool {
        names.contains(product) || product.hasPrefix("SwiftSyntaxMacros") || product == "SwiftLexicalLookup"
    }

    static func isSyntax(_ dependency: PackageDescription.Dependency) -> Bool {
        dependency.identity == "swift-syntax"
    }

    /// Whether macros can import a module.
    static func contains(_ module: String) -> Bool { names.contains(module) || versions.contains(module) }
}
