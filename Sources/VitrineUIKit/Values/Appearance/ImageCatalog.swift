import Foundation
import VitrineCoreGraphics
import VitrineGraphics
import VitrineLaunch

/// Finds images by name and keeps those it found.
///
/// A name may be that of an image set in an asset catalogue (`*.xcassets/**/NAME.imageset`), or of a
/// file, with or without its extension, with or without a scale suffix.
final class ImageCatalog: @unchecked Sendable {
    static let shared = ImageCatalog()

    private struct Key: Hashable {
        var name: String
        var folder: String?
        var scale: Int
    }

    private let lock = NSLock()
    private var found: [Key: Bitmap] = [:]
    private var imageSets: [String: [String: String]] = [:]

    func bitmap(named name: String, in bundle: Bundle?, scale: CGFloat) -> Bitmap? {
        let key = Key(name: name, folder: bundle?.bundlePath, scale: Int(clamping: scale.rounded()))
        return lock.withLock {
            if let bitmap = found[key] { return bitmap }
            for folder in folders(of: bundle) {
                guard let path = path(of: name, in: folder, scale: key.scale),
                    let bitmap = ImageLoading.bitmap(contentsOfFile: path)
                else { continue }
                found[key] = bitmap
                return bitmap
            }
            return nil
        }
    }

    private func folders(of bundle: Bundle?) -> [String] {
        if let bundle { return [bundle.resourcePath ?? bundle.bundlePath] }
        let sources = ProcessInfo.processInfo.environment[LaunchVariable.resources] ?? ""
        return [Bundle.main.resourcePath].compactMap(\.self)
            + sources.split(separator: ":").map(String.init)
            + [FileManager.default.currentDirectoryPath]
    }

    private func path(of name: String, in folder: String, scale: Int) -> String? {
        if let set = imageSets(in: folder)[name], let path = bestFile(inSet: set, scale: scale) {
            return path
        }
        let stem = (name as NSString).deletingPathExtension
        let given = (name as NSString).pathExtension
        let extensions = given.isEmpty ? ["png", "jpg", "jpeg"] : [given]
        let suffixes = Self.scales(preferring: scale).map { $0 == 1 ? "" : "@\($0)x" }
        for suffix in suffixes {
            for ext in extensions {
                let path = "\(folder)/\(stem)\(suffix).\(ext)"
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }

    /// The scales to try: the wanted one, then larger ones, then smaller ones.
    private static func scales(preferring scale: Int) -> [Int] {
        [scale] + [1, 2, 3].filter { $0 > scale } + [3, 2, 1].filter { $0 < scale }
    }

    /// The image sets of the catalogues in a folder, by name.
    private func imageSets(in folder: String) -> [String: String] {
        if let known = imageSets[folder] { return known }
        var sets: [String: String] = [:]
        // Only catalogues directly in the folder: walking the tree of a working directory could take
        // seconds.
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for catalog in entries.sorted() where catalog.hasSuffix(".xcassets") {
            let root = "\(folder)/\(catalog)"
            let walk = FileManager.default.enumerator(atPath: root)
            while let path = walk?.nextObject() as? String {
                guard path.hasSuffix(".imageset") else { continue }
                let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
                sets[name] = "\(root)/\(path)"
            }
        }
        imageSets[folder] = sets
        return sets
    }

    private struct Contents: Decodable {
        struct Image: Decodable {
            var filename: String?
            var scale: String?
        }
        var images: [Image]
    }

    private func bestFile(inSet set: String, scale: Int) -> String? {
        guard let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        let files = contents.images.filter { $0.filename != nil }
        let order = Self.scales(preferring: scale).map { "\($0)x" }
        let best = order.lazy.compactMap { wanted in files.first { $0.scale == wanted } }.first
        return (best ?? files.first)?.filename.map { "\(set)/\($0)" }
    }
}
