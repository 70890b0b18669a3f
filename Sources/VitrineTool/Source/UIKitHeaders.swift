import Foundation

/// Which modules of a folder see UIKit in every source, though not every source imports it.
///
/// On Apple's systems what an app's bridging header or a framework's umbrella header imports is visible in all Swift
/// sources of the target, and CocoaPods writes each pod for iOS an umbrella header that imports UIKit. The targets of
/// Swift packages have neither.
struct UIKitHeaders {
    /// The headers of the folder, by name.
    private var headers: [String: [String]] = [:]
    private var specifications: [(folder: String, text: String)] = []

    init(_ folder: ProgramFolder) {
        for path in folder.headers { headers[FilePath.name(of: path), default: []].append(path) }
        specifications = Self.specifications(around: folder)
    }

    /// - Parameter sources: the paths of the module's sources, as those of the folder are written.
    ///
    /// Complexity: O(*n*) in the number of headers, and the length of those that count.
    func importUIKit(in module: String, sources: [String]) -> Bool {
        guard let first = sources.first else { return false }
        var common = FilePath.folder(of: first)
        for source in sources {
            while common.contains("/"), !source.hasPrefix(common + "/") {
                common = FilePath.folder(of: common)
            }
        }
        for (name, paths) in headers {
            for path in paths where Self.isOfTarget(name, module, isInside: path.hasPrefix(common + "/")) {
                var seen: Set<String> = []
                if importsUIKit(path, &seen) { return true }
            }
        }
        return specifications.contains { specification in
            Self.isForPhones(specification.text)
                && sources.contains { Self.names($0, specification.folder, specification.text) }
        }
    }

    // MARK: Headers

    private static func isOfTarget(_ name: String, _ module: String, isInside: Bool) -> Bool {
        let stem = String(name.dropLast(2))
        if stem == module || stem == "\(module)-umbrella" || stem == "\(module)-Bridging-Header" {
            return true
        }
        return isInside && stem.hasSuffix("-Bridging-Header")
    }

    /// Whether a header imports UIKit, itself or by others of the folder.
    private func importsUIKit(_ path: String, _ seen: inout Set<String>) -> Bool {
        guard seen.insert(path).inserted, let data = FileManager.default.contents(atPath: path),
            data.count < 1 << 20
        else { return false }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.drop { $0 == " " || $0 == "\t" }
            if words.hasPrefix("@import UIKit") { return true }
            guard words.hasPrefix("#import") || words.hasPrefix("#include") else { continue }
            let name = words.drop { $0 != "<" && $0 != "\"" }.dropFirst().prefix { $0 != ">" && $0 != "\"" }
            if name.hasPrefix("UIKit/") { return true }
            for other in headers[FilePath.name(of: String(name))] ?? [] where importsUIKit(other, &seen) {
                return true
            }
        }
        return false
    }

    // MARK: Pods

    /// Those in the folder, or in the nearest folder above that has some, inside of one repository.
    private static func specifications(around folder: ProgramFolder) -> [(folder: String, text: String)] {
        var paths = folder.specifications
        for above in FilePath.foldersAbove(folder.path) where paths.isEmpty {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: above) else { break }
            paths = names.filter { $0.hasSuffix(".podspec") }.sorted().map { "\(above)/\($0)" }
        }
        return paths.compactMap { path in
            guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 20 else {
                return nil
            }
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            let text = lines.filter { !$0.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") }
            return (FilePath.real(FilePath.folder(of: path)), text.joined(separator: "\n"))
        }
    }

    /// One that names no system is for all of them.
    private static func isForPhones(_ text: String) -> Bool {
        let named = ["ios", "tvos", "osx", "macos", "watchos", "visionos"].filter { system in
            text.contains(".\(system).deployment_target") || text.contains(":\(system)")
        }
        return named.isEmpty || named.contains("ios") || named.contains("tvos")
    }

    /// Whether one of the patterns behind `source_files` begins as a path does.
    private static func names(_ path: String, _ folder: String, _ text: String) -> Bool {
        let real = FilePath.real(path)
        guard real.hasPrefix(folder + "/") else { return false }
        let own = real.dropFirst(folder.count + 1)
        var rest = text[...]
        while let key = rest.range(of: "source_files") {
            rest = rest[key.upperBound...]
            let value = rest.drop { " \t=([\n".contains($0) }
            // What stands in quotes up to the next key.
            let end = value.range(of: "\n\\s*\\w+\\.[\\w.]+\\s*=", options: .regularExpression)?.lowerBound
            let quoted = value[..<(end ?? value.endIndex)].split(
                omittingEmptySubsequences: false, whereSeparator: { $0 == "'" || $0 == "\"" })
            for (place, pattern) in quoted.enumerated() where place % 2 == 1 {
                let start = pattern.hasPrefix("./") ? pattern.dropFirst(2) : pattern
                if own.hasPrefix(start.prefix { !"*{#[?".contains($0) }) { return true }
            }
        }
        return false
    }
}
