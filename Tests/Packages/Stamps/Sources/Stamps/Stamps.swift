/// Gives a structure its own name as `title`.
@attached(member, names: named(title))
public macro Titled() = #externalMacro(module: "StampMacros", type: "TitledMacro")

/// A literal in capital letters.
@freestanding(expression)
public macro shout(_ text: String) -> String = #externalMacro(module: "StampMacros", type: "ShoutMacro")

/// Where a library uses its own macro.
public enum Country {
    public static let name = #shout("helvetia")
}
