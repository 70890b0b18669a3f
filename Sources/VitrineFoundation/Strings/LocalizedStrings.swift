import VitrineLaunch
import VitrineStrings
import VitrineSupport

/// The tables of strings of the program and of bundles.
package enum LocalizedStrings {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var tables: [String: StringTables] = [:]

    /// Where the program's tables are: in its bundle, beside its sources, in the working directory.
    private static let ownFolders =
        [Bundle.main.resourcePath].compactMap(\.self)
        + (ProcessInfo.processInfo.environment[LaunchVariable.resources] ?? "").split(separator: ":").map(
            String.init) + [FileManager.default.currentDirectoryPath]

    /// The format for a key, in the language of a locale or one that the user prefers; the key itself where no table has it.
    ///
    /// - Parameters:
    ///   - table: nil is `Localizable`.
    ///   - bundle: nil is the program's.
    ///   - numbers: The arguments of the format, nil for those that are no numbers.
    ///
    /// - Complexity: O(1) from the second time that a table is asked for.
    package static func format(
        forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?], locale: Locale
    ) -> String {
        let bundle = bundle == .main ? nil : bundle
        let folder = bundle.map { $0.resourcePath ?? $0.bundlePath }
        let found = lock.withLock {
            let place = folder ?? ""
            if let known = tables[place] { return known }
            let made = StringTables(folders: folder.map { [$0] } ?? ownFolders) { sentence in
                ReportLog.current.report(once: sentence, sentence)
            }
            tables[place] = made
            return made
        }
        let table = table ?? "Localizable"
        // Most programs have none, and languages take time to find out.
        guard found.hasEntries(inTable: table) else {
            return (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
        }
        return found.format(forKey: key, table: table, numbers: numbers, languages: languages(of: locale))
            ?? (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
    }

    nonisolated(unsafe) private static var known: (locale: String, languages: [String]) = ("", [])

    /// The languages of a locale.
    private static func languages(of locale: Locale) -> [String] {
        let identifier = locale.identifier
        return lock.withLock {
            if known.locale == identifier { return known.languages }
            let languages = [locale.identifier(.bcp47)]
            known = (identifier, languages)
            return languages
        }
    }
}
