public import Foundation

extension NSMutableString {
    /// Appends a text with values in its places.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(withVaList(args) { NSString(format: format as String, arguments: $0) } as String)
    }
}
