import Foundation

extension UIUserInterfaceLayoutDirection {
    /// The direction in which a language is written, by its script or else by the script that it is usually written in.
    ///
    /// Foundation would know, but on Linux `Locale.Language.characterDirection` stops the program for some identifiers.
    ///
    /// - Parameter language: An identifier as bundles name their localizations: `he`, `ar-EG`, `uz-Arab`, `Base`.
    static func of(language: String) -> UIUserInterfaceLayoutDirection {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
        if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
            return rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        return parts.first.map(rightToLeftLanguages.contains) ?? false ? .rightToLeft : .leftToRight
    }

    /// By ISO 15924.
    private static let rightToLeftScripts: Set = [
        "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]

    /// By the likely subtags of Unicode's CLDR.
    private static let rightToLeftLanguages: Set = [
        "ar", "arc", "ars", "arz", "azb", "bal", "bgn", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks",
        "lrc", "mzn",
        "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
    ]
}
