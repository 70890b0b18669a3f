import Foundation

/// A file of Interface Builder's in a bundle, read once.
@MainActor
final class InterfaceFile {
    let document: InterfaceDocument
    /// Its name, for sentences.
    let name: String
    let bundle: Bundle
    /// Texts in the user's language, by "id.property".
    let strings: [String: String]

    init(_ document: InterfaceDocument, name: String, bundle: Bundle, strings: [String: String] = [:]) {
        self.document = document
        self.name = name
        self.bundle = bundle
        self.strings = strings
    }

    // MARK: Finding

    private struct Key: Hashable {
        let path: String
        let name: String
        let kinds: [String]
    }
    private static var files: [Key: InterfaceFile] = [:]
    private static var absent: Set<Key> = []

    /// The file of a name; nil if there is none in the bundle. Traps where it cannot be read.
    static func find(_ name: String, kinds: [String], in bundle: Bundle) -> InterfaceFile? {
        let key = Key(path: bundle.bundlePath, name: name, kinds: kinds)
        if let known = files[key] { return known }
        if absent.contains(key) { return nil }
        guard let path = path(of: name, kinds: kinds, in: bundle) else {
            absent.insert(key)
            return nil
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            fatalError("\(path) cannot be read: see whether its permissions allow it.")
        }
        let file = InterfaceFile(
            read(data, from: path), name: (path as NSString).lastPathComponent, bundle: bundle,
            strings: strings(of: name, in: bundle))
        files[key] = file
        return file
    }

    /// Reads a document. Traps with a sentence where it cannot be read.
    static func read(_ data: Data, from path: String) -> InterfaceDocument {
        do throws(InterfaceDocument.Failure) {
            return try InterfaceDocument(data)
        } catch {
            fatalError(sentence(error, path))
        }
    }

    /// What is wrong with a file, and what to do.
    static func sentence(_ failure: InterfaceDocument.Failure, _ path: String) -> String {
        switch failure {
        case .compiled:
            "\(path) is compiled: put the file that Interface Builder saves, .xib or .storyboard, in its place."
        case .libraryIsMissing:
            "\(path) cannot be read, since libxml2 is not installed: install it (Debian: libxml2)."
        case .malformed(let what, let line):
            "\(path), line \(line): \(what). Save the file anew in Interface Builder."
        case .foreign(let root):
            "\(path) begins with <\(root)>: only files that Interface Builder saves as <document> are read."
        }
    }

    /// In the bundle itself, and where Xcode keeps what is translated.
    private static func path(of name: String, kinds: [String], in bundle: Bundle) -> String? {
        let languages = ["Base"] + bundle.preferredLocalizations + ["en"]
        for kind in kinds {
            for folder in [bundle.resourcePath, bundle.bundlePath].compactMap(\.self) {
                for part in [""] + languages.map({ "\($0).lproj/" }) {
                    let path = "\(folder)/\(part)\(name).\(kind)"
                    if isFile(path) { return path }
                }
            }
            if let path = bundle.path(forResource: name, ofType: kind), isFile(path) { return path }
        }
        return nil
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder = ObjCBool(false)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    private static func strings(of name: String, in bundle: Bundle) -> [String: String] {
        for language in bundle.preferredLocalizations where language != "Base" {
            for folder in [bundle.resourcePath, bundle.bundlePath].compactMap(\.self) {
                let path = "\(folder)/\(language).lproj/\(name).strings"
                guard let data = FileManager.default.contents(atPath: path),
                    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
                else { continue }
                return list as? [String: String] ?? [:]
            }
        }
        return [:]
    }
}

extension InterfaceFile {
    /// Says once what is written in the file and not read.
    func note(_ what: String) {
        ReportLog.current.report(once: "nib \(name) \(what)", "Vitrine: \(name): \(what) is skipped.")
    }
}
