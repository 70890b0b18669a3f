public import Foundation

/// Writes a line to the error output, with the time and the program's name; the arguments may be any objects, as on Apple's
/// systems, where all of them are C's arguments too.
@_disfavoredOverload
public func NSLog(_ format: String, _ args: Any?...) {
    withVaList(FormatArguments.cArguments(args, for: format)) { NSLogv(format, $0) }
}
