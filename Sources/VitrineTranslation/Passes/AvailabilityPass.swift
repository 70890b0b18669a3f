/// Decides `#available(…)` and `#unavailable(…)` where they ask for a later system than the one the runtime looks and
/// behaves like, and leaves out what would be done there; the compiler finds every version of Apple's systems on Linux.
///
/// `if #available(iOS 26, *) { a() }` → `if Bool(false)            { fatalError()     }`: a call in the condition, so that the
/// compiler does not warn of code that never runs, and one that does not return in the body, so that it misses no value.
/// What is declared `@available(iOS 26, *)` can be used by such code alone, and goes with it.
enum AvailabilityPass {
    static func run(_ translation: inout SourceTranslation) {
        let source = translation.source
        for (call, holds) in source.laterCode.conditions {
            translation.edits.replace(source.bytes(call), with: holds ? "Bool(true)" : "Bool(false)")
        }
        for tokens in source.laterCode.unasked {
            translation.edits.replace(
                source.bytes(tokens.lowerBound...(tokens.upperBound - 1)), with: "")
        }
        for body in source.laterCode.bodies {
            translation.edits.replace(
                source.bytes(body.lowerBound...(body.upperBound - 1)), with: "fatalError()")
        }
        for tokens in source.laterCode.declarations {
            translation.edits.replace(source.bytes(tokens), with: "")
        }
    }
}
