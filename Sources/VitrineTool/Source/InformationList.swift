import Foundation

/// The `Info.plist` of a program's main bundle: what the list beside its sources and its project say, and what Xcode puts
/// into every one.
struct InformationList: Equatable, Sendable {
    /// The contents of the file, in XML.
    let data: Data

    private static let storyboards: Set<String> = ["UIMainStoryboardFile", "UISceneStoryboardFile"]
    private static let scenes = "UIApplicationSceneManifest"

    /// - Parameters:
    ///   - folders: Those that the program is made of.
    ///   - name: The program's.
    ///   - module: The module that it becomes.
    ///   - startsByItself: Whether it makes its own first screen; one that is shown by the tool has no storyboard of
    ///     its own, and no scenes.
    init(of folders: [ProgramFolder], name: String, module: String, startsByItself: Bool) {
        let project = folders.lazy.flatMap(\.projects).map { XcodeProject(path: $0) }
            .first { !$0.apps.isEmpty }
        let settings = Self.settings(name: name, module: module, project)
        var list: [String: Any] = [
            "CFBundleDevelopmentRegion": "en",
            // The name by which Foundation keeps settings of a program that has no list.
            "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "\(module).program",
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": name, "CFBundlePackageType": "APPL",
            "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
            "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
        ]
        list.merge(project?.information ?? [:]) { $1 }
        let own = Self.own(of: folders).map { Self.replaced($0, settings, depth: 0) } as? [String: Any]
        list.merge(own ?? [:]) { $1 }
        // The name of the executable is the tool's.
        list["CFBundleExecutable"] = nil
        let interfaces = Set(folders.flatMap(\.interfaces).map(FilePath.stem))
        list = Self.keepingStoryboards(interfaces, in: list, depth: 0) as? [String: Any] ?? list
        if !startsByItself {
            for key in Self.storyboards.union([Self.scenes]) { list[key] = nil }
        }
        data =
            (try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)) ?? Data()
    }

    private static func settings(name: String, module: String, _ project: XcodeProject?) -> [String: String] {
        var settings = project?.settings ?? [:]
        settings["PRODUCT_NAME"] = name
        settings["TARGET_NAME"] = name
        settings["EXECUTABLE_NAME"] = name
        settings["PRODUCT_MODULE_NAME"] = module
        settings["DEVELOPMENT_LANGUAGE"] = settings["DEVELOPMENT_LANGUAGE"] ?? "en"
        settings["PRODUCT_BUNDLE_PACKAGE_TYPE"] = "APPL"
        // Identifiers are made of the product's name, in projects as Xcode makes them.
        for key in settings.keys.sorted() where settings[key]?.contains("$") == true {
            settings[key] = replaced(settings[key] ?? "", settings, depth: 0) as? String
        }
        return settings
    }

    /// The list of the app: no extension's, and with a first screen rather than without.
    private static func own(of folders: [ProgramFolder]) -> [String: Any]? {
        let lists = folders.flatMap(\.informationLists).compactMap { path -> [String: Any]? in
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            return list as? [String: Any]
        }
        let apps = lists.filter { list in
            let type = list["CFBundlePackageType"] as? String ?? "APPL"
            // An app and its framework may share a list.
            let opens = list["UIMainStoryboardFile"] != nil || list[scenes] != nil
            return list["NSExtension"] == nil && (opens || !["BNDL", "FMWK"].contains(type))
        }
        return apps.first { $0["UIMainStoryboardFile"] != nil || $0[scenes] != nil } ?? apps.first
    }

    // MARK: Values

    /// Lists are a few levels deep.
    private static let depthLimit = 16

    /// Puts the values of settings in the place of their names: `$(PRODUCT_NAME)`, `${PRODUCT_NAME:rfc1034identifier}`.
    private static func replaced(_ value: Any, _ settings: [String: String], depth: Int) -> Any {
        guard depth < depthLimit else { return value }
        if let dictionary = value as? [String: Any] {
            return dictionary.mapValues { replaced($0, settings, depth: depth + 1) }
        }
        if let list = value as? [Any] { return list.map { replaced($0, settings, depth: depth + 1) } }
        guard let text = value as? String, text.contains("$") else { return value }
        let name = /\$[({]([A-Za-z0-9_]+)(:[^)}]*)?[)}]/
        return text.replacing(name) { match in
            let value = settings[String(match.1)] ?? ""
            guard match.2?.contains("identifier") == true else { return value }
            return String(value.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? $0 : "-" })
        }
    }

    /// Leaves out the names of storyboards that are nowhere in the folders: the list may be that of another program.
    private static func keepingStoryboards(_ names: Set<String>, in value: Any, depth: Int) -> Any {
        guard depth < depthLimit else { return value }
        if let list = value as? [Any] {
            return list.map { keepingStoryboards(names, in: $0, depth: depth + 1) }
        }
        guard let dictionary = value as? [String: Any] else { return value }
        var kept: [String: Any] = [:]
        for (key, value) in dictionary {
            if storyboards.contains(key), let name = value as? String,
                !names.contains(FilePath.stem(of: name)), !names.contains(name)
            {
                continue
            }
            kept[key] = keepingStoryboards(names, in: value, depth: depth + 1)
        }
        return kept
    }
}
