import Foundation

/// Any objects as the arguments of a format. On Apple's systems all objects are arguments of C's; here only those of
/// Foundation's own classes are, and others are given as what a conversion shows of them.
package enum FormatArguments {
    /// - Parameters:
    ///   - arguments: What is shown; nil is `(null)`.
    ///   - format: Says of each argument whether its description (`%@`) or its address (`%p`) is shown.
    ///
    /// Complexity: O(length of the format).
    package static func cArguments(_ arguments: [Any?], for format: String) -> [any CVarArg] {
        let addresses = addressed(in: format)
        return arguments.enumerated().map { index, argument in
            if addresses.contains(index) {
                switch argument {
                case let pointer as any CVarArg where !(pointer is NSObject): return pointer
                case nil: return 0
                case let value?: return Int(bitPattern: ObjectIdentifier(value as AnyObject))
                }
            }
            return switch argument {
            case let text as NSString: text
            case let value as any CVarArg: value
            case let object?: NSString(string: "\(object)")
            case nil: NSString(string: "(null)")
            }
        }
    }

    /// The arguments of which the address is shown: those of `%p` and of `%2$p`.
    private static func addressed(in format: String) -> Set<Int> {
        var addressed: Set<Int> = []
        var next = 0
        var scalars = format.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "%" else { continue }
            var number = 0
            var position: Int?
            var conversion = scalars.next()
            while let part = conversion, "0123456789$-+ #'.*hlqLztj".unicodeScalars.contains(part) {
                switch part {
                case "$": (position, number) = (number - 1, 0)
                // A width or precision that is an argument.
                case "*": (next, number) = (next + 1, 0)
                case "0"..."9": number = min(number, 9_999) * 10 + Int(part.value - 48)
                default: number = 0
                }
                conversion = scalars.next()
            }
            guard let conversion, conversion != "%" else { continue }
            if conversion == "p" { addressed.insert(position ?? next) }
            if position == nil { next += 1 }
        }
        return addressed
    }
}

extension String {
    /// A text in which the conversions of a format are replaced by values; the arguments may be any objects, as on Apple's
    /// systems, where all of them are C's arguments too.
    ///
    /// - Parameters:
    ///   - format: As that of `printf`, with `%@` for the description of an object.
    ///   - arguments: What is shown.
    @_disfavoredOverload
    public init(format: String, _ arguments: Any?...) {
        self.init(format: format, arguments: FormatArguments.cArguments(arguments, for: format))
    }
}
