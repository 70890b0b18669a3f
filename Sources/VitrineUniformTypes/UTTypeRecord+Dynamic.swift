// Types that nobody declares, made for a tag. Their names say the tag, as Apple's do (in another writing), so that who is
// given the name alone knows what it is the type of.
extension UTTypeRecord {
    private static let prefix = "dyn."

    /// - Parameters:
    ///   - tag: In small letters.
    ///   - supertype: The name of the type that it is one of.
    convenience init(tag: String, _ tagClass: UTTagClass, conformingTo supertype: String) {
        let suffix = supertype == UTType.data.identifier ? "" : ":\(supertype)"
        self.init(
            "\(Self.prefix)\(tagClass.rawValue).\(tag)\(suffix)", [supertype],
            tagClass == .filenameExtension ? [tag] : [], tagClass == .mimeType ? [tag] : [], nil)
    }

    /// The type that such a name, in small letters, was made for; nil for any other name.
    convenience init?(dynamic identifier: String) {
        for tagClass in [UTTagClass.filenameExtension, .mimeType] {
            let start = "\(Self.prefix)\(tagClass.rawValue)."
            guard identifier.hasPrefix(start) else { continue }
            let parts = identifier.dropFirst(start.count).split(separator: ":", maxSplits: 1)
            guard let tag = parts.first, !tag.isEmpty else { return nil }
            let supertype = parts.count > 1 ? String(parts[1]) : UTType.data.identifier
            self.init(tag: String(tag), tagClass, conformingTo: supertype)
            return
        }
        return nil
    }
}
