import Foundation

/// What a project of Xcode's says, as far as it decides what is shown.
struct XcodeProject: Equatable, Sendable {
    let path: String
    /// The names of the targets that are apps.
    private(set) var apps: [String] = []
    /// Settings that an `Info.plist` names, as the first configuration has them.
    private(set) var settings: [String: String] = [:]
    /// The entries of the `Info.plist` that the project makes.
    var information: [String: String] {
        var entries: [String: String] = [:]
        for (name, value) in settings where name.hasPrefix(Self.entry) {
            entries[String(name.dropFirst(Self.entry.count))] = value
        }
        return entries
    }

    private static let entry = "INFOPLIST_KEY_"
    private static let named: Set<String> = [
        "PRODUCT_BUNDLE_IDENTIFIER", "MARKETING_VERSION", "CURRENT_PROJECT_VERSION",
    ]

    /// A project that cannot be read has nothing.
    init(path: String) {
        self.path = path
        guard let data = FileManager.default.contents(atPath: "\(path)/project.pbxproj") else { return }
        var name: String?
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t;\""))
            }
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "isa": name = nil
            case "name": name = parts[1]
            case "productType" where parts[1] == "com.apple.product-type.application":
                if let name, !apps.contains(name) { apps.append(name) }
            case let key where key.hasPrefix(Self.entry) || Self.named.contains(key):
                // Tests have settings of the same names.
                if settings[key]?.hasSuffix("Tests") ?? true { settings[key] = parts[1] }
            default: break
            }
        }
    }
}
