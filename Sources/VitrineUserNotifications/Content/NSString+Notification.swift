public import Foundation
import VitrineFoundation

extension NSString {
    /// The text of a key in the user's language, from the main bundle's `Localizable.strings`.
    ///
    /// - Parameters:
    ///   - key: The key; it is the text where the bundle has none.
    ///   - arguments: What stands in the places that the text has for it.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard let arguments, !arguments.isEmpty else { return format }
        return withVaList(FormatArguments.cArguments(arguments, for: format)) {
            NSString(format: format, arguments: $0) as String
        }
    }
}
