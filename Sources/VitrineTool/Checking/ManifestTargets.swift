import Foundation

/// What a `Package.swift` says of its targets, read without running it.
struct ManifestTargets {
    struct Target: Equatable {
        var name: String
        /// Below the package's folder; nil for the folder of its name.
        var path: String?
        var isTest: Bool
        var isMacro = false
        /// What it says of its own.
        var settings = BuildSettings()
    }

    private(set) var targets: [Target] = []
    /// What holds for all targets that say nothing else.
    private(set) var settings = BuildSettings()

    init(_ text: String) {
        let bytes = Array(text.utf8)
        let lists = Self.lists(in: text)
        let behind = { Self.settings(in: $0 + Self.named(in: $0, of: lists)) }
        // What a loop gives to every target.
        for loop in text.matches(of: /for\s+\w+\s+in\s+package\.targets\b[^{]*\{/) {
            let start = text.utf8.distance(from: text.startIndex, to: loop.range.upperBound)
            settings.merge(behind(Self.content(of: bytes, from: start, between: "{", and: "}")))
        }
        settings.languageMode = settings.languageMode ?? Self.languageMode(of: text)
        for kind in ["target", "executableTarget", "macro", "testTarget"] {
            let isTest = kind == "testTarget"
            for range in Self.ranges(of: ".\(kind)(", in: text) {
                let arguments = Self.content(of: bytes, from: range, between: "(", and: ")")
                guard let name = Self.value(of: "name", in: arguments) else { continue }
                let path = Self.value(of: "path", in: arguments)
                // A dependency on a target has the same form, and no more than a name; it may come first.
                if !isTest, let known = targets.firstIndex(where: { $0.name == name }) {
                    targets[known].path = targets[known].path ?? path
                    if kind == "macro" { targets[known].isMacro = true }
                    continue
                }
                targets.append(
                    Target(
                        name: name, path: path, isTest: isTest, isMacro: kind == "macro",
                        settings: behind(arguments)))
            }
        }
    }

    /// The language mode of a whole package: the last that it lists, or that of its tools.
    private static func languageMode(of text: String) -> String? {
        let listed = text.firstMatch(of: /(?:swiftLanguageModes|swiftLanguageVersions)\s*:\s*\[([^\]]*)\]/)
        if let last = listed?.1.matches(of: /\.v(\d+)(?:_(\d+))?|"([\d.]+)"/).last {
            return BuildSettings.languageMode(of: last.3 ?? "\(last.1 ?? "5").\(last.2 ?? "0")")
        }
        let tools = text.firstMatch(of: /swift-tools-version\s*:\s*(\d+)/)
        return (tools.flatMap { Int($0.1) } ?? 5) >= 6 ? "6" : "5"
    }

    /// What the arguments of a target say of how it is compiled.
    private static func settings(in arguments: String) -> BuildSettings {
        var settings = BuildSettings()
        if let mode = arguments.firstMatch(of: /\.swiftLanguageMode\(\s*\.v(\d+)(?:_(\d+))?\s*\)/) {
            settings.languageMode = BuildSettings.languageMode(of: "\(mode.1).\(mode.2 ?? "0")")
        }
        if arguments.contains(/\.defaultIsolation\(\s*MainActor\.self/) {
            settings.defaultIsolation = "MainActor"
        }
        settings.upcomingFeatures = Set(
            arguments.matches(of: /\.enableUpcomingFeature\(\s*"(\w+)"/).map { String($0.1) })
        settings.conditions = Set(
            arguments.matches(of: /\.define\(\s*"(\w+)"\s*\)/).map { String($0.1) })
        return settings
    }

    /// Where the arguments behind each occurrence begin, in bytes.
    private static func ranges(of text: String, in whole: String) -> [Int] {
        var found: [Int] = []
        var rest = whole[...]
        while let range = rest.range(of: text) {
            found.append(whole.utf8.distance(from: whole.startIndex, to: range.upperBound))
            rest = rest[range.upperBound...]
        }
        return found
    }

    /// What stands before the bracket that closes the one before `start`.
    private static func content(
        of bytes: [UInt8], from start: Int, between opening: Unicode.Scalar, and closing: Unicode.Scalar
    ) -> String {
        var depth = 1
        var end = start
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: opening) { depth += 1 }
            if bytes[end] == UInt8(ascii: closing) { depth -= 1 }
            if depth == 0 { break }
            end += 1
        }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The lists of settings that stand outside of targets, by the names of their constants.
    private static func lists(in text: String) -> [(name: String, content: String)] {
        let bytes = Array(text.utf8)
        return text.matches(
            of: /\b(?:let|var)\s+(\w+)\s*(?::\s*\[\s*(?:PackageDescription\.)?SwiftSetting\s*\]\s*)?=\s*\[/
        )
        .map { list in
            let start = text.utf8.distance(from: text.startIndex, to: list.range.upperBound)
            return (String(list.1), content(of: bytes, from: start, between: "[", and: "]"))
        }
    }

    /// The contents of the lists that a piece of the manifest names.
    private static func named(in text: String, of lists: [(name: String, content: String)]) -> String {
        let words = Set(text.matches(of: /\w+/).map { String($0.0) })
        return lists.filter { words.contains($0.name) }.map(\.content).joined(separator: "\n")
    }

    private static func value(of label: String, in arguments: String) -> String? {
        guard let place = arguments.range(of: "\(label):") else { return nil }
        let rest = arguments[place.upperBound...].drop { $0.isWhitespace }
        guard rest.first == "\"" else { return nil }
        return String(rest.dropFirst().prefix { $0 != "\"" })
    }

    /// The folders in which a target's sources may lie, below the package's folder.
    static func folders(of target: Target) -> [String] {
        if let path = target.path {
            let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
            return [plain.hasSuffix("/") ? String(plain.dropLast()) : plain]
        }
        return (target.isTest ? ["Tests"] : ["Sources", "Source", "src", "srcs"]).map {
            "\($0)/\(target.name)"
        }
    }
}
