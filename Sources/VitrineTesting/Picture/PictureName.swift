/// The names that pictures can be stored under.
enum PictureName {
    /// What follows a name in the longest name of a file.
    private static let longestEnding = "-difference.png"
    /// The most bytes that a name of a file has on Linux.
    private static let longestFile = 255

    /// Why a name is none, as the rest of a sentence that begins with it; nil for one that is.
    static func fault(of name: String) -> String? {
        if name.isEmpty { return "is empty" }
        if name.contains("/") { return "has a slash" }
        if name.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) {
            return "has a control character"
        }
        // Files that are hidden are forgotten.
        if name.hasPrefix(".") { return "begins with a dot" }
        let most = longestFile - longestEnding.utf8.count
        if name.utf8.count > most { return "has \(name.utf8.count) bytes, and \(most) is the most" }
        return nil
    }

    /// Throws a sentence for a name that is none.
    static func check(_ name: String) throws(PictureMismatch) {
        guard let fault = fault(of: name) else { return }
        let shown = name.count > 40 ? name.prefix(40) + "…" : name[...]
        throw .unusable(
            reason:
                "\"\(shown.debugDescription.dropFirst().dropLast())\" is no name for a picture: it \(fault). "
                + "Choose a file's name without extension; the parameter `directory` takes a folder.")
    }
}
