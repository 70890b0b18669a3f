import Foundation

/// What a project of Xcode's says, as far as it decides what is shown.
struct XcodeProject: Equatable, Sendable {
    let path: String
    /// The names of the targets that are apps.
    private(set) var apps: [String] = []
    /// The storyboards with which apps begin, where the project makes their `Info.plist`.
    private(set) var mainStoryboards: [String] = []

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
            case "INFOPLIST_KEY_UIMainStoryboardFile": mainStoryboards.append(parts[1])
            default: break
            }
        }
    }
}
