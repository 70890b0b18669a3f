public import Foundation

extension NSString {
    /// The text of a key in the user's language, from the main bundle's `Localizable.strings`.
    ///
    /// - Parameters:
    ///   - key: The key; it is the text where the bundle has none.
    ///   - arguments: What stands in the places that the text has for it.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard let arguments, !arguments.isEmpty else { return format }
        return withVaList(
            arguments.map { argument in
                switch argument {
                case let text as NSString: text
                case let text as String: NSString(string: text)
                case let value as any CVarArg: value
                default: NSString(string: "\(argument)")
                }
            }
        ) { NSString(format: format, arguments: $0) as String }
    }
}
