import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

#if canImport(SwiftSyntax600)
/// `@Titled struct Album {}` gets `static let title = "Album"`.
struct TitledMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = declaration.as(StructDeclSyntax.self) else { throw Fault.noStruct }
        return ["static let title = \(literal: type.name.text)"]
    }
}
#endif

/// `#shout("a")` is `"A"`.
struct ShoutMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        guard let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self) else {
            throw Fault.noLiteral
        }
        // Foundation comes with the plugin, as on Apple's systems.
        let words = text.segments.description.trimmingCharacters(in: .whitespaces)
        return "\(literal: words.uppercased())"
    }
}

enum Fault: String, Error, CustomStringConvertible {
    case noStruct = "@Titled is for structures"
    case noLiteral = "#shout takes a literal"
    var description: String { rawValue }
}

@main
struct StampPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [TitledMacro.self, ShoutMacro.self]
}
