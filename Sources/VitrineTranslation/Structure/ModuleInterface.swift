/// What of a source the other files of its module can depend on: all of its tokens but the bodies of functions.
///
/// The compiler's own incremental mode draws the same line. A body decides nothing outside of its file: types of
/// functions are written down, and an opaque result is looked up when the program runs. What is inlined into
/// callers in every mode is an exception, and such a source counts whole.
package enum ModuleInterface {
    private static let inlining: Set<String> = [
        "@inlinable", "@_transparent", "@inline", "@_alwaysEmitIntoClient", "@backDeployed", "@_backDeploy",
    ]

    private static let accessors: Set<String> = [
        "get", "set", "willSet", "didSet", "init", "_read", "_modify", "read", "modify", "unsafeAddress",
        "unsafeMutableAddress", "mutating", "nonmutating", "nonisolated", "yielding", "borrow", "mutate",
    ]

    /// The bytes of the tokens that count, each with an end that is no part of UTF-8.
    ///
    /// Complexity: O(*n*) in the length of the text.
    package static func bytes(of source: String) -> [UInt8] {
        let bytes = Array(source.utf8)
        let tokens = Lexer.tokens(of: bytes)
        guard !tokens.contains(where: { inlining.contains($0.text) }) else { return bytes }
        var isKept = [Bool](repeating: true, count: tokens.count)
        let brackets = Brackets(tokens)
        for declaration in StructureReader(tokens, brackets: brackets).declarations {
            guard let body = declaration.body else { continue }
            switch declaration.kind {
            case .function, .initializer: drop(body, &isKept)
            case .property where declaration.isComputed, .subscript:
                drop(accessorsIn: body, tokens, brackets, &isKept)
            default: break
            }
        }
        var found: [UInt8] = []
        found.reserveCapacity(bytes.count / 2)
        var index = 0
        while index < tokens.count {
            // Lines are moved by what is written in bodies.
            if tokens[index].text == "#sourceLocation", index + 1 < tokens.count {
                index = (brackets[index + 1] ?? index) + 1
                continue
            }
            if isKept[index] {
                found += bytes[tokens[index].range]
                found.append(0xff)
            }
            index += 1
        }
        return found
    }

    /// Leaves the braces, so that a body differs from none.
    private static func drop(_ body: ClosedRange<Int>, _ isKept: inout [Bool]) {
        for index in (body.lowerBound + 1)..<max(body.lowerBound + 1, body.upperBound) {
            isKept[index] = false
        }
    }

    /// Leaves which accessors there are. What an observer does decides whether the old value is read: it stays.
    private static func drop(
        accessorsIn body: ClosedRange<Int>, _ tokens: [Token], _ brackets: Brackets, _ isKept: inout [Bool]
    ) {
        let first = tokens[body.lowerBound + 1].text
        guard accessors.contains(first) || first.hasPrefix("@") else { return drop(body, &isKept) }
        var index = body.lowerBound + 1
        while index < body.upperBound {
            if tokens[index].text == "{", let close = brackets[index] {
                drop(index...close, &isKept)
                index = close
            } else if ["willSet", "didSet"].contains(tokens[index].text) {
                return
            }
            index += 1
        }
    }
}
