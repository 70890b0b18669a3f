import Foundation

// How an activity is kept from one run of the program to the next: as a property list.
extension NSUserActivity {
    private enum Key {
        static let type = "type"
        static let title = "title"
        static let info = "userInfo"
        static let addresses = "addresses"
        static let page = "webpageURL"
        static let target = "targetContentIdentifier"
        static let identifier = "persistentIdentifier"
    }

    /// The activity as a property list, and the keys of what cannot be kept.
    package var record: (list: [String: Any], lost: [String]) {
        var list: [String: Any] = [Key.type: activityType]
        list[Key.title] = title
        list[Key.page] = webpageURL?.absoluteString
        list[Key.target] = targetContentIdentifier
        list[Key.identifier] = persistentIdentifier
        var (info, addresses): ([String: Any], [String: String]) = ([:], [:])
        var lost: [String] = []
        for (key, value) in userInfo ?? [:] {
            guard let key = key.base as? String else {
                lost.append("\(key.base)")
                continue
            }
            if let url = value as? URL {
                addresses[key] = url.absoluteString
            } else if PropertyListSerialization.propertyList([value], isValidFor: .binary) {
                info[key] = value
            } else {
                lost.append(key)
            }
        }
        if !info.isEmpty { list[Key.info] = info }
        if !addresses.isEmpty { list[Key.addresses] = addresses }
        return (list, lost.sorted())
    }

    /// The activity that was kept; nil for what is none.
    package convenience init?(record: Any?) {
        guard let record = record as? [String: Any], let type = record[Key.type] as? String else {
            return nil
        }
        self.init(activityType: type)
        title = record[Key.title] as? String
        targetContentIdentifier = record[Key.target] as? String
        persistentIdentifier = record[Key.identifier] as? String
        if let page = (record[Key.page] as? String).flatMap(URL.init(string:)),
            ["http", "https"].contains(page.scheme?.lowercased())
        {
            webpageURL = page
        }
        let info = record[Key.info] as? [String: Any] ?? [:]
        let addresses = (record[Key.addresses] as? [String: String] ?? [:]).compactMapValues(
            URL.init(string:))
        let all = info.merging(addresses as [String: Any]) { $1 }
        if !all.isEmpty { userInfo = all }
    }
}
