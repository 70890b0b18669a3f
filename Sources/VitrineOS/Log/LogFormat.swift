import Foundation

/// The formats of `os_log`: those of C, with a privacy in braces.
enum LogFormat {
    /// A format with its arguments in place. A specifier without an argument stays as it is.
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var (result, rest, next) = ("", Substring(format), 0)
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            var options: Substring = ""
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                options = rest[..<end].dropFirst()
                rest = rest[end...].dropFirst()
            }
            guard let end = rest.firstIndex(where: { $0.isLetter && !"hlqLztj".contains($0) || $0 == "@" }),
                next < arguments.count
            else {
                result += "%"
                continue
            }
            result += value(arguments[next], specifier: rest[...end], options)
            rest = rest[end...].dropFirst()
            next += 1
        }
        return result + rest
    }

    private static func value(_ argument: any CVarArg, specifier: Substring, _ options: Substring) -> String {
        if options.contains("private") || options.contains("sensitive") { return "<private>" }
        // C's strings and objects are Swift's here: they describe themselves.
        if let kind = specifier.last, "@sS".contains(kind) {
            if let pointer = argument as? UnsafePointer<CChar> { return String(cString: pointer) }
            return "\(argument)"
        }
        return String(format: "%" + specifier, argument)
    }
}
