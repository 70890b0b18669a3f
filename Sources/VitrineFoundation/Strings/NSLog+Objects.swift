public import Foundation

/// Writes a line to the error output, with the time and the program's name; the arguments may be any objects, as on Apple's
/// systems, where all of them are C's arguments too.
@_disfavoredOverload
public func NSLog(_ format: String, _ args: Any?...) {
    let arguments: [any CVarArg] = args.map { argument in
        switch argument {
        case let text as NSString: text
        case let value as any CVarArg: value
        case let object?: NSString(string: "\(object)")
        case nil: NSString(string: "(null)")
        }
    }
    withVaList(arguments) { NSLogv(format, $0) }
}
